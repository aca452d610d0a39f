package org.regames.gdl.hrg;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Maps as they are written. */
final class Maps {
  private Maps() {}

  /** A map over several keys, with one value for all that it does not name. */
  static String literal(
      String start, Map<List<String>, String> entries, String otherwise, int keys) {
    requireSymbols(entries);
    return CompactText.wrapped(start + "{ ", parts(entries, otherwise, keys, 0), " ") + " }";
  }

  /** Names with a capital would be variables there. */
  static void requireSymbols(Map<List<String>, String> entries) {
    entries.forEach(
        (key, value) -> {
          if (Stream.concat(key.stream(), Stream.of(value))
              .anyMatch(symbol -> Character.isUpperCase(symbol.charAt(0)))) {
            throw new Unsupported("symbols in maps that HRG would take for variables");
          }
        });
  }

  private static List<String> parts(
      Map<List<String>, String> entries, String otherwise, int keys, int depth) {
    List<String> parts = new ArrayList<>();
    parts.add(":" + "{ :".repeat(keys - depth - 1) + otherwise + " }".repeat(keys - depth - 1));
    Map<String, Map<List<String>, String>> groups = new LinkedHashMap<>();
    entries.forEach(
        (key, value) -> {
          if (!value.equals(otherwise)) {
            groups.computeIfAbsent(key.get(depth), _ -> new LinkedHashMap<>()).put(key, value);
          }
        });
    groups.forEach(
        (key, group) -> {
          if (depth == keys - 1) {
            parts.add(key + " = " + group.values().iterator().next());
          } else {
            List<String> inner = parts(group, otherwise, keys, depth + 1);
            inner.set(0, key + " = { " + inner.getFirst());
            inner.set(inner.size() - 1, inner.getLast() + " }");
            parts.addAll(inner);
          }
        });
    for (int i = 0; i < parts.size() - 1; i++) {
      String part = parts.get(i);
      parts.set(i, part.endsWith(";") ? part : part + ";");
    }
    return parts;
  }
}
