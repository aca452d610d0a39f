package org.regames.hrg.lowering;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.hrg.evaluation.Declarations;
import org.regames.hrg.evaluation.RepeatedFindings;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Arm;
import org.regames.hrg.syntax.Name;
import org.regames.ir.diagnostic.Diagnostic;

/** Which graphs run or check which others, and how a path may leave them. */
final class CallGraph {
  /** What one graph uses, in order of appearance, and whether it contains {@code end()}. */
  private static final class Uses {
    private final List<Name> calls = new ArrayList<>();
    private final List<Name> checks = new ArrayList<>();
    private boolean ends;
  }

  private enum Mark {
    OPEN,
    DONE
  }

  private final Map<String, Uses> uses = new LinkedHashMap<>();
  private final Map<String, Boolean> selfContained = new HashMap<>();
  private final Set<String> reusable = new HashSet<>();
  private final Set<String> called = new HashSet<>();
  private final Set<String> recursive = new HashSet<>();
  private final RepeatedFindings findings;

  /** Reads all graphs and reports recursion among them. */
  CallGraph(Declarations declarations) {
    findings = declarations.findings();
    for (Declarations.Graph graph : declarations.graphs().values()) {
      Uses found = new Uses();
      block(graph.syntax().body(), found);
      uses.put(graph.name(), found);
      if (graph.syntax().reusable()) {
        reusable.add(graph.name());
      }
      found.calls.forEach(name -> called.add(name.text()));
    }
    Map<String, Mark> marks = new HashMap<>();
    uses.keySet().forEach(graph -> visit(graph, new ArrayList<>(), marks));
  }

  /** Whether some graph runs this one; checks do not count. */
  boolean isCalled(String graph) {
    return called.contains(graph);
  }

  /** Whether calls from this graph may lead back to it. */
  boolean isRecursive(String graph) {
    return recursive.contains(graph);
  }

  /**
   * Whether a path through one copy of the graph can leave it only at its end: neither it nor any
   * graph that it runs contains {@code end()}, and none of these is reusable.
   */
  boolean isSelfContained(String graph) {
    Boolean known = selfContained.get(graph);
    if (known != null) {
      return known;
    }
    selfContained.put(graph, true); // found by recursive calls, which are an error
    Uses of = uses.get(graph);
    boolean answer =
        of == null
            || !of.ends
                && of.calls.stream()
                    .map(Name::text)
                    .allMatch(name -> !reusable.contains(name) && isSelfContained(name));
    selfContained.put(graph, answer);
    return answer;
  }

  /** Depth-first search; a back edge to an open graph is a cycle. */
  private void visit(String graph, List<String> path, Map<String, Mark> marks) {
    marks.put(graph, Mark.OPEN);
    path.add(graph);
    List<Name> next = new ArrayList<>(uses.get(graph).calls);
    next.addAll(uses.get(graph).checks);
    for (Name name : next) {
      if (!uses.containsKey(name.text())) {
        continue;
      }
      Mark mark = marks.get(name.text());
      if (mark == Mark.OPEN) {
        List<String> cycle = path.subList(path.indexOf(name.text()), path.size());
        recursive.addAll(cycle);
        reportCycle(name, cycle);
      } else if (mark == null) {
        visit(name.text(), path, marks);
      }
    }
    path.removeLast();
    marks.put(graph, Mark.DONE);
  }

  private void reportCycle(Name back, List<String> cycle) {
    String text = String.join(" -> ", cycle) + " -> " + back;
    findings.report(
        Diagnostic.error("recursion", back.origin(), "graphs cannot call themselves: " + text)
            .withHint("use `loop`, `while` or `repeat` instead"));
  }

  private static void block(Block block, Uses uses) {
    block.statements().forEach(statement -> statement(statement, uses));
  }

  private static void statement(HrgStatement statement, Uses uses) {
    switch (statement) {
      case HrgStatement.Call(Name graph, _, _) -> uses.calls.add(graph);
      case HrgStatement.Check(HrgExpression condition, _) -> condition(condition, uses);
      case HrgStatement.If e -> {
        for (Arm arm : e.arms()) {
          condition(arm.condition(), uses);
          block(arm.body(), uses);
        }
        e.otherwise().ifPresent(block -> block(block, uses));
      }
      case HrgStatement.While(HrgExpression condition, Block body, _) -> {
        condition(condition, uses);
        block(body, uses);
      }
      case HrgStatement.Loop(Block body, _) -> block(body, uses);
      case HrgStatement.Branch e -> e.alternatives().forEach(block -> block(block, uses));
      case HrgStatement.BranchIn e -> block(e.body(), uses);
      case HrgStatement.Repeat e -> block(e.body(), uses);
      case HrgStatement.RepeatIn e -> block(e.body(), uses);
      case HrgStatement.Jump(HrgStatement.Jump.Kind kind, _) ->
          uses.ends |= kind == HrgStatement.Jump.Kind.END;
      case HrgStatement.Assignment _,
          HrgStatement.AnyAssignment _,
          HrgStatement.Tag _,
          HrgStatement.VariableTag _ -> {}
    }
  }

  private static void condition(HrgExpression condition, Uses uses) {
    switch (condition) {
      case HrgExpression.Application e when e.calls(HrgKeywords.REACHABLE) -> {
        for (HrgExpression argument : e.arguments()) {
          switch (argument) {
            case HrgExpression.Application call
                when call.map() instanceof HrgExpression.Reference(Name name) ->
                uses.checks.add(name);
            case HrgExpression.Construction call -> uses.checks.add(call.constructor());
            default -> {} // reported when it is lowered
          }
        }
      }
      case HrgExpression.Application e -> e.arguments().forEach(c -> condition(c, uses));
      case HrgExpression.Binary e -> {
        condition(e.left(), uses);
        condition(e.right(), uses);
      }
      case HrgExpression.Reference _,
          HrgExpression.Construction _,
          HrgExpression.Membership _,
          HrgExpression.Conditional _,
          HrgExpression.MapLiteral _ -> {}
    }
  }
}
