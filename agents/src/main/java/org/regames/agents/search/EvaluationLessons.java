package org.regames.agents.search;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.regames.agents.PlayedGame;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.model.StateNumbers;
import org.regames.backend.play.SplitMix;
import org.regames.ir.language.Interrupts;

/**
 * Learns an {@link Evaluation} from playouts, the expected outcome (B. Abramson, IEEE PAMI 12(2),
 * 1990) as a function of the state: a logistic regression of a player's final result on the
 * contents of all places (M. Buro, "From simple features to sophisticated evaluation functions", CG
 * 1998). A value of a variable has a weight regardless of its place, its material value, and
 * another one for each place. Fitted by stochastic gradient descent with a step of its own for each
 * weight (J. Duchi, E. Hazan and Y. Singer, "Adaptive subgradient methods", JMLR 12, 2011).
 *
 * <p>Half of the playouts are random. In the others the weights learned from those choose among a
 * few random moves, so that good and bad states are distinguished better; without the random ones
 * it would forget what good moves avoid.
 */
final class EvaluationLessons {
  /**
   * Limits on the playouts, moves and numbers of states to learn from; whichever is reached first
   * ends learning.
   */
  private static final int PLAYOUTS = 4_000;

  private static final int MOVES = 400_000;
  private static final int NUMBERS = 8_000_000;

  /** The best of this many random moves is made. */
  private static final int DRAWN = 4;

  /** States of one playout teach much the same, so only a few are used. */
  private static final int STATES_A_PLAYOUT = 4;

  /** After this many lessons it checks whether anybody is still waiting. */
  private static final int LESSONS_AT_ONCE = 256;

  private static final int ROUNDS = 4;
  private static final double STEP = 0.1;

  /** Keeps the weights of rare features small. */
  private static final double DECAY = 1e-5;

  private final PlayedGame game;
  private final StateNumbers numbers;
  private final int players;
  private final int size;
  private final SplitMix random = new SplitMix();
  private final MoveBuffer moves;
  private final GameState state;
  private final GameState tried;
  private final int[] read;
  private final int[] variables;
  private final int[] ranges;
  private final int[] states;
  private final double[] results;
  private int count;
  private boolean constantSum = true;
  private boolean chance;

  EvaluationLessons(PlayedGame game) {
    this.game = game;
    this.numbers = new StateNumbers(game.model());
    this.players = game.players().size();
    this.size = numbers.size();
    this.moves = game.model().newMoves();
    this.state = game.model().newState();
    this.tried = game.model().newState();
    this.read = new int[size];
    this.variables = new int[size];
    for (int variable = 0; variable < numbers.variables().size(); variable++) {
      Arrays.fill(variables, numbers.start(variable), numbers.start(variable + 1), variable);
    }
    this.ranges = new int[size];
    int most = Math.min(PLAYOUTS * STATES_A_PLAYOUT, NUMBERS / Math.max(1, size));
    this.states = new int[most * size];
    this.results = new double[most * players];
    chance = state.currentPlayer() == ForwardModel.RANDOM;
    random.start(1, 0);
  }

  /** The final weights. */
  Evaluation.Weights learned() {
    int all = results.length / players;
    play(all / 2, () -> state.applyRandom(moves, random));
    Evaluation guide = new Evaluation(weights());
    play(all, () -> move(guide));
    return weights();
  }

  /** Plays until there are this many states or half of the moves are made. */
  private void play(int most, BooleanSupplier ply) {
    double sum = -1;
    int plies = 0;
    while (count + STATES_A_PLAYOUT <= most && plies < MOVES / 2) {
      Interrupts.check();
      game.model().reset(state);
      plies += playout(ply);
      double both = 0;
      for (int player = 0; player < players; player++) {
        both += game.value(state, player);
      }
      constantSum &= sum < 0 || Math.abs(sum - both) < 1e-9;
      sum = both;
    }
  }

  /** Plays to the end and keeps a uniform sample of a few states. */
  private int playout(BooleanSupplier next) {
    int ply = 0;
    while (ply < Rollout.MOST_PLIES && next.getAsBoolean()) {
      chance |= state.currentPlayer() == ForwardModel.RANDOM;
      int slot = ply < STATES_A_PLAYOUT ? ply : random.nextInt(ply + 1);
      if (slot < STATES_A_PLAYOUT) {
        keep(count + slot);
      }
      ply++;
    }
    int kept = Math.min(ply, STATES_A_PLAYOUT);
    for (int slot = count; slot < count + kept; slot++) {
      for (int player = 0; player < players; player++) {
        results[slot * players + player] = game.value(state, player);
      }
    }
    count += kept;
    return ply + 1;
  }

  /** Makes the best of a few moves; returns whether there was one. */
  private boolean move(Evaluation guide) {
    int mover = state.currentPlayer();
    state.legalMoves(moves);
    int count = moves.size();
    if (count == 0 || mover == ForwardModel.RANDOM || count == 1) {
      return state.applyRandom(moves, random);
    }
    int best = -1;
    double most = -1;
    for (int draw = 0; draw < DRAWN; draw++) {
      int move = random.nextInt(count);
      tried.copyFrom(state);
      tried.apply(moves, move);
      double value = tried.isTerminal() ? game.value(tried, mover) : guide.of(tried, mover);
      if (value > most) {
        most = value;
        best = move;
      }
    }
    state.apply(moves, best);
    return true;
  }

  private void keep(int slot) {
    numbers.read(state, read);
    for (int place = 0; place < size; place++) {
      int number = Math.max(0, read[place]);
      states[slot * size + place] = number;
      ranges[place] = Math.max(ranges[place], number + 1);
    }
  }

  private Evaluation.Weights weights() {
    double[][][] ofPlayers = new double[players][][];
    double[] constants = new double[players];
    for (int player = 0; player < players; player++) {
      Fit fit = new Fit(player);
      fit.learn();
      ofPlayers[player] = fit.summed();
      constants[player] = fit.constant[0];
    }
    return new Evaluation.Weights(numbers, ofPlayers, constants, constantSum, chance);
  }

  /** The weights for one player during learning. */
  private final class Fit {
    final double[] constant = new double[1];
    private final int player;
    private final double[][] places = new double[size][];
    private final double[][] material = new double[size][];
    private final double[][] placesSquares = new double[size][];
    private final double[][] materialSquares = new double[size][];
    private final double[] constantSquares = new double[1];

    /** The places of a variable share its material weights. */
    Fit(int player) {
      this.player = player;
      for (int variable = 0; variable < numbers.variables().size(); variable++) {
        int start = numbers.start(variable);
        int end = numbers.start(variable + 1);
        int range = Arrays.stream(ranges, start, end).max().orElse(0);
        double[] shared = new double[range];
        double[] squares = new double[range];
        for (int place = start; place < end; place++) {
          places[place] = new double[ranges[place]];
          placesSquares[place] = new double[ranges[place]];
          material[place] = shared;
          materialSquares[place] = squares;
        }
      }
    }

    void learn() {
      for (int step = 0; step < ROUNDS * count; step++) {
        if (step % LESSONS_AT_ONCE == 0) {
          Interrupts.check();
        }
        int lesson = random.nextInt(count);
        learn(lesson * size, results[lesson * players + player]);
      }
    }

    private void learn(int from, double result) {
      double sum = constant[0];
      for (int place = 0; place < size; place++) {
        int number = states[from + place];
        sum += places[place][number] + material[place][number];
      }
      double error = result - 1 / (1 + StrictMath.exp(-sum));
      add(constant, constantSquares, 0, error);
      for (int place = 0; place < size; place++) {
        int number = states[from + place];
        add(places[place], placesSquares[place], number, error);
        add(material[place], materialSquares[place], number, error);
      }
    }

    private static void add(double[] weights, double[] squares, int number, double error) {
      double slope = error - DECAY * weights[number];
      squares[number] += slope * slope;
      weights[number] += STEP * slope / Math.sqrt(squares[number] + 1);
    }

    private double[][] summed() {
      for (int place = 0; place < size; place++) {
        for (int number = 0; number < places[place].length; number++) {
          places[place][number] += material[place][number];
        }
      }
      return places;
    }
  }
}
