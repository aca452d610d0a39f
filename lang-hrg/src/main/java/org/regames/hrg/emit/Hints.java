package org.regames.hrg.emit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.ir.Edge;
import org.regames.ir.NaturalOrder;

/**
 * What graphs were called in a game that our lowering made: its nodes are named {@code turn1_3}
 * after the first call of {@code turn}, {@code turn1_win2_1} after the second of {@code win} in it.
 * Otherwise a graph is called as the node where its statements begin, and where these are several
 * as the end that their names have in common: {@code moves} for {@code white_moves} and {@code
 * black_moves}.
 */
final class Hints {
  private static final String NO_HINT = "part";
  private static final Pattern NODE = Pattern.compile("(?:.*_)?([a-z][A-Za-z]*)\\d+_\\d+");

  private static final Pattern OTHER_NODE = Pattern.compile("([a-z][A-Za-z_]*?)_?[0-9_]*");
  private static final int SHORTEST = 4;

  private final Map<HrgStatement, Map<String, Integer>> counts = new HashMap<>();
  private final Map<HrgStatement, Set<String>> nodes = new HashMap<>();

  /** Remembers which graph an action seems to be of: that of its inner end. */
  void note(Code code, Edge edge) {
    if (code instanceof Code.Plain(HrgStatement statement)) {
      String inner = depth(edge.to()) > depth(edge.from()) ? edge.to() : edge.from();
      Matcher matcher = NODE.matcher(inner.replaceFirst("_check\\d+", ""));
      nodes.computeIfAbsent(statement, _ -> new TreeSet<>()).add(edge.from());
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
    if (votes.isEmpty()) {
      return first(statements).map(this::nodeName).orElse(NO_HINT);
    }
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

  /** The first statement that was noted. */
  private Optional<HrgStatement> first(List<HrgStatement> statements) {
    for (HrgStatement statement : statements) {
      if (nodes.containsKey(statement)) {
        return Optional.of(statement);
      }
      List<HrgStatement> inside = new ArrayList<>();
      Rewriting.blocks(
          statement,
          inner -> {
            inside.addAll(inner);
            return inner;
          });
      Optional<HrgStatement> found = first(inside);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private String nodeName(HrgStatement statement) {
    Set<String> names = new TreeSet<>();
    for (String node : nodes.get(statement)) {
      Matcher matcher = OTHER_NODE.matcher(node);
      names.add(matcher.matches() ? matcher.group(1) : "");
    }
    String name = names.stream().reduce(Hints::commonEnd).orElseThrow();
    return name.length() >= SHORTEST ? name : NO_HINT;
  }

  /** The words at the end that two names have in common. */
  private static String commonEnd(String a, String b) {
    String rest = a;
    while (!rest.equals(b) && !b.endsWith("_" + rest)) {
      int next = rest.indexOf('_');
      if (next < 0) {
        return "";
      }
      rest = rest.substring(next + 1);
    }
    return rest;
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
