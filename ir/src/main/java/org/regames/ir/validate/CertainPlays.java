package org.regames.ir.validate;

import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Expressions;

/**
 * Plays that are possible whatever the values of variables, since no edge on their path has a
 * condition.
 */
final class CertainPlays {
  private final Automaton automaton;
  private final BitSet reached;
  private final BitSet endingMoves;

  CertainPlays(Game game) {
    List<Edge> edges = game.edges().stream().filter(CertainPlays::isCertain).toList();
    automaton =
        Automaton.of(
            new Game(game.types(), game.constants(), game.variables(), edges, game.pragmas()));
    OptionalInt begin = automaton.find(Edge.BEGIN);
    reached = begin.isEmpty() ? new BitSet() : automaton.reachableFrom(begin.getAsInt());
    endingMoves = automaton.leadingTo(endsOfMoves(automaton));
  }

  /** Whether some such play takes an edge and finishes the move that it is part of. */
  boolean take(Edge edge) {
    return isCertain(edge)
        && isIn(reached, edge.from())
        && (endsMove(edge) || isIn(endingMoves, edge.to()));
  }

  private boolean isIn(BitSet nodes, String name) {
    return automaton.find(name).stream().anyMatch(nodes::get);
  }

  /** The source nodes of the edges that end a move. */
  static int[] endsOfMoves(Automaton automaton) {
    return IntStream.range(0, automaton.edgeBound())
        .filter(edge -> endsMove(automaton.edge(edge)))
        .map(automaton::from)
        .toArray();
  }

  /** Whether an edge says who is to move next. */
  static boolean endsMove(Edge edge) {
    return Expressions.endsMove(edge.action());
  }

  private static boolean isCertain(Edge edge) {
    return !(edge.action() instanceof Action.Condition);
  }
}
