package org.regames.draw;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;
import org.regames.ir.language.StatementChart;

/**
 * The contents of a picture of an automaton, or of statements, before layout.
 *
 * @param title the title of the picture
 * @param nodes the nodes in the order in which the edges of the game name them
 * @param arrows the edges in the order of the game
 */
record Drawing(String title, List<Node> nodes, List<Arrow> arrows) {
  /** The role of a node in the rules. */
  enum Role {
    BEGIN,
    END,
    /** A node where the paths of a reachability check start or end. */
    CHECK,
    /** A part of the automaton drawn as one node: its name, then its size. */
    PART,
    PLAIN
  }

  /**
   * A node.
   *
   * @param text the lines of its name, or of a statement
   * @param paint its look, for statements, which look like kinds of edges
   * @param line its line in the text; 0 if not known
   */
  record Node(List<String> text, Role role, Optional<Paint> paint, int line) {
    /** A node of an automaton. */
    Node(String name, Role role) {
      this(List.of(name), role, Optional.empty(), 0);
    }

    /** The text on one line. */
    String name() {
      return String.join(" ", text);
    }
  }

  /**
   * An edge.
   *
   * @param from the number of a node
   * @param to the number of a node
   * @param label the lines of the label; none for edges that do nothing
   * @param title a tooltip; may be empty
   */
  record Arrow(int from, int to, Paint paint, List<String> label, String title) {}

  /** A drawing of a game, in time linear in its edges. */
  static Drawing of(Game game) {
    Automaton automaton = Automaton.of(game);
    List<String> players = players(game);
    Set<String> checked = new LinkedHashSet<>();
    List<Arrow> arrows = new ArrayList<>();
    for (int e = 0; e < automaton.edgeBound(); e++) {
      Action action = automaton.action(e);
      if (action instanceof Action.Reachability(String from, String to, _)) {
        checked.add(from);
        checked.add(to);
      }
      arrows.add(
          new Arrow(
              automaton.from(e),
              automaton.to(e),
              paint(action, players),
              Labels.wrapped(action.toString()),
              automaton.edge(e).toString()));
    }
    List<Node> nodes = new ArrayList<>();
    for (int node = 0; node < automaton.nodeBound(); node++) {
      nodes.add(new Node(automaton.name(node), role(automaton.name(node), checked)));
    }
    String title = "Automaton with %d nodes and %d edges".formatted(nodes.size(), arrows.size());
    return new Drawing(title, nodes, arrows);
  }

  /** A drawing of statements, in linear time. */
  static Drawing of(StatementChart chart, List<String> players) {
    List<Node> nodes =
        chart.steps().stream()
            .map(
                step ->
                    new Node(
                        Labels.wrapped(step.text()), role(step), paint(step, players), step.line()))
            .toList();
    List<Arrow> arrows =
        chart.flows().stream()
            .map(
                flow ->
                    new Arrow(flow.from(), flow.to(), Paint.SKIP, Labels.wrapped(flow.when()), ""))
            .toList();
    return new Drawing(chart.title(), nodes, arrows);
  }

  private static Role role(StatementChart.ChartedStatement step) {
    return switch (step.kind()) {
      case BEGIN -> Role.BEGIN;
      case END -> Role.END;
      case ASSIGNMENT, CONDITION, TAG, TURN, CHOICE, CALL -> Role.PLAIN;
    };
  }

  private static Optional<Paint> paint(StatementChart.ChartedStatement step, List<String> players) {
    return switch (step.kind()) {
      case BEGIN, END -> Optional.empty();
      case ASSIGNMENT -> Optional.of(Paint.ASSIGNMENT);
      case CONDITION -> Optional.of(Paint.STATEMENT_CONDITION);
      case TAG -> Optional.of(Paint.TAG);
      case TURN -> Optional.of(turn(step.player(), players));
      case CHOICE -> Optional.of(Paint.CHOICE);
      case CALL -> Optional.of(Paint.CALL);
    };
  }

  /** All looks in use, in the order of the edges, then of the nodes. */
  List<Paint> paints() {
    return Stream.concat(
            arrows.stream().map(Arrow::paint), nodes.stream().flatMap(node -> node.paint.stream()))
        .distinct()
        .toList();
  }

  /** The distinct kinds of labelled edges or statements, in the order of a legend. */
  List<Paint> kinds() {
    Set<Paint> present = new LinkedHashSet<>(paints());
    Set<Paint> used = new LinkedHashSet<>();
    present.stream().filter(Paint::isTurn).forEach(used::add);
    Paint.OTHERS.stream().filter(present::contains).forEach(used::add);
    return List.copyOf(used);
  }

  private static Role role(String node, Set<String> checked) {
    return switch (node) {
      case Edge.BEGIN -> Role.BEGIN;
      case Edge.END -> Role.END;
      case String other -> checked.contains(other) ? Role.CHECK : Role.PLAIN;
    };
  }

  private static List<String> players(Game game) {
    return switch (Typing.of(game).shape(new Type.Named(Builtins.PLAYER_TYPE)).orElse(null)) {
      case Shape.SetShape set -> set.symbols();
      case Shape.MapShape _ -> List.of();
      case null -> List.of();
    };
  }

  private static Paint paint(Action action, List<String> players) {
    return switch (action) {
      case Action.Skip _ -> Paint.SKIP;
      case Action.Comparison _ -> Paint.CONDITION;
      case Action.Assignment(Expression left, Expression right) ->
          name(left).equals(Builtins.PLAYER) ? turn(name(right), players) : Paint.ASSIGNMENT;
      case Action.AnyAssignment(Expression left, _) ->
          name(left).equals(Builtins.PLAYER) ? Paint.ANYBODY : Paint.ASSIGNMENT;
      case Action.Reachability _ -> Paint.CHECK;
      case Action.Tagging _ -> Paint.TAG;
    };
  }

  private static Paint turn(String player, List<String> players) {
    int number = players.indexOf(player);
    return switch (player) {
      case Builtins.KEEPER -> Paint.KEEPER;
      case Builtins.RANDOM -> Paint.RANDOM;
      case String _ when number >= 0 -> Paint.turnOf(player, number);
      case String _ -> Paint.ANYBODY;
    };
  }

  /** The name that an expression is, ignoring casts, or nothing for a place in a map. */
  private static String name(Expression expression) {
    return switch (expression) {
      case Expression.Reference(String name, _) -> name;
      case Expression.Cast(_, Expression value, _) -> name(value);
      case Expression.Access _ -> "";
    };
  }
}
