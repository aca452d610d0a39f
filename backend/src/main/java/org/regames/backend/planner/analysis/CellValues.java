package org.regames.backend.planner.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.layout.Layout;
import org.regames.backend.layout.Term;
import org.regames.backend.layout.TermValues;
import org.regames.backend.planner.analysis.graph.Condition;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.backend.planner.analysis.graph.Step;
import org.regames.ir.analysis.DataFlow;
import org.regames.ir.analysis.Lattice;
import org.regames.ir.language.Interrupts;

/**
 * Which values each cell of a map may have in any play, including searches: its initial value, and
 * everything assigned where the key may be that cell. A map often has a border cell, the target of
 * steps off the board; as long as nothing is known about it, every step has to test it.
 *
 * <p>An abstract interpretation (P. and R. Cousot, "Abstract interpretation", POPL 1977): for each
 * node the values that each variable may have there, narrowed by guards; for each cell of a map the
 * values it may have anywhere. These sets grow up to a fixpoint ({@link DataFlow}): first at all
 * nodes, then again at those that read maps that have grown. Counters, which would grow by one each
 * time, are widened to any value at once ({@link CellReads}). {@code check(board[pos] == empty)}
 * leaves the positions whose cell may be empty, so that a border cell does not become empty by
 * itself.
 */
public final class CellValues {
  /** More facts than this are not worth their memory. */
  private static final long MOST_FACTS = 4_000_000;

  /** The analysis gives up after this much work: about a tenth of a second. */
  private static final long MOST_WORK = 3_000_000;

  /** Maps with more cells are assumed to have any values anywhere. */
  private static final int MOST_PLACES = 4096;

  /** Variables with more values are mostly counters, whose values would be found one by one. */
  private static final int MOST_VALUES = 32;

  /**
   * Maps with more values are assumed to have any of them anywhere, unless they choose cells and
   * have no more than this in all.
   */
  private static final int MOST_IN_ALL = 150;

  /** With more values, as those of a counter, it is not tried which of them let paths continue. */
  private static final int MOST_TRIED = 4096;

  /** How many steps to look ahead. */
  private static final int MOST_AHEAD = 8;

  private final GameLayout layout;
  private final Graph graph;
  private final PossibleTerms terms;
  private List<BitSet[]> facts;
  private final List<BitSet> readers = new ArrayList<>();
  private final BitSet[][] places;

  /** Variables that are not followed: they may have any value everywhere. */
  private final BitSet counters = new BitSet();

  /** Maps that have grown since their readers were analysed. */
  private final BitSet grown = new BitSet();

  private final int[] order;

  private long copied;

  private CellValues(GameLayout layout, Graph graph, int begin) {
    this.layout = layout;
    this.graph = graph;
    this.order = graph.depthFirst(graph.start(begin)).reversePostorder();
    int variables = layout.variables().size();
    this.places = new BitSet[variables][];
    this.terms = new PossibleTerms(layout, places);
    layout.variables().forEach(_ -> readers.add(new BitSet()));
  }

  /**
   * The values that cells of maps may have, for maps about which something is known.
   *
   * @param maps for each variable the values of its cells; none if not known
   * @param scalars for each variable without cells its values; empty if not known
   */
  public record Known(List<List<BitSet>> maps, List<BitSet> scalars) {
    /** Nothing is known. */
    public static final Known NOTHING = new Known(List.of(), List.of());

    /** The values that a cell may have, if they are known; not to be changed. */
    public Optional<BitSet> at(int variable, int place) {
      return maps.isEmpty() || maps.get(variable).isEmpty()
          ? Optional.empty()
          : Optional.of(maps.get(variable).get(place));
    }

    /**
     * The values that a variable without cells may have, on paths that do not fail immediately; not
     * to be changed.
     */
    BitSet of(int variable, GameLayout layout) {
      return scalars.isEmpty() || scalars.get(variable).isEmpty()
          ? layout.domain(variable)
          : scalars.get(variable);
    }

    /** The same by variable, null if nothing is known; not to be changed. */
    BitSet[][] arrays(int variables) {
      BitSet[][] arrays = new BitSet[variables][];
      for (int variable = 0; variable < maps.size(); variable++) {
        List<BitSet> map = maps.get(variable);
        arrays[variable] = map.isEmpty() ? null : map.toArray(BitSet[]::new);
      }
      return arrays;
    }
  }

  /**
   * Finds the values of cells.
   *
   * @param begin the node where plays start
   */
  public static Known of(GameLayout layout, Graph graph, int begin) {
    if ((long) layout.variables().size() * graph.nodeBound() > MOST_FACTS) {
      return Known.NOTHING;
    }
    CellValues values = new CellValues(layout, graph, begin);
    return values.find() ? values.known() : Known.NOTHING;
  }

  private Known known() {
    return new Known(
        Arrays.stream(places).map(map -> map == null ? List.<BitSet>of() : List.of(map)).toList(),
        IntStream.range(0, places.length).mapToObj(this::anywhere).toList());
  }

  /** The values that a variable has at any node; nothing if not known. */
  private BitSet anywhere(int variable) {
    BitSet all = new BitSet();
    if (terms.isFact(variable)) {
      facts.stream().filter(Objects::nonNull).forEach(here -> all.or(here[variable]));
    }
    return all;
  }

  /** The number of a pseudo-node that represents all maps. */
  private int maps() {
    return graph.nodeBound();
  }

  /** Finds the values at all nodes; returns false if that takes too much work. */
  private boolean find() {
    for (int node : order) {
      for (Graph.Transition transition : graph.transitions(node)) {
        addReader(node, transition.step());
        if (copied(transition) >= 0) {
          forced(transition).forEach(step -> addReader(node, step));
        }
        terms.follow(keys(transition.step()));
      }
    }
    this.facts =
        DataFlow.solve(
            maps() + 1,
            IntStream.concat(IntStream.of(order), IntStream.of(maps())).toArray(),
            new Lattice<>(null, CellValues::joined),
            Map.of(order[0], initial()),
            this::follow);
    return isWorthwhile();
  }

  private void addReader(int node, Step step) {
    step.variables().stream().forEach(variable -> readers.get(variable).set(node));
  }

  /** The keys of the cell that a step assigns. */
  static List<Term> keys(Step step) {
    return switch (step) {
      case Step.Assign(Step.Cell place, _) -> place.keys();
      case Step.AssignAny(Step.Cell place, _) -> place.keys();
      case Step.AssignMap _, Step.Guard _, Step.Skip _, Step.Tag _ -> List.of();
    };
  }

  private boolean isWorthwhile() {
    return terms.work() + copied <= MOST_WORK;
  }

  private void follow(int node, BitSet[] before, DataFlow.Arrivals<BitSet[]> arrivals) {
    Interrupts.check();
    if (node == maps()) {
      grown.stream().forEach(map -> readers.get(map).stream().forEach(arrivals::again));
      grown.clear();
    } else if (before != null && isWorthwhile()) {
      copied += before.length;
      for (Graph.Transition transition : graph.transitions(node)) {
        goingOn(transition, before)
            .ifPresent(on -> graph.flow(transition, on, across(transition.step(), on), arrivals));
      }
      if (!grown.isEmpty()) {
        arrivals.again(maps());
      }
    }
  }

  /** The facts where plays start. */
  private BitSet[] initial() {
    BitSet[] initial = new BitSet[terms.facts()];
    BitSet followed = CellReads.of(layout, graph);
    for (int variable = 0; variable < layout.variables().size(); variable++) {
      Layout.Slot slot = layout.variables().get(variable);
      if (terms.isFact(variable)) {
        counters.set(variable, isLarge(layout, variable) && !followed.get(variable));
        initial[variable] = values(variable, TermValues.one(layout.state().initial(variable)));
      } else if (slot.isMap() && isKept(variable, followed.get(variable))) {
        int[] cells = slot.array().orElseThrow().fill(slot.initial());
        places[variable] = Arrays.stream(cells).mapToObj(TermValues::one).toArray(BitSet[]::new);
      }
    }
    return initial;
  }

  /** The values that a variable may have when it is assigned these. */
  private BitSet values(int variable, BitSet assigned) {
    return counters.get(variable) ? layout.values().ofVariable(variable) : assigned;
  }

  /**
   * Whether a variable, or a map at any place, has so many possible values that it may be a
   * counter.
   */
  static boolean isLarge(GameLayout layout, int variable) {
    return layout.values().ofVariable(variable).cardinality() > MOST_VALUES;
  }

  /** Whether to find the values of the cells of a map. */
  private boolean isKept(int map, boolean tells) {
    int size = layout.variables().get(map).array().orElseThrow().size();
    long all = (long) size * layout.values().ofVariable(map).cardinality();
    return size <= MOST_PLACES && (!isLarge(layout, map) || tells && all <= MOST_IN_ALL);
  }

  /** Sets are shared between nodes, so a set that grows is copied. */
  private static BitSet joined(BitSet set, BitSet more) {
    if (set == more || set == null || more == null) {
      return set == null ? null : more;
    }
    BitSet joined = (BitSet) set.clone();
    joined.or(more);
    return joined.equals(set) ? set : joined;
  }

  /** The variable that a transition assigns to another one, else -1. */
  private int copied(Graph.Transition transition) {
    return transition.step() instanceof Step.Assign(Step.Cell place, Term.Variable(int variable))
            && place.keys().isEmpty()
            && terms.isFact(variable)
        ? variable
        : -1;
  }

  /**
   * The step of a transition and those that certainly follow it, as far as they assign no map: if
   * one of them fails the path might as well not have come this far.
   */
  private List<Step> forced(Graph.Transition transition) {
    List<Step> steps = new ArrayList<>(List.of(transition.step()));
    Graph.Transition last = transition;
    while (!last.endsMove()
        && graph.transitions(last.to()).size() == 1
        && steps.size() < MOST_AHEAD
        && isQuiet(graph.transitions(last.to()).getFirst().step())) {
      last = graph.transitions(last.to()).getFirst();
      steps.add(last.step());
    }
    return steps;
  }

  private boolean isQuiet(Step step) {
    return switch (step) {
      case Step.Skip _, Step.Tag _ -> true;
      case Step.Guard _ -> step.checks().isEmpty();
      case Step.Assign(Step.Cell place, _) -> place.keys().isEmpty();
      case Step.AssignAny _, Step.AssignMap _ -> false;
    };
  }

  /**
   * What is known before a transition that copies a variable to another one, for paths that
   * continue: values with which the next steps fail are dropped, such as a square with none behind
   * it that a pawn would pass. Nothing if no path continues.
   */
  private Optional<BitSet[]> goingOn(Graph.Transition transition, BitSet[] before) {
    int copied = copied(transition);
    List<Step> steps = copied < 0 ? List.of() : forced(transition);
    if (steps.stream().noneMatch(Step.Guard.class::isInstance)
        || before[copied].cardinality() > MOST_TRIED) {
      return Optional.of(before);
    }
    BitSet left = new BitSet();
    for (int symbol : before[copied].stream().toArray()) {
      BitSet[] tried = before.clone();
      tried[copied] = TermValues.one(symbol);
      terms.followed(copied).stream().forEach(followed -> tried[followed] = null);
      left.set(symbol, mayGoOn(steps, tried));
    }
    BitSet[] after = before.clone();
    after[copied] = left;
    return left.isEmpty() ? Optional.empty() : Optional.of(after);
  }

  private boolean mayGoOn(List<Step> steps, BitSet[] before) {
    BitSet[] facts = before;
    for (Step step : steps) {
      facts = facts == null ? null : across(step, facts);
    }
    return facts != null;
  }

  /** What is known after a step; null if it fails. */
  private BitSet[] across(Step step, BitSet[] before) {
    return switch (step) {
      case Step.Skip _, Step.Tag _ -> before;
      case Step.Guard(Condition condition) -> passing(condition, before);
      case Step.Assign(Step.Cell place, Term value) ->
          assigned(place, terms.of(value, before), before);
      case Step.AssignAny(Step.Cell place, int[] symbols) ->
          assigned(
              place, Arrays.stream(symbols).collect(BitSet::new, BitSet::set, BitSet::or), before);
      case Step.AssignMap(Step.Cell place, _, _, _) -> {
        assignAll(place.variable());
        yield before;
      }
    };
  }

  private BitSet[] assigned(Step.Cell place, BitSet values, BitSet[] before) {
    int variable = place.variable();
    if (place.keys().isEmpty()) {
      BitSet[] after = before.clone();
      after[variable] = terms.isFact(variable) ? values(variable, values) : null;
      terms.followed(variable).stream().forEach(followed -> after[followed] = null);
      return after;
    }
    if (places[variable] != null) {
      List<BitSet> keys = place.keys().stream().map(key -> terms.of(key, before)).toList();
      for (int at : terms.places(variable, keys, true)) {
        BitSet joined = joined(places[variable][at], values);
        if (joined != places[variable][at]) {
          grown.set(variable);
        }
        places[variable][at] = joined;
      }
    }
    return before;
  }

  /** Assumes that any place may have any value of the map. */
  private void assignAll(int variable) {
    if (places[variable] != null) {
      places[variable] = null;
      grown.set(variable);
    }
  }

  /** The facts if a condition holds; null if it certainly does not. */
  private BitSet[] passing(Condition condition, BitSet[] before) {
    return switch (condition) {
      case Condition.Check _, Condition.CompareMaps _ -> before;
      case Condition.AnyOf(List<Condition> conditions) -> {
        BitSet[] any = null;
        for (Condition one : conditions) {
          any = joined(any, passing(one, before));
        }
        yield any;
      }
      case Condition.Compare compare -> {
        BitSet[] after = before;
        for (int fact : terms.in(compare)) {
          BitSet all = terms.of(fact, after);
          BitSet left = passing(compare, fact, all, after);
          if (left.isEmpty()) {
            yield null;
          }
          if (!left.equals(all)) {
            after = after == before ? before.clone() : after;
            after[fact] = left;
          }
        }
        yield mayHold(compare, after) ? after : null;
      }
    };
  }

  /** The facts where paths meet; the first object itself if the other adds nothing. */
  private static BitSet[] joined(BitSet[] one, BitSet[] other) {
    if (one == null || other == null) {
      return one == null ? other : one;
    }
    BitSet[] joined = one;
    for (int variable = 0; variable < one.length; variable++) {
      BitSet both = joined(one[variable], other[variable]);
      if (both != one[variable]) {
        joined = joined == one ? one.clone() : joined;
        joined[variable] = both;
      }
    }
    return joined;
  }

  /** The values of a variable, or of a tracked term, with which a comparison may hold. */
  private BitSet passing(Condition.Compare compare, int fact, BitSet all, BitSet[] before) {
    if (all.cardinality() > MOST_TRIED) {
      return all;
    }
    BitSet[] tried = before.clone();
    BitSet left = new BitSet();
    for (int symbol = all.nextSetBit(0); symbol >= 0; symbol = all.nextSetBit(symbol + 1)) {
      tried[fact] = TermValues.one(symbol);
      left.set(symbol, mayHold(compare, tried));
    }
    return left;
  }

  private boolean mayHold(Condition.Compare compare, BitSet[] facts) {
    BitSet left = terms.of(compare.left(), facts);
    BitSet right = terms.of(compare.right(), facts);
    return compare.negated()
        ? left.cardinality() > 1 || right.cardinality() > 1 || !left.equals(right)
        : left.intersects(right);
  }
}
