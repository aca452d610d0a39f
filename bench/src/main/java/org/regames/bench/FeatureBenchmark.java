package org.regames.bench;

import java.io.IOException;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.plan.Feature;
import org.regames.backend.planner.PlanBuilder;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/**
 * The effect of each {@link Feature} of the planner: playouts per second without it, one row for
 * each feature, compared with those with all. Other games: {@code -p file=PATH,PATH}; some
 * features: {@code -p without=BITBOARDS,MASK_RAYS}.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class FeatureBenchmark {
  /** A game, planned with all features. */
  @State(Scope.Benchmark)
  public static class WithAll {
    @Param({
      "games/hrg/amazons.hrg",
      "games/hrg/breakthrough.hrg",
      "games/hrg/english-draughts.hrg",
      "games/hrg/hex.hrg",
      "games/hrg/nine-mens-morris.hrg",
      "games/hrg/oware.hrg",
      "games/hrg/reversi.hrg",
      "games/hrg/tictactoe.hrg"
    })
    private String file;

    private ForwardModel model;
    private GameState state;
    private MoveBuffer moves;
    private SplittableRandom random;

    Set<Feature> features() {
      return Feature.all();
    }

    @Setup
    public void compile() throws IOException {
      Game game = Builtins.complete(GameFile.read(file).game());
      model = JvmEngine.compile(PlanBuilder.plan(game, features()));
      state = model.newState();
      moves = model.newMoves();
      random = new SplittableRandom(1);
    }

    int playout() {
      model.reset(state);
      int plies = 0;
      do {
        plies += (int) state.playOn(moves, random, Integer.MAX_VALUE) + 1;
      } while (state.applyRandom(moves, random));
      return plies - 1;
    }
  }

  /** A game, planned without one feature. */
  @State(Scope.Benchmark)
  public static class WithoutOne extends WithAll {
    @Param private Feature without;

    @Override
    Set<Feature> features() {
      return Feature.without(without);
    }
  }

  /** One playout; returns the number of moves by players and random in it. */
  @Benchmark
  public int withAll(WithAll game) {
    return game.playout();
  }

  /** The same without one feature. */
  @Benchmark
  public int withoutOne(WithoutOne game) {
    return game.playout();
  }
}
