package org.regames.backend.layout;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Where the values at the keys of a map are stored in an array.
 *
 * <p>Usually the index of a key is its number minus {@code first}; cells in between that belong to
 * no key hold the default, and so do cells of symbols that are read but are not keys. If that would
 * waste too much space, {@code places} gives the index of each symbol.
 *
 * @param keys the keys of the type
 * @param first the lowest number that has a place
 * @param symbols the symbol of each place; -1 for a last place that holds the default itself
 * @param places the place of every symbol, or null if it follows from {@code first}
 */
public record Dimension(BitSet keys, int first, int[] symbols, int[] places) {
  private static final int WASTE = 64;

  public static Dimension of(BitSet keys, BitSet read, boolean withDefault) {
    BitSet covered = (BitSet) keys.clone();
    covered.or(read);
    int extra = withDefault ? 1 : 0;
    int first = Math.max(0, covered.nextSetBit(0));
    int span = covered.length() - first;
    boolean dense = span <= 2 * covered.cardinality() + WASTE;
    int[] symbols = new int[(dense ? span : covered.cardinality()) + extra];
    Arrays.fill(symbols, -1);
    int[] places = new int[covered.length()];
    Arrays.fill(places, -1);
    for (int s = covered.nextSetBit(0), next = 0; s >= 0; s = covered.nextSetBit(s + 1)) {
      places[s] = dense ? s - first : next++;
      symbols[places[s]] = s;
    }
    for (int place = 0; dense && place < span; place++) {
      symbols[place] = first + place;
    }
    return new Dimension(keys, first, symbols, dense ? null : places);
  }

  public int size() {
    return symbols.length;
  }

  /** The place of a symbol that has one; undefined for others. */
  public int place(int symbol) {
    return places == null ? symbol - first : symbol < places.length ? places[symbol] : -1;
  }
}
