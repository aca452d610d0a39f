package org.regames.gdl.recover;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.NetPlay;
import org.regames.ir.language.Budget;

/** States of a few random plays, the same on every machine: what they refute needs no proof. */
final class SampledStates {
  private static final int PLAYS = 3;
  private static final int STEPS = 40;

  /** The most formulas that the plays visit, for large nets. */
  private static final long MOST_WORK = 30_000_000;

  private SampledStates() {}

  /** The states, after candidates of which one has two values at a time are removed. */
  static List<BitSet> refute(List<FactFamily> candidates, GameNet game, Budget budget) {
    List<BitSet> states = new ArrayList<>();
    NetPlay play = new NetPlay(game);
    int steps = Math.clamp(MOST_WORK / PLAYS / game.net().size(), 1, STEPS);
    for (int number = 0; number < PLAYS && !candidates.isEmpty(); number++) {
      BitSet state = play.initial();
      for (int step = 0; step < steps; step++) {
        budget.goOn();
        BitSet facts = state;
        states.add(state);
        candidates.removeIf(
            family ->
                family.groups().values().stream()
                    .anyMatch(
                        group -> group.values().stream().filter(facts::get).limit(2).count() > 1));
        play.at(state);
        if (play.isTerminal()) {
          break;
        }
        List<Integer> moves = new ArrayList<>();
        for (int role = 0; role < game.roles().size(); role++) {
          List<Integer> legal = play.legal(role);
          if (!legal.isEmpty()) {
            moves.add(play.pick(legal));
          }
        }
        state = play.next(state, moves);
      }
    }
    return states;
  }
}
