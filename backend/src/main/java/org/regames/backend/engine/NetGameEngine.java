package org.regames.backend.engine;

import java.util.List;
import org.regames.backend.model.EndlessPlayException;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.net.NetEngine;
import org.regames.backend.plan.PlanExplanation;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.net.NetGame;

/** Plays games on their propositional nets, if they were read as such. */
public final class NetGameEngine implements Engine {
  /** Measured on the published rule sheets, see docs/nets.md. */
  private static final int MANY_GATES = 600;

  NetGameEngine() {}

  @Override
  public String name() {
    return "net";
  }

  /** The net cannot be recovered from an automaton. */
  @Override
  public PlayableGame start(Game game) {
    throw new UnplayableException("it is not read as a propositional net");
  }

  /** Prepares a net for play. */
  public PlayableGame start(NetGame net) {
    try {
      ForwardModel model = NetEngine.compile(net);
      return new ModelGame(model, new ModelWitness(model, node -> rules(net, node)));
    } catch (EndlessPlayException endless) {
      throw new UnplayableException(endless.getMessage());
    } catch (IllegalArgumentException tooLarge) {
      // More players than a word has bits.
      throw new UnplayableException(tooLarge.getMessage());
    }
  }

  /** Where the rules about moves at a node begin. */
  private static Origin rules(NetGame net, String node) {
    return net.phases().stream()
        .flatMap(phase -> phase.choices().stream())
        .filter(choice -> choice.node().equals(node))
        .map(NetGame.RoleChoice::rules)
        .findFirst()
        .orElse(Origin.UNKNOWN);
  }

  /**
   * Whether a net is so large that playing it beats compiling its automaton: with many gates that
   * takes long and plays no faster.
   */
  public static boolean pays(NetGame net) {
    return net.gates() > MANY_GATES;
  }

  /** How the moves of a net are found. */
  public static List<PlanExplanation> explain(NetGame net) {
    String reason = net.gates() + " gates; plans of automata pay up to " + MANY_GATES + " at most";
    return net.phases().stream()
        .flatMap(phase -> phase.choices().stream())
        .map(
            choice ->
                new PlanExplanation(
                    PlanExplanation.Subject.MOVES,
                    choice.node(),
                    PlanExplanation.How.BY_NET,
                    reason))
        .toList();
  }
}
