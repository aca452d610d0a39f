package org.regames.backend.planner.optimize.bitboards;

import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.regames.backend.layout.Dimension;
import org.regames.backend.layout.Layout;
import org.regames.backend.layout.MapLayout;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.Plan;

/** Chooses the maps for which the state has sets: those whose sets the plan uses. */
public final class BitboardSelection {
  private static final int MOST_VALUES = 32;
  private static final int MOST_WORDS = 16;

  private final Layout layout;
  private final Map<Integer, BitboardLayout.Kept> maps = new LinkedHashMap<>();
  private final Map<BitboardLayout.Question, BitboardLayout.Reached> reached =
      new LinkedHashMap<>();
  private final BitboardLayout chosen;
  private final BitSet without;
  private int words;

  /** For each map its initial values, and the cells that were found to be constant. */
  private final Map<Integer, int[]> initial = new HashMap<>();

  private final Map<Integer, OptionalInt[]> constants = new HashMap<>();

  private BitboardSelection(Layout layout, BitboardLayout chosen) {
    this.layout = layout;
    this.chosen = chosen;
    this.without = new BitSet();
    chosen.without().forEach(without::set);
    chosen.maps().forEach(kept -> maps.put(kept.variable(), kept));
    chosen.reached().forEach(found -> reached.put(found.found(), found));
    this.words = chosen.words();
  }

  /** A selection that starts with the bitboards of a plan. */
  public static BitboardSelection of(Plan plan) {
    return new BitboardSelection(plan.layout(), plan.sets());
  }

  /** Selects the sets of a map, unless they would take too much space or are not wanted. */
  public Optional<BitboardLayout.Kept> of(int variable) {
    BitboardLayout.Kept known = maps.get(variable);
    if (known != null) {
      return Optional.of(known);
    }
    BitSet values = layout.values(variable);
    int places = places(variable);
    int lowest = Math.max(0, values.nextSetBit(0));
    int count = values.length() - lowest;
    int each = BitboardLayout.words(places + 1);
    if (count > MOST_VALUES || each > MOST_WORDS || without.get(variable)) {
      return Optional.empty();
    }
    BitboardLayout.Kept kept = new BitboardLayout.Kept(variable, words, lowest, count, each);
    maps.put(variable, kept);
    words += count * each;
    return Optional.of(kept);
  }

  /** The values that cells of a map may have. */
  public BitSet values(int variable) {
    return (BitSet) layout.values(variable).clone();
  }

  /** The values that a cell of a map may have. */
  public BitSet values(int variable, int place) {
    OptionalInt constant = constant(variable, place);
    if (constant.isPresent()) {
      BitSet only = new BitSet();
      only.set(constant.getAsInt());
      return only;
    }
    return without.get(variable)
        ? values(variable)
        : layout.values(variable, place).map(set -> (BitSet) set.clone()).orElse(values(variable));
  }

  /** A snapshot of the selection. */
  public record Mark(
      Map<Integer, BitboardLayout.Kept> maps,
      Map<BitboardLayout.Question, BitboardLayout.Reached> reached,
      int words) {}

  public Mark mark() {
    return new Mark(new LinkedHashMap<>(maps), new LinkedHashMap<>(reached), words);
  }

  /** Reverts to a snapshot. */
  public void reset(Mark mark) {
    maps.clear();
    maps.putAll(mark.maps());
    reached.clear();
    reached.putAll(mark.reached());
    words = mark.words();
  }

  /**
   * Reserves words for the results of a check and returns the first.
   *
   * @param variable the map that it depends on
   * @param lowest the lowest value that it looks for
   * @param highest the highest value that it looks for
   * @param count the number of words it needs
   */
  public int room(
      BitboardLayout.Question question, int variable, int lowest, int highest, int count) {
    BitboardLayout.Reached known = reached.get(question);
    if (known == null) {
      known = new BitboardLayout.Reached(variable, lowest, highest, words, count, question);
      reached.put(question, known);
      words += count;
    }
    return known.first();
  }

  /** Reserves one more word. */
  public int more() {
    return words++;
  }

  /** The map to whose sets a word belongs. */
  public BitboardLayout.Kept at(int word) {
    return maps.values().stream()
        .filter(map -> word >= map.first() && word < map.first() + map.values() * map.words())
        .findFirst()
        .orElseThrow();
  }

  /** The map whose sets are indexed from a word on. */
  public Optional<BitboardLayout.Kept> chosen(int origin, int step) {
    return maps.values().stream()
        .filter(map -> map.words() == step)
        .filter(map -> origin >= map.origin() && origin < map.origin() + step)
        .findFirst();
  }

  /** The number of cells of a map. */
  public int places(int variable) {
    return array(variable).size();
  }

  private int[] initial(int variable) {
    return array(variable).fill(layout.variables().get(variable).initial());
  }

  private MapLayout array(int variable) {
    return layout.variables().get(variable).array().orElseThrow();
  }

  /**
   * The value of a cell of a map if it is constant: a cell that belongs to no key keeps the
   * default, and some are never assigned anything else.
   */
  public OptionalInt constant(int variable, int place) {
    if (without.get(variable)) {
      return OptionalInt.empty();
    }
    OptionalInt[] all =
        constants.computeIfAbsent(variable, map -> new OptionalInt[array(map).size() + 1]);
    if (all[place] == null) {
      all[place] = found(variable, place);
    }
    return all[place];
  }

  private OptionalInt found(int variable, int place) {
    int rest = place;
    for (Dimension dimension : array(variable).dimensions().reversed()) {
      int symbol = dimension.symbols()[rest % dimension.size()];
      if (symbol < 0 || !dimension.keys().get(symbol)) {
        return OptionalInt.of(initial.computeIfAbsent(variable, this::initial)[place]);
      }
      rest /= dimension.size();
    }
    return layout
        .values(variable, place)
        .filter(values -> values.cardinality() == 1)
        .map(values -> OptionalInt.of(values.nextSetBit(0)))
        .orElse(OptionalInt.empty());
  }

  /** The bitboards that are chosen so far. */
  public BitboardLayout layout() {
    return new BitboardLayout(
        List.copyOf(maps.values()),
        chosen.frozen(),
        List.copyOf(reached.values()),
        chosen.without(),
        words);
  }
}
