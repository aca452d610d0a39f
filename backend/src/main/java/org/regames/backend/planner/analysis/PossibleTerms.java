package org.regames.backend.planner.analysis;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.regames.backend.layout.Dimension;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.layout.Layout;
import org.regames.backend.layout.MapLayout;
import org.regames.backend.layout.Term;
import org.regames.backend.layout.TermValues;
import org.regames.backend.planner.analysis.graph.Condition;

/**
 * Which values terms may have, from those that variables and cells of maps may have. Facts are sets
 * of values by number: of each variable, and of each tracked term, such as {@code up[pos]} if
 * {@code board[up[pos]]} is assigned; null if nothing is known beyond the other facts.
 */
public final class PossibleTerms {
  /** How much longer maps of several keys take. */
  private static final int SLOWER = 4;

  private final GameLayout layout;
  private final BitSet[][] places;
  private final List<Term> followed = new ArrayList<>();
  private final Map<Term, Integer> numbers = new HashMap<>();
  private long work;

  /**
   * @param places for each variable with an array the values of each cell; null if not known
   */
  PossibleTerms(GameLayout layout, BitSet[][] places) {
    this.layout = layout;
    this.places = places;
  }

  /** Whether a variable has a fact: it is neither a map nor the number of one. */
  public boolean isFact(int variable) {
    Layout.Slot slot = layout.variables().get(variable);
    return !slot.isMap() && slot.choices().isEmpty();
  }

  /** Tracks those of some terms that are computed from variables without arrays. */
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

  /** The number of facts. */
  int facts() {
    return layout.variables().size() + followed.size();
  }

  /** The terms, by their numbers as facts, that change with a variable. */
  BitSet followed(int variable) {
    BitSet changed = new BitSet();
    numbers.forEach((term, number) -> changed.set(number, term.variables().get(variable)));
    return changed;
  }

  /** The work so far. */
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
    return new Where(facts).of(term);
  }

  /** The values of terms given some facts. */
  private final class Where implements TermValues {
    private final BitSet[] facts;

    Where(BitSet[] facts) {
      this.facts = facts;
    }

    @Override
    public BitSet of(Term term) {
      Integer number = numbers.get(term);
      return number != null && facts[number] != null ? facts[number] : TermValues.super.of(term);
    }

    @Override
    public BitSet ofVariable(int variable) {
      return isFact(variable) ? facts[variable] : layout.values().ofVariable(variable);
    }

    @Override
    public BitSet ofConstant(Term.ConstantMap map) {
      return layout.values().ofConstant(map);
    }

    @Override
    public BitSet at(Term.ConstantMap map, List<BitSet> keys) {
      note(keys);
      return TermValues.super.at(map, keys);
    }

    @Override
    public BitSet ofCell(int variable, Term.Access cell) {
      BitSet any = layout.values().ofVariable(variable);
      if (places[variable] == null) {
        return any;
      }
      List<Dimension> dimensions =
          layout.variables().get(variable).array().orElseThrow().dimensions();
      if (dimensions.size() == 1) {
        return inLine(variable, dimensions.getFirst(), of(cell.key()), any);
      }
      List<BitSet> keys = ofKeys(cell);
      note(keys);
      if (TermValues.combinations(keys) > MOST_COMBINATIONS) {
        return any;
      }
      BitSet found = new BitSet();
      for (int place : places(variable, keys, false)) {
        boolean is = place >= 0 && place < places[variable].length;
        found.or(is ? places[variable][place] : any);
      }
      return found;
    }
  }

  /** The values of cells that are chosen by one key. */
  private BitSet inLine(int variable, Dimension dimension, BitSet keys, BitSet any) {
    BitSet found = new BitSet();
    for (int key = keys.nextSetBit(0); key >= 0; key = keys.nextSetBit(key + 1)) {
      int place = dimension.place(key);
      boolean is = place >= 0 && place < dimension.size();
      work++;
      found.or(is ? places[variable][place] : any);
    }
    return found;
  }

  private void note(List<BitSet> keys) {
    long combinations = TermValues.combinations(keys);
    if (combinations <= TermValues.MOST_COMBINATIONS) {
      work += keys.size() == 1 ? combinations : SLOWER * combinations;
    }
  }

  /**
   * The cells of a map for some keys.
   *
   * @param assigned whether to leave out symbols that are not keys, for which assignments have no
   *     effect
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
}
