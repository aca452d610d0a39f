package org.regames.backend.planner.rewrite;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.regames.backend.plan.Bits;
import org.regames.backend.plan.Drawing;
import org.regames.backend.plan.Int;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.SetLayout;
import org.regames.backend.plan.Test;
import org.regames.backend.planner.analysis.PlaceValues;

/**
 * All moves that may be drawn from some sets in any play, and what follows from each. There are few
 * of them, so what playing a move computes from its code can be worked out for each beforehand.
 */
final class Codes {
  private static final int MOST = 4096;

  private final Plan plan;
  private final PlaceValues.Known places;
  private final Map<Integer, Bits> words;
  private final List<Long> codes = new ArrayList<>();

  /** For each code the number that was drawn from a set of its own. */
  private final List<Integer> members = new ArrayList<>();

  /** For each code the words of kept sets that its number is in, if it is drawn. */
  private final List<BitSet> inside = new ArrayList<>();

  private final Map<Integer, int[]> locals = new HashMap<>();

  private Codes(Plan plan, PlaceValues.Known places, Map<Integer, Bits> words) {
    this.plan = plan;
    this.places = places;
    this.words = words;
  }

  /**
   * The moves of a draw, unless there are too many.
   *
   * @param words what local words are
   */
  static Optional<Codes> of(
      Plan plan, PlaceValues.Known places, Map<Integer, Bits> words, Op.Pick pick) {
    Codes codes = new Codes(plan, places, words);
    for (Drawing.Piece piece : Drawing.pieces(pick)) {
      if (piece.shift() < 0) {
        return Optional.empty();
      }
      BitSet inside = codes.inside(piece.word());
      BitSet members = BitSet.valueOf(new long[] {codes.most(piece.word())});
      if (codes.codes.size() + members.cardinality() > MOST) {
        return Optional.empty();
      }
      members.stream()
          .forEach(
              member -> {
                codes.codes.add(piece.start() + ((long) member << piece.shift()));
                codes.members.add(member);
                codes.inside.add(inside);
              });
    }
    return codes.codes.isEmpty() ? Optional.empty() : Optional.of(codes);
  }

  int count() {
    return codes.size();
  }

  /** The bits that a word may have. */
  private long most(Bits word) {
    return word.most(
        this::most, number -> words.containsKey(number) ? most(words.get(number)) : -1);
  }

  private long most(int word) {
    Optional<SetLayout.Kept> map = map(word);
    if (map.isEmpty()) {
      return -1;
    }
    int first = first(map.get(), word);
    long most = 0;
    for (int bit = 0; bit < Long.SIZE; bit++) {
      if (values(map.get().variable(), first + bit).get(value(map.get(), word))) {
        most |= 1L << bit;
      }
    }
    return most;
  }

  private Optional<SetLayout.Kept> map(int word) {
    return plan.sets().maps().stream()
        .filter(map -> word >= map.first() && word < map.first() + map.values() * map.words())
        .findFirst();
  }

  private static int value(SetLayout.Kept map, int word) {
    return map.lowest() + (word - map.first()) / map.words();
  }

  /** The place that the lowest bit of a word stands for. */
  private static int first(SetLayout.Kept map, int word) {
    return (word - map.first()) % map.words() * Long.SIZE;
  }

  /** The values that a place of a map may have in any play. */
  BitSet values(int variable, int place) {
    int size = plan.layout().variables().get(variable).array().orElseThrow().size();
    return place >= size
        ? plan.layout().values().ofVariable(variable)
        : places.at(variable, place).orElse(plan.layout().values().ofVariable(variable));
  }

  /** The words of kept sets that surely have every number of a word. */
  private BitSet inside(Bits word) {
    return word.inside(
        other -> {
          BitSet found = new BitSet();
          if (other instanceof Bits.Stored(int place)) {
            found.set(place);
          }
          return other instanceof Bits.Local(int number) && words.containsKey(number)
              ? inside(words.get(number))
              : found;
        });
  }

  /** The value that a place has when a move is drawn, if its number tells that. */
  Optional<Integer> drawn(int code, int variable, int place) {
    for (int word : inside.get(code).stream().toArray()) {
      Optional<SetLayout.Kept> map = map(word);
      if (map.isPresent()
          && map.get().variable() == variable
          && first(map.get(), word) + members.get(code) == place) {
        return Optional.of(value(map.get(), word));
      }
    }
    return Optional.empty();
  }

  /** From now on it is known what a local is for each code. */
  void know(int local, int[] values) {
    locals.put(local, values);
  }

  /** What an expression is for each code, if that follows from it. */
  Optional<int[]> values(Int value) {
    return switch (value) {
      case Int.Const(int number) -> Optional.of(all(number));
      case Int.Local(int number) -> Optional.ofNullable(locals.get(number));
      case Int.Bits(int shift, int width) ->
          Optional.of(
              codes.stream()
                  .mapToInt(code -> (int) (code >>> shift) & (int) ((1L << width) - 1))
                  .toArray());
      case Int.Table(int table, Int index) -> {
        int[] cells = plan.tables().get(table);
        yield values(index)
            .filter(at -> Arrays.stream(at).allMatch(i -> i >= 0 && i < cells.length))
            .map(at -> Arrays.stream(at).map(i -> cells[i]).toArray());
      }
      case Int.Sum(Int left, Int right) -> {
        Optional<int[]> a = values(left);
        Optional<int[]> b = values(right);
        yield a.isEmpty() || b.isEmpty()
            ? Optional.empty()
            : Optional.of(IntStream.range(0, count()).map(i -> a.get()[i] + b.get()[i]).toArray());
      }
      case Int.Product(Int inner, int factor) ->
          values(inner).map(of -> Arrays.stream(of).map(i -> i * factor).toArray());
      case Int.Either either -> way(either).flatMap(this::values);
      case Int.Scalar _, Int.Cell _, Int.Depth _, Int.Decision _ -> Optional.empty();
    };
  }

  /** The one of two values that is taken with every code. */
  Optional<Int> way(Int.Either either) {
    if (!(either.test() instanceof Test.Compare(Int left, Int right, boolean negated))) {
      return Optional.empty();
    }
    Optional<int[]> a = values(left);
    Optional<int[]> b = values(right);
    if (a.isEmpty() || b.isEmpty()) {
      return Optional.empty();
    }
    long same = IntStream.range(0, count()).filter(i -> a.get()[i] == b.get()[i]).count();
    return same == 0
        ? Optional.of(negated ? either.yes() : either.no())
        : same == count() ? Optional.of(negated ? either.no() : either.yes()) : Optional.empty();
  }

  private int[] all(int number) {
    int[] values = new int[count()];
    Arrays.fill(values, number);
    return values;
  }
}
