package org.regames.linegames.describe;

import java.util.ArrayList;
import java.util.List;
import org.regames.ir.describe.Description;
import org.regames.ir.describe.Description.Part;
import org.regames.ir.describe.Description.Section;
import org.regames.ir.describe.English;
import org.regames.linegames.hrg.AsciiBoard;
import org.regames.linegames.model.LineGame;
import org.regames.linegames.model.Piece;

/** Puts a game on lines into English. */
public final class LineGameDescriber {
  private final LineGame game;

  private LineGameDescriber(LineGame game) {
    this.game = game;
  }

  /** The rules of a game. */
  public static Description of(LineGame game) {
    LineGameDescriber describer = new LineGameDescriber(game);
    return new Description(
        game.name(),
        List.of(
            new Section("Board", describer.board()),
            new Section("Turns", describer.turns()),
            new Section("Captures", describer.captures()),
            new Section("End", describer.end())));
  }

  private List<Part> board() {
    List<Part> parts = new ArrayList<>();
    List<String> picture = AsciiBoard.draw(game);
    String shown =
        picture.isEmpty()
            ? "."
            : ". In the picture a pawn of White is w, one of Black is b, and a point without a pawn"
                + " is o:";
    parts.add(
        new Part.Prose(
            "The board has "
                + English.count(game.nodes().size(), "point")
                + ", joined by lines, each between two neighbours. At the start "
                + pawns()
                + shown));
    if (!picture.isEmpty()) {
      parts.add(new Part.Drawing(String.join("\n", picture)));
    }
    return parts;
  }

  private String pawns() {
    int white = game.count(Piece.WHITE);
    int black = game.count(Piece.BLACK);
    return white == black
        ? "each side has " + English.count(white, "pawn")
        : "White has " + English.count(white, "pawn") + " and Black " + English.number(black);
  }

  private List<Part> turns() {
    return List.of(
        new Part.Prose(
            "White and Black take turns, White first. In a turn a player either moves a pawn along"
                + " a line to a neighbouring point, which must be empty, or captures with one."
                + " Pawns move in every direction in which there is a line"
                + (hasRings() ? ", those along rings and spokes included." : ".")));
  }

  private boolean hasRings() {
    return game.directions().stream().anyMatch(direction -> !direction.isCompass());
  }

  private List<Part> captures() {
    return List.of(
        new Part.Prose(
            "A pawn captures an enemy pawn on a neighbouring point by jumping over it to the point"
                + " right behind, straight on along the lines, which must be empty. The enemy pawn"
                + " is taken off the board at once. "
                + (hasRings() ? "Round a ring is straight on, too. " : "")
                + duty()
                + " "
                + more()));
  }

  private String duty() {
    return game.mandatory()
        ? "A player who can capture must do so, with any pawn that can."
        : "Nobody has to capture.";
  }

  private String more() {
    return switch (game.captures()) {
      case NONE -> "A turn has at most one capture.";
      case FULL ->
          game.mandatory()
              ? "The capturing pawn goes on capturing, as part of the same move, until it can"
                  + " capture no more; which way it goes is free."
              : "The capturing pawn may go on capturing as part of the same move, and may stop"
                  + " after any capture.";
      case SPLIT ->
          game.mandatory()
              ? "As long as the same pawn can capture again the player must go on with it, each"
                  + " capture a move of its own, before the turn ends."
              : "As long as the same pawn can capture again the player may go on with it, each"
                  + " capture a move of its own, or stop, which ends the turn.";
    };
  }

  private List<Part> end() {
    List<Part> parts = new ArrayList<>();
    parts.add(new Part.Item("A player who cannot move, or has no pawn, in their turn loses.", 0));
    game.stagnation()
        .ifPresent(
            turns ->
                parts.add(
                    limit(
                        "After " + English.count(turns, "turn") + " in a row without a capture")));
    game.maxTurns()
        .ifPresent(turns -> parts.add(limit("After " + English.count(turns, "turn") + " in all")));
    parts.add(new Part.Prose("The winner scores 100 and the loser 0; in a draw both score 50."));
    return parts;
  }

  private static Part limit(String when) {
    return new Part.Item(
        when
            + ", those of both players counted, the game ends: the player with more pawns wins, and"
            + " with equally many it is a draw.",
        0);
  }
}
