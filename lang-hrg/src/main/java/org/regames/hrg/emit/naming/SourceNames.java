package org.regames.hrg.emit.naming;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.regames.hrg.emit.structure.Code;
import org.regames.hrg.emit.terms.Rewriting;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.ir.Edge;
import org.regames.ir.NaturalOrder;

/**
 * What graphs were called in a game that our lowering made: its nodes are named {@code turn1_3}
 * after the first call of {@code turn}, {@code turn1_win2_1} after the second of {@code win} in it.
 * Otherwise a graph has the name of the node where its statements begin or, if there are several,
 * the common end of their names: {@code moves} for {@code white_moves} and {@code black_moves}. If
 * the names of nodes are too short to mean something, {@link GraphNaming} names it.
 *
 * <p>A game that is written with such names, lowered and written again gets the same ones.
 */
public final class SourceNames {
  private static final String NO_HINT = "part";
  private static final Pattern NODE =
      Pattern.compile("(?:.*\\d_)?([a-z]\\w*?)\\d+_(?:\\d+|begin|end)");

  private static final Pattern OTHER_NODE = Pattern.compile("([a-z][A-Za-z_]*?)_?[0-9_]*");
  private static final int SHORTEST = 4;

  private final Set<String> variables;
  private final Set<String> taken;
  private final Map<HrgStatement, Set<String>> graphs = new HashMap<>();

  /** How many different statements each graph seems to have. */
  private final Map<String, Integer> sizes = new HashMap<>();

  private final Map<HrgStatement, Set<String>> nodes = new HashMap<>();

  /**
   * @param variables the variables of the game
   * @param taken names that no graph may have
   */
  public SourceNames(Set<String> variables, Set<String> taken) {
    this.variables = variables;
    this.taken = taken;
  }

  /** Remembers which graph an action seems to belong to: that of its inner end. */
  public void note(Code code, Edge edge) {
    switch (code) {
      case Code.Plain(HrgStatement statement) -> note(statement, edge);
      case Code.Check(HrgExpression condition) -> note(Hrg.check(condition), edge);
      case Code.Choice _, Code.Loop _, Code.Block _, Code.Jump _ -> {}
    }
  }

  private void note(HrgStatement statement, Edge edge) {
    String inner = depth(edge.to()) > depth(edge.from()) ? edge.to() : edge.from();
    Matcher matcher = NODE.matcher(inner.replaceFirst("_check(\\d+)", "$1"));
    nodes.computeIfAbsent(statement, _ -> new TreeSet<>()).add(edge.from());
    String graph = matcher.matches() ? matcher.group(1) : "";
    if (graphs.computeIfAbsent(statement, _ -> new TreeSet<>()).add(graph)) {
      sizes.merge(graph, 1, Integer::sum);
    }
  }

  private static long depth(String node) {
    return node.chars().filter(c -> c == '_').count();
  }

  /**
   * The graph that most of the statements belong to, unless these are too few; otherwise a name for
   * what the statements do.
   */
  public GraphName of(List<HrgStatement> statements) {
    List<HrgStatement> noted = new ArrayList<>();
    collect(statements, noted);
    Map<String, Integer> votes = new TreeMap<>(NaturalOrder.NATURAL);
    noted.forEach(each -> graphs.get(each).forEach(name -> votes.merge(name, 1, Integer::sum)));
    votes.remove("");
    String gist = gist(statements);
    if (votes.getOrDefault(gist, 0) == noted.size()) {
      return new GraphName(gist, !noted.isEmpty());
    }
    return votes.entrySet().stream()
        .filter(vote -> 3 * vote.getValue() >= noted.size())
        .max(
            Map.Entry.<String, Integer>comparingByValue()
                .thenComparing(vote -> -sizes.get(vote.getKey())))
        .map(Map.Entry::getKey)
        .or(() -> noted.stream().findFirst().map(this::nodeName).filter(name -> !name.isEmpty()))
        .map(name -> new GraphName(name, true))
        .orElseGet(() -> new GraphName(gist, false));
  }

  /** Whether the name of the node where a check begins means something. */
  public boolean isNamed(String from) {
    return from.endsWith("_begin") || words(from).length() >= SHORTEST;
  }

  /** The name of the check that begins at a node. */
  public GraphName ofCheck(String from, List<HrgStatement> body) {
    if (from.endsWith("_begin")) {
      return new GraphName(from.replaceFirst("_begin$", "").replaceFirst("_check\\d+$", ""), true);
    }
    String name = words(from);
    return name.length() >= SHORTEST
        ? new GraphName(GraphNaming.camelCase(List.of(name)), true)
        : new GraphName(gist(body), false);
  }

  private String gist(List<HrgStatement> statements) {
    String gist = GraphNaming.of(statements, variables, taken);
    return gist.isEmpty() ? NO_HINT : gist;
  }

  private void collect(List<HrgStatement> statements, List<HrgStatement> noted) {
    for (HrgStatement statement : statements) {
      if (nodes.containsKey(statement) && !statement.assignsParameter()) {
        noted.add(statement);
      }
      Rewriting.blocks(
          statement,
          inner -> {
            collect(inner, noted);
            return inner;
          });
    }
  }

  private String nodeName(HrgStatement statement) {
    String name =
        nodes.get(statement).stream()
            .map(SourceNames::words)
            .reduce(SourceNames::commonEnd)
            .orElseThrow();
    return name.length() >= SHORTEST ? GraphNaming.camelCase(List.of(name)) : "";
  }

  private static String words(String node) {
    Matcher matcher = OTHER_NODE.matcher(node);
    return matcher.matches() ? matcher.group(1) : "";
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
}
