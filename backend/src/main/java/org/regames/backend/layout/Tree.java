package org.regames.backend.layout;

import java.util.BitSet;
import java.util.List;
import java.util.Map;

/** A literal value with its symbols as numbers. Equal parts of a game may share trees. */
public sealed interface Tree {
  /** Adds all symbols at some keys, one set for each level; at deeper levels, at any key. */
  default void addValues(List<BitSet> keys, BitSet to) {
    switch (this) {
      case Leaf(int symbol) -> to.set(symbol);
      case Node(var entries, Tree otherwise) when keys.isEmpty() -> {
        otherwise.addValues(keys, to);
        entries.values().forEach(value -> value.addValues(keys, to));
      }
      case Node node -> {
        BitSet first = keys.getFirst();
        List<BitSet> rest = keys.subList(1, keys.size());
        for (int key = first.nextSetBit(0); key >= 0; key = first.nextSetBit(key + 1)) {
          node.get(key).addValues(rest, to);
        }
      }
    }
  }

  record Leaf(int symbol) implements Tree {}

  /**
   * A map.
   *
   * @param entries a value for each key of the type, in the order of the type
   * @param otherwise the value everywhere else
   */
  record Node(Map<Integer, Tree> entries, Tree otherwise) implements Tree {
    /** The value at any symbol. */
    public Tree get(int key) {
      return entries.getOrDefault(key, otherwise);
    }
  }
}
