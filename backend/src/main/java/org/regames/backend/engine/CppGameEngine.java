package org.regames.backend.engine;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.regames.backend.cpp.build.Compiler;
import org.regames.backend.cpp.build.CppProgram;
import org.regames.backend.cpp.build.CppReport;
import org.regames.backend.cpp.build.ProgramCache;
import org.regames.backend.interpreter.Impropriety;
import org.regames.backend.interpreter.Turn;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.play.MoveCount;
import org.regames.backend.play.PlayoutStatistics;
import org.regames.backend.play.Playouts;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.analysis.Shape;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Origin;

/**
 * Builds a program with the installed C++ compiler and lets it play.
 *
 * @param features the features that plans may use
 */
record CppGameEngine(Set<Feature> features) implements Engine {
  CppGameEngine {
    features = Set.copyOf(features);
  }

  /** A built game, and a witness for improprieties. */
  private record Built(CppProgram program, List<String> players, Follower witness)
      implements PlayableGame {
    @Override
    public List<Long> counts(int depth, LongConsumer progress) {
      return told(() -> program.counts(depth, false, progress)).counts();
    }

    @Override
    public List<Long> choiceCounts(int depth, LongConsumer progress) {
      return told(() -> program.counts(depth, true, progress)).counts();
    }

    @Override
    public List<MoveCount> divided(List<Turn> play, int depth, LongConsumer progress) {
      throw new UnplayableException("its programs count only from the start");
    }

    @Override
    public PlayoutStatistics playouts(Playouts playouts, LongConsumer progress) {
      return told(() -> program.playouts(playouts, progress)).statistics(players);
    }

    /**
     * Has the interpreter follow plays that stopped early; throws its finding about endless moves.
     */
    private CppReport told(Supplier<CppReport> work) {
      CppReport report = working(work);
      witness.follow(report.incidents());
      if (report.endless().isPresent()) {
        throw new UnplayableException(report.endless().get());
      }
      return report;
    }

    @Override
    public List<Impropriety> findings() {
      return witness.findings();
    }

    @Override
    public List<String> warnings() {
      return program.notKept().stream().toList();
    }
  }

  @Override
  public String name() {
    return "cpp";
  }

  @Override
  public PlayableGame start(Game game) {
    return start(game, () -> {});
  }

  /** Builds or runs a program, which always works if there is a compiler. */
  private static <T> T working(Supplier<T> work) {
    try {
      return work.get();
    } catch (DiagnosticException broken) {
      throw new BrokenEngineException(broken.getMessage().lines().findFirst().orElse(""));
    }
  }

  @Override
  public Optional<Engine> plain() {
    return features.isEmpty() ? Optional.empty() : Optional.of(new CppGameEngine(Set.of()));
  }

  private Plan plan(Game game) {
    try {
      return PlanBuilder.plan(Builtins.complete(game), features);
    } catch (DiagnosticException unplayable) {
      throw new UnplayableException(unplayable.getMessage());
    }
  }

  @Override
  public PlayableGame start(Game game, Runnable waiting) {
    return start(plan(game), waiting, new Witness(game));
  }

  @Override
  public PlayableGame start(Plan plan) {
    Follower witness = new ModelWitness(JvmEngine.compile(plan), _ -> Origin.UNKNOWN);
    return start(plan, () -> {}, witness);
  }

  private static PlayableGame start(Plan plan, Runnable waiting, Follower witness) {
    Compiler compiler = Compiler.installed();
    CppProgram program =
        working(() -> CppProgram.build(plan, compiler, ProgramCache.ofUser(), waiting));
    int goals = plan.layout().variable(Builtins.GOALS);
    Shape shape = plan.layout().variables().get(goals).shape();
    List<String> players = ((Shape.MapShape) shape).source().symbols();
    return new Built(program, players, witness);
  }
}
