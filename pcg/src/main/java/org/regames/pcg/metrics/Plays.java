package org.regames.pcg.metrics;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.agents.AgentSpec;
import org.regames.agents.PlayedGame;
import org.regames.agents.match.OpenPlay;
import org.regames.agents.match.PlayResult;
import org.regames.agents.match.Referee;
import org.regames.backend.engine.UnplayableException;
import org.regames.backend.interpreter.Turn;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.play.SplitMix;

/**
 * Plays games to measure them. The same seed gives the same plays if agents have budgets of
 * iterations.
 *
 * @param seed determines the random numbers
 * @param mostPlies the number of moves, including those of {@code random}, after which a play is
 *     cut off
 */
public record Plays(long seed, int mostPlies) {
  /** How much longer than its budget an agent may take. */
  private static final Duration GRACE = Duration.ofSeconds(5);

  /**
   * The maximum average number of moves listed in a play; amazons has a tenth of it. Counted, not
   * timed.
   */
  private static final long MOST_OPTIONS = 1_000_000;

  public Plays {
    if (mostPlies < 1) {
      throw new IllegalArgumentException("plays must be allowed at least one move");
    }
  }

  /**
   * Plays in which every move is drawn uniformly from all legal ones.
   *
   * @param number the number of plays
   * @param meter limits the time
   * @throws UnplayableException if listing their moves is more work than any game should need
   */
  public List<PlayTrace> random(PlayedGame game, int number, Meter meter) {
    ForwardModel model = game.model();
    GameState state = model.newState();
    MoveBuffer moves = model.newMoves();
    SplitMix random = new SplitMix();
    List<PlayTrace> traces = new ArrayList<>();
    Optional<BoardCells> board = BoardCells.of(game);
    long options = 0;
    for (int play = 0; play < number; play++) {
      model.reset(state);
      random.start(seed, play);
      PlayTrace.Recorder recorder = new PlayTrace.Recorder(game, board);
      traces.add(random(recorder, state, moves, random, meter));
      options += traces.getLast().options();
      if (options > MOST_OPTIONS * number) {
        throw new UnplayableException(
            "its random plays list more than " + MOST_OPTIONS + " moves each");
      }
    }
    return traces;
  }

  private PlayTrace random(
      PlayTrace.Recorder recorder,
      GameState state,
      MoveBuffer moves,
      SplitMix random,
      Meter meter) {
    for (int made = 0; ; made++) {
      meter.check(Meter.Stage.PLAYS);
      state.legalMoves(moves);
      boolean goesOn = moves.size() > 0 && made < mostPlies;
      recorder.state(state, goesOn ? moves.size() : 0);
      if (!goesOn) {
        return recorder.end(state, end(state, moves.size() == 0));
      }
      state.apply(moves, state.draw(moves, random));
    }
  }

  /**
   * Plays of agents.
   *
   * @param seats the agent of each player
   * @param number the number of plays
   * @param meter limits the time
   * @throws AgentFailedException if an agent fails, exceeds its time, or plays an illegal move
   */
  public List<PlayTrace> agents(PlayedGame game, List<AgentSpec> seats, int number, Meter meter) {
    Referee referee = new Referee(game, GRACE, mostPlies);
    SplitMix seeds = new SplitMix();
    Optional<BoardCells> board = BoardCells.of(game);
    List<PlayTrace> traces = new ArrayList<>();
    for (int play = 0; play < number; play++) {
      meter.check(Meter.Stage.AGENTS);
      seeds.start(seed, play);
      PlayResult result = referee.play(seats, seeds.nextLong());
      if (result.fault().isPresent()) {
        throw new AgentFailedException(result.fault().get().toString());
      }
      PlayTrace.Recorder recorder = new PlayTrace.Recorder(game, board);
      traces.add(replayed(recorder, game, result.turns()));
    }
    return traces;
  }

  private static PlayTrace replayed(
      PlayTrace.Recorder recorder, PlayedGame game, List<Turn> turns) {
    OpenPlay play = new OpenPlay(game);
    for (Turn turn : turns) {
      recorder.state(play.state(), play.legal().size());
      if (!play.play(turn.tags())) {
        throw new IllegalStateException(turn + " was legal and is not");
      }
    }
    recorder.state(play.state(), 0);
    return recorder.end(play.state(), end(play.state(), play.isOver()));
  }

  static PlayTrace.End end(GameState last, boolean isOver) {
    if (last.isTerminal()) {
      return PlayTrace.End.ENDED;
    }
    return isOver ? PlayTrace.End.STUCK : PlayTrace.End.CAPPED;
  }
}
