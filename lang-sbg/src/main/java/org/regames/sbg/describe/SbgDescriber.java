package org.regames.sbg.describe;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.regames.ir.describe.Description;
import org.regames.ir.describe.Description.Part;
import org.regames.ir.describe.Description.Section;
import org.regames.ir.describe.English;
import org.regames.sbg.syntax.Goal;
import org.regames.sbg.syntax.Movement;
import org.regames.sbg.syntax.SbgGame;

/** Puts a game into English. */
public final class SbgDescriber {
  private final SbgGame game;

  private SbgDescriber(SbgGame game) {
    this.game = game;
  }

  /** The rules of a game. */
  public static Description of(SbgGame game) {
    SbgDescriber describer = new SbgDescriber(game);
    return new Description(
        game.name(),
        List.of(
            new Section("Board", describer.board()),
            new Section("Turns", describer.turns()),
            new Section("Pieces", describer.pieces()),
            new Section("End", describer.end())));
  }

  private List<Part> board() {
    return List.of(
        new Part.Prose(
            "The board has "
                + English.count(game.width(), "column")
                + " and "
                + English.count(game.height(), "row")
                + ". Capital letters are pieces of White, small letters pieces of Black. At the"
                + " start "
                + armies()
                + ":"),
        new Part.Quote(SquareWords.picture(game)));
  }

  private String armies() {
    String white = army(true);
    String black = army(false);
    return white.equals(black)
        ? "each side has " + white
        : "White has " + white + ", and Black has " + black;
  }

  private String army(boolean isWhite) {
    Map<Character, Integer> counts = new LinkedHashMap<>();
    for (char kind : kinds()) {
      int count = game.count(isWhite ? kind : Character.toLowerCase(kind));
      if (count > 0) {
        counts.put(kind, count);
      }
    }
    return counts.isEmpty()
        ? "no pieces"
        : English.and(
            counts.entrySet().stream()
                .map(each -> English.number(each.getValue()) + " " + each.getKey())
                .toList());
  }

  /** All letters on the board, as capital letters: first those with rules, in their order. */
  private List<Character> kinds() {
    Map<Character, Boolean> kinds = new LinkedHashMap<>();
    game.pieces().forEach(piece -> kinds.put(piece.letter(), true));
    Map<Character, Boolean> others = new TreeMap<>();
    game.rows().stream()
        .flatMap(row -> row.squares().chars().mapToObj(c -> (char) c))
        .filter(c -> c != SbgGame.NOTHING)
        .forEach(c -> others.put(Character.toUpperCase(c), true));
    others.forEach(kinds::putIfAbsent);
    return kinds.keySet().stream().filter(others::containsKey).toList();
  }

  private List<Part> turns() {
    boolean hasSides =
        movements()
            .flatMap(movement -> MovementWords.of(movement).stream())
            .anyMatch(words -> words.matches(".*to the (left|right).*"));
    String sides = hasSides ? " \"Left\" and \"right\" are as White sees the board, for both." : "";
    return List.of(
        new Part.Prose(
            "White and Black take turns, White first; in a turn one piece of the player's moves"
                + " once. \"Ahead\" is up the board for White and down for Black."
                + sides));
  }

  private List<Part> pieces() {
    List<Part> parts = new ArrayList<>();
    for (char kind : kinds()) {
      List<String> does = game.movement(kind).map(MovementWords::of).orElse(List.of());
      if (does.isEmpty()) {
        parts.add(new Part.Prose(kind + " never moves."));
      } else if (does.size() == 1) {
        parts.add(new Part.Prose(kind + " " + does.getFirst() + "."));
      } else {
        parts.add(new Part.Prose(kind + " does one of these:"));
        does.forEach(each -> parts.add(new Part.Item(each, 0)));
      }
    }
    if (movements().anyMatch(MovementWords::isMixed)) {
      parts.add(
          new Part.Prose(
              "The board does not change between the steps of a move. Only what stands on the"
                  + " square where the move ends is captured; a move that ends where it began"
                  + " changes nothing and passes the turn."));
    }
    return parts;
  }

  private Stream<Movement> movements() {
    return kinds().stream().flatMap(kind -> game.movement(kind).stream());
  }

  private List<Part> end() {
    List<Part> parts = new ArrayList<>();
    goals().forEach(goal -> parts.add(new Part.Item(goal, 0)));
    parts.add(new Part.Item("A player who cannot move, or has no piece, in their turn loses.", 0));
    parts.add(
        new Part.Item(
            "After "
                + English.count(game.turnLimit(), "move")
                + ", those of both players counted, the game is a draw, unless the last of them"
                + " decides it.",
            0));
    if (canBothBeShort()) {
      parts.add(
          new Part.Prose(
              "If after a move both players have too few pieces, the player who made it wins."));
    }
    parts.add(new Part.Prose("The winner scores 100 and the loser 0; in a draw both score 50."));
    return parts;
  }

  /** The goals in their order, with equal goals of both players joined. */
  private List<String> goals() {
    List<String> words = new ArrayList<>();
    List<Goal> left = new ArrayList<>(game.goals());
    while (!left.isEmpty()) {
      Goal goal = left.removeFirst();
      Optional<Goal> same = left.stream().filter(other -> isMirrored(goal, other)).findFirst();
      same.ifPresent(left::remove);
      words.add(goal(goal, same.isPresent() ? "A player" : owner(goal)));
    }
    return words;
  }

  private static String owner(Goal goal) {
    return Character.isUpperCase(goal.letter()) ? "White" : "Black";
  }

  /** Whether two goals are the same for both players, each seen from their side of the board. */
  private boolean isMirrored(Goal goal, Goal other) {
    if (goal.letter() == other.letter()
        || Character.toUpperCase(goal.letter()) != Character.toUpperCase(other.letter())) {
      return false;
    }
    return switch (goal) {
      case Goal.Count(_, int left, _) -> other instanceof Goal.Count count && count.left() == left;
      case Goal.Reach reach ->
          other instanceof Goal.Reach(_, var squares, _)
              && SquareWords.isFarRow(reach.squares(), goal.letter(), game)
              && SquareWords.isFarRow(squares, other.letter(), game);
    };
  }

  private String goal(Goal goal, String who) {
    char kind = Character.toUpperCase(goal.letter());
    return switch (goal) {
      case Goal.Reach(_, var squares, _) ->
          who
              + " wins by moving "
              + English.a("" + kind)
              + " to "
              + (who.equals("A player")
                  ? "any square of the far row, the other player's first"
                  : SquareWords.among(squares, game))
              + ".";
      case Goal.Count(_, int left, _) ->
          who
              + " loses when, after a move of either player, "
              + (left == 0
                  ? "they have no " + kind + " left."
                  : "they have only " + English.number(left) + " " + kind + " left, or fewer.");
    };
  }

  /** Whether both players can have too few pieces at once, which takes a capture of one's own. */
  private boolean canBothBeShort() {
    long owners =
        game.goals().stream()
            .filter(Goal.Count.class::isInstance)
            .map(goal -> Character.isUpperCase(goal.letter()))
            .distinct()
            .count();
    return owners == 2;
  }
}
