package org.regames.backend.explore;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.StateNumbers;

/**
 * Positions worth continuing from: those with a feature that few others had, such as a value of a
 * variable, a symbol at a key of a map, the number of times a symbol occurs in a map, or the number
 * of moves of the player (novelty of width 1: N. Lipovetzky and H. Geffner, "Width and
 * serialization of classical planning problems", 2012); for some variables also pairs of values.
 * Plays that begin there reach positions that plays from the start hardly ever reach, such as the
 * end of a long count, or a player with few moves left (A. Ecoffet et al., "First return, then
 * explore", 2021).
 *
 * @param <P> what is kept of a position
 */
public final class NoveltyArchive<P> {
  /** A feature of positions. */
  private static final class Feature<P> {
    private final List<P> positions = new ArrayList<>();
    private int seen;
  }

  /** What a feature is about. */
  private record Key(Kind kind, int one, int other, int value) {}

  private enum Kind {
    VALUE,
    SYMBOL,
    COUNT,
    PAIR,
    CHOICES
  }

  /** How many positions are kept for each feature, drawn uniformly from all that had it. */
  private static final int KEPT = 2;

  /** The most features of each kind. */
  private static final int MOST_FEATURES = 5_000;

  /** The rarest of this many features is chosen; with more, dead ends were tried too often. */
  private static final int COMPARED = 3;

  /** One choice in this many is among all features. */
  private static final int ANY = 4;

  private final StateNumbers numbers;
  private final boolean[] isOfInterest;
  private final int[] now;
  private final int[] counts;
  private final Map<Key, Feature<P>> features = new HashMap<>();
  private final List<List<Feature<P>>> all = lists();
  private final List<List<Feature<P>>> ofInterest = lists();
  private SplittableRandom random;
  private Supplier<P> maker;
  private P position;
  private double familiarity;

  /**
   * @param model makes the states
   * @param variables those of most interest
   */
  public NoveltyArchive(ForwardModel model, Set<String> variables) {
    numbers = new StateNumbers(model);
    now = new int[numbers.size()];
    counts = new int[model.symbolCount()];
    isOfInterest = new boolean[numbers.variables().size()];
    for (int variable = 0; variable < isOfInterest.length; variable++) {
      isOfInterest[variable] = variables.contains(numbers.variables().get(variable));
    }
  }

  /**
   * Examines a position, in time linear in the size of its state, and keeps it if it has something
   * rare.
   *
   * @param choices the number of legal moves
   * @param chance decides what is kept
   * @param kept makes what is stored for it
   */
  public void look(GameState state, int choices, SplittableRandom chance, Supplier<P> kept) {
    random = chance;
    maker = kept;
    position = null;
    numbers.read(state, now);
    see(Kind.CHOICES, true, 0, state.currentPlayer(), choices);
    for (int variable = 0; variable < isOfInterest.length; variable++) {
      int start = numbers.start(variable);
      int end = numbers.start(variable + 1);
      for (int place = start; place < end; place++) {
        see(variable < numbers.scalars() ? Kind.VALUE : Kind.SYMBOL, variable, place, now[place]);
      }
      int map = variable;
      if (variable >= numbers.scalars()) {
        count(map, (symbol, count) -> see(Kind.COUNT, map, symbol, count));
      }
    }
    for (int one = 0; one < numbers.scalars(); one++) {
      for (int other = one + 1; isOfInterest[one] && other < numbers.scalars(); other++) {
        if (isOfInterest[other]) {
          see(Kind.PAIR, one, other, now[one] * counts.length + now[other]);
        }
      }
    }
  }

  /** Receives how often a symbol occurs in a map. */
  private interface Counted {
    void accept(int symbol, int count);
  }

  private void count(int variable, Counted counted) {
    int end = numbers.start(variable + 1);
    for (int place = numbers.start(variable); place < end; place++) {
      counts[now[place]]++;
    }
    for (int place = numbers.start(variable); place < end; place++) {
      int count = counts[now[place]];
      if (count > 0) {
        counts[now[place]] = 0;
        counted.accept(now[place], count);
      }
    }
  }

  private void see(Kind kind, int variable, int other, int value) {
    see(kind, isOfInterest[variable], variable, other, value);
  }

  private void see(Kind kind, boolean matters, int variable, int other, int value) {
    Key key = new Key(kind, variable, other, value);
    Feature<P> feature = features.get(key);
    if (feature == null) {
      if (all.get(kind.ordinal()).size() == MOST_FEATURES) {
        return;
      }
      feature = new Feature<>();
      features.put(key, feature);
      all.get(kind.ordinal()).add(feature);
      if (matters) {
        ofInterest.get(kind.ordinal()).add(feature);
      }
    }
    feature.seen++;
    if (feature.positions.size() < KEPT) {
      feature.positions.add(position());
    } else {
      int index = random.nextInt(feature.seen);
      if (index < KEPT) {
        feature.positions.set(index, position());
      }
    }
  }

  /**
   * How common a state is: the sum of the logarithms of the counts of its features of interest.
   * Linear in the size of the state.
   */
  public double familiarity(GameState state) {
    numbers.read(state, now);
    familiarity = 0;
    for (int variable = 0; variable < isOfInterest.length; variable++) {
      int map = variable;
      if (isOfInterest[variable] && variable < numbers.scalars()) {
        int place = numbers.start(variable);
        seen(new Key(Kind.VALUE, variable, place, now[place]));
      } else if (isOfInterest[variable]) {
        count(map, (symbol, count) -> seen(new Key(Kind.COUNT, map, symbol, count)));
      }
    }
    return familiarity;
  }

  private void seen(Key key) {
    Feature<P> feature = features.get(key);
    familiarity += feature == null ? 0 : Math.log1p(feature.seen);
  }

  private P position() {
    if (position == null) {
      position = maker.get();
    }
    return position;
  }

  /** A position to continue from, preferably one with something rare; none if none was examined. */
  public Optional<P> choose(SplittableRandom random) {
    List<List<Feature<P>>> kinds = some(ofInterest);
    if (kinds.isEmpty() || random.nextInt(ANY) == 0) {
      kinds = some(all);
    }
    if (kinds.isEmpty()) {
      return Optional.empty();
    }
    List<Feature<P>> from = kinds.get(random.nextInt(kinds.size()));
    Feature<P> rarest = from.get(random.nextInt(from.size()));
    for (int i = 1; i < COMPARED; i++) {
      Feature<P> other = from.get(random.nextInt(from.size()));
      if (other.seen < rarest.seen) {
        rarest = other;
      }
    }
    return Optional.of(rarest.positions.get(random.nextInt(rarest.positions.size())));
  }

  private static <P> List<List<Feature<P>>> lists() {
    return Stream.of(Kind.values()).<List<Feature<P>>>map(_ -> new ArrayList<>()).toList();
  }

  /** The lists with several features if there are any, since all positions have a single one. */
  private static <P> List<List<Feature<P>>> some(List<List<Feature<P>>> lists) {
    List<List<Feature<P>>> telling = lists.stream().filter(list -> list.size() > 1).toList();
    return telling.isEmpty() ? lists.stream().filter(list -> !list.isEmpty()).toList() : telling;
  }
}
