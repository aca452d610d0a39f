package org.regames.gdl.lowering;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.Net;
import org.regames.gdl.net.NetView;
import org.regames.ir.Action;
import org.regames.ir.Builtins;

/**
 * Writes formulas as paths. Each formula that is checked has one node from which a path to {@link
 * #YES} exists exactly if it holds; conjunctions continue at the node of their last part, so that
 * parts are shared. A recursive view is a node whose rules lead to other views: with cycles, too,
 * reachability is the least fixpoint.
 */
final class FormulaWriter {
  /** The node where the paths of all conditions end. */
  static final String YES = "yes";

  /** What a formula is about, which names its node. */
  private record Topic(String name, RulePlaces.Scope scope) {}

  private static final Action IMPOSSIBLE =
      new Action.Comparison(
          EdgeCollector.name(Builtins.PLAYER), EdgeCollector.name(Builtins.PLAYER), true);

  private final GameNet game;
  private final Net net;
  private final StateVariables state;
  private final MoveVariables moves;
  private final EdgeCollector graph;
  private final Map<Integer, String> entries = new HashMap<>();
  private final Map<Integer, Topic> topics = new HashMap<>();
  private final List<Integer> open = new ArrayList<>();
  private final Map<Integer, Integer> refinements = new HashMap<>();

  /**
   * Conjunctions that are written as paths from other nodes; if needed again, they get their own.
   */
  private final Set<Integer> onPaths = new HashSet<>();

  private String topic = "";
  private final RulePlaces places;
  private final Fixpoints fixpoints;
  private final KeptViews kept;
  private final boolean byGates;

  /**
   * @param byGates whether conjunctions that several others need are to be written once, and not as
   *     part of each, which makes longer games that are faster to compile
   */
  FormulaWriter(
      GameNet game,
      boolean byGates,
      StateVariables state,
      MoveVariables moves,
      KeptViews kept,
      GdlDefinitions definitions,
      RulePlaces places,
      EdgeCollector graph) {
    this.places = places;
    this.kept = kept;
    this.byGates = byGates;
    this.game = game;
    this.net = game.net();
    this.state = state;
    this.moves = moves;
    this.graph = graph;
    this.fixpoints = new Fixpoints(game, definitions, graph, this);
  }

  /**
   * Sets what the next conditions are about: their nodes are named after it, and their edges come
   * from these rules.
   */
  FormulaWriter about(String some, RulePlaces.Scope scope) {
    topic = some;
    graph.about(scope);
    return this;
  }

  /** A path that is legal exactly if the formula holds, and only one such path. */
  void require(int formula, String from, String to) {
    List<Action> actions = new ArrayList<>();
    for (int part : parts(formula)) {
      actions.add(action(part, false));
    }
    if (formula != Net.FALSE) {
      graph.chain(from, to, actions);
    }
  }

  /** A formula as comparisons that all must hold; empty if it has another form. */
  Optional<List<Action.Comparison>> tests(int formula) {
    List<Integer> parts = parts(formula);
    return formula != Net.FALSE && parts.stream().allMatch(this::isLiteral)
        ? Optional.of(parts.stream().map(part -> (Action.Comparison) action(part, false)).toList())
        : Optional.empty();
  }

  /** Two edges: one that is legal if the formula holds, and one that is legal if it does not. */
  void fork(int formula, String from, String yes, String no) {
    if (formula != Net.FALSE) {
      graph.edge(from, yes, formula == Net.TRUE ? new Action.Skip() : action(formula, false));
    }
    if (formula != Net.TRUE) {
      graph.edge(from, no, formula == Net.FALSE ? new Action.Skip() : action(formula, true));
    }
  }

  private List<Integer> parts(int formula) {
    return switch (net.kind(formula)) {
      case CONSTANT -> List.of();
      case AND -> inOrder(net.operands(formula));
      case FACT, MOVE, VIEW, NOT, OR -> List.of(formula);
    };
  }

  /** The cheapest operands first. */
  private List<Integer> inOrder(int[] operands) {
    return emptied(operands).stream()
        .sorted(Comparator.comparing((Integer operand) -> isLiteral(operand) ? 0 : 1))
        .toList();
  }

  /** Joins the negations of all facts of a place to one part: that the place has none. */
  private List<Integer> emptied(int[] operands) {
    Map<Integer, List<Integer>> denied = new LinkedHashMap<>();
    List<Integer> parts = new ArrayList<>();
    for (int operand : operands) {
      int inner = net.kind(operand) == Net.Kind.NOT ? net.operands(operand)[0] : operand;
      if (operand != inner && net.kind(inner) == Net.Kind.FACT) {
        int place = state.group(net.leaf(inner)).number();
        denied.computeIfAbsent(place, _ -> new ArrayList<>()).add(inner);
      } else {
        parts.add(operand);
      }
    }
    denied.forEach(
        (_, facts) -> {
          int any = net.or(facts.stream().mapToInt(Integer::intValue).toArray());
          if (isAnyOfPlace(any)) {
            parts.add(net.not(any));
          } else {
            facts.forEach(fact -> parts.add(net.not(fact)));
          }
        });
    return parts;
  }

  /** Whether a disjunction has all the facts of one place that may have none. */
  private boolean isAnyOfPlace(int formula) {
    int[] operands = net.operands(formula);
    if (net.kind(formula) != Net.Kind.OR || net.kind(operands[0]) != Net.Kind.FACT) {
      return false;
    }
    StateVariables.Group group = state.group(net.leaf(operands[0]));
    return !group.isTotal()
        && operands.length == group.facts().size()
        && Arrays.stream(operands)
            .allMatch(
                operand ->
                    net.kind(operand) == Net.Kind.FACT && state.group(net.leaf(operand)) == group);
  }

  private boolean isLiteral(int formula) {
    return switch (net.kind(formula)) {
      case FACT, MOVE -> true;
      case VIEW -> kept.isKept(net.leaf(formula));
      case NOT -> isLiteral(net.operands(formula)[0]);
      case OR -> isAnyOfPlace(formula);
      case CONSTANT, AND -> false;
    };
  }

  /** The action of a single edge that is legal if the formula holds or, negated, if it does not. */
  private Action action(int formula, boolean negated) {
    return switch (net.kind(formula)) {
      case FACT -> state.test(net.leaf(formula), negated);
      case MOVE -> moves.test(net.leaf(formula), negated);
      case NOT -> action(net.operands(formula)[0], !negated);
      case VIEW ->
          kept.isKept(net.leaf(formula))
              ? kept.test(net.leaf(formula), negated)
              : new Action.Reachability(entry(formula), YES, negated);
      case CONSTANT, AND, OR -> {
        if (isAnyOfPlace(formula)) {
          StateVariables.Group group = state.group(net.leaf(net.operands(formula)[0]));
          yield new Action.Comparison(group.place(), EdgeCollector.name(group.none()), !negated);
        }
        int refined = refined(formula);
        yield refined != formula && (isLiteral(refined) || net.kind(refined) == Net.Kind.NOT)
            ? action(refined, negated)
            : new Action.Reachability(entry(refined), YES, negated);
      }
    };
  }

  /** The node of a formula. */
  private String entry(int formula) {
    String known = entries.get(formula);
    if (known == null) {
      boolean isView = net.kind(formula) == Net.Kind.VIEW;
      Topic about = new Topic(topic, graph.scope());
      if (isView) {
        String relation = game.views().get(net.leaf(formula)).relation();
        about = new Topic(TermNames.word(relation), places.of(relation));
      }
      topics.put(formula, about);
      known = graph.node(about.name());
      entries.put(formula, known);
      open.add(formula);
    }
    return known;
  }

  /** Writes the nodes of all formulas needed so far. */
  void finish() {
    while (!open.isEmpty()) {
      int formula = open.removeLast();
      about(topics.get(formula).name(), topics.get(formula).scope());
      write(formula, entries.get(formula));
    }
  }

  private void write(int formula, String from) {
    switch (net.kind(formula)) {
      case CONSTANT -> graph.edge(from, YES, formula == Net.TRUE ? new Action.Skip() : IMPOSSIBLE);
      case FACT, MOVE, NOT -> graph.edge(from, YES, action(formula, false));
      case AND -> path(inOrder(net.operands(formula)), from, YES);
      case OR -> {
        for (int operand : net.operands(formula)) {
          boolean again = byGates && net.kind(operand) == Net.Kind.AND && !onPaths.add(operand);
          path(again ? List.of(operand) : parts(operand), from, YES);
        }
      }
      case VIEW -> view(net.leaf(formula), from);
    }
  }

  /** A path through parts; the last, unless it is a literal, has a node of its own. */
  private void path(List<Integer> parts, String from, String to) {
    String at = from;
    for (int i = 0; i < parts.size(); i++) {
      int part = refined(parts.get(i));
      boolean last = i + 1 == parts.size();
      if (last && to.equals(YES) && isSplit(part)) {
        graph.edge(at, entry(part), new Action.Skip());
      } else {
        String next = last ? to : graph.node(from);
        graph.edge(at, next, action(part, false));
        at = next;
      }
    }
    if (parts.isEmpty()) {
      graph.edge(from, to, new Action.Skip());
    }
  }

  private boolean isSplit(int formula) {
    return switch (net.kind(formula)) {
      case VIEW -> !kept.isKept(net.leaf(formula));
      case OR -> !isAnyOfPlace(formula);
      case AND -> true;
      case CONSTANT, FACT, MOVE, NOT -> false;
    };
  }

  private void view(int number, String from) {
    NetView view = game.views().get(number);
    if (fixpoints.isNeeded(view.component())) {
      String found = graph.node(from);
      fixpoints.write(view.component(), from, found);
      graph.edge(found, YES, fixpoints.test(number));
      return;
    }
    for (NetView.ViewRule rule : view.rules()) {
      if (rule.views().isEmpty()) {
        path(parts(rule.condition()), from, YES);
      } else {
        int other = net.view(rule.views().getFirst());
        List<Integer> parts = new ArrayList<>(parts(rule.condition()));
        parts.add(other);
        path(parts, from, YES);
      }
    }
  }

  /**
   * A shorter equal of a disjunction, by what is known about variables: alternatives that differ
   * only in the move are joined, and if most values of one variable are listed, the others are
   * excluded instead.
   */
  private int refined(int formula) {
    if (net.kind(formula) != Net.Kind.OR) {
      return formula;
    }
    Integer known = refinements.get(formula);
    if (known == null) {
      known = refinement(formula);
      refinements.put(formula, known);
    }
    return known;
  }

  private int refinement(int formula) {
    List<Integer> operands = joined(net.operands(formula));
    operands = complemented(operands, Net.Kind.MOVE);
    operands = complemented(operands, Net.Kind.FACT);
    return net.or(operands.stream().mapToInt(Integer::intValue).toArray());
  }

  private List<Integer> joined(int[] operands) {
    Map<Integer, List<Integer>> movesOfRest = new LinkedHashMap<>();
    List<Integer> others = new ArrayList<>();
    for (int operand : operands) {
      int[] parts = net.operands(operand);
      int[] made = Arrays.stream(parts).filter(part -> net.kind(part) == Net.Kind.MOVE).toArray();
      if (net.kind(operand) == Net.Kind.AND && made.length == 1) {
        int rest = net.and(Arrays.stream(parts).filter(part -> part != made[0]).toArray());
        movesOfRest.computeIfAbsent(rest, _ -> new ArrayList<>()).add(made[0]);
      } else {
        others.add(operand);
      }
    }
    movesOfRest.forEach(
        (rest, some) -> {
          int any = net.or(some.stream().mapToInt(Integer::intValue).toArray());
          others.add(net.and(rest, refined(any)));
        });
    return others;
  }

  private List<Integer> complemented(List<Integer> operands, Net.Kind kind) {
    Map<Object, List<Integer>> byVariable = new LinkedHashMap<>();
    List<Integer> result = new ArrayList<>();
    for (int operand : operands) {
      if (net.kind(operand) == kind) {
        byVariable.computeIfAbsent(variable(operand), _ -> new ArrayList<>()).add(operand);
      } else {
        result.add(operand);
      }
    }
    byVariable.forEach(
        (_, some) -> {
          Collection<Integer> all = alternatives(some.getFirst());
          if (2 * some.size() > all.size() && all.size() > 1) {
            Set<Integer> listed = new HashSet<>(some);
            result.add(
                net.and(
                    all.stream()
                        .filter(other -> !listed.contains(other))
                        .mapToInt(net::not)
                        .toArray()));
          } else {
            result.addAll(some);
          }
        });
    return result;
  }

  private Object variable(int literal) {
    return net.kind(literal) == Net.Kind.MOVE
        ? game.moves().get(net.leaf(literal)).role()
        : state.group(net.leaf(literal)).number();
  }

  /** The literals of which exactly one holds; none if that is not known. */
  private Collection<Integer> alternatives(int literal) {
    if (net.kind(literal) == Net.Kind.MOVE) {
      return moves.alternatives(net.leaf(literal));
    }
    StateVariables.Group group = state.group(net.leaf(literal));
    return group.isTotal() ? group.facts().stream().map(net::fact).toList() : List.of();
  }
}
