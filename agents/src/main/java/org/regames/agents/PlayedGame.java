package org.regames.agents;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.regames.backend.engine.UnplayableException;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.EndlessPlayException;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.net.NetEngine;
import org.regames.backend.plan.Feature;
import org.regames.backend.planner.PlanBuilder;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.Value;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Shape;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.net.NetGame;
import org.regames.ir.net.NetGame.Phase;

/** A compiled game together with what agents need to know about it. Threads can share it. */
public final class PlayedGame {
  /**
   * All features except those that take most of the planning time and only pay off over millions of
   * plies.
   */
  private static final Set<Feature> FEW_PLAYS =
      Set.copyOf(
          EnumSet.complementOf(
              EnumSet.of(Feature.BITBOARDS, Feature.MERGE_BRANCHES, Feature.SPECIALIZE_CHECKS)));

  private final Game rules;
  private final ForwardModel model;
  private final boolean hides;
  private final Optional<Interpreter> interpreter;
  private final Optional<NetGame> net;
  private final long[] scores;
  private final double[] values;
  private final long[] distinct;

  private PlayedGame(
      Game rules,
      ForwardModel model,
      boolean hides,
      Optional<Interpreter> interpreter,
      Optional<NetGame> net) {
    this.rules = rules;
    this.net = net;
    this.model = model;
    this.hides = hides;
    this.interpreter = interpreter;
    List<String> scoreSymbols = scoreSymbols(model);
    this.scores = new long[model.symbolCount()];
    this.values = new double[model.symbolCount()];
    long[] numbers = scoreSymbols.stream().mapToLong(PlayedGame::number).toArray();
    this.distinct = Arrays.stream(numbers).sorted().distinct().toArray();
    for (int symbol = 0; symbol < scores.length; symbol++) {
      int place = scoreSymbols.indexOf(model.symbol(symbol));
      if (place >= 0) {
        scores[symbol] = numbers[place];
        double range = Math.max(1, highest() - lowest());
        values[symbol] = (numbers[place] - lowest()) / range;
      }
    }
  }

  private static long number(String score) {
    try {
      return Long.parseLong(score);
    } catch (NumberFormatException _) {
      throw new UnplayableException(
          "the score `" + score + "` is not a number, so its worth is unknown");
    }
  }

  /**
   * Prepares a game for agents.
   *
   * @param game a game without validation errors
   * @throws UnplayableException if it cannot be compiled or a score is not a whole number
   * @throws CancellationException if the thread is interrupted meanwhile
   */
  public static PlayedGame of(Game game) {
    return of(game, Feature.all());
  }

  /**
   * The same for a few hundred plays: planned in a third of the time, and nearly as fast for few
   * plays. Moves may be in a different order, so random plays differ.
   *
   * @param game a game without validation errors
   * @throws UnplayableException if it cannot be compiled or a score is not a whole number
   */
  public static PlayedGame forFewPlays(Game game) {
    return of(game, FEW_PLAYS);
  }

  private static PlayedGame of(Game game, Set<Feature> features) {
    Game complete = Builtins.complete(game);
    try {
      boolean hides = hides(complete);
      Optional<Interpreter> interpreter =
          hides && KeeperTags.of(complete)
              ? Optional.of(Interpreter.of(complete))
              : Optional.empty();
      return new PlayedGame(
          complete,
          JvmEngine.compile(PlanBuilder.plan(complete, features, (_, _) -> goOn())),
          hides,
          interpreter,
          Optional.empty());
    } catch (EndlessPlayException | DiagnosticException | IllegalArgumentException unplayable) {
      throw new UnplayableException(unplayable.getMessage());
    }
  }

  /** Checks for interruption between two passes of planning, which take most of the time. */
  private static void goOn() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("nobody waits for the game");
    }
  }

  /**
   * Prepares a game for agents to play on its net. The tags of the keeper are not known then.
   *
   * @throws UnplayableException if that is impossible, or a score is not a whole number
   */
  public static PlayedGame of(NetGame game) {
    try {
      boolean hides = hides(game.frame()) || game.phases().stream().anyMatch(Phase::isHidden);
      return new PlayedGame(
          game.frame(), NetEngine.compile(game), hides, Optional.empty(), Optional.of(game));
    } catch (EndlessPlayException | IllegalArgumentException unplayable) {
      throw new UnplayableException(unplayable.getMessage());
    }
  }

  private static List<String> scoreSymbols(ForwardModel model) {
    int goals = model.plan().layout().variable(Builtins.GOALS);
    Shape shape = model.plan().layout().variables().get(goals).shape();
    Shape target = ((Shape.MapShape) shape).target();
    return ((Shape.SetShape) target).symbols();
  }

  private static boolean hides(Game game) {
    return game.edges().stream().map(Edge::action).anyMatch(PlayedGame::setsVisible)
        || !isAllOnes(game.variable(Builtins.VISIBLE).orElseThrow().initial());
  }

  private static boolean setsVisible(Action action) {
    return Builtins.VISIBLE.equals(Expressions.assigned(action));
  }

  private static boolean isAllOnes(Value value) {
    return value.leaves().allMatch(leaf -> leaf.name().equals("1"));
  }

  /** The compiled game, with all built-ins. */
  public Game rules() {
    return rules;
  }

  /** The net on which the game is played, if any. */
  public Optional<NetGame> net() {
    return net;
  }

  /** The compiled game. */
  public ForwardModel model() {
    return model;
  }

  /** The players in the order of type {@code Player}. */
  public List<String> players() {
    return model.players();
  }

  /** Whether some move may be shown to a player without some of its tags. */
  public boolean hides() {
    return hides;
  }

  /**
   * An interpreter of the rules, if the keeper may reveal what players do not see otherwise. Each
   * thread makes its own with {@link Interpreter#reportingTo}.
   */
  public Optional<Interpreter> interpreter() {
    return interpreter;
  }

  /** The present score of a player by its index; the result if the play has ended. */
  public long score(GameState state, int player) {
    return scores[state.scoreSymbol(player)];
  }

  /**
   * The same scaled to between 0, the lowest score of the game's type of scores, and 1, the
   * highest.
   */
  public double value(GameState state, int player) {
    return values[state.scoreSymbol(player)];
  }

  /** The distinct scores of the game's type of scores, the lowest first. */
  public long[] scores() {
    return distinct.clone();
  }

  /** The lowest score of the game's type of scores. */
  public long lowest() {
    return distinct[0];
  }

  /** The highest score of the game's type of scores. */
  public long highest() {
    return distinct[distinct.length - 1];
  }
}
