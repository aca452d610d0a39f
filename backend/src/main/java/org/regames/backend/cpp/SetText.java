package org.regames.backend.cpp;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.DrawnWords;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;

/** Loops over sets, random draws from them, and assignments to maps that have sets, in C++. */
record SetText(Plan plan, CppNames names, CppExpressions expressions, Lines lines) {
  String store(BitboardLayout.Kept kept, IntExpr index, IntExpr value) {
    String number =
        value instanceof IntExpr.Const ? expressions.symbol(value) : expressions.text(value);
    String cell = expressions.text(new IntExpr.Cell(kept.variable(), index));
    return plan.sets().reachedBy(kept.variable()).stream()
            .map(reached -> lose(reached, cell, number))
            .collect(Collectors.joining())
        + "change<"
        + kept.origin()
        + ", "
        + kept.words()
        + ">(s, "
        + expressions.map(kept.variable())
        + ", "
        + expressions.text(index)
        + ", "
        + number
        + ");";
  }

  private static String lose(BitboardLayout.Reached reached, String cell, String value) {
    return "lose<%d, %d, %d, %d>(s, %s, %s); "
        .formatted(
            reached.lowest(), reached.highest(), reached.first(), reached.words(), cell, value);
  }

  /** Recomputes the sets of a map, if it has any. */
  void recount(int variable) {
    plan.sets().of(variable).ifPresent(kept -> lines.add(recount(expressions, kept)));
    for (BitboardLayout.Reached reached : plan.sets().reachedBy(variable)) {
      lines.add(forget(reached));
    }
  }

  static String forget(BitboardLayout.Reached reached) {
    return "forget<" + reached.first() + ", " + reached.words() + ">(s);";
  }

  static String recount(CppExpressions expressions, BitboardLayout.Kept kept) {
    return "recount<"
        + kept.first()
        + ", "
        + kept.lowest()
        + ", "
        + kept.values()
        + ", "
        + kept.words()
        + ">(s, "
        + expressions.map(kept.variable())
        + ");";
  }

  /** A number of a set. */
  String number(Op.LetNumber number) {
    return switch (number.which()) {
      case FIRST -> first(number.words(), "std::countr_zero(");
      case FIRST_FROM_TOP -> first(number.words().reversed(), "std::countl_zero(");
      case SIZE ->
          number.words().stream()
              .map(word -> "std::popcount(" + expressions.text(word) + ")")
              .collect(Collectors.joining(" + "));
    };
  }

  /** The number of the first bit in the first nonzero word. */
  private String first(List<BitboardExpr> words, String count) {
    StringBuilder text = new StringBuilder();
    for (int word = 0; word < words.size(); word++) {
      String bits = expressions.text(words.get(word));
      String number = plus(word * Long.SIZE) + count + bits + ")";
      boolean last = word == words.size() - 1;
      text.append(last ? number : "(" + bits + ") != 0 ? " + number + " : ");
    }
    return text.toString();
  }

  void each(Op.ForSet loop, Consumer<List<Op>> body) {
    for (int word = 0; word < loop.words().size(); word++) {
      if (loop.words().get(word).equals(BitboardExpr.NONE)) {
        continue;
      }
      String rest = CppExpressions.word(loop.rest());
      String set = expressions.text(loop.words().get(word));
      lines.open(
          "for (Word %s = %s; %s != 0; %s &= %s - 1)".formatted(rest, set, rest, rest, rest));
      lines.add(
          "[[maybe_unused]] const int %s = %sstd::countr_zero(%s);"
              .formatted(
                  CppExpressions.local(loop.local()), plus(loop.first() + word * Long.SIZE), rest));
      body.accept(loop.body());
      lines.close();
    }
  }

  private static String plus(int number) {
    return number == 0 ? "" : number + " + ";
  }

  void pick(Op.Pick pick, Plan.Kind kind) {
    boolean plays = kind == Plan.Kind.PLY;
    List<DrawnWords.Piece> pieces = DrawnWords.pieces(pick);
    for (int i = 0; i < pieces.size(); i++) {
      String before = i == 0 ? "" : sum(i - 1) + " + ";
      String second = count(pieces.get(i).word());
      String count =
          pieces.get(i).outer().map(outer -> count(outer.word()) + " * " + second).orElse(second);
      lines.add("const int " + sum(i) + " = " + before + count + ";");
    }
    List<String> shares = pick.shares().stream().map(names::function).toList();
    for (int i = 0; i < shares.size(); i++) {
      int at = pieces.size() + i;
      String before = at == 0 ? "" : sum(at - 1) + " + ";
      String count = "static_cast<int>(" + shares.get(i) + "(s, -1))";
      lines.add("const int " + sum(at) + " = " + before + count + ";");
    }
    int count = pieces.size() + shares.size();
    if (!pick.listing().isEmpty()) {
      String hash = Signature.takesHash(plan, Plan.Kind.FIND) ? ", 0" : "";
      pick.listing()
          .forEach(function -> lines.add(names.function(function) + "(s, m, 0" + hash + ");"));
      String before = count == 0 ? "" : sum(count - 1) + " + ";
      lines.add("const int " + sum(count) + " = " + before + "m.size();");
      count++;
    }
    String all = count == 0 ? "0" : sum(count - 1);
    boolean answers = kind == Plan.Kind.SHARE;
    if (!answers) {
      lines.add("const int drawn = m.draw(" + all + ", random);");
    }
    lines.open("if (drawn < 0)");
    lines.add(answers ? "return " + all + ";" : "return no_move;");
    lines.close();
    OptionalInt shift = DrawnWords.commonShift(pieces);
    if (shift.isPresent() && pick.isAlone()) {
      together(pieces, shift.getAsInt(), plays);
    } else {
      oneByOne(pieces, shares, !pick.listing().isEmpty(), plays);
    }
  }

  private void member(int local, int first, BitboardExpr word, String place) {
    lines.add(
        "[[maybe_unused]] const int %s = %smember(%s, %s);"
            .formatted(CppExpressions.local(local), plus(first), expressions.text(word), place));
  }

  private String count(BitboardExpr word) {
    return "std::popcount(" + expressions.text(word) + ")";
  }

  private static String sum(int piece) {
    return "sum" + piece;
  }

  private void together(List<DrawnWords.Piece> pieces, int shift, boolean plays) {
    lines.add("Word word = " + expressions.text(pieces.getFirst().word()) + ";");
    lines.add("std::int64_t start = " + pieces.getFirst().start() + ";");
    lines.add("int before = 0;");
    for (int i = 1; i < pieces.size(); i++) {
      lines.open("if (drawn >= " + sum(i - 1) + ")");
      lines.add("word = " + expressions.text(pieces.get(i).word()) + ";");
      lines.add("start = " + pieces.get(i).start() + ";");
      lines.add("before = " + sum(i - 1) + ";");
      lines.close();
    }
    String by = shift == 0 ? "" : " << " + shift;
    String code = "start + (std::int64_t{member(word, drawn - before)}" + by + ");";
    lines.add(
        plays
            ? "[[maybe_unused]] const Word code = static_cast<Word>(" + code.replace(";", ");")
            : "return " + code);
  }

  private void oneByOne(
      List<DrawnWords.Piece> pieces, List<String> shares, boolean lists, boolean plays) {
    if (plays) {
      lines.add("[[maybe_unused]] Word code = 0;");
    }
    for (int i = 0; i < pieces.size(); i++) {
      DrawnWords.Piece piece = pieces.get(i);
      boolean last = i == pieces.size() + shares.size() - 1 && !lists;
      String test = last ? "" : "if (drawn < " + sum(i) + ")";
      if (i > 0 && plays) {
        lines.turn(last ? "else" : "else " + test);
      } else {
        lines.open(test);
      }
      String place = "drawn" + (i == 0 ? "" : " - " + sum(i - 1));
      if (piece.outer().isPresent()) {
        DrawnWords.Outer outer = piece.outer().get();
        lines.add("const int place = " + place + ";");
        lines.add("const int moves = " + count(piece.word()) + ";");
        member(outer.local(), outer.first(), outer.word(), "place / moves");
        place = "place % moves";
      }
      member(piece.local(), piece.first(), piece.word(), place);
      String code = expressions.text(piece.code());
      lines.add(plays ? "code = " + code + ";" : "return static_cast<std::int64_t>(" + code + ");");
      if (last || !plays) {
        lines.close();
      }
    }
    for (int i = pieces.size(); i < pieces.size() + shares.size(); i++) {
      String place = "drawn" + (i == 0 ? "" : " - " + sum(i - 1));
      lines.open("if (drawn < " + sum(i) + ")");
      lines.add("return " + shares.get(i - pieces.size()) + "(s, " + place + ");");
      lines.close();
    }
    if (lists) {
      int sets = pieces.size() + shares.size();
      String place = "drawn" + (sets == 0 ? "" : " - " + sum(sets - 1));
      lines.add("return listed_one | static_cast<std::int64_t>(m.code(" + place + "));");
    } else if (pieces.isEmpty() || !shares.isEmpty()) {
      lines.add("return no_move;");
    }
  }
}
