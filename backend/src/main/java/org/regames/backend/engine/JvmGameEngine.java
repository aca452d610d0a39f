package org.regames.backend.engine;

import java.util.Optional;
import java.util.Set;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.EndlessPlayException;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.backend.planner.PlanBuilder;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Origin;

/**
 * Compiles games to bytecode.
 *
 * @param features the features that plans may use
 */
record JvmGameEngine(Set<Feature> features) implements Engine {
  JvmGameEngine {
    features = Set.copyOf(features);
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
  public PlayableGame start(Plan plan) {
    try {
      ForwardModel model = JvmEngine.compile(plan);
      return new ModelGame(model, new ModelWitness(model, _ -> Origin.UNKNOWN));
    } catch (EndlessPlayException | IllegalArgumentException unplayable) {
      throw new UnplayableException(unplayable.getMessage());
    }
  }

  @Override
  public PlayableGame start(Game game) {
    try {
      ForwardModel model = JvmEngine.compile(PlanBuilder.plan(Builtins.complete(game), features));
      Witness witness = new Witness(game);
      if (!model.plan().keeper().oneMove() && witness.seesSeveralKeeperMoves()) {
        throw new UnplayableException("the keeper has several legal moves");
      }
      return new ModelGame(model, witness);
    } catch (EndlessPlayException | DiagnosticException unplayable) {
      throw new UnplayableException(unplayable.getMessage());
    } catch (IllegalArgumentException tooLarge) {
      // More players than a word has bits, or an edge too long for one method.
      throw new UnplayableException(tooLarge.getMessage());
    }
  }
}
