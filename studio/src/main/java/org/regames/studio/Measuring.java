package org.regames.studio;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import org.regames.agents.PlayedGame;
import org.regames.backend.engine.Engines;
import org.regames.backend.engine.Fallback;
import org.regames.backend.engine.PlayableGame;
import org.regames.backend.interpreter.Impropriety;
import org.regames.backend.interpreter.Turn;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.plan.PlanExplanation;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.play.PlayoutStatistics;
import org.regames.backend.play.Playouts;
import org.regames.backend.play.SplitMix;
import org.regames.backend.verify.Lint;
import org.regames.backend.verify.ProperCondition;
import org.regames.backend.verify.Verification;
import org.regames.backend.verify.Verifier;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;

/** Measures games, and reports progress to the page. */
record Measuring(Shelf shelf) {
  private static final double MOST_SECONDS = 300;
  private static final int DEEPEST = 40;
  private static final int MOST_STATES = 1_000_000;
  private static final int MOST_RANDOM_PLAYS = 20_000;
  private static final Duration SLICE = Duration.ofMillis(400);
  private static final long SAMPLE_NANOS = 60_000_000;
  private static final int SAMPLE_PLIES = 5_000;

  /**
   * Plays at random for a while. Fast playouts count results; some slower ones in between, with the
   * same distribution, count lengths of plays and numbers of legal moves.
   */
  Told.Measured playouts(Asked.Playing asked, Jobs.Ticket ticket, Service.Page page) {
    if (!(asked.seconds() > 0 && asked.seconds() <= MOST_SECONDS)) {
      throw new Refusal("seconds: expected a number up to " + (int) MOST_SECONDS);
    }
    Game game = shelf.game(asked.game(), ticket);
    return new Fallback(Engines.DEFAULT, _ -> {})
        .play(engine -> engine.start(game), ready -> playouts(asked, ready, ticket, page))
        .value();
  }

  private Told.Measured playouts(
      Asked.Playing asked, PlayableGame ready, Jobs.Ticket ticket, Service.Page page) {
    Sample sample = new Sample(sampled(asked.game(), ticket), asked.seed());
    Sum sum = new Sum();
    long slices = Math.max(1, Math.round(asked.seconds() * 1000 / SLICE.toMillis()));
    for (long slice = 0; slice < slices; slice++) {
      Playouts plan =
          new Playouts(
              OptionalLong.empty(),
              Optional.of(SLICE),
              asked.seed() + slice,
              1,
              Playouts.MOST_PLIES);
      sum.add(ready.playouts(plan, _ -> ticket.check()));
      sample.run(ticket);
      page.progress(Told.Progress.of(sum.told(sample), slice + 1));
    }
    return sum.told(sample);
  }

  /** Games that agents cannot play have playouts nevertheless. */
  private Optional<PlayedGame> sampled(Asked.GameText text, Jobs.Ticket ticket) {
    try {
      return Optional.of(shelf.played(text, ticket));
    } catch (org.regames.backend.engine.UnplayableException unplayable) {
      return Optional.empty();
    }
  }

  /** The sums over fast playouts. */
  private static final class Sum {
    private final Map<String, Map<String, Long>> scores = new LinkedHashMap<>();
    private long playouts;
    private long states;
    private long unfinished;
    private double seconds;
    private double branching;

    void add(PlayoutStatistics part) {
      playouts += part.playouts();
      states += part.states();
      unfinished += part.unfinished();
      seconds += part.seconds();
      branching += part.branching().mean() * part.states();
      part.scores()
          .forEach(
              (player, counts) ->
                  counts.forEach(
                      (score, count) ->
                          scores
                              .computeIfAbsent(
                                  player, _ -> new TreeMap<>(org.regames.ir.NaturalOrder.NATURAL))
                              .merge(score, count, Long::sum)));
    }

    Told.Measured told(Sample sample) {
      return new Told.Measured(
          playouts,
          seconds,
          seconds == 0 ? 0 : playouts / seconds,
          seconds == 0 ? 0 : states / seconds,
          playouts == 0 ? 0 : (double) states / playouts,
          states == 0 ? 0 : branching / states,
          pairs(sample.plies),
          pairs(sample.branching),
          scores,
          unfinished,
          Engines.DEFAULT.name());
    }
  }

  private static List<long[]> pairs(SortedMap<Integer, Long> counts) {
    return counts.entrySet().stream()
        .map(entry -> new long[] {entry.getKey(), entry.getValue()})
        .toList();
  }

  /** Plays in which each choice is counted. */
  private static final class Sample {
    private final Optional<PlayedGame> game;
    private final SplitMix random = new SplitMix();
    private final SortedMap<Integer, Long> plies = new TreeMap<>();
    private final SortedMap<Integer, Long> branching = new TreeMap<>();

    Sample(Optional<PlayedGame> game, long seed) {
      this.game = game;
      random.start(seed, 1);
    }

    void run(Jobs.Ticket ticket) {
      long end = System.nanoTime() + SAMPLE_NANOS;
      while (game.isPresent() && System.nanoTime() < end) {
        ticket.check();
        play(game.get());
      }
    }

    private void play(PlayedGame of) {
      GameState state = of.model().newState();
      MoveBuffer moves = of.model().newMoves();
      int length = 0;
      while (length < SAMPLE_PLIES) {
        state.legalMoves(moves);
        if (moves.size() == 0) {
          break;
        }
        branching.merge(moves.size(), 1L, Long::sum);
        state.apply(moves, state.draw(moves, random));
        length++;
      }
      plies.merge(length, 1L, Long::sum);
    }
  }

  /** Counts depth by depth, so that there are results when it is cancelled. */
  Told.Counts perft(Asked.Counting asked, Jobs.Ticket ticket, Service.Page page) {
    if (asked.depth() < 1 || asked.depth() > DEEPEST) {
      throw new Refusal("depth: expected a number from 1 to " + DEEPEST);
    }
    Game game = shelf.game(asked.game(), ticket);
    return new Fallback(Engines.DEFAULT, _ -> {})
        .play(engine -> engine.start(game), ready -> count(asked.depth(), ready, ticket, page))
        .value();
  }

  private static Told.Counts count(
      int depth, PlayableGame ready, Jobs.Ticket ticket, Service.Page page) {
    List<Told.DepthCount> counts = new ArrayList<>();
    for (int d = 1; d <= depth; d++) {
      long start = System.nanoTime();
      long count = ready.count(d, _ -> ticket.check());
      Told.DepthCount counted = new Told.DepthCount(d, count, (System.nanoTime() - start) / 1e6);
      counts.add(counted);
      page.progress(Told.Progress.of(counted));
    }
    return new Told.Counts(counts);
  }

  Told.Explained explain(Asked.GameText asked, Jobs.Ticket ticket) {
    Map<List<String>, List<String>> nodes = new LinkedHashMap<>();
    for (PlanExplanation one : PlanBuilder.explain(Builtins.complete(shelf.game(asked, ticket)))) {
      nodes
          .computeIfAbsent(
              List.of(words(one.subject()), words(one.how()), one.reason()), _ -> new ArrayList<>())
          .add(one.node());
    }
    return new Told.Explained(
        nodes.entrySet().stream()
            .map(
                line ->
                    new Told.Reason(
                        line.getKey().get(0),
                        line.getKey().get(1),
                        line.getKey().get(2),
                        line.getValue()))
            .toList());
  }

  private static String words(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  Told.Verdict verify(Asked.Verifying asked, Jobs.Ticket ticket, Service.Page page) {
    boolean inBounds =
        asked.states() >= 1
            && asked.states() <= MOST_STATES
            && asked.plays() >= 0
            && asked.plays() <= MOST_RANDOM_PLAYS;
    if (!inBounds) {
      throw new Refusal(
          "expected up to %d states and %d plays".formatted(MOST_STATES, MOST_RANDOM_PLAYS));
    }
    Game game = shelf.game(asked.game(), ticket);
    Verification found =
        new Verifier(asked.states(), asked.plays(), 1)
            .verify(
                game,
                done -> {
                  ticket.check();
                  page.progress(Told.Progress.verified(done));
                });
    return new Told.Verdict(
        found.isProper(),
        found.exhaustive(),
        found.states(),
        found.depth(),
        found.plays(),
        Arrays.stream(ProperCondition.values()).map(condition -> held(condition, found)).toList(),
        found.lints().stream().map(Lint::diagnostic).map(lint -> found(lint, List.of())).toList());
  }

  private static Told.Held held(ProperCondition condition, Verification found) {
    List<Told.Found> against =
        found.against(condition).stream()
            .map((Impropriety one) -> found(one.diagnostic(), one.play()))
            .toList();
    return new Told.Held(condition.meaning(), against.isEmpty(), against);
  }

  private static Told.Found found(Diagnostic diagnostic, List<Turn> play) {
    return new Told.Found(
        diagnostic.message(),
        diagnostic.code(),
        diagnostic.origin().isKnown() ? diagnostic.origin().line() : 0,
        diagnostic.origin().isKnown() ? diagnostic.origin().column() : 0,
        play.stream()
            .filter(turn -> !turn.player().equals(Builtins.KEEPER))
            .map(turn -> new Told.Made(turn.player(), turn.tags()))
            .toList());
  }
}
