package org.regames.backend.layout;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * One number for every symbol of a game. Symbols are the same value in every type that has them, so
 * numbers never need converting.
 *
 * <p>If possible, the symbols of a type that indexes maps are contiguous: the index of a symbol in
 * an array is then its number minus that of the first. The largest such type starts at 0. There may
 * be gaps: numbers without a symbol. Types overlap, so not every type can be contiguous; {@link
 * Dimension} handles the others.
 */
public final class Numbering {
  /** The name of a gap. */
  private static final String GAP = "";

  private final List<String> names = new ArrayList<>();
  private final Map<String, Integer> numbers = new HashMap<>();

  /**
   * Numbers symbols so that each of these sets is contiguous if possible.
   *
   * @param first the sets that come before all others, with their symbols in order
   */
  public static Numbering of(Set<List<String>> sets, Set<List<String>> first) {
    Numbering numbering = new Numbering();
    List<List<String>> bySize = new ArrayList<>(sets);
    bySize.sort(
        Comparator.comparing((List<String> set) -> !first.contains(set)).thenComparing(List::size));
    Map<String, Deque<String>> blocks = new HashMap<>();
    bySize.forEach(set -> join(set, blocks));
    Set<Deque<String>> seen = new LinkedHashSet<>();
    List<Deque<String>> ordered = new ArrayList<>();
    bySize.sort(Comparator.comparingInt(List::size));
    for (List<String> set : bySize.reversed()) {
      for (String symbol : set) {
        Deque<String> block = blocks.get(symbol);
        if (!numbering.numbers.containsKey(block.peekFirst())) {
          ordered.add(block);
          block.forEach(numbering::number);
        }
      }
    }
    return numbering;
  }

  /** Joins the blocks that a set touches, if that makes the set contiguous. */
  private static void join(List<String> set, Map<String, Deque<String>> blocks) {
    Set<String> members = new HashSet<>(set);
    List<Deque<String>> whole = new ArrayList<>();
    List<Deque<String>> partly = new ArrayList<>();
    Set<String> met = new HashSet<>();
    for (String symbol : set) {
      Deque<String> block = blocks.computeIfAbsent(symbol, _ -> new ArrayDeque<>(List.of(symbol)));
      if (met.add(block.peekFirst())) {
        (members.containsAll(block) ? whole : partly).add(block);
      }
    }
    whole.sort(Comparator.comparingInt((Deque<String> block) -> block.size()).reversed());
    if (partly.size() > 2 || whole.size() + partly.size() < 2) {
      return;
    }
    List<Deque<String>> order = new ArrayList<>();
    for (Deque<String> block : partly) {
      boolean first = members.contains(block.peekLast());
      if (!first && !members.contains(block.peekFirst()) || order.contains(null)) {
        return;
      }
      if (first && order.isEmpty()) {
        order.addFirst(block);
      } else if (!first && (order.size() < 2)) {
        order.addLast(block);
      } else {
        return;
      }
    }
    boolean leading = !order.isEmpty() && members.contains(order.getFirst().peekLast());
    order.addAll(leading ? 1 : 0, whole);
    merge(order, blocks);
  }

  private static void merge(List<Deque<String>> order, Map<String, Deque<String>> blocks) {
    Deque<String> merged = new ArrayDeque<>();
    order.forEach(merged::addAll);
    merged.forEach(symbol -> blocks.put(symbol, merged));
  }

  /** The numbering with these names by number; a gap has the empty name. */
  public static Numbering ofNames(List<String> names) {
    Numbering numbering = new Numbering();
    for (String name : names) {
      if (!name.equals(GAP)) {
        numbering.numbers.put(name, numbering.names.size());
      }
      numbering.names.add(name);
    }
    return numbering;
  }

  /**
   * The same numbering with some contiguous symbols reordered and spaced by gaps.
   *
   * @param symbols all symbols of a range of numbers, in any order
   * @param places for each of them its place relative to the first
   * @return nothing if they are not contiguous
   */
  Optional<Numbering> spaced(List<String> symbols, int[] places) {
    int first = symbols.stream().mapToInt(this::find).min().orElse(0);
    int last = symbols.stream().mapToInt(this::find).max().orElse(-1);
    if (last - first + 1 != symbols.size()) {
      return Optional.empty();
    }
    Numbering spaced = new Numbering();
    names.subList(0, first).forEach(spaced::number);
    int span = 1 + Arrays.stream(places).max().orElse(-1);
    spaced.names.addAll(Collections.nCopies(span, GAP));
    for (int i = 0; i < symbols.size(); i++) {
      spaced.names.set(first + places[i], symbols.get(i));
      spaced.numbers.put(symbols.get(i), first + places[i]);
    }
    names.subList(last + 1, names.size()).forEach(spaced::number);
    return Optional.of(spaced);
  }

  /** The number of a symbol; a new name gets the next one. */
  int number(String name) {
    Integer known = numbers.putIfAbsent(name, names.size());
    if (known != null) {
      return known;
    }
    names.add(name);
    return names.size() - 1;
  }

  /** The number of a symbol, or -1 if the game has none of this name. */
  public int find(String name) {
    return numbers.getOrDefault(name, -1);
  }

  public String name(int symbol) {
    return names.get(symbol);
  }

  /** The number of symbols, including tags. */
  public int count() {
    return names.size();
  }
}
