package org.regames.pcg.judge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.regames.agents.PlayedGame;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Constant;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Closure;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;
import org.regames.pcg.metrics.BoardCells;
import org.regames.pcg.metrics.Estimate;

/**
 * What a game's rules show without any play: unreachable parts, and symmetries with a few
 * exceptions, which are probably accidents. Takes time linear in the size of the automaton.
 */
public record RuleFacts(PlayedGame game) {
  /** The number of one-way steps that result from moving one place. */
  private static final int CHANGED = 2;

  /** If a larger share of the steps of a table is one-way, that is intended. */
  private static final double MEANT = 0.1;

  /**
   * What looks like an accident.
   *
   * @param isLopsided whether the set-ups of two players differ
   * @param oneWay the share of the steps between cells that no step leads back from
   */
  public record Accidents(boolean isLopsided, double oneWay) {
    /** Whether there are more of them than in another game. */
    public boolean isMoreThan(Accidents others) {
      return isLopsided && !others.isLopsided || oneWay > others.oneWay;
    }
  }

  /** What looks like an accident in the rules. */
  public Accidents accidents() {
    boolean isLopsided =
        game.players().size() == 2 && BoardCells.of(game).flatMap(this::lopsided).orElse(0) > 0;
    return new Accidents(isLopsided, oneWay());
  }

  /**
   * {@code lopsided}, if two players have pieces: 1 if their set-ups differ in the numbers of
   * pieces or in their places, else 0; {@code one-way}: the share of the steps between cells that
   * no step leads back from, except for those of tables with many; {@code unreachable}: the share
   * of the automaton's nodes that no play visits; {@code unused-scores}: the share of the scores
   * that nobody can get.
   */
  public Map<String, Estimate> measured() {
    SequencedMap<String, Estimate> found = new TreeMap<>();
    if (game.players().size() == 2) {
      BoardCells.of(game)
          .flatMap(this::lopsided)
          .ifPresent(value -> found.put("lopsided", Estimate.exact(value, 0)));
    }
    found.put("one-way", Estimate.exact(oneWay(), 0));
    found.put("unreachable", Estimate.exact(unreachable(), 0));
    found.put("unused-scores", Estimate.exact(unusedScores(), 0));
    return found;
  }

  /**
   * Whether the pieces cannot belong to two players with equal set-ups: at least two frequencies
   * are shared by an odd number of contents. One of them may be that of empty cells; a content of a
   * single cell is not counted, since rules use such off the board, and numbers are not pieces.
   */
  private Optional<Integer> lopsided(BoardCells board) {
    Map<String, Integer> counts = board.counts(game.model().newState());
    if (counts.keySet().stream().anyMatch(content -> content.matches("(.*__)?-?[0-9]+"))) {
      return Optional.empty();
    }
    Map<Integer, Integer> contents = new HashMap<>();
    counts.values().stream().filter(n -> n > 1).forEach(n -> contents.merge(n, 1, Integer::sum));
    boolean differs = contents.values().stream().filter(n -> n % 2 == 1).count() > 1;
    return Optional.of(differs || !new SetUp(game, board, tables()).isFair() ? 1 : 0);
  }

  /** A step between two cells, or other symbols of one kind. */
  record Neighbours(String from, String to) {}

  /** The steps of each table in the rules. */
  private List<Set<Neighbours>> tables() {
    Game rules = game.rules();
    Typing typing = Typing.of(rules);
    List<Set<Neighbours>> tables = new ArrayList<>();
    for (Constant constant : rules.constants()) {
      Set<Neighbours> table = new HashSet<>();
      typing.shape(constant.type()).ifPresent(shape -> add(shape, constant.value(), table));
      tables.add(table);
    }
    return tables;
  }

  private double oneWay() {
    List<Set<Neighbours>> tables = tables();
    Set<Neighbours> steps = new HashSet<>();
    tables.forEach(steps::addAll);
    boolean removes = true;
    while (removes) {
      // Cells that lead nowhere, or only to such cells, are off the board, as are cells that
      // nothing leads to.
      Set<String> left = new HashSet<>();
      Set<String> entered = new HashSet<>();
      steps.forEach(step -> left.add(step.from));
      steps.forEach(step -> entered.add(step.to));
      removes = steps.removeIf(s -> !left.contains(s.to) || !entered.contains(s.from));
    }
    Set<Neighbours> odd = new HashSet<>();
    for (Set<Neighbours> table : tables) {
      table.retainAll(steps);
      List<Neighbours> oneWay =
          table.stream().filter(s -> !steps.contains(new Neighbours(s.to, s.from))).toList();
      if (oneWay.size() <= Math.max(CHANGED, MEANT * table.size())) {
        odd.addAll(oneWay);
      }
    }
    return steps.isEmpty() ? 0 : (double) odd.size() / steps.size();
  }

  private static void add(Shape shape, Value value, Set<Neighbours> steps) {
    if (!(shape instanceof Shape.MapShape map) || !(value instanceof Value.MapLiteral entries)) {
      return;
    }
    for (String key : map.source().symbols()) {
      Value at = entries.at(key);
      switch (map.target()) {
        case Shape.MapShape inner -> add(inner, at, steps);
        case Shape.SetShape targets -> {
          boolean ofOneKind = targets.symbols().stream().filter(map.source()::contains).count() > 1;
          if (ofOneKind && !at.toString().equals(key)) {
            steps.add(new Neighbours(key, at.toString()));
          }
        }
      }
    }
  }

  private double unreachable() {
    Map<String, List<String>> next = new HashMap<>();
    Set<String> all = new HashSet<>(Set.of(Edge.BEGIN));
    for (Edge edge : game.rules().edges()) {
      all.add(edge.from());
      all.add(edge.to());
      List<String> after = next.computeIfAbsent(edge.from(), _ -> new ArrayList<>());
      after.add(edge.to());
      if (edge.action() instanceof Action.Reachability(String from, String to, boolean _)) {
        after.add(from);
        all.add(from);
        all.add(to);
      }
    }
    Set<String> reached =
        Closure.of(List.of(Edge.BEGIN), node -> next.getOrDefault(node, List.of()));
    return 1 - (double) reached.size() / all.size();
  }

  private double unusedScores() {
    Game rules = game.rules();
    Optional<Shape> shape = Typing.of(rules).shape(new Type.Named(Builtins.SCORE_TYPE));
    Set<String> named = new HashSet<>();
    boolean isAnyTaken = false;
    for (Edge edge : rules.edges()) {
      switch (edge.action()) {
        case Action.Assignment(Expression _, Expression right) ->
            Expressions.names(right).forEach(named::add);
        case Action.AnyAssignment(Expression _, Type type) ->
            isAnyTaken |= Typing.of(rules).shape(type).equals(shape);
        case Action.Skip _, Action.Condition _, Action.Tagging _ -> {}
      }
    }
    Stream.concat(
            rules.variables().stream().map(Variable::initial),
            rules.constants().stream().map(Constant::value))
        .flatMap(Value::leaves)
        .forEach(leaf -> named.add(leaf.name()));
    List<String> scores =
        shape.stream()
            .flatMap(each -> each instanceof Shape.SetShape set ? set.symbols().stream() : null)
            .toList();
    long unused = scores.stream().filter(score -> !named.contains(score)).count();
    return isAnyTaken || scores.isEmpty() ? 0 : (double) unused / scores.size();
  }
}
