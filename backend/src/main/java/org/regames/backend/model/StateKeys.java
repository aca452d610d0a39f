package org.regames.backend.model;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import org.regames.backend.layout.Layout;
import org.regames.ir.Game;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Liveness;
import org.regames.ir.analysis.Symmetries;
import org.regames.ir.analysis.Symmetries.Symmetry;

/**
 * Encodes states in a few words, which are equal for two states exactly if they are at the same
 * node and agree on everything that may still matter: then the same plays with the same scores
 * continue from them. With symmetries, a state and its images also have equal words: the least of
 * their encodings. In a game without edges, which is played on its net, everything may matter.
 * Threads can share it.
 */
public final class StateKeys {
  private static final VarHandle EIGHT_CELLS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final long EACH_BYTE = 0x0101010101010101L;

  /**
   * A part of the key: a variable, its numbers in a dense range, and the bits for one of them.
   *
   * @param mask the bits that distinguish the numbers when each takes a byte, repeated in each byte
   *     of a word
   */
  record Part(int variable, boolean isMap, int[] ranks, int bits, long mask) {
    /** The code of a number. */
    long code(int number) {
      return ranks.length > 0 ? ranks[number] : Long.compress(number, mask & 0xff);
    }
  }

  private final List<List<Part>> partsOfNodes = new ArrayList<>();
  private final List<KeyImage> images = new ArrayList<>();
  private final int nodeBits;
  private final int words;

  /**
   * @param model makes the states
   * @param game the compiled game
   */
  public StateKeys(ForwardModel model, Game game) {
    this(model, game, List.of());
  }

  /**
   * @param symmetries symmetries of the game, such as those that {@link Symmetries} finds
   */
  public StateKeys(ForwardModel model, Game game, List<Symmetry> symmetries) {
    this(model, game, symmetries, Set.of());
  }

  /**
   * Keys that are equal also for states that differ only in some variables.
   *
   * @param ignored the names of these variables
   */
  public StateKeys(ForwardModel model, Game game, List<Symmetry> symmetries, Set<String> ignored) {
    Automaton automaton = Automaton.of(game);
    Liveness liveness = Liveness.ofPlays(automaton, game.variables());
    Layout layout = model.plan().layout();
    List<Part> all = new ArrayList<>();
    GameState some = model.newState();
    for (int variable = 0; variable < layout.variables().size(); variable++) {
      all.add(part(layout, variable, some));
    }
    int most = 0;
    for (String name : model.plan().nodes().names()) {
      List<Part> live =
          all.stream()
              .filter(part -> !ignored.contains(layout.variables().get(part.variable).name()))
              .filter(
                  part ->
                      game.edges().isEmpty()
                          || liveness.isLive(
                              automaton.node(name), layout.variables().get(part.variable).name()))
              .toList();
      partsOfNodes.add(live);
      most = Math.max(most, live.stream().mapToInt(part -> bits(part, some)).sum());
    }
    nodeBits = Integer.SIZE - Integer.numberOfLeadingZeros(model.plan().nodes().names().size());
    words = (nodeBits + most + Long.SIZE - 1) / Long.SIZE;
    for (Symmetry symmetry : symmetries) {
      KeyImage.of(symmetry, model, all).ifPresent(images::add);
    }
  }

  private static Part part(Layout layout, int variable, GameState some) {
    boolean isMap = layout.variables().get(variable).isMap();
    BitSet domain = isMap ? layout.values(variable) : layout.domain(variable);
    if (isMap && some.array(variable) instanceof byte[]) {
      int mask = smallestMask(domain);
      return new Part(variable, true, new int[0], Integer.bitCount(mask), mask * EACH_BYTE);
    }
    int[] ranks = new int[domain.length()];
    int count = 0;
    for (int value = domain.nextSetBit(0); value >= 0; value = domain.nextSetBit(value + 1)) {
      ranks[value] = count++;
    }
    int bits = Integer.SIZE - Integer.numberOfLeadingZeros(count - 1);
    return new Part(variable, isMap, ranks, bits, 0);
  }

  /** A smallest mask that distinguishes all numbers of a domain. */
  private static int smallestMask(BitSet domain) {
    int smallest = 0xff;
    for (int mask = 0; mask < 0x100; mask++) {
      int some = mask;
      if (Integer.bitCount(mask) < Integer.bitCount(smallest)
          && domain.stream().map(value -> value & some).distinct().count()
              == domain.cardinality()) {
        smallest = mask;
      }
    }
    return smallest;
  }

  private static int bits(Part part, GameState state) {
    return part.bits * (part.isMap ? Cells.length(state.array(part.variable)) - 1 : 1);
  }

  /** The number of words of a key. */
  public int words() {
    return words;
  }

  /**
   * Writes the key of a state, in time linear in the size of the state, once for each symmetry.
   *
   * @param key room for {@link #words}
   */
  public void write(GameState state, long[] key) {
    writeItself(state, key);
    for (KeyImage symmetric : images) {
      long[] image = new long[words];
      writeImage(state, symmetric, image);
      if (Arrays.compare(image, key) < 0) {
        System.arraycopy(image, 0, key, 0, words);
      }
    }
  }

  private void writeImage(GameState state, KeyImage image, long[] key) {
    int node = image.node(state.node);
    key[0] = node;
    int place = nodeBits;
    for (Part part : partsOfNodes.get(node)) {
      if (part.bits == 0) {
        continue;
      }
      long[] codes = image.codes(part.variable);
      int source = image.source(part.variable);
      if (!part.isMap) {
        place = put(key, place, codes[state.scalar(source)], part.bits);
      } else if (state.array(source) instanceof byte[] cells) {
        for (int cell : image.cells(part.variable)) {
          place = put(key, place, codes[cells[cell]], part.bits);
        }
      } else {
        Object array = state.array(source);
        for (int cell : image.cells(part.variable)) {
          place = put(key, place, codes[Cells.get(array, cell)], part.bits);
        }
      }
    }
  }

  private void writeItself(GameState state, long[] key) {
    Arrays.fill(key, 0);
    key[0] = state.node;
    int place = nodeBits;
    for (Part part : partsOfNodes.get(state.node)) {
      if (part.bits == 0) {
        continue;
      }
      if (!part.isMap) {
        place = put(key, place, part.ranks[state.scalar(part.variable)], part.bits);
      } else if (state.array(part.variable) instanceof byte[] cells) {
        place = put(key, place, cells, part);
      } else {
        Object array = state.array(part.variable);
        int size = Cells.length(array) - 1;
        for (int cell = 0; cell < size; cell++) {
          place = put(key, place, part.ranks[Cells.get(array, cell)], part.bits);
        }
      }
    }
  }

  /** A hash of a key; each word is mixed as in MurmurHash3 (A. Appleby). */
  public static long hash(long[] key) {
    long hash = 0;
    for (long word : key) {
      hash = (hash ^ word) * 0xff51afd7ed558ccdL;
      hash ^= hash >>> 32;
    }
    hash *= 0xc4ceb9fe1a85ec53L;
    return hash ^ (hash >>> 29);
  }

  /** Extracts the bits of eight cells at a time from their bytes. */
  private static int put(long[] key, int start, byte[] cells, Part part) {
    int place = start;
    int size = cells.length - 1;
    int cell = 0;
    for (; cell + Long.BYTES <= size; cell += Long.BYTES) {
      long packed = Long.compress((long) EIGHT_CELLS.get(cells, cell), part.mask);
      place = put(key, place, packed, Long.BYTES * part.bits);
    }
    if (cell < size) {
      long rest = 0;
      for (int left = size - 1; left >= cell; left--) {
        rest = rest << Byte.SIZE | cells[left] & 0xff;
      }
      place = put(key, place, Long.compress(rest, part.mask), (size - cell) * part.bits);
    }
    return place;
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
