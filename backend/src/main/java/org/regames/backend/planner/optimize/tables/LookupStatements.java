package org.regames.backend.planner.optimize.tables;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.Attempt;
import org.regames.backend.planner.optimize.bitboards.BitboardBuilder;
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;

/**
 * Builds the statements that look up answers. Their data for one start are contiguous in memory: a
 * record of words, masks of sets and short tables, and a record of numbers. Long tables, which many
 * starts share, are in an array of their own.
 */
final class LookupStatements {
  /** The start of a check that depends on no variable. */
  static final int NONE = -1;

  /** More words would evict other data from the cache. */
  private static final int MOST_WORDS = 1 << 13;

  /** The binary logarithm of the bits in a word: how many cells a table of one word covers. */
  private static final int SHORT = 6;

  private final BitboardSelection kept;
  private final boolean overlays;
  private final int start;
  private final int lowest;
  private final int starts;
  private final List<long[]> wordColumns = new ArrayList<>();
  private final List<int[]> numberColumns = new ArrayList<>();
  private final List<Long> rows = new ArrayList<>();
  private final Map<List<Long>, Integer> rowStarts = new LinkedHashMap<>();
  private final BitboardBuilder sets;
  private int locals;
  private int wordArray;
  private int rowArray;
  private int numberTable;

  /**
   * @param start the variable that the check starts from, or {@link #NONE}
   * @param lowest the lowest value of it
   * @param starts the number of its values
   * @param overlays whether words may be combined into one
   */
  LookupStatements(BitboardSelection kept, int start, int lowest, int starts, boolean overlays) {
    this.kept = kept;
    this.overlays = overlays;
    this.start = start;
    this.lowest = lowest;
    this.starts = starts;
    this.sets = new BitboardBuilder(() -> locals++);
  }

  /** A set that is read: the cells of a map with a value. */
  private record Looked(int variable, IntExpr value) {
    static Looked of(CellQuestion question) {
      return new Looked(question.variable(), question.value());
    }
  }

  /** The function that returns whether one of these holds, unless its tables would be large. */
  Attempt<Plan.Function> function(
      Plan.Function check, List<TruthTable> all, List<long[]> words, List<int[]> numbers) {
    wordArray = words.size();
    rowArray = wordArray + 1;
    numberTable = numbers.size();
    BitboardExpr answer = BitboardExpr.NONE;
    List<BitboardExpr> masked = new ArrayList<>();
    for (TruthTable answers : all) {
      if (answers.isAnyOf()) {
        masked.addAll(masked(answers));
      } else {
        answer = sets.named(sets.or(answer, answered(answers)));
      }
    }
    if (!answer.equals(BitboardExpr.NONE)) {
      masked.addFirst(sets.named(sets.and(new BitboardExpr.Const(1), answer)));
    }
    if (rows.size() + wordColumns.size() * starts > MOST_WORDS) {
      return Attempt.refused("the tables would be large");
    }
    List<Op> body = new ArrayList<>();
    body.add(new Op.Let(0, record(wordColumns.size())));
    body.add(new Op.Let(1, record(numberColumns.size())));
    body.addAll(sets.ops());
    if (!masked.isEmpty()) {
      body.add(new Op.FinishIf(new BoolExpr.Some(masked), List.of()));
    }
    words.add(records(wordColumns));
    if (!rows.isEmpty()) {
      words.add(rows.stream().mapToLong(Long::longValue).toArray());
    }
    if (!numberColumns.isEmpty()) {
      numbers.add(
          IntStream.range(0, starts)
              .flatMap(at -> numberColumns.stream().mapToInt(column -> column[at]))
              .toArray());
    }
    return Attempt.done(
        new Plan.Function(
            check.number(), check.name(), check.kind(), true, List.of(), 2, 0, locals, body));
  }

  private long[] records(List<long[]> columns) {
    return IntStream.range(0, starts)
        .boxed()
        .flatMapToLong(at -> columns.stream().mapToLong(column -> column[at]))
        .toArray();
  }

  /** The index of the record of the start, for records of a size. */
  private IntExpr record(int size) {
    return start == NONE
        ? new IntExpr.Const(0)
        : IntExpr.product(IntExpr.sum(new IntExpr.Scalar(start), new IntExpr.Const(-lowest)), size);
  }

  private static IntExpr field(int local, int column) {
    return IntExpr.sum(new IntExpr.Local(local), new IntExpr.Const(column));
  }

  /** A word that is constant for each start. */
  private BitboardExpr word(ToLongFunction<Integer> of) {
    long[] column = IntStream.range(0, starts).boxed().mapToLong(of).toArray();
    if (Arrays.stream(column).allMatch(word -> word == column[0])) {
      return new BitboardExpr.Const(column[0]);
    }
    return new BitboardExpr.Entry(wordArray, wordField(column));
  }

  private IntExpr wordField(long[] column) {
    int known = 0;
    while (known < wordColumns.size() && !Arrays.equals(wordColumns.get(known), column)) {
      known++;
    }
    if (known == wordColumns.size()) {
      wordColumns.add(column);
    }
    return field(0, known);
  }

  /** A number that is constant for each start. */
  private IntExpr number(int[] column) {
    if (Arrays.stream(column).allMatch(number -> number == column[0])) {
      return new IntExpr.Const(column[0]);
    }
    int known = 0;
    while (known < numberColumns.size() && !Arrays.equals(numberColumns.get(known), column)) {
      known++;
    }
    if (known == numberColumns.size()) {
      numberColumns.add(column);
    }
    return new IntExpr.Table(numberTable, field(1, known));
  }

  /** The sets that are read, in the order of their bits in tables. */
  private static List<Looked> looked(TruthTable answers) {
    return answers.questions().stream()
        .flatMap(List::stream)
        .sorted(TruthTable.ORDER)
        .map(Looked::of)
        .distinct()
        .toList();
  }

  /** The words with a bit for each tested cell that has its value. */
  private List<BitboardExpr> masked(TruthTable answers) {
    List<BitboardExpr> masked = new ArrayList<>();
    for (Looked looked : looked(answers)) {
      masked.addAll(masked(new Window(looked, answers)));
    }
    return masked.stream().filter(word -> !word.equals(BitboardExpr.NONE)).toList();
  }

  /** The relevant bits of each word. */
  private List<BitboardExpr> masked(Window window) {
    List<BitboardExpr> masked = new ArrayList<>();
    for (int word = 0; word < window.span; word++) {
      int at = word;
      BitboardExpr mask = word(value -> window.mask(value, at));
      masked.add(sets.named(sets.and(sets.named(mask), sets.named(window.stored(word)))));
    }
    return masked;
  }

  /** A word whose lowest bit is the answer. */
  private BitboardExpr answered(TruthTable answers) {
    return overlaid(answers).orElseGet(() -> cut(answers));
  }

  /** The same by combining words into one, if that saves any. */
  private Optional<BitboardExpr> overlaid(TruthTable answers) {
    if (!overlays || start == NONE || answers.words() < 2) {
      return Optional.empty();
    }
    return FoldedLineIndex.of(answers, lowest, PextLookup.MOST_PLACES)
        .map(overlay -> overlaid(overlay, new Window(looked(answers).getFirst(), answers)));
  }

  private BitboardExpr overlaid(FoldedLineIndex overlay, Window window) {
    BitboardExpr all = BitboardExpr.NONE;
    for (BitboardExpr word : masked(window)) {
      all = sets.named(sets.or(all, word));
    }
    BitboardExpr turned = sets.named(new BitboardExpr.Turned(all, new IntExpr.Scalar(start)));
    BitboardExpr index =
        sets.named(new BitboardExpr.Compressed(turned, new BitboardExpr.Const(overlay.mask())));
    return sets.named(
        new BitboardExpr.Answer(rowArray, new IntExpr.Const(row(overlay.table())), index, true));
  }

  private BitboardExpr cut(TruthTable answers) {
    BitboardExpr index = BitboardExpr.NONE;
    int[] before = new int[starts];
    for (Looked looked : looked(answers)) {
      Window window = new Window(looked, answers);
      for (int word = 0; word < window.span; word++) {
        int at = word;
        long[] masks = new long[starts];
        Arrays.setAll(masks, value -> window.mask(value, at));
        BitboardExpr mask = sets.named(word(value -> masks[value]));
        if (!mask.equals(BitboardExpr.NONE)) {
          BitboardExpr cut = new BitboardExpr.Compressed(sets.named(window.stored(word)), mask);
          index = sets.named(sets.or(index, raised(sets.named(cut), before)));
          before = before.clone();
          for (int value = 0; value < starts; value++) {
            before[value] += Long.bitCount(masks[value]);
          }
        }
      }
    }
    long[][] tables = new long[starts][];
    Arrays.setAll(tables, answers::table);
    return sets.named(looked(tables, index, answers.places() <= SHORT));
  }

  private BitboardExpr raised(BitboardExpr word, int[] by) {
    IntExpr number = number(by);
    return number instanceof IntExpr.Const(int constant)
        ? BitboardBuilder.shifted(word, constant)
        : sets.named(new BitboardExpr.Raised(word, number));
  }

  private BitboardExpr looked(long[][] tables, BitboardExpr index, boolean isShort) {
    if (isShort) {
      long[] column = Arrays.stream(tables).mapToLong(table -> table[0]).toArray();
      return new BitboardExpr.Answer(wordArray, wordField(column), index, false);
    }
    int[] offsets = Arrays.stream(tables).mapToInt(this::row).toArray();
    return new BitboardExpr.Answer(rowArray, number(offsets), index, true);
  }

  private int row(long[] table) {
    List<Long> row = Arrays.stream(table).boxed().toList();
    return rowStarts.computeIfAbsent(
        row,
        _ -> {
          int first = rows.size();
          rows.addAll(row);
          return first;
        });
  }

  /** The words of a set from the first to the last that matters, the same number for each start. */
  private final class Window {
    private final BitboardLayout.Kept layout;
    private final IntExpr value;
    private final List<List<CellQuestion>> questions;
    private final int span;
    private final int[] first;

    Window(Looked looked, TruthTable answers) {
      this.layout = kept.of(looked.variable()).orElseThrow(); // else nothing was asked about it
      this.value = looked.value();
      this.questions =
          answers.questions().stream()
              .map(asked -> asked.stream().filter(q -> Looked.of(q).equals(looked)).toList())
              .toList();
      int[] lengths = new int[starts];
      Arrays.setAll(
          lengths, at -> questions.get(at).isEmpty() ? 0 : 1 + word(at, true) - word(at, false));
      this.span = Arrays.stream(lengths).max().orElse(0);
      this.first = new int[starts];
      Arrays.setAll(
          first,
          at -> questions.get(at).isEmpty() ? 0 : Math.min(word(at, false), layout.words() - span));
    }

    private int word(int at, boolean last) {
      ToIntFunction<CellQuestion> word = question -> question.place() / Long.SIZE;
      OptionalInt found =
          last
              ? questions.get(at).stream().mapToInt(word).max()
              : questions.get(at).stream().mapToInt(word).min();
      return found.orElseThrow();
    }

    long mask(int at, int word) {
      long mask = 0;
      for (CellQuestion question : questions.get(at)) {
        if (question.place() / Long.SIZE == first[at] + word) {
          mask |= 1L << question.place();
        }
      }
      return mask;
    }

    /** One of the words of the set. */
    BitboardExpr stored(int word) {
      IntExpr from = number(first);
      if (value instanceof IntExpr.Const(int symbol)) {
        int place = layout.start(symbol) + word;
        return from instanceof IntExpr.Const(int constant)
            ? new BitboardExpr.Stored(place + constant)
            : new BitboardExpr.Chosen(place, from, 1);
      }
      return from instanceof IntExpr.Const(int constant)
          ? new BitboardExpr.Chosen(layout.origin() + constant + word, value, layout.words())
          : new BitboardExpr.Chosen(
              layout.origin() + word, IntExpr.sum(IntExpr.product(value, layout.words()), from), 1);
    }
  }
}
