package org.regames.backend.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The words that {@link Op.Pick} draws from, and how the codes of their members are built. */
public final class DrawnWords {
  /** With more words than this it is better to branch to the drawn one. */
  private static final int MOST_WITHOUT_JUMPS = 12;

  private DrawnWords() {}

  /**
   * One word of a set of moves, or of a product.
   *
   * @param word the word
   * @param local the number of a member, for the code
   * @param first the number that the lowest bit stands for
   * @param code the code of a member
   * @param shift the position of the number in the code, if the number occurs there once and the
   *     rest of the code is known beforehand; else -1
   * @param start the code of the lowest bit in that case
   * @param outer the first factor, if it is a product
   */
  public record Piece(
      BitboardExpr word,
      int local,
      int first,
      CodeExpr code,
      int shift,
      long start,
      Optional<Outer> outer) {}

  /**
   * One word of the first factor of a product of moves.
   *
   * @param word the word
   * @param local the number of a member, for the code
   * @param first the number that the lowest bit stands for
   */
  public record Outer(BitboardExpr word, int local, int first) {}

  /** The words of all sets, without those that are always empty. */
  public static List<Piece> pieces(Op.Pick pick) {
    List<Piece> pieces = new ArrayList<>();
    for (Drawn drawn : pick.sets()) {
      switch (drawn) {
        case Op.AddSet set -> pieces.addAll(pieces(set));
        case Drawn.Product(int local, int first, List<BitboardExpr> words, Op.AddSet moves) -> {
          Piece second = pieces(moves).getFirst();
          for (int word = 0; word < words.size(); word++) {
            if (!words.get(word).equals(BitboardExpr.NONE)) {
              Outer outer = new Outer(words.get(word), local, first + word * Long.SIZE);
              pieces.add(of(second, outer));
            }
          }
        }
      }
    }
    return pieces;
  }

  private static Piece of(Piece second, Outer outer) {
    Optional<Outer> first = Optional.of(outer);
    return new Piece(second.word(), second.local(), second.first(), second.code(), -1, 0, first);
  }

  private static List<Piece> pieces(Op.AddSet set) {
    List<Piece> pieces = new ArrayList<>();
    for (int word = 0; word < set.words().size(); word++) {
      if (!set.words().get(word).equals(BitboardExpr.NONE)) {
        int first = set.first() + word * Long.SIZE;
        pieces.add(piece(set.words().get(word), set.local(), first, set.code()));
      }
    }
    return pieces;
  }

  /**
   * Whether a move is found with the same instructions, without branches, whichever word it is in.
   */
  public static boolean isWithoutJumps(Op.Pick pick) {
    List<Piece> pieces = pieces(pick);
    return commonShift(pieces).isPresent() && pieces.size() <= MOST_WITHOUT_JUMPS && pick.isAlone();
  }

  /** The position of the number in all codes, if it is the same. */
  public static OptionalInt commonShift(List<Piece> pieces) {
    int shift = pieces.isEmpty() ? -1 : pieces.getFirst().shift();
    return shift >= 0 && pieces.stream().allMatch(piece -> piece.shift() == shift)
        ? OptionalInt.of(shift)
        : OptionalInt.empty();
  }

  private static Piece piece(BitboardExpr word, int local, int first, CodeExpr code) {
    long start = 0;
    int shift = -1;
    int times = 0;
    CodeExpr rest = code;
    if (rest instanceof CodeExpr.Plus(CodeExpr inner, long number)) {
      start = number;
      rest = inner;
    }
    while (rest instanceof CodeExpr.With(CodeExpr inner, IntExpr value, int at)) {
      switch (value) {
        case IntExpr.Const(int number) -> start += (long) number << at;
        case IntExpr.Local(int number) when number == local -> {
          times++;
          shift = at;
          start += (long) first << at;
        }
        case IntExpr.Sum(IntExpr.Local(int number), IntExpr.Const(int more))
            when number == local -> {
          times++;
          shift = at;
          start += (long) (first + more) << at;
        }
        case IntExpr.Local _,
            IntExpr.Scalar _,
            IntExpr.OfMove _,
            IntExpr.Lookup _,
            IntExpr.Computed _ -> {
          return new Piece(word, local, first, code, -1, 0, Optional.empty());
        }
      }
      rest = inner;
    }
    boolean known = rest instanceof CodeExpr.Zero && times == 1;
    return new Piece(word, local, first, code, known ? shift : -1, start, Optional.empty());
  }
}
