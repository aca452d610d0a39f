package org.regames.linegames.hrg;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.regames.linegames.model.LineGame;

/** The comment above a game: its name, its rules in a few sentences, its board. */
final class Header {
  private Header() {}

  static String of(LineGame game) {
    List<String> lines = new ArrayList<>();
    lines.add(game.name());
    lines.add("");
    lines.add(
        "A pawn goes along a line to the next node, or over an enemy there to the empty node");
    lines.add("behind it, which captures. " + captures(game));
    lines.add("Whoever cannot move loses; " + limits(game) + " more pawns win.");
    lines.add("");
    lines.addAll(AsciiBoard.draw(game));
    return lines.stream()
        .map(line -> ("// " + line).stripTrailing() + "\n")
        .collect(Collectors.joining());
  }

  private static String captures(LineGame game) {
    String must = game.mandatory() ? "Who can capture must" : "Who can capture may";
    return must
        + switch (game.captures()) {
          case NONE -> ", once.";
          case SPLIT -> ", and go on with the same pawn, move by move.";
          case FULL -> ", and go on with the same pawn within the move.";
        };
  }

  private static String limits(LineGame game) {
    List<String> limits = new ArrayList<>();
    game.stagnation().ifPresent(turns -> limits.add(turns + " turns without a capture"));
    game.maxTurns().ifPresent(turns -> limits.add(turns + " turns"));
    return "after " + String.join(" or ", limits);
  }
}
