package org.regames.backend.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.regames.backend.layout.Layout;
import org.regames.ir.Game;
import org.regames.ir.analysis.Liveness;
import org.regames.ir.analysis.MutableAutomaton;

/**
 * Writes states as a few words, the same for two states exactly if they are at one node and agree
 * on all that may still matter: then the same plays with the same scores go on from them. Threads
 * can share it.
 */
public final class StateKeys {
  /** A part of the key: a variable, its numbers in a dense range, and the bits for one of them. */
  private record Part(int variable, boolean isMap, int[] ranks, int bits) {}

  private final List<List<Part>> partsOfNodes = new ArrayList<>();
  private final int words;

  /**
   * @param model makes the states
   * @param game what was compiled
   */
  public StateKeys(ForwardModel model, Game game) {
    MutableAutomaton automaton = MutableAutomaton.of(game.edges());
    Liveness liveness = Liveness.ofPlays(automaton, game.variables());
    Layout layout = model.plan().layout();
    List<Part> all = new ArrayList<>();
    for (int variable = 0; variable < layout.variables().size(); variable++) {
      all.add(part(layout, variable));
    }
    GameState some = model.newState();
    int most = 0;
    for (String name : model.plan().nodes().names()) {
      List<Part> live =
          all.stream()
              .filter(
                  part ->
                      liveness.isLive(
                          automaton.node(name), layout.variables().get(part.variable).name()))
              .toList();
      partsOfNodes.add(live);
      most = Math.max(most, live.stream().mapToInt(part -> bits(part, some)).sum());
    }
    int nodeBits = Integer.SIZE;
    words = (nodeBits + most + Long.SIZE - 1) / Long.SIZE;
  }

  private static Part part(Layout layout, int variable) {
    boolean isMap = layout.variables().get(variable).isMap();
    BitSet domain = isMap ? layout.values().ofVariable(variable) : layout.domain(variable);
    int[] ranks = new int[domain.length()];
    int count = 0;
    for (int value = domain.nextSetBit(0); value >= 0; value = domain.nextSetBit(value + 1)) {
      ranks[value] = count++;
    }
    return new Part(variable, isMap, ranks, Integer.SIZE - Integer.numberOfLeadingZeros(count - 1));
  }

  private static int bits(Part part, GameState state) {
    return part.bits * (part.isMap ? Cells.length(state.array(part.variable)) - 1 : 1);
  }

  /** How many words a key has. */
  public int words() {
    return words;
  }

  /**
   * Writes the key of a state, in time linear in the size of the state.
   *
   * @param key room for {@link #words}
   */
  public void write(GameState state, long[] key) {
    Arrays.fill(key, 0);
    key[0] = state.node;
    int place = Integer.SIZE;
    for (Part part : partsOfNodes.get(state.node)) {
      if (part.bits == 0) {
        continue;
      }
      if (part.isMap) {
        Object array = state.array(part.variable);
        int size = Cells.length(array) - 1;
        for (int cell = 0; cell < size; cell++) {
          place = put(key, place, part.ranks[Cells.get(array, cell)], part.bits);
        }
      } else {
        place = put(key, place, part.ranks[state.scalar(part.variable)], part.bits);
      }
    }
  }

  private static int put(long[] key, int place, long rank, int bits) {
    int word = place / Long.SIZE;
    int shift = place % Long.SIZE;
    key[word] |= rank << shift;
    if (shift + bits > Long.SIZE) {
      key[word + 1] |= rank >>> (Long.SIZE - shift);
    }
    return place + bits;
  }
}
