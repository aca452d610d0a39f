package org.regames.hrg.emit.passes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.regames.hrg.emit.terms.Jumps;
import org.regames.hrg.emit.terms.LoopRerolling;
import org.regames.hrg.emit.terms.Rewriting;
import org.regames.hrg.emit.terms.StatementShape;
import org.regames.hrg.emit.terms.Weights;
import org.regames.hrg.syntax.HrgStatement;

/**
 * Finds statements that occur in several places, starting with those that save most. Repeated
 * sequences come from the sorted suffixes of all lists of statements (as in procedural abstraction
 * by suffix structures: Fraser, Myers, Wendt, Analyzing and Compressing Assembly Code, 1984).
 */
final class Outlining {
  /** Larger games stay as they are: sorting them repeatedly would take too long. */
  private static final int MOST_STATEMENTS = 20_000;

  /** Enough bits for a place in the longest text; three fit into a {@code long}. */
  private static final int PLACE_BITS = 21;

  private static final long PLACE = (1L << PLACE_BITS) - 1;

  private static final int MOST_ROUNDS = 200;
  private static final int LEAST_WEIGHT = 3;

  /** The lines that a definition and its calls cost. */
  private static final int OVERHEAD = 3;

  private final Map<String, List<HrgStatement>> graphs;
  private final Function<List<HrgStatement>, String> names;
  private final Map<HrgStatement, Integer> numbers = new HashMap<>();
  private final List<HrgStatement> statements = new ArrayList<>();

  /** What {@link #collect} gives for the graphs that have not changed since. */
  private final Map<String, List<NumberedStatement>> collected = new HashMap<>();

  /** The numbers of statements in the order of all graphs. */
  private int[] inOrder;

  private int[] text;
  private int[] suffixes;
  private int[] common;

  private Outlining(
      Map<String, List<HrgStatement>> graphs, Function<List<HrgStatement>, String> names) {
    this.graphs = graphs;
    this.names = names;
  }

  /**
   * Adds graphs to those given, and calls of them.
   *
   * @param names gives a new name for the graph of some statements
   */
  static void outline(
      Map<String, List<HrgStatement>> graphs, Function<List<HrgStatement>, String> names) {
    Outlining outlining = new Outlining(graphs, names);
    int rounds = 0;
    while (rounds < MOST_ROUNDS && outlining.round()) {
      rounds++;
    }
  }

  private boolean round() {
    List<NumberedStatement> all = new ArrayList<>();
    graphs.forEach((graph, body) -> all.addAll(collected.computeIfAbsent(graph, _ -> of(body))));
    if (all.size() > MOST_STATEMENTS) {
      return false;
    }
    read(all);
    sort();
    List<HrgStatement> best = best();
    if (best.isEmpty()) {
      return false;
    }
    String name = names.apply(best);
    Map<String, List<HrgStatement>> changed = new LinkedHashMap<>();
    changed.put(name, best);
    List<Integer> looked = best.stream().map(numbers::get).toList();
    graphs.forEach(
        (graph, body) -> {
          boolean found = Collections.indexOfSubList(numbersOf(graph), looked) >= 0;
          changed.put(graph, found ? Rewriting.withCalls(body, best, name) : body);
          if (found) {
            collected.remove(graph);
          }
        });
    graphs.clear();
    graphs.putAll(changed);
    return true;
  }

  /**
   * One statement, or the end of a list.
   *
   * @param number equal for equal statements; negative at an end
   * @param movable whether it can be moved to a graph of its own
   */
  private record NumberedStatement(int number, boolean movable) {
    static final NumberedStatement END = new NumberedStatement(-1, false);
  }

  private List<Integer> numbersOf(String graph) {
    return collected.get(graph).stream().map(NumberedStatement::number).toList();
  }

  private List<NumberedStatement> of(List<HrgStatement> body) {
    List<NumberedStatement> steps = new ArrayList<>();
    collect(body, Set.of(), steps);
    return steps;
  }

  /**
   * The statements of a list, its end, and those of the lists inside.
   *
   * @param bound the variables of {@code branch} and {@code repeat} around the list
   */
  private void collect(List<HrgStatement> list, Set<String> bound, List<NumberedStatement> all) {
    for (HrgStatement statement : list) {
      Integer known = numbers.putIfAbsent(statement, statements.size());
      if (known == null) {
        statements.add(statement);
      }
      boolean movable =
          !Jumps.leadOut(statement, false)
              && bound.stream().noneMatch(name -> StatementShape.mentions(statement, name));
      all.add(new NumberedStatement(known == null ? statements.size() - 1 : known, movable));
    }
    all.add(NumberedStatement.END);
    for (HrgStatement statement : list) {
      Set<String> inside = new HashSet<>(bound);
      LoopRerolling.variable(statement).ifPresent(inside::add);
      Rewriting.blocks(
          statement,
          inner -> {
            collect(inner, inside, all);
            return inner;
          });
    }
  }

  /**
   * The text to sort: statements numbered by first occurrence, so that numbers from earlier rounds
   * do not matter; ends of lists, and statements that cannot be moved, as unique symbols.
   */
  private void read(List<NumberedStatement> all) {
    int[] labels = new int[statements.size()];
    Arrays.fill(labels, -1);
    inOrder = new int[statements.size()];
    int used = 0;
    text = new int[all.size()];
    for (int i = 0; i < text.length; i++) {
      NumberedStatement step = all.get(i);
      if (step.number >= 0 && labels[step.number] < 0) {
        inOrder[used] = step.number;
        labels[step.number] = used++;
      }
      text[i] = step.movable ? labels[step.number] : -1 - i;
    }
  }

  /** Sorts the suffixes by doubling, and notes how much each has in common with the next. */
  private void sort() {
    int n = text.length;
    suffixes = sorted(text);
    common = new int[n];
    for (int i = 0; i + 1 < n; i++) {
      int a = suffixes[i];
      int b = suffixes[i + 1];
      int length = 0;
      while (a + length < n && b + length < n && text[a + length] == text[b + length]) {
        length++;
      }
      common[i] = length;
    }
  }

  /**
   * Where the suffixes of a text start, in their order. Each is packed into one number: the rank of
   * its beginning, the rank of what follows that, and its start.
   */
  private static int[] sorted(int[] text) {
    int n = text.length;
    int[] symbols = Arrays.stream(text).sorted().distinct().toArray();
    int[] rank = Arrays.stream(text).map(symbol -> Arrays.binarySearch(symbols, symbol)).toArray();
    long[] order = new long[n];
    for (int step = 1; ; step *= 2) {
      for (int i = 0; i < n; i++) {
        long next = i + step < n ? rank[i + step] + 1 : 0;
        order[i] = (long) rank[i] << 2 * PLACE_BITS | next << PLACE_BITS | i;
      }
      Arrays.sort(order);
      int places = 0;
      for (int i = 0; i < n; i++) {
        places += i > 0 && order[i] >> PLACE_BITS != order[i - 1] >> PLACE_BITS ? 1 : 0;
        rank[(int) (order[i] & PLACE)] = places;
      }
      if (places >= n - 1 || step >= n) {
        return Arrays.stream(order).mapToInt(key -> (int) (key & PLACE)).toArray();
      }
    }
  }

  /** The statements whose graph saves most; none if no graph is worth it. */
  private List<HrgStatement> best() {
    long bestSaved = 0;
    List<HrgStatement> best = List.of();
    for (int i = 0; i < common.length; i++) {
      int length = common[i];
      boolean first = i == 0 || common[i - 1] < length;
      if (length == 0 || !first && common[i - 1] == length) {
        continue;
      }
      int from = i;
      while (from > 0 && common[from - 1] >= length) {
        from--;
      }
      int to = i;
      while (to < common.length && common[to] >= length) {
        to++;
      }
      List<HrgStatement> sequence = sequence(suffixes[i], length);
      int weight = sequence.stream().mapToInt(Weights::of).sum();
      int count = occurrences(from, to, sequence.size());
      long saved = (long) (count - 1) * (weight - 1) - OVERHEAD;
      boolean better =
          saved > bestSaved || saved == bestSaved && saved > 0 && sequence.size() > best.size();
      if (weight >= LEAST_WEIGHT && count > 1 && better) {
        bestSaved = saved;
        best = sequence;
      }
    }
    return best;
  }

  /** The statements from a place on, without arguments for calls at their ends. */
  private List<HrgStatement> sequence(int start, int length) {
    List<HrgStatement> sequence = new ArrayList<>();
    for (int i = start; i < start + length; i++) {
      sequence.add(statements.get(inOrder[text[i]]));
    }
    while (!sequence.isEmpty() && sequence.getLast().assignsParameter()) {
      sequence.removeLast();
    }
    return !sequence.isEmpty() && sequence.getFirst().assignsParameter() ? List.of() : sequence;
  }

  /** How many of the suffixes do not overlap. */
  private int occurrences(int from, int to, int length) {
    int[] places = Arrays.copyOfRange(suffixes, from, Math.min(to + 1, suffixes.length));
    Arrays.sort(places);
    int count = 0;
    int end = -1;
    for (int place : places) {
      if (place >= end) {
        count++;
        end = place + length;
      }
    }
    return count;
  }
}
