package org.regames.backend.engine;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.regames.backend.interpreter.Impropriety;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.EndlessPlayException;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.plan.Feature;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.play.Incidents;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.PlayoutStatistics;
import org.regames.backend.play.Playouts;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.DiagnosticException;

/**
 * Compiles games to bytecode.
 *
 * @param features what plans are made with
 */
record JvmGameEngine(Set<Feature> features) implements Engine {
  JvmGameEngine {
    features = Set.copyOf(features);
  }

  /** A compiled game, and the interpreter to ask about what is improper. */
  private record Compiled(ForwardModel model, Witness witness) implements PlayableGame {
    @Override
    public List<Long> counts(int depth, LongConsumer progress) {
      ModelPerft perft = new ModelPerft(model, progress);
      return told(perft.incidents(), () -> perft.counts(depth));
    }

    @Override
    public List<Long> choiceCounts(int depth, LongConsumer progress) {
      ModelPerft perft = new ModelPerft(model, progress);
      return told(perft.incidents(), () -> perft.choiceCounts(depth));
    }

    @Override
    public PlayoutStatistics playouts(Playouts playouts, LongConsumer progress) {
      Incidents incidents = new Incidents();
      return told(incidents, () -> playouts.run(model, progress, incidents));
    }

    /** Has the interpreter follow what stopped early; it ends with its finding where moves do. */
    private <T> T told(Incidents incidents, Supplier<T> work) {
      try {
        T result = work.get();
        witness.follow(incidents);
        return result;
      } catch (EndlessPlayException endless) {
        witness.follow(incidents);
        throw new UnplayableException(endless.getMessage());
      }
    }

    @Override
    public List<Impropriety> findings() {
      return witness.findings();
    }
  }

  @Override
  public String name() {
    return "jvm";
  }

  @Override
  public Optional<Engine> plain() {
    return features.isEmpty() ? Optional.empty() : Optional.of(new JvmGameEngine(Set.of()));
  }

  @Override
  public PlayableGame start(Game game) {
    try {
      ForwardModel model = JvmEngine.compile(PlanBuilder.plan(Builtins.complete(game), features));
      Witness witness = new Witness(game);
      if (!model.plan().keeper().oneMove() && witness.seesSeveralKeeperMoves()) {
        throw new UnplayableException("the keeper has several legal moves");
      }
      return new Compiled(model, witness);
    } catch (EndlessPlayException | DiagnosticException unplayable) {
      throw new UnplayableException(unplayable.getMessage());
    } catch (IllegalArgumentException tooLarge) {
      // More players than a word has bits, or an edge too long for one method.
      throw new UnplayableException(tooLarge.getMessage());
    }
  }
}
