package org.regames.bench;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.regames.agents.Agent;
import org.regames.agents.AgentSpec;
import org.regames.agents.PlayedGame;
import org.regames.agents.Seat;
import org.regames.agents.match.OpenPlay;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.play.SplitMix;

/**
 * Iterations per second of tree search for the first move, compared with flat playouts per second
 * from there, both on one thread and without interleaved playouts.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 3, jvmArgs = "-Xss64m")
public class SearchBenchmark {
  private static final int ITERATIONS = 10_000;

  @Param({
    "games/hrg/breakthrough.hrg",
    "games/hrg/connectfour.hrg",
    "games/hrg/english-draughts.hrg",
    "games/hrg/hex.hrg",
    "games/hrg/reversi.hrg",
    "games/hrg/tictactoe.hrg"
  })
  private String file;

  private final AgentSpec agent = AgentSpec.parse("mcts:" + ITERATIONS + "it");
  private final SplitMix random = new SplitMix();
  private PlayedGame game;
  private OpenPlay play;
  private GameState state;
  private MoveBuffer moves;

  @Setup
  public void compile() throws IOException {
    game = PlayedGame.of(GameFile.read(file).game());
    play = new OpenPlay(game);
    state = game.model().newState();
    moves = game.model().newMoves();
    random.start(1, 0);
  }

  /** The move chosen with a new tree. */
  @Benchmark
  @OperationsPerInvocation(ITERATIONS)
  public List<String> search() {
    try (Agent searcher =
        agent.kind().sit(new Seat(game, play.player(), random.nextLong()), agent.options())) {
      return searcher.choose(play.view(), agent.clock());
    }
  }

  /** The number of moves of a playout. */
  @Benchmark
  public long playout() {
    game.model().reset(state);
    long plies = 0;
    boolean goesOn = true;
    while (goesOn) {
      plies += state.playOn(moves, random, Integer.MAX_VALUE);
      goesOn = !state.isTerminal() && state.applyRandom(moves, random);
      plies += goesOn ? 1 : 0;
    }
    return plies;
  }
}
