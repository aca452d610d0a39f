package org.regames.ir.analysis;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * A type with every name expanded. Shapes are made and shared by one {@link Typing}: within it two
 * types are equal exactly when their shapes are the same object.
 */
public sealed interface Shape {
  /** A finite set of symbols in the order of its first definition. */
  final class SetShape implements Shape {
    private final List<String> symbols;
    private final Map<String, Integer> indices;

    SetShape(List<String> symbols) {
      this.indices = LinkedHashMap.newLinkedHashMap(symbols.size());
      symbols.forEach(symbol -> indices.putIfAbsent(symbol, indices.size()));
      this.symbols = List.copyOf(indices.keySet());
    }

    /** The symbols, each once. */
    public List<String> symbols() {
      return symbols;
    }

    /** The index of a symbol in {@link #symbols()}, if the set has it. */
    public OptionalInt indexOf(String symbol) {
      Integer index = indices.get(symbol);
      return index == null ? OptionalInt.empty() : OptionalInt.of(index);
    }

    /** Whether a symbol is in the set, in constant time. */
    public boolean contains(String symbol) {
      return indices.containsKey(symbol);
    }

    @Override
    public String toString() {
      return "{" + String.join(", ", symbols) + "}";
    }
  }

  /** Maps from the symbols of a set. */
  final class MapShape implements Shape {
    private final SetShape source;
    private final Shape target;

    MapShape(SetShape source, Shape target) {
      this.source = source;
      this.target = target;
    }

    /** The type of the keys. */
    public SetShape source() {
      return source;
    }

    /** The type of the values. */
    public Shape target() {
      return target;
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      Shape rest = this;
      while (rest instanceof MapShape map) {
        text.append(map.source()).append(" -> ");
        rest = map.target();
      }
      return text.append(rest).toString();
    }
  }
}
