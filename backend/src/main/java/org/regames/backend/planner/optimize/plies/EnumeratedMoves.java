package org.regames.backend.planner.optimize.plies;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.DrawnWords;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.Evaluator;

/**
 * All moves that may be drawn from some sets in any play, and what follows from each. There are few
 * of them, so what playing a move computes from its code can be tabulated beforehand.
 */
final class EnumeratedMoves implements Evaluator<int[]> {
  private static final int MOST = 4096;

  private final Plan plan;
  private final Map<Integer, BitboardExpr> words;
  private final List<Long> codes = new ArrayList<>();

  /** For each code the number that was drawn from its set. */
  private final List<Integer> members = new ArrayList<>();

  /** For each code the words of stored sets that contain its number if it is drawn. */
  private final List<BitSet> inside = new ArrayList<>();

  private final Map<Integer, int[]> locals = new HashMap<>();

  private EnumeratedMoves(Plan plan, Map<Integer, BitboardExpr> words) {
    this.plan = plan;
    this.words = words;
  }

  /**
   * The moves of a draw, unless there are too many.
   *
   * @param words the definitions of local words
   */
  public static Optional<EnumeratedMoves> of(
      Plan plan, Map<Integer, BitboardExpr> words, Op.Pick pick) {
    EnumeratedMoves codes = new EnumeratedMoves(plan, words);
    for (DrawnWords.Piece piece : DrawnWords.pieces(pick)) {
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
  private long most(BitboardExpr word) {
    return word.most(
        this::most, number -> words.containsKey(number) ? most(words.get(number)) : -1);
  }

  private long most(int word) {
    Optional<BitboardLayout.Kept> map = map(word);
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

  private Optional<BitboardLayout.Kept> map(int word) {
    return plan.sets().maps().stream()
        .filter(map -> word >= map.first() && word < map.first() + map.values() * map.words())
        .findFirst();
  }

  private static int value(BitboardLayout.Kept map, int word) {
    return map.lowest() + (word - map.first()) / map.words();
  }

  /** The place of the lowest bit of a word. */
  private static int first(BitboardLayout.Kept map, int word) {
    return (word - map.first()) % map.words() * Long.SIZE;
  }

  /** The values that a cell of a map may have in any play. */
  public BitSet values(int variable, int place) {
    int size = plan.layout().variables().get(variable).array().orElseThrow().size();
    return place >= size
        ? plan.layout().values(variable)
        : plan.layout().values(variable, place).orElse(plan.layout().values(variable));
  }

  /** The words of stored sets that certainly contain every number of a word. */
  private BitSet inside(BitboardExpr word) {
    return word.inside(
        other -> {
          BitSet found = new BitSet();
          if (other instanceof BitboardExpr.Stored(int place)) {
            found.set(place);
          }
          return other instanceof BitboardExpr.Local(int number) && words.containsKey(number)
              ? inside(words.get(number))
              : found;
        });
  }

  /** The value of a cell when a move is drawn, if it follows from the drawn number. */
  Optional<Integer> drawn(int code, int variable, int place) {
    for (int word : inside.get(code).stream().toArray()) {
      Optional<BitboardLayout.Kept> map = map(word);
      if (map.isPresent()
          && map.get().variable() == variable
          && first(map.get(), word) + members.get(code) == place) {
        return Optional.of(value(map.get(), word));
      }
    }
    return Optional.empty();
  }

  /** Records the values of a local for each code. */
  void know(int local, int[] values) {
    locals.put(local, values);
  }

  @Override
  public int[] constant(int number) {
    int[] values = new int[count()];
    Arrays.fill(values, number);
    return values;
  }

  @Override
  public Optional<int[]> read(IntExpr value) {
    return switch (value) {
      case IntExpr.Local(int number) -> Optional.ofNullable(locals.get(number));
      case IntExpr.CodeBits(int shift, int width) ->
          Optional.of(
              codes.stream()
                  .mapToInt(code -> (int) (code >>> shift) & (int) ((1L << width) - 1))
                  .toArray());
      case IntExpr.Const _, IntExpr.Scalar _, IntExpr.Lookup _, IntExpr.Computed _ ->
          Optional.empty();
      case IntExpr.Depth _, IntExpr.Decision _ -> Optional.empty();
    };
  }

  @Override
  public Optional<int[]> table(int table, Optional<int[]> index) {
    int[] cells = plan.tables().get(table);
    return index
        .filter(at -> Arrays.stream(at).allMatch(i -> i >= 0 && i < cells.length))
        .map(at -> Arrays.stream(at).map(i -> cells[i]).toArray());
  }

  @Override
  public Optional<int[]> sum(int[] left, int[] right) {
    return Optional.of(IntStream.range(0, count()).map(i -> left[i] + right[i]).toArray());
  }

  @Override
  public Optional<int[]> product(int[] value, int factor) {
    return Optional.of(Arrays.stream(value).map(i -> i * factor).toArray());
  }

  /** The value that a conditional selects for every code, if it is the same. */
  @Override
  public Optional<IntExpr> taken(IntExpr.Either either) {
    if (!(either.test()
        instanceof BoolExpr.Compare(IntExpr left, IntExpr right, boolean negated))) {
      return Optional.empty();
    }
    Optional<int[]> a = of(left);
    Optional<int[]> b = of(right);
    if (a.isEmpty() || b.isEmpty()) {
      return Optional.empty();
    }
    long same = IntStream.range(0, count()).filter(i -> a.get()[i] == b.get()[i]).count();
    return same == 0
        ? Optional.of(negated ? either.yes() : either.no())
        : same == count() ? Optional.of(negated ? either.no() : either.yes()) : Optional.empty();
  }
}
