package org.regames.backend.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.stream.LongStream;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.backend.interpreter.Turn;
import org.regames.ir.Builtins;

/**
 * Counts sequences of moves, the usual check of move generators. Uses memory proportional to the
 * depth, not to the count.
 */
public final class Perft {
  private final Interpreter interpreter;
  private final LongConsumer progress;

  /**
   * @param progress receives after every state how many sequences of the full depth were counted so
   *     far
   */
  public Perft(Interpreter interpreter, LongConsumer progress) {
    this.interpreter = interpreter;
    this.progress = progress;
  }

  public Perft(Interpreter interpreter) {
    this(interpreter, _ -> {});
  }

  /**
   * The number of sequences of {@code depth} moves by players and by random from the initial state;
   * keeper moves are played in between and not counted. Finished plays are not extended, so plays
   * shorter than the depth do not count. Moves of random that lead to the same state, right after
   * the move and before the keeper moves, count once.
   */
  public long count(int depth) {
    return counts(depth).getLast();
  }

  /** The counts of all depths from 0 to {@code depth}, found in one go. */
  public List<Long> counts(int depth) {
    return counts(interpreter.initial(), depth, this::plies);
  }

  /**
   * For each move after a play, how many of the sequences of {@code depth} moves begin with it. Of
   * moves of random that lead to the same state only one is listed.
   *
   * @param play legal moves from the initial state; those of the keeper are skipped
   * @param depth at least 1
   */
  public List<MoveCount> divided(List<Turn> play, int depth) {
    Set<State> states = Set.of(interpreter.initial());
    for (Turn turn : play) {
      if (!turn.player().equals(Builtins.KEEPER)) {
        Set<State> reached = new LinkedHashSet<>();
        interpreter
            .settlements(states)
            .forEach(state -> reached.addAll(interpreter.after(state, turn)));
        states = reached;
      }
    }
    List<MoveCount> shares = new ArrayList<>();
    for (State state : interpreter.settlements(states)) {
      for (Move move : interpreter.outcomes(state)) {
        long count = counts(move.next(), depth - 1, this::plies).getLast();
        shares.add(new MoveCount(new Turn(state.player(), move.tags()), count));
      }
    }
    return shares;
  }

  /** For each way in which the keeper may play on, the moves to choose from after that. */
  private List<List<Move>> plies(State state) {
    return interpreter.settlements(state).stream().map(interpreter::outcomes).toList();
  }

  /**
   * The number of sequences of {@code depth} choices. A choice is a move of a player or of random
   * where at least two were legal; forced moves are played in between like keeper moves and not
   * counted. A sequence ends with its last choice.
   */
  public long choices(int depth) {
    return choiceCounts(depth).getLast();
  }

  /** The counts of choices of all depths from 0 to {@code depth}, found in one go. */
  public List<Long> choiceCounts(int depth) {
    return counts(interpreter.initial(), depth, interpreter::choices);
  }

  /**
   * Searches the tree depth first, without recursion since the depth is unbounded.
   *
   * @param alternatives the moves to choose from after a state; several lists if the keeper has
   *     several moves
   */
  private List<Long> counts(
      State start, int depth, Function<State, List<List<Move>>> alternatives) {
    if (depth < 0) {
      throw new IllegalArgumentException("a depth is not negative: " + depth);
    }
    long[] counts = new long[depth + 1];
    counts[0] = 1;
    Deque<Iterator<State>> path = new ArrayDeque<>();
    path.push(List.of(start).iterator());
    while (!path.isEmpty()) {
      int ply = path.size();
      if (ply > depth || !path.peek().hasNext()) {
        path.pop();
        continue;
      }
      List<List<Move>> moves = alternatives.apply(path.peek().next());
      for (List<Move> some : moves) {
        counts[ply] += some.size();
      }
      progress.accept(counts[depth]);
      if (ply < depth) {
        path.push(moves.stream().flatMap(List::stream).map(Move::next).iterator());
      }
    }
    return LongStream.of(counts).boxed().toList();
  }
}
