package org.regames.gdl.hrg;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgType;
import org.regames.ir.diagnostic.Origin;

/** Maps over several keys, and their types. */
final class Maps {
  private Maps() {}

  /** The type of a map; that of its values if it has no keys. */
  static HrgType type(List<String> keys, HrgType values) {
    HrgType type = values;
    for (String key : keys.reversed()) {
      type = new HrgType.Arrow(Hrg.type(key), type, Origin.UNKNOWN);
    }
    return type;
  }

  /** A map over several keys, with a default for all others; for no keys, the value itself. */
  static HrgExpression literal(
      Map<List<String>, String> entries, String otherwise, int keys, Obstacles obstacles) {
    if (keys > 0) {
      requireSymbols(entries, obstacles);
    }
    return literal(entries, otherwise, keys, 0);
  }

  /** Names with a capital would be variables there. */
  static void requireSymbols(Map<List<String>, String> entries, Obstacles obstacles) {
    entries.forEach(
        (key, value) -> {
          if (Stream.concat(key.stream(), Stream.of(value))
              .anyMatch(symbol -> Character.isUpperCase(symbol.charAt(0)))) {
            obstacles.meet("symbols in maps that HRG would take for variables");
          }
        });
  }

  private static HrgExpression literal(
      Map<List<String>, String> entries, String otherwise, int keys, int depth) {
    if (depth == keys) {
      return Hrg.ref(entries.values().stream().findFirst().orElse(otherwise));
    }
    Map<String, Map<List<String>, String>> groups = new LinkedHashMap<>();
    entries.forEach(
        (key, value) -> {
          if (!value.equals(otherwise)) {
            groups.computeIfAbsent(key.get(depth), _ -> new LinkedHashMap<>()).put(key, value);
          }
        });
    List<HrgExpression.Part> parts = new ArrayList<>();
    groups.forEach(
        (key, group) ->
            parts.add(
                new HrgExpression.Part(
                    Hrg.ref(key),
                    literal(group, otherwise, keys, depth + 1),
                    List.of(),
                    Origin.UNKNOWN)));
    HrgExpression rest = literal(Map.of(), otherwise, keys, depth + 1);
    return new HrgExpression.MapLiteral(Optional.of(rest), parts, Origin.UNKNOWN);
  }
}
