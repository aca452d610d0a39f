package org.regames.backend.planner.optimize.tables;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.regames.backend.plan.BitboardLayout;

/**
 * One table for all starts of a check on a large board. A line through a square of such a board
 * crosses several words of a set, but usually no two of its cells have the same bit number in their
 * words: the union of the words loses nothing. After rotation by the number of the start, cells at
 * the same distance from the start have the same bit number; and cells that are not tested, such as
 * those beyond the border, count as a no. So neither the mask nor the table depends on the start,
 * and one word is compressed instead of several. (Chess programs fold ranks and diagonals of one
 * word in this way, as "kindergarten bitboards".)
 *
 * @param mask the bits that are tested from any start
 * @param table the answers for all contents of these bits
 */
record FoldedLineIndex(long mask, long[] table) {
  private static final int BITS = Long.SIZE - 1;

  /**
   * The table for some branches of a check, if it exists.
   *
   * @param lowest the number of the first start
   * @param most the maximum number of cells
   */
  public static Optional<FoldedLineIndex> of(TruthTable answers, int lowest, int most) {
    List<List<CellQuestion>> questions = answers.questions();
    long sets =
        questions.stream()
            .flatMap(List::stream)
            .map(asked -> new CellQuestion(asked.variable(), asked.value(), 0))
            .distinct()
            .count();
    long[] masks = new long[questions.size()];
    for (int at = 0; at < masks.length; at++) {
      OptionalLong mask = mask(questions.get(at), lowest + at);
      if (sets != 1 || mask.isEmpty()) {
        return Optional.empty();
      }
      masks[at] = mask.getAsLong();
    }
    long all = Arrays.stream(masks).reduce(0, (one, other) -> one | other);
    if (Long.bitCount(all) > most) {
      return Optional.empty();
    }
    long[] yes = new long[BitboardLayout.words(1 << Long.bitCount(all))];
    long[] no = new long[yes.length];
    for (int at = 0; at < masks.length; at++) {
      int start = lowest + at;
      Comparator<CellQuestion> turned = Comparator.comparingInt(asked -> bit(asked, start));
      long[] table = answers.table(at, questions.get(at).stream().sorted(turned).toList());
      add(table, Long.compress(masks[at], all), yes, no);
    }
    for (int word = 0; word < yes.length; word++) {
      if ((yes[word] & no[word]) != 0) {
        return Optional.empty();
      }
    }
    return Optional.of(new FoldedLineIndex(all, yes));
  }

  /** The bits of some cells; nothing if two are the same. */
  private static OptionalLong mask(List<CellQuestion> questions, int start) {
    long mask = 0;
    for (CellQuestion asked : questions) {
      mask |= 1L << bit(asked, start);
    }
    return Long.bitCount(mask) == questions.size() ? OptionalLong.of(mask) : OptionalLong.empty();
  }

  private static int bit(CellQuestion asked, int start) {
    return (asked.place() - start) & BITS;
  }

  /**
   * Adds the answers for one start to those for all.
   *
   * @param asked the bits that matter for this start
   */
  private static void add(long[] table, long asked, long[] yes, long[] no) {
    for (int answers = 0; answers < 1 << Long.bitCount(asked); answers++) {
      int place = (int) Long.expand(answers, asked);
      boolean holds = (table[answers / Long.SIZE] >>> answers & 1) != 0;
      (holds ? yes : no)[place / Long.SIZE] |= 1L << place;
    }
  }
}
