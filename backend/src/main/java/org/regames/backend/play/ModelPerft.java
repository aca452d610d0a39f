package org.regames.backend.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongConsumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.regames.backend.interpreter.Turn;
import org.regames.backend.model.EndlessPlayException;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.ir.Builtins;

/**
 * Counts sequences of moves of a compiled game, as {@link Perft} does of an interpreted one. If the
 * keeper of an improper game has several moves, only the first is played.
 */
public final class ModelPerft {
  /** A play with this many consecutive moves without a choice is considered endless. */
  private static final int MOST_FORCED = 1_000_000;

  private final ForwardModel model;
  private final LongConsumer progress;
  private final List<Ply> plies = new ArrayList<>();
  private final Incidents incidents = new Incidents();
  private long[] counts = new long[0];

  /** The play before counting starts. */
  private List<Turn> prefix = List.of();

  /**
   * A state on the current path of the depth-first search, its moves, and the play from the
   * previous state to it.
   */
  private static final class Ply {
    final GameState state;
    final MoveBuffer moves;
    int chosen = -1;

    /** The moves without alternative that were played before the state. */
    List<Turn> forced = List.of();

    Ply(ForwardModel model) {
      state = model.newState();
      moves = model.newMoves();
    }
  }

  /**
   * @param progress receives now and then how many sequences of the full depth were counted so far
   */
  public ModelPerft(ForwardModel model, LongConsumer progress) {
    this.model = model;
    this.progress = progress;
  }

  public ModelPerft(ForwardModel model) {
    this(model, _ -> {});
  }

  /** The number of sequences of {@code depth} moves by players and by random. */
  public long count(int depth) {
    return counts(depth).getLast();
  }

  /**
   * The counts of all depths from 0 to {@code depth}. Takes time proportional to the count of depth
   * - 1 plus finding the last moves, and memory proportional to the depth, except for random, whose
   * next states have to be stored to count each once.
   *
   * @throws EndlessPlayException if a move or the keeper does not seem to end; the play that led
   *     there is among {@link #incidents}
   */
  public List<Long> counts(int depth) {
    return counts(depth, false);
  }

  /** The counts of sequences of choices, which are moves with an alternative; see {@link Perft}. */
  public List<Long> choiceCounts(int depth) {
    return counts(depth, true);
  }

  /**
   * For each move after a play, how many of the sequences of {@code depth} moves begin with it. Of
   * moves of random that lead to the same state only one is listed.
   *
   * @param play legal moves from the initial state; those of the keeper are skipped
   * @param depth at least 1
   * @throws EndlessPlayException as {@link #counts}
   * @throws IllegalArgumentException if a move of the play is not legal
   */
  public List<MoveCount> divided(List<Turn> play, int depth) {
    GameState start = model.newState();
    MoveBuffer moves = model.newMoves();
    for (Turn turn : play) {
      if (!turn.player().equals(Builtins.KEEPER)) {
        apply(turn, start, moves);
      }
    }
    start.legalMoves(moves);
    boolean random = start.currentPlayer() == ForwardModel.RANDOM;
    Set<GameState> outcomes = new HashSet<>();
    List<MoveCount> shares = new ArrayList<>();
    for (int move = 0; move < moves.size(); move++) {
      if (!random || outcomes.add(moves.outcome(start, move))) {
        Turn first = ModelWorker.turn(start, moves, move);
        GameState next = ply(0).state;
        next.copyFrom(start);
        next.apply(moves, move);
        prefix = Stream.concat(play.stream(), Stream.of(first)).toList();
        shares.add(new MoveCount(first, countsFromFirst(depth - 1, false).getLast()));
      }
    }
    return shares;
  }

  private static void apply(Turn turn, GameState state, MoveBuffer moves) {
    state.legalMoves(moves);
    for (int move = 0; move < moves.size(); move++) {
      if (ModelWorker.turn(state, moves, move).equals(turn)) {
        state.apply(moves, move);
        return;
      }
    }
    throw new IllegalArgumentException("not legal: " + turn);
  }

  /** The plays that stopped early. */
  public Incidents incidents() {
    return incidents;
  }

  private List<Long> counts(int depth, boolean choices) {
    if (depth < 0) {
      throw new IllegalArgumentException("a depth is not negative: " + depth);
    }
    prefix = List.of();
    model.reset(ply(0).state);
    return countsFromFirst(depth, choices);
  }

  /** Counts from the state of the first ply. */
  private List<Long> countsFromFirst(int depth, boolean choices) {
    counts = new long[depth + 1];
    counts[0] = 1;
    if (depth > 0) {
      try {
        descend(1, depth, choices);
      } catch (EndlessPlayException endless) {
        report(endless.getMessage());
        throw endless;
      }
    }
    return LongStream.of(counts).boxed().toList();
  }

  private Ply ply(int number) {
    while (plies.size() <= number) {
      plies.add(new Ply(model));
    }
    return plies.get(number);
  }

  private void descend(int number, int depth, boolean choices) {
    Ply ply = ply(number - 1);
    ply.chosen = -1;
    ply.forced = List.of();
    if (number == depth && !choices && ply.state.currentPlayer() != ForwardModel.RANDOM) {
      int moves = ply.state.countMoves(ply.moves);
      counts[number] += moves;
      if (moves == 0) {
        none(ply);
      }
      return;
    }
    if (choices ? !goOn(ply) : !list(ply)) {
      return;
    }
    boolean random = ply.state.currentPlayer() == ForwardModel.RANDOM;
    counts[number] += random ? 0 : ply.moves.size();
    if (number < depth || random) {
      follow(number, depth, choices, random);
    }
    if (number < depth) {
      progress.accept(counts[depth]);
    }
  }

  private void follow(int number, int depth, boolean choices, boolean random) {
    Ply ply = plies.get(number - 1);
    GameState next = ply(number).state;
    Set<GameState> outcomes = new HashSet<>();
    for (ply.chosen = 0; ply.chosen < ply.moves.size(); ply.chosen++) {
      if (random && !outcomes.add(ply.moves.outcome(ply.state, ply.chosen))) {
        continue;
      }
      counts[number] += random ? 1 : 0;
      if (number < depth) {
        next.copyFrom(ply.state);
        next.apply(ply.moves, ply.chosen);
        descend(number + 1, depth, choices);
      }
    }
    ply.chosen = -1;
  }

  /** Lists the moves; false if there are none. */
  private boolean list(Ply ply) {
    ply.state.legalMoves(ply.moves);
    if (ply.moves.size() > 0) {
      return true;
    }
    none(ply);
    return false;
  }

  /** Records a state without moves unless the play has ended there. */
  private void none(Ply ply) {
    if (!ply.state.isTerminal() && incidents.isNew(ply.state.node())) {
      report(ply.state.node());
    }
  }

  /**
   * Plays on while there is no choice, then lists the moves; false if there is no further choice.
   */
  private boolean goOn(Ply ply) {
    ply.forced = new ArrayList<>();
    while (list(ply)) {
      if (isChoice(ply)) {
        return true;
      }
      if (ply.forced.size() == MOST_FORCED) {
        report(ply.state.node());
        return false;
      }
      ply.forced.add(ModelWorker.turn(ply.state, ply.moves, 0));
      ply.state.apply(ply.moves, 0);
    }
    return false;
  }

  private boolean isChoice(Ply ply) {
    if (ply.moves.size() < 2 || ply.state.currentPlayer() != ForwardModel.RANDOM) {
      return ply.moves.size() > 1;
    }
    Set<GameState> outcomes = new HashSet<>();
    for (int move = 0; move < ply.moves.size() && outcomes.size() < 2; move++) {
      outcomes.add(ply.moves.outcome(ply.state, move));
    }
    return outcomes.size() > 1;
  }

  /** Records the play that leads to the present states. */
  private void report(String node) {
    List<Turn> play = new ArrayList<>(prefix);
    for (Ply ply : plies) {
      play.addAll(ply.forced);
      if (ply.chosen < 0 || ply.chosen >= ply.moves.size()) {
        break;
      }
      play.add(ModelWorker.turn(ply.state, ply.moves, ply.chosen));
    }
    incidents.addStuck(node, play);
  }
}
