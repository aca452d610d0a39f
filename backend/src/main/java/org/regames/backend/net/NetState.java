package org.regames.backend.net;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.ir.net.NetGame;

/**
 * A state of a game played on its net: the facts that hold, and what roles have chosen so far. The
 * values of formulas are in an {@link CircuitEvaluation} that the buffer of moves has; it is
 * updated to the queried state, which is cheap if that is near.
 */
final class NetState extends GameState {
  private final NetLayout layout;

  /** The values at the first state. */
  private final CircuitEvaluation first;

  private final long[] facts;

  /** The move of each role that has chosen one, by its number. */
  private final int[] chosen;

  /** Scratch space for the moves of a step. */
  private final int[] made;

  private final int[] goals;
  private int phase;

  /** How many of the choices of the phase are made. */
  private int turn;

  private int player;

  /** The last evaluation used to play moves; null if none was. */
  private CircuitEvaluation last;

  NetState(ForwardModel model, NetLayout layout, CircuitEvaluation first) {
    super(model);
    this.layout = layout;
    this.first = first;
    this.facts = layout.initial.clone();
    this.chosen = new int[layout.roleSymbols.length];
    this.made = new int[chosen.length];
    this.goals = layout.fill(layout.goals);
    this.player = layout.keeper;
  }

  private CircuitEvaluation evaluation(MoveBuffer moves) {
    CircuitEvaluation evaluation =
        moves.workspace(CircuitEvaluation.class, () -> new CircuitEvaluation(first));
    evaluation.at(facts);
    return evaluation;
  }

  private boolean isChoice() {
    return node != NetLayout.ASK && node != NetLayout.END;
  }

  private NetGame.Phase phase() {
    return layout.game.phases().get(phase);
  }

  private int role() {
    return phase().choices().get(turn).role();
  }

  // Finding moves.

  @Override
  protected void find(MoveBuffer moves) {
    long[] outputs = evaluation(moves).outputs;
    int role = role();
    int start = layout.wiring.roleWords[role];
    for (int word = start; word < layout.wiring.roleWords[role + 1]; word++) {
      for (long bits = outputs[word]; bits != 0; bits &= bits - 1) {
        int place = (word - start << 6) + Long.numberOfTrailingZeros(bits);
        moves.add(layout.movesOfRoles[role][place]);
      }
    }
  }

  @Override
  protected long pick(MoveBuffer moves, RandomGenerator random) {
    if (!isChoice()) {
      return NOT_AS_SETS;
    }
    long[] outputs = evaluation(moves).outputs;
    int role = role();
    int start = layout.wiring.roleWords[role];
    int end = layout.wiring.roleWords[role + 1];
    int count = 0;
    for (int word = start; word < end; word++) {
      count += Long.bitCount(outputs[word]);
    }
    int drawn = moves.draw(count, random);
    if (drawn < 0) {
      return NO_MOVE;
    }
    int word = start;
    for (int bits = Long.bitCount(outputs[word]); drawn >= bits; ) {
      drawn -= bits;
      bits = Long.bitCount(outputs[++word]);
    }
    int bit = Long.numberOfTrailingZeros(Long.expand(1L << drawn, outputs[word]));
    return layout.movesOfRoles[role][(word - start << 6) + bit];
  }

  @Override
  protected void findCandidates(MoveBuffer moves) {
    find(moves);
  }

  @Override
  protected long drawCandidate(MoveBuffer moves, RandomGenerator random) {
    return pick(moves, random);
  }

  // Playing moves.

  @Override
  protected void attempt(MoveBuffer moves, long code, int start) {
    play(moves, code, start);
  }

  @Override
  protected long ply(MoveBuffer moves, RandomGenerator random) {
    long code = pick(moves, random);
    if (code >= 0) {
      play(moves, code, 0);
      return PLAYED;
    }
    return code;
  }

  @Override
  protected long plies(MoveBuffer moves, RandomGenerator random, long most) {
    long played = 0;
    long sum = 0;
    int least = Integer.MAX_VALUE;
    int greatest = 0;
    while (played < most && isChoice() && ply(moves, random) == PLAYED) {
      settle();
      int size = moves.size();
      sum += size;
      least = Math.min(least, size);
      greatest = Math.max(greatest, size);
      played++;
    }
    moves.drew(sum, least, greatest);
    return played;
  }

  @Override
  protected void play(MoveBuffer moves, long code, int start) {
    chosen[role()] = (int) code;
    turn++;
    if (turn < phase().choices().size()) {
      choose();
    } else {
      step(evaluation(moves));
    }
  }

  @Override
  protected void tell(MoveBuffer moves, long code, int start) {
    tellOnly(moves, code, start);
    play(moves, code, start);
  }

  @Override
  protected void tellOnly(MoveBuffer moves, long code, int start) {
    moves.tell(layout.tags[(int) code], this);
  }

  /** Goes to the next choice of the phase. */
  private void choose() {
    node = layout.phaseNodes[phase] + turn;
    player = layout.roleSymbols[role()];
  }

  /** Goes to the next state once all moves are chosen. */
  private void step(CircuitEvaluation evaluation) {
    int count = 0;
    for (NetGame.RoleChoice choice : phase().choices()) {
      made[count++] = chosen[choice.role()];
    }
    for (int move : phase().forced()) {
      made[count++] = move;
    }
    evaluation.step(facts, made, count);
    Arrays.fill(chosen, 0);
    phase = 0;
    turn = 0;
    player = layout.keeper;
    node = NetLayout.ASK;
    last = evaluation;
  }

  /** Tests whether the play has ended, and goes on to the next choice if not. */
  @Override
  protected boolean keep() {
    if (last == null) {
      last = new CircuitEvaluation(first);
    }
    CircuitEvaluation evaluation = last;
    evaluation.at(facts);
    if (evaluation.holds(layout.game.terminal())) {
      score(evaluation);
      node = NetLayout.END;
      return true;
    }
    phase = layout.game.otherwise();
    for (int i = 0; i < layout.phaseFacts.length; i++) {
      if (holds(layout.phaseFacts[i])) {
        phase = layout.phasesOfFacts[i];
      }
    }
    turn = 0;
    if (phase().choices().isEmpty()) {
      step(evaluation);
    } else {
      choose();
    }
    return true;
  }

  private void score(CircuitEvaluation evaluation) {
    for (int role = 0; role < layout.scores.length; role++) {
      int[] literals = layout.scoreLiterals[role];
      int one = 0;
      while (one < literals.length && !evaluation.holds(literals[one])) {
        one++;
      }
      if (one < literals.length) {
        goals[layout.goalsCells[role]] = layout.scores[role][one];
      }
    }
  }

  // Values of variables.

  @Override
  protected int mover() {
    return player;
  }

  @Override
  protected int scalar(int variable) {
    if (variable == layout.player) {
      return player;
    }
    for (NetLayout.FactCell place : layout.places.get(variable)) {
      return value(place);
    }
    int role = layout.keeps[variable];
    boolean kept = role >= 0 && isChoice() && phase().isKept() && role < role();
    return kept ? layout.tags[moveOf(role)] : layout.plan.layout().initial(variable);
  }

  /** The move of a role in this step, if it has chosen or has no choice. */
  private int moveOf(int role) {
    for (int move : phase().forced()) {
      if (layout.game.moves().get(move).role() == role) {
        return move;
      }
    }
    return chosen[role];
  }

  /** Whether a fact holds. */
  boolean holds(int fact) {
    return (facts[fact >> 6] >>> fact & 1) != 0;
  }

  private int value(NetLayout.FactCell place) {
    for (int i = 0; i < place.facts().length; i++) {
      if (holds(place.facts()[i])) {
        return place.symbols()[i];
      }
    }
    return place.none();
  }

  @Override
  protected void setScalar(int variable, int symbol) {
    if (variable == layout.player) {
      player = symbol;
    }
  }

  @Override
  protected Object array(int variable) {
    if (variable == layout.goals) {
      return goals;
    }
    if (variable == layout.visible) {
      return isChoice() && phase().isHidden() ? layout.unseen : layout.seen;
    }
    int[] cells = layout.fill(variable);
    for (NetLayout.FactCell place : layout.places.get(variable)) {
      cells[place.cell()] = value(place);
    }
    return cells;
  }

  @Override
  protected void copyValues(GameState other) {
    NetState that = (NetState) other;
    System.arraycopy(that.facts, 0, facts, 0, facts.length);
    System.arraycopy(that.chosen, 0, chosen, 0, chosen.length);
    System.arraycopy(that.goals, 0, goals, 0, goals.length);
    phase = that.phase;
    turn = that.turn;
    player = that.player;
  }

  @Override
  protected GameState fresh() {
    return new NetState(model(), layout, first);
  }
}
