package org.regames.backend.planner.analysis;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.regames.backend.layout.Dimension;
import org.regames.backend.layout.Layout;
import org.regames.backend.layout.MapLayout;
import org.regames.backend.layout.Term;
import org.regames.backend.layout.Tree;
import org.regames.backend.planner.analysis.graph.Condition;
import org.regames.ir.analysis.Shape;

/**
 * Which values terms may have, from those that variables and cells of maps may have. Facts are sets
 * of values by number: of each variable, and of each tracked term, such as {@code up[pos]} if
 * {@code board[up[pos]]} is assigned; null if nothing is known beyond the other facts.
 */
public final class PossibleTerms {
  /** With more combinations of keys a map has any of its values. */
  private static final long MOST_COMBINATIONS = 20_000;

  /** Maps of several keys take so much longer. */
  private static final int SLOWER = 4;

  private final Layout layout;
  private final BitSet[][] places;
  private final List<Term> followed = new ArrayList<>();
  private final Map<Term, Integer> numbers = new HashMap<>();
  private long work;

  /**
   * @param cells for each variable with an array what each cell may have; null where that is not
   *     kept
   */
  PossibleTerms(Layout layout, BitSet[][] places) {
    this.layout = layout;
    this.places = places;
  }

  /** Whether facts tell the values of a variable: it is neither a map nor the number of one. */
  public boolean isFact(int variable) {
    Layout.Slot slot = layout.variables().get(variable);
    return !slot.isMap() && slot.choices().isEmpty();
  }

  /** Follows those of some terms that are worked out from variables without arrays. */
  void follow(List<Term> terms) {
    for (Term term : terms) {
      boolean isFollowed =
          term instanceof Term.Access
              && term.variables().stream().noneMatch(v -> layout.variables().get(v).isMap());
      if (isFollowed && numbers.putIfAbsent(term, facts()) == null) {
        followed.add(term);
      }
    }
  }

  /** How many facts there are. */
  int facts() {
    return layout.variables().size() + followed.size();
  }

  /** The terms, by their numbers as facts, that change with a variable. */
  BitSet followed(int variable) {
    BitSet changed = new BitSet();
    numbers.forEach((term, number) -> changed.set(number, term.variables().get(variable)));
    return changed;
  }

  /** How much was looked at so far. */
  long work() {
    return work;
  }

  /** The facts that matter for a comparison, ascending. */
  Collection<Integer> in(Condition.Compare compare) {
    Collection<Integer> facts = new TreeSet<>();
    for (Term side : compare.terms()) {
      side.variables().stream().filter(this::isFact).forEach(facts::add);
      add(side, facts);
    }
    return facts;
  }

  private void add(Term term, Collection<Integer> facts) {
    if (numbers.containsKey(term)) {
      facts.add(numbers.get(term));
    }
    if (term instanceof Term.Access(Term map, Term key)) {
      add(map, facts);
      add(key, facts);
    }
  }

  /** The values of a fact. Not to be changed. */
  public BitSet of(int fact, BitSet[] facts) {
    return facts[fact] == null
        ? of(followed.get(fact - layout.variables().size()), facts)
        : facts[fact];
  }

  /** The values that a term may have. Not to be changed. */
  public BitSet of(Term term, BitSet[] facts) {
    Integer number = numbers.get(term);
    if (number != null && facts[number] != null) {
      return facts[number];
    }
    return switch (term) {
      case Term.Symbol(int symbol) -> one(symbol);
      case Term.Variable(int variable) when isFact(variable) -> facts[variable];
      case Term.Variable _, Term.Constant _ -> layout.values().of(term);
      case Term.Access(Term.Constant(Term.ConstantMap map), Term key)
          when map.shape().target() instanceof Shape.SetShape -> {
        BitSet keys = of(key, facts);
        BitSet found = new BitSet();
        for (int at = keys.nextSetBit(0); at >= 0; at = keys.nextSetBit(at + 1)) {
          work++;
          found.set(((Tree.Leaf) map.value().get(at)).symbol());
        }
        yield found;
      }
      case Term.Access(Term.Variable(int variable), Term key) when isLine(variable) ->
          inLine(variable, of(key, facts));
      case Term.Access(Term.Variable(int variable), _) when places[variable] == null ->
          layout.values().ofVariable(variable);
      case Term.Access access -> {
        List<BitSet> keys = new ArrayList<>();
        access.keys().forEach(key -> keys.add(of(key, facts)));
        yield of(access.base(), keys);
      }
    };
  }

  /** Whether the cells of a map are known and chosen by one key. */
  private boolean isLine(int variable) {
    return places[variable] != null
        && layout.variables().get(variable).array().orElseThrow().dimensions().size() == 1;
  }

  private BitSet inLine(int variable, BitSet keys) {
    Dimension dimension =
        layout.variables().get(variable).array().orElseThrow().dimensions().getFirst();
    BitSet found = new BitSet();
    for (int key = keys.nextSetBit(0); key >= 0; key = keys.nextSetBit(key + 1)) {
      int place = dimension.place(key);
      boolean is = place >= 0 && place < dimension.size();
      work++;
      found.or(is ? places[variable][place] : layout.values().ofVariable(variable));
    }
    return found;
  }

  private BitSet of(Term base, List<BitSet> keys) {
    BitSet found = new BitSet();
    long combinations = combinations(keys);
    if (combinations > MOST_COMBINATIONS) {
      return layout.values().of(base);
    }
    work += SLOWER * combinations;
    if (base instanceof Term.Constant(Term.ConstantMap map)) {
      add(map.value(), keys, found);
      return found;
    }
    int variable = ((Term.Variable) base).variable();
    if (places[variable] == null) {
      return layout.values().ofVariable(variable);
    }
    for (int place : places(variable, keys, false)) {
      found.or(
          place >= 0 && place < places[variable].length
              ? places[variable][place]
              : layout.values().ofVariable(variable));
    }
    return found;
  }

  /** How many combinations of keys there are, or one more than are looked at. */
  private static long combinations(List<BitSet> keys) {
    long product = 1;
    for (BitSet some : keys) {
      product = Math.min(MOST_COMBINATIONS + 1, product * some.cardinality());
    }
    return product;
  }

  private static void add(Tree tree, List<BitSet> keys, BitSet found) {
    switch (tree) {
      case Tree.Leaf(int symbol) -> found.set(symbol);
      case Tree.Node node ->
          keys.getFirst().stream()
              .forEach(key -> add(node.get(key), keys.subList(1, keys.size()), found));
    }
  }

  /**
   * The cells of a map for some keys.
   *
   * @param assigned whether to leave out what is no key, to which assignments change nothing
   */
  int[] places(int variable, List<BitSet> keys, boolean assigned) {
    MapLayout array = layout.variables().get(variable).array().orElseThrow();
    int[] starts = {0};
    for (int depth = 0; depth < keys.size(); depth++) {
      Dimension dimension = array.dimensions().get(depth);
      int step = array.sizeAfter(depth + 1);
      int[] symbols =
          keys.get(depth).stream()
              .filter(symbol -> !assigned || dimension.keys().get(symbol))
              .toArray();
      int[] next = new int[starts.length * symbols.length];
      for (int i = 0; i < starts.length; i++) {
        for (int j = 0; j < symbols.length; j++) {
          int place = dimension.place(symbols[j]);
          boolean is = starts[i] >= 0 && place >= 0 && place < dimension.size();
          next[i * symbols.length + j] = is ? starts[i] + place * step : -1;
        }
      }
      starts = next;
    }
    return starts;
  }

  /** The set of one symbol. */
  public static BitSet one(int symbol) {
    BitSet one = new BitSet();
    one.set(symbol);
    return one;
  }
}
