package org.regames.ir;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.regames.ir.diagnostic.Origin;

/** The value of a constant, or the initial value of a variable. */
public sealed interface Value {
  /** Where the value is written. */
  Origin origin();

  /** The symbols and names of constants in a value, without the keys of maps. */
  default Stream<Named> leaves() {
    List<Named> found = new ArrayList<>();
    addLeaves(found);
    return found.stream();
  }

  private void addLeaves(List<Named> found) {
    switch (this) {
      case Named named -> found.add(named);
      case MapLiteral(var otherwise, var entries, _) -> {
        otherwise.ifPresent(other -> other.addLeaves(found));
        entries.forEach(entry -> entry.value().addLeaves(found));
      }
    }
  }

  /** A symbol, or the name of a constant. */
  record Named(String name, Origin origin) implements Value {
    public Named(String name) {
      this(name, Origin.UNKNOWN);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /**
   * A map: <code>{:d, k1: v1, k2: v2}</code>. Entries are kept in natural order of their keys; keys
   * written twice stay (validators report them).
   *
   * @param otherwise the value at every key that has no entry, where the map has such a default
   */
  record MapLiteral(Optional<Value> otherwise, List<Entry> entries, Origin origin)
      implements Value {
    public MapLiteral {
      entries = entries.stream().sorted(NaturalOrder.by(Entry::key)).toList();
    }

    public MapLiteral(Optional<Value> otherwise, List<Entry> entries) {
      this(otherwise, entries, Origin.UNKNOWN);
    }

    /**
     * The value at a key, in linear time.
     *
     * @throws java.util.NoSuchElementException where the map has neither the key nor a default
     */
    public Value at(String key) {
      return entries.stream()
          .filter(entry -> entry.key().equals(key))
          .map(Entry::value)
          .findFirst()
          .or(() -> otherwise)
          .orElseThrow();
    }

    @Override
    public String toString() {
      Stream<String> first = otherwise.stream().map(value -> ":" + value);
      return Stream.concat(first, entries.stream().map(Entry::toString))
          .collect(Collectors.joining(", ", "{", "}"));
    }
  }

  /** One key of a map literal and its value. */
  record Entry(String key, Value value, Origin origin) {
    public Entry(String key, Value value) {
      this(key, value, Origin.UNKNOWN);
    }

    @Override
    public String toString() {
      return key + ": " + value;
    }
  }
}
