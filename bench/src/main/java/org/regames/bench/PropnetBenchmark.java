package org.regames.bench;

import java.io.IOException;
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
import org.regames.backend.net.NetEngine;
import org.regames.bench.family.Family;
import org.regames.bench.propnet.Propnet;
import org.regames.gdl.GdlLanguage;
import org.regames.ir.language.Budget;

/**
 * The effect of recovering structure from GDL: playouts per second of the same game compiled from
 * GDL, compiled from HRG, and on the propositional net of the GDL rules, by the engine that
 * propagates changes and evaluated as a whole.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class PropnetBenchmark {
  /** Our breakthrough in GDL is on a board of this size. */
  private static final int BREAKTHROUGH = 6;

  @Param({"breakthrough", "connectfour"})
  private String game;

  private Player gdl;
  private Player hrg;
  private Player net;
  private Propnet propnet;
  private SplittableRandom random;
  private int[] legal;
  private int[] made;

  /** A compiled game with what playing it needs. */
  private record Player(ForwardModel model, GameState state, MoveBuffer moves) {
    static Player of(GameFile file) {
      return of(JvmEngine.compile(file.game()));
    }

    static Player of(ForwardModel model) {
      return new Player(model, model.newState(), model.newMoves());
    }

    int playout(SplittableRandom random) {
      model.reset(state);
      int plies = 0;
      while (state.applyRandom(moves, random)) {
        plies++;
      }
      return plies;
    }
  }

  @Setup
  public void compile() throws IOException {
    GameFile rules = GameFile.read("games/gdl/" + game + ".kif");
    gdl = Player.of(rules);
    hrg = Player.of(inHrg());
    net =
        Player.of(
            NetEngine.compile(
                new GdlLanguage()
                    .nets()
                    .orElseThrow()
                    .read(rules.source(), new Budget())
                    .value()
                    .orElseThrow()
                    .net()));
    propnet = Propnet.of(rules.source());
    legal = new int[propnet.mostMoves()];
    made = new int[propnet.roles()];
    random = new SplittableRandom(1);
  }

  private GameFile inHrg() throws IOException {
    String file = "games/hrg/" + game + ".hrg";
    for (Family family : Family.ALL) {
      if (family.name().equals(game)) {
        return GameFile.of(file, family.text(BREAKTHROUGH));
      }
    }
    return GameFile.read(file);
  }

  /** One playout of the game compiled from GDL; the number of moves in it. */
  @Benchmark
  public int fromGdl() {
    return gdl.playout(random);
  }

  /** One playout of the game compiled from HRG; the number of moves in it. */
  @Benchmark
  public int fromHrg() {
    return hrg.playout(random);
  }

  /** One playout of the engine that follows changes through the net; the number of moves in it. */
  @Benchmark
  public int byChangesOfTheNet() {
    return net.playout(random);
  }

  /** One playout on the net; the number of steps in it. */
  @Benchmark
  public int onTheNet() {
    propnet.reset();
    int steps = 0;
    for (; !propnet.isTerminal(); steps++) {
      for (int role = 0; role < made.length; role++) {
        int count = propnet.legal(role, legal);
        made[role] = legal[random.nextInt(count)];
      }
      propnet.apply(made);
    }
    return steps;
  }
}
