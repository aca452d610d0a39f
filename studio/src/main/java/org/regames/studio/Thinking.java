package org.regames.studio;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.regames.agents.AgentSpec;
import org.regames.agents.Clock;
import org.regames.agents.PlayedGame;
import org.regames.agents.match.OpenPlay;
import org.regames.agents.match.Standing;
import org.regames.agents.match.Tournament;
import org.regames.agents.search.MoveJudge;
import org.regames.agents.search.StateSearch;
import org.regames.backend.debug.MoveNotation;
import org.regames.backend.interpreter.Turn;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;

/** Evaluates moves by search, at a position and along a play, and runs matches of agents. */
record Thinking(Shelf shelf, Playing playing) {
  /** The least time between two opinions that are sent. */
  private static final long BETWEEN = 150_000_000;

  private static final int MOST_SECONDS = 60;
  private static final int MOST_SHOWN = 8;
  private static final int MOST_PLAYS = 200;
  private static final int MOST_PLIES = 2_000;
  private static final Duration GRACE = Duration.ofSeconds(10);
  private static final double NANOS = 1e9;

  /** The values of the moves of a position, sent repeatedly while the search runs. */
  Told.Thoughts think(Asked.Thought asked, Jobs.Ticket ticket, Service.Page page) {
    PlayedGame game = open(asked.game(), ticket);
    OpenPlay play = playing.after(asked.game(), asked.moves(), ticket);
    if (play.isOver() || play.player() == ForwardModel.RANDOM) {
      return new Told.Thoughts(List.of());
    }
    GameState state = play.state();
    MoveBuffer moves = game.model().newMoves();
    state.legalMoves(moves);
    if (moves.size() == 1) {
      return new Told.Thoughts(List.of(new Told.MoveValue(state.tags(moves, 0), 0)));
    }
    MoveJudge judge = new MoveJudge(game, asked.seed());
    ticket.check();
    long[] next = {0};
    StateSearch.Opinion last =
        judge.of(
            state,
            Set.of(),
            clock(asked.seconds()),
            opinion -> {
              ticket.check();
              if (System.nanoTime() >= next[0]) {
                next[0] = System.nanoTime() + BETWEEN;
                page.progress(Told.Progress.of(thoughts(state, moves, opinion)));
              }
            });
    ticket.check();
    return thoughts(state, moves, last);
  }

  /** A clock that stops when the request is taken back, as its thread is interrupted then. */
  private static Clock clock(double seconds) {
    double nanos = Math.clamp(seconds, 0, MOST_SECONDS) * NANOS;
    return new Clock.Time(Duration.ofNanos(Math.max(1, (long) nanos)));
  }

  /** The game, if searching states makes sense because nothing is hidden. */
  private PlayedGame open(Asked.GameText text, Jobs.Ticket ticket) {
    PlayedGame game = shelf.played(text, ticket);
    if (game.hides()) {
      throw new Refusal("moves are judged only in games in which nothing is hidden");
    }
    return game;
  }

  /** The moves of a state by their values, the best first, with distinct tags. */
  private static Told.Thoughts thoughts(
      GameState state, MoveBuffer moves, StateSearch.Opinion opinion) {
    Map<List<String>, Double> byTags = new LinkedHashMap<>();
    for (int move = 0; move < moves.size(); move++) {
      double value = opinion.values().get(move);
      if (!Double.isNaN(value)) {
        byTags.merge(state.tags(moves, move), value, Math::max);
      }
    }
    List<String> best = state.tags(moves, opinion.best());
    return new Told.Thoughts(
        byTags.entrySet().stream()
            .map(entry -> new Told.MoveValue(entry.getKey(), entry.getValue()))
            .sorted(
                Comparator.comparing((Told.MoveValue move) -> !move.tags().equals(best))
                    .thenComparing(Comparator.comparingDouble(Told.MoveValue::value).reversed()))
            .limit(MOST_SHOWN)
            .toList());
  }

  /** The value of each move of a play compared with the best one there, sent move by move. */
  Told.Review review(Asked.Thought asked, Jobs.Ticket ticket, Service.Page page) {
    PlayedGame game = open(asked.game(), ticket);
    MoveJudge judge = new MoveJudge(game, asked.seed());
    OpenPlay play = new OpenPlay(game);
    MoveNotation notation = shelf.notation(asked.game(), ticket);
    List<Told.Judged> judged = new ArrayList<>();
    double seconds = Math.min(asked.seconds(), MOST_SECONDS) / asked.moves().size();
    for (int move = 0; move < asked.moves().size(); move++) {
      ticket.check();
      if (play.isOver()) {
        throw new Refusal("the play is over before move " + (move + 1));
      }
      List<String> tags = Playing.meant(notation, play, asked.moves().get(move));
      if (play.player() != ForwardModel.RANDOM && play.legal().size() > 1) {
        judged.add(judged(game, play, move, tags, judge, clock(seconds)));
        ticket.check();
        page.progress(Told.Progress.of(new Told.Review(List.copyOf(judged))));
      }
      if (!play.play(tags)) {
        throw new Refusal("move " + (move + 1) + " is not legal");
      }
    }
    return new Told.Review(judged);
  }

  private static Told.Judged judged(
      PlayedGame game, OpenPlay play, int number, List<String> tags, MoveJudge judge, Clock clock) {
    MoveBuffer moves = game.model().newMoves();
    GameState state = play.state();
    state.legalMoves(moves);
    Set<Integer> played =
        IntStream.range(0, moves.size())
            .filter(move -> state.tags(moves, move).equals(tags))
            .boxed()
            .collect(Collectors.toSet());
    StateSearch.Opinion opinion = judge.of(state, played, clock, _ -> {});
    double value = played.stream().mapToDouble(opinion.values()::get).max().orElse(0);
    double best = Math.max(value, opinion.value());
    return new Told.Judged(number, value, best, state.tags(moves, opinion.best()));
  }

  /** Agents play each other; the table is sent after each play. */
  Told.Match match(Asked.Match asked, Jobs.Ticket ticket, Service.Page page) {
    if (asked.plays() < 1 || asked.plays() > MOST_PLAYS) {
      throw new Refusal("a match has 1 to " + MOST_PLAYS + " plays");
    }
    PlayedGame game = shelf.played(asked.game(), ticket);
    List<AgentSpec> agents = asked.agents().stream().map(Playing::spec).toList();
    if (agents.isEmpty() || game.players().size() > 1 && agents.size() < 2) {
      throw new Refusal("a match takes two agents");
    }
    Tournament tournament =
        new Tournament(agents, asked.plays(), asked.seed(), 1, GRACE, MOST_PLIES);
    int total = tournament.plays(game.players().size());
    List<Tournament.Played> plays = new ArrayList<>();
    tournament.run(
        game,
        played -> {
          ticket.check();
          plays.add(played);
          page.progress(Told.Progress.of(told(asked.agents(), game, plays, total)));
        });
    return told(asked.agents(), game, plays, total);
  }

  private static Told.Match told(
      List<String> agents, PlayedGame game, List<Tournament.Played> plays, int total) {
    List<Told.MatchRow> rows =
        Standing.of(agents, plays).stream()
            .map(
                one ->
                    new Told.MatchRow(
                        one.agent(),
                        one.plays(),
                        one.wins(),
                        one.draws(),
                        one.losses(),
                        one.meanScore(),
                        Double.isNaN(one.elo()) ? 0 : one.elo(),
                        Double.isNaN(one.eloMargin()) ? 0 : one.eloMargin(),
                        one.faults()))
            .toList();
    return new Told.Match(rows, told(agents, game, plays.getLast()), plays.size(), total);
  }

  private static Told.MatchPlay told(
      List<String> agents, PlayedGame game, Tournament.Played played) {
    List<Told.SeatResult> seats =
        IntStream.range(0, game.players().size())
            .mapToObj(
                player ->
                    new Told.SeatResult(
                        game.players().get(player),
                        agents.get(played.seats().get(player)),
                        played.result().scores().get(player)))
            .toList();
    String fault = played.result().fault().map(Object::toString).orElse("");
    List<Told.Made> moves = played.result().turns().stream().map(Thinking::made).toList();
    return new Told.MatchPlay(seats, fault, moves);
  }

  private static Told.Made made(Turn turn) {
    return new Told.Made(turn.player(), turn.tags());
  }
}
