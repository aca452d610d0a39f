package org.regames.backend.net;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.regames.ir.net.NetGame;

/**
 * A play of a net in the steps of its rules: all roles move at once, including those with only one
 * move. States of a {@link NetEngine} leave out such moves. Roles, moves and facts are identified
 * by their numbers in the net. Not thread-safe.
 */
public final class JointPlay {
  private final NetGame game;
  private final Wiring wiring;
  private final CircuitEvaluation evaluation;
  private final long[] facts;

  /** A new play. Linear in the net. */
  public JointPlay(NetGame game) {
    this.game = game;
    this.wiring = new Wiring(game);
    this.evaluation = new CircuitEvaluation(wiring, game);
    this.facts = new long[(wiring.facts + Long.SIZE - 1) / Long.SIZE];
    for (int fact = 0; fact < wiring.facts; fact++) {
      facts[fact >> 6] |= game.initial().get(fact) ? 1L << fact : 0;
    }
  }

  /** Whether the play has ended. */
  public boolean isTerminal() {
    return evaluation.holds(game.terminal());
  }

  /** The facts that hold now. */
  public List<Integer> facts() {
    return IntStream.range(0, wiring.facts).filter(this::holds).boxed().toList();
  }

  private boolean holds(int fact) {
    return (facts[fact >> 6] >>> fact & 1) != 0;
  }

  /** The roles that have a choice in this step, in the order in which they choose in states. */
  public List<Integer> choosing() {
    return phase().choices().stream().map(NetGame.RoleChoice::role).toList();
  }

  private NetGame.Phase phase() {
    return game.phases()
        .get(
            game.phaseOf().entrySet().stream()
                .filter(entry -> holds(entry.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(game.otherwise()));
  }

  /** The moves that a role may make in this step; none if the rules provide none. */
  public List<Integer> legal(int role) {
    List<Integer> forced =
        phase().forced().stream().filter(move -> game.moves().get(move).role() == role).toList();
    return forced.isEmpty()
        ? IntStream.range(0, game.moves().size()).filter(m -> isLegal(role, m)).boxed().toList()
        : forced;
  }

  private boolean isLegal(int role, int move) {
    NetGame.Move one = game.moves().get(move);
    return one.role() == role && evaluation.holds(one.legal());
  }

  /**
   * Makes a step.
   *
   * @param moves a legal move of each role
   */
  public void step(List<Integer> moves) {
    evaluation.step(facts, moves.stream().mapToInt(Integer::intValue).toArray(), moves.size());
  }

  /**
   * The score of a role in this state, if there are several the one that states have; random has
   * none.
   */
  public Optional<String> score(int role) {
    return game.roles().get(role).scores().stream()
        .filter(score -> evaluation.holds(score.literal()))
        .map(NetGame.Score::symbol)
        .findFirst();
  }
}
