package org.regames.sbg;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.regames.ir.antlr.AntlrSyntax;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.sbg.grammar.SbgParser.CountContext;
import org.regames.sbg.grammar.SbgParser.GoalContext;
import org.regames.sbg.grammar.SbgParser.HeaderContext;
import org.regames.sbg.grammar.SbgParser.LimitContext;
import org.regames.sbg.grammar.SbgParser.PieceContext;
import org.regames.sbg.grammar.SbgParser.ReachContext;
import org.regames.sbg.grammar.SbgParser.RowContext;
import org.regames.sbg.grammar.SbgParser.SizeContext;
import org.regames.sbg.grammar.SbgParser.SquareContext;
import org.regames.sbg.syntax.Goal;
import org.regames.sbg.syntax.Movement;
import org.regames.sbg.syntax.SbgGame;

/** Turns the parts that the parser finds into the records of a game, and checks them. */
final class GameReader {
  private final AntlrSyntax syntax;
  private final Diagnostics diagnostics;
  private final Numbers numbers;
  private final Set<ParserRuleContext> offBoard = new HashSet<>();

  GameReader(AntlrSyntax syntax, Diagnostics diagnostics) {
    this.syntax = syntax;
    this.diagnostics = diagnostics;
    this.numbers = new Numbers(syntax, diagnostics);
  }

  /**
   * The game, absent after errors.
   *
   * @param wellFormed whether nothing is missing; otherwise only what is there is checked
   */
  Optional<SbgGame> read(SbgParser.Parts parts, boolean wellFormed) {
    List<SbgGame.Row> rows = parts.rows().stream().map(this::row).toList();
    int width = parts.size().map(size -> numbers.natural(size.NUMBER(0))).orElse(-1);
    int height = parts.size().map(size -> numbers.natural(size.NUMBER(1))).orElse(-1);
    int before = diagnostics.list().size();
    parts.size().ifPresent(size -> checkBoard(size, width, height, rows, wellFormed));
    boolean isBoard =
        diagnostics.list().size() == before; // otherwise squares may be off it by no fault
    List<SbgGame.Piece> pieces = pieces(parts.pieces(), width, height);
    int limit = parts.limit().map(this::limit).orElse(1);
    List<Goal> goals =
        parts.goals().stream()
            .map(goal -> goal(goal, isBoard ? width : 0, isBoard ? height : 0))
            .toList();
    if (diagnostics.hasErrors() || !wellFormed) {
      return Optional.empty();
    }
    String name = name(parts.header().orElseThrow());
    SbgGame game = new SbgGame(name, rows, pieces, limit, goals);
    goals.forEach(goal -> warn(game, goal));
    warnOfStillPieces(game);
    return Optional.of(game);
  }

  /** The words between the angle brackets; more than one blank counts as one. */
  private static String name(HeaderContext header) {
    StringBuilder name = new StringBuilder();
    int end = -1;
    for (int i = 1; i + 1 < header.getChildCount(); i++) {
      Token token = ((TerminalNode) header.getChild(i)).getSymbol();
      if (end >= 0 && token.getStartIndex() > end + 1) {
        name.append(' ');
      }
      name.append(token.getText());
      end = token.getStopIndex();
    }
    return name.toString();
  }

  private SbgGame.Row row(RowContext row) {
    StringBuilder squares = new StringBuilder();
    for (int i = 1; i + 1 < row.getChildCount(); i++) {
      squares.append(row.getChild(i).getText());
    }
    return new SbgGame.Row(squares.toString(), syntax.origin(row));
  }

  private void checkBoard(
      SizeContext size, int width, int height, List<SbgGame.Row> rows, boolean wellFormed) {
    if (width == 0 || height == 0) {
      error(size, "board-size", "the board has no squares");
      return;
    }
    boolean isTurned =
        wellFormed
            && width != height
            && rows.size() == width
            && rows.stream().allMatch(row -> row.squares().length() == height);
    if (isTurned) {
      diagnostics.report(
          Diagnostic.error(
                  "board-size",
                  syntax.origin(size),
                  "the board is "
                      + width
                      + " wide and "
                      + height
                      + " high, its rows say the reverse")
              .withHint("the width comes first: `" + height + " " + width + "`"));
      return;
    }
    for (SbgGame.Row row : rows) {
      if (width > 0 && row.squares().length() != width) {
        Diagnostic finding =
            Diagnostic.error(
                "row-length",
                row.origin(),
                "the board is " + width + " wide, this row " + row.squares().length());
        diagnostics.report(
            row.squares().length() < width
                ? finding.withHint("an empty square is written `.`")
                : finding);
      }
    }
    if (wellFormed && height >= 0 && rows.size() != height) {
      error(size, "row-count", "the board is " + height + " high, but its rows are " + rows.size());
    }
  }

  private List<SbgGame.Piece> pieces(List<PieceContext> contexts, int width, int height) {
    Map<Character, Origin> known = new HashMap<>();
    List<SbgGame.Piece> pieces = new ArrayList<>();
    MovementReader movements = new MovementReader(syntax, diagnostics, numbers, width, height);
    for (PieceContext context : contexts) {
      Token token = context.LETTER().getSymbol();
      char letter = token.getText().charAt(0);
      Origin origin = syntax.origin(token);
      if (Character.isLowerCase(letter)) {
        diagnostics.report(
            Diagnostic.error("piece-letter", origin, "expected a capital letter")
                .withHint(
                    "rules are written for White's pieces, and Black's pieces of the same letter "
                        + "move by them too"));
      }
      Origin before = known.putIfAbsent(letter, origin);
      if (before != null) {
        diagnostics.report(
            Diagnostic.error(
                    "duplicate-piece", origin, "the piece `" + letter + "` already has a rule")
                .withNote(before, "the first one")
                .withHint("join the two with `+`"));
      }
      Movement movement = movements.read(context.sum());
      pieces.add(new SbgGame.Piece(letter, movement, syntax.origin(context)));
    }
    return pieces;
  }

  private int limit(LimitContext limit) {
    int turns = numbers.natural(limit.NUMBER());
    if (turns == 0) {
      error(limit, "turn-limit", "the game ends before it begins: the turn limit is 0");
    }
    return turns;
  }

  private Goal goal(GoalContext goal, int width, int height) {
    return switch (goal) {
      case CountContext count ->
          new Goal.Count(
              count.LETTER().getText().charAt(0),
              numbers.natural(count.NUMBER()),
              syntax.origin(goal));
      case ReachContext reach -> {
        List<SbgGame.Square> squares =
            reach.square().stream().map(square -> square(square, width, height)).toList();
        yield new Goal.Reach(reach.LETTER().getText().charAt(0), squares, syntax.origin(goal));
      }
      default -> throw new IllegalStateException("the grammar has no such goal");
    };
  }

  private SbgGame.Square square(SquareContext square, int width, int height) {
    int x = numbers.natural(square.NUMBER(0));
    int y = numbers.natural(square.NUMBER(1));
    boolean isOff = width > 0 && x >= width || height > 0 && y >= height;
    if (isOff && offBoard.add(square.getParent())) { // one report for each goal is enough
      error(
          square,
          "off-board",
          "the square "
              + x
              + " "
              + y
              + " is off the board of "
              + width
              + " columns and "
              + height
              + " rows, which count from 0");
    }
    return new SbgGame.Square(x, y);
  }

  /**
   * Warns of pieces that never move, on a side that has others: a side with only such pieces is
   * intended.
   */
  private void warnOfStillPieces(SbgGame game) {
    Set<Character> ruled = new TreeSet<>();
    game.pieces().forEach(piece -> ruled.add(piece.letter()));
    boolean whiteMoves = ruled.stream().anyMatch(piece -> game.count(piece) > 0);
    boolean blackMoves =
        ruled.stream().anyMatch(piece -> game.count(Character.toLowerCase(piece)) > 0);
    for (SbgGame.Row row : game.rows()) {
      for (int i = 0; i < row.squares().length(); i++) {
        char square = row.squares().charAt(i);
        char piece = Character.toUpperCase(square);
        boolean hasSide = Character.isUpperCase(square) ? whiteMoves : blackMoves;
        if (Character.isLetter(square) && hasSide && ruled.add(piece)) {
          int at = row.origin().start() + row.origin().text().indexOf(square);
          diagnostics.report(
              Diagnostic.warning(
                      "piece-without-rule",
                      Origin.of(row.origin().source(), at, at + 1),
                      "no rule says how the piece `" + square + "` moves, so it cannot move")
                  .withHint("add a rule to <PIECES>, for example `" + piece + " (0,1,e) &`"));
        }
      }
    }
  }

  private void warn(SbgGame game, Goal goal) {
    int count = game.count(goal.letter());
    String pieces = "there are " + count + " pieces `" + goal.letter() + "` at the start";
    switch (goal) {
      case Goal.Count(char _, int left, Origin origin) -> {
        if (count <= left) {
          diagnostics.warning("goal-met", origin, pieces + ", so the first move ends the game");
        }
      }
      case Goal.Reach(char letter, List<SbgGame.Square> _, Origin origin) -> {
        if (count == 0) {
          diagnostics.warning(
              "no-piece", origin, "no piece `" + letter + "` is there to reach these squares");
        }
      }
    }
  }

  private void error(ParserRuleContext where, String code, String message) {
    diagnostics.error(code, syntax.origin(where), message);
  }
}
