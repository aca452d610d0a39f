package org.regames.hrg.emit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.ir.Edge;
import org.regames.ir.NaturalOrder;

/**
 * What graphs were called in a game that our lowering made: its nodes are named {@code turn1_3}
 * after the first call of {@code turn}, {@code turn1_win2_1} after the second of {@code win} in it.
 */
final class Hints {
  private static final String NO_HINT = "part";
  private static final Pattern NODE = Pattern.compile("(?:.*_)?([a-z][A-Za-z]*)\\d+_\\d+");

  private final Map<HrgStatement, Map<String, Integer>> counts = new HashMap<>();

  /** Remembers which graph an action seems to be of: that of its inner end. */
  void note(Code code, Edge edge) {
    if (code instanceof Code.Plain(HrgStatement statement)) {
      String inner = depth(edge.to()) > depth(edge.from()) ? edge.to() : edge.from();
      Matcher matcher = NODE.matcher(inner.replaceFirst("_check\\d+", ""));
      if (matcher.matches()) {
        counts
            .computeIfAbsent(statement, _ -> new HashMap<>())
            .merge(matcher.group(1), 1, Integer::sum);
      }
    }
  }

  private static long depth(String node) {
    return node.chars().filter(c -> c == '_').count();
  }

  /** The name that most of the statements suggest. */
  String of(List<HrgStatement> statements) {
    Map<String, Integer> votes = new TreeMap<>(NaturalOrder.NATURAL);
    count(statements, votes);
    String best = NO_HINT;
    int most = 0;
    for (Map.Entry<String, Integer> vote : votes.entrySet()) {
      if (vote.getValue() > most) {
        most = vote.getValue();
        best = vote.getKey();
      }
    }
    return best;
  }

  private void count(List<HrgStatement> statements, Map<String, Integer> votes) {
    for (HrgStatement statement : statements) {
      counts
          .getOrDefault(statement, Map.of())
          .keySet()
          .forEach(n -> votes.merge(n, 1, Integer::sum));
      Rewriting.blocks(
          statement,
          inner -> {
            count(inner, votes);
            return inner;
          });
    }
  }
}
