package org.regames.draw.board;

import java.util.List;
import java.util.regex.Pattern;

/** The names of pieces for people. */
final class PieceNames {
  private PieceNames() {}

  /**
   * The name of a value: {@code nought} for {@code nought1}, {@code pawn of p1} for {@code pawn1}
   * if there is a {@code pawn2}.
   *
   * @param owner the player whose number the value ends in, if any, or an empty text
   * @param all all values
   */
  static String of(String symbol, String owner, List<String> all) {
    String name = Looks.brief(symbol).replace('_', ' ');
    if (owner.isEmpty()) {
      return name;
    }
    String kind = name.substring(0, name.length() - 1);
    Pattern same = Pattern.compile(Pattern.quote(kind) + "\\d");
    long those = all.stream().filter(other -> same.matcher(Looks.brief(other)).matches()).count();
    return those > 1 ? kind + " of " + owner : kind;
  }
}
