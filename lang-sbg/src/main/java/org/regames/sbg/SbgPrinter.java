package org.regames.sbg;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.regames.sbg.syntax.Goal;
import org.regames.sbg.syntax.Movement;
import org.regames.sbg.syntax.SbgGame;

/**
 * Writes games in Simplified Boardgames. The text reads back as an equal game; comments are not
 * kept, since the syntax tree has none.
 */
public final class SbgPrinter {
  private static final int WIDTH = 100;

  private SbgPrinter() {}

  /** The whole text, ended by a line break. */
  public static String print(SbgGame game) {
    StringBuilder text = new StringBuilder();
    text.append("<<").append(game.name()).append(">>\n<BOARD>\n");
    text.append(game.width()).append(" ").append(game.height()).append("\n");
    game.rows().forEach(row -> text.append("|").append(row.squares()).append("|\n"));
    text.append("<PIECES>\n");
    for (SbgGame.Piece piece : game.pieces()) {
      lines(piece.letter() + " ", parts(piece.movement()), text);
    }
    text.append("<GOALS>\n").append(game.turnLimit()).append(" &\n");
    for (Goal goal : game.goals()) {
      switch (goal) {
        case Goal.Count count ->
            text.append("#" + count.letter() + " " + count.left()).append(" &\n");
        case Goal.Reach reach ->
            lines(
                "@" + reach.letter() + " ",
                reach.squares().stream()
                    .map(square -> new Part(", ", square.x() + " " + square.y()))
                    .toList(),
                text);
      }
    }
    return text.toString();
  }

  /** A part of a line, and its separator from the part before unless that is a line break. */
  private record Part(String separator, String text) {}

  /** Fills lines with parts; those after the first are indented. */
  private static void lines(String head, List<Part> parts, StringBuilder out) {
    StringBuilder line = new StringBuilder(head).append(parts.getFirst().text());
    for (Part part : parts.subList(1, parts.size())) {
      String more = part.separator() + part.text();
      if (line.length() + more.length() + " &".length() > WIDTH) {
        out.append(line).append(part.separator().stripTrailing()).append("\n");
        line = new StringBuilder("  ").append(part.text());
      } else {
        line.append(more);
      }
    }
    out.append(line).append(" &\n");
  }

  /** The alternatives of a movement; long ones are split into several parts. */
  private static List<Part> parts(Movement movement) {
    List<Movement> alternatives =
        movement instanceof Movement.Choice(List<Movement> parts) ? parts : List.of(movement);
    List<Part> result = new ArrayList<>();
    for (Movement alternative : alternatives) {
      if (alternative instanceof Movement.Sequence(List<Movement> factors)
          && text(alternative).length() > WIDTH / 2) {
        result.add(new Part(" + ", factor(factors.getFirst())));
        factors.stream().skip(1).forEach(factor -> result.add(new Part("", factor(factor))));
      } else {
        result.add(new Part(" + ", text(alternative)));
      }
    }
    return result;
  }

  private static String text(Movement movement) {
    return switch (movement) {
      case Movement.Step(int dx, int dy, Movement.Content on) ->
          "(" + dx + "," + dy + "," + on.letter() + ")";
      case Movement.Choice choice ->
          choice.parts().stream().map(SbgPrinter::text).collect(Collectors.joining(" + "));
      case Movement.Sequence sequence ->
          sequence.parts().stream().map(SbgPrinter::factor).collect(Collectors.joining());
      case Movement.Power(Movement base, int times) -> base(base) + "^" + times;
      case Movement.Star(Movement base) -> base(base) + "^*";
    };
  }

  private static String factor(Movement part) {
    return part instanceof Movement.Choice ? group(part) : text(part);
  }

  private static String base(Movement base) {
    return base instanceof Movement.Step ? text(base) : group(base);
  }

  private static String group(Movement movement) {
    return "(" + text(movement) + ")";
  }
}
