package org.regames.lud.literal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.regames.lud.literal.LiteralAction.Kind;

/** Small games of our own, whose plays are counted by hand or known otherwise. */
class LiteralPlayTest {
  /** How many sequences of so many moves there are, for each number of moves from 1 on. */
  private static List<Long> counts(String text, int plies) {
    LiteralGame game = LiteralGame.ofText(text);
    assertEquals(List.of(), List.copyOf(game.missing()));
    List<LiteralPlay> level = List.of(LiteralPlay.start(game, Chance.random(new Random(1))));
    List<Long> counts = new ArrayList<>();
    for (int ply = 0; ply < plies; ply++) {
      List<LiteralPlay> next = new ArrayList<>();
      for (LiteralPlay play : level) {
        for (LiteralMove move : play.isOver() ? List.<LiteralMove>of() : play.moves()) {
          LiteralPlay after = play.copy();
          after.make(move);
          next.add(after);
        }
      }
      counts.add((long) next.size());
      level = next;
    }
    return counts;
  }

  /** The known numbers: 9!/(9-n)! until somebody can have won, and fewer after that. */
  @Test
  void threeInARow() {
    String text =
        """
        (game "Three in a Row" (players 2)
          (equipment {(board (square 3)) (piece "Stone" Each)})
          (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))
        """;
    assertEquals(List.of(9L, 72L, 504L, 3024L, 15120L, 54720L, 148176L), counts(text, 7));
  }

  /** Three pawns each on nine squares; a pawn in the middle can be taken from two sides. */
  @Test
  void pawnsStepAndCapture() {
    String text =
        """
        (game "Pawns" (players {(player N) (player S)})
          (equipment {
            (board (square 3))
            (piece "Pawn" Each
              (or (move Step Forward (to if:(is Empty (to))))
                  (move Step (directions {FR FL})
                    (to if:(is Enemy (who at:(to))) (apply (remove (to)))))))
            (regions P1 (sites Top))
            (regions P2 (sites Bottom))})
          (rules
            (start {(place "Pawn1" (sites Bottom)) (place "Pawn2" (sites Top))})
            (play (forEach Piece))
            (end {(if (is In (last To) (sites Mover)) (result Mover Win))
                  (if (no Moves Next) (result Mover Win))})))
        """;
    assertEquals(List.of(3L, 10L), counts(text, 2));
  }

  /** Two stones in each hand, four sites: 4! ways to place them, and then nobody can move. */
  @Test
  void handsRunEmpty() {
    String text =
        """
        (game "Placing" (players 2)
          (equipment {(board (square 2)) (hand Each) (piece "Stone" Each)})
          (rules
            (start {(place "Stone1" (handSite P1) count:2) (place "Stone2" (handSite P2) count:2)})
            (play (move (from (handSite Mover)) (to (sites Empty))))
            (end (if (no Moves Next) (result All Draw)))))
        """;
    assertEquals(List.of(4L, 12L, 24L, 24L, 0L), counts(text, 5));
  }

  /** The first move of two seeds from either hole ends in the other row. */
  @Test
  void seedsAreSownAndCaptured() {
    String text =
        """
        (game "Sowing" (players 2)
          (equipment {
            (mancalaBoard 2 2 store:None (track "Track" "0,E,N,W" loop:True))
            (piece "Seed" Shared) (hand Each)
            (regions P1 (sites Bottom)) (regions P2 (sites Top))})
          (rules
            (start (set Count 2 to:(sites Track)))
            (play (move Select (from (sites Mover) if:(> (count at:(from)) 0))
              (then (sow
                if:(and (is In (to) (sites Next)) (= 3 (count at:(to))))
                apply:(fromTo (from (to)) (to (handSite Mover)) count:(count at:(to)))))))
            (end (if (no Moves Mover) (result Mover Loss)))))
        """;
    LiteralPlay play = LiteralPlay.start(LiteralGame.ofText(text), Chance.random(new Random(1)));
    List<LiteralMove> moves = play.moves();
    assertEquals(2, moves.size());
    List<LiteralAction> done = play.make(moves.getFirst());
    assertEquals(
        List.of(Kind.SELECT, Kind.SOW, Kind.SOW, Kind.MOVE),
        done.stream().map(LiteralAction::kind).toList());
    assertEquals(3, done.getLast().count());
    int total = 0;
    for (int site = 0; site < 6; site++) {
      total += play.state().top(play.state().game.place(null, site)).count();
    }
    assertEquals(8, total);
  }

  /** Who can take twice has to, where the longest sequence is asked for. */
  @Test
  void longestCapturesAreForced() {
    String text =
        """
        (game "Jumps" (players 2)
          (equipment {(board (rectangle 1 7)) (piece "Man" Each)})
          (rules
            (start {(place "Man1" {2}) (place "Man2" {1 3 5})})
            (play (max Moves
              (forEach Piece
                (move Hop Orthogonal
                  (between if:(is Enemy (who at:(between))) (apply (remove (between))))
                  (to if:(is Empty (to)))
                  (then (if (can Move (move Hop (from (last To)) Orthogonal
                      (between if:(is Enemy (who at:(between)))) (to if:(is Empty (to)))))
                    (moveAgain)))))))
            (end (if (no Moves Next) (result Mover Win)))))
        """;
    LiteralPlay play = LiteralPlay.start(LiteralGame.ofText(text), Chance.random(new Random(1)));
    assertEquals(List.of(4), play.moves().stream().map(move -> move.to).toList());
    play.make(play.moves().getFirst());
    assertEquals(1, play.state().mover);
    assertEquals(List.of(6), play.moves().stream().map(move -> move.to).toList());
    play.make(play.moves().getFirst());
    assertTrue(play.isOver());
    assertEquals(1, play.state().winner);
  }

  /** Two dice of one face each: the piece goes one step by either, so each move counts twice. */
  @Test
  void equalDiceCountTwice() {
    String text =
        """
        (game "Race" (players 2)
          (equipment {
            (board (rectangle 1 6) {(track "Way" "0,E" directed:True)})
            (dice faces:{1} num:2)
            (piece "Runner" Each
              (move (from) (to (trackSite Move steps:(pips))
                if:(and (!= (to) Off) (is Empty (to))))))})
          (rules
            (start {(place "Runner1" 0) (place "Runner2" 2)})
            (play (do (roll) next:(forEach Die if:(!= (pips) 0) (forEach Piece))))
            (end (if (is In (last To) (sites Right)) (result Mover Win)))))
        """;
    LiteralPlay play = LiteralPlay.start(LiteralGame.ofText(text), Chance.random(new Random(1)));
    List<LiteralMove> moves = play.moves();
    assertEquals(List.of(1, 1), moves.stream().map(move -> move.to).toList());
    play.make(moves.getFirst());
    assertEquals(List.of(3, 3), play.moves().stream().map(move -> move.to).toList());
    play.make(play.moves().getFirst());
    assertEquals(List.of(2, 2), play.moves().stream().map(move -> move.to).toList());
  }

  /**
   * Only the top piece moves: the first one is covered at once, by either disc, and has to pass.
   */
  @Test
  void stacksMoveFromTheTop() {
    String text =
        """
        (game "Towers" (players 2)
          (equipment {(board (rectangle 1 3)) (piece "Disc" Each)})
          (rules
            (start {(place Stack items:{"Disc2" "Disc1"} 0) (place Stack "Disc2" 2)})
            (play (forEach Piece (move Step Orthogonal (to)) top:True))
            (end (if (>= (size Stack at:2) 3) (result Mover Win)))))
        """;
    assertEquals(List.of(1L, 2L, 2L, 6L), counts(text, 4));
  }

  @Test
  void randomPlaysRepeat() {
    String text =
        """
        (game "Walk" (players 2)
          (equipment {(board (square 4)) (piece "Walker" Each (move Step (to if:(is Empty (to)))))})
          (rules
            (start {(place "Walker1" {0}) (place "Walker2" {15})})
            (play (forEach Piece))
            (end (if (is In (last To) (sites Centre)) (result Mover Loss)))))
        """;
    LiteralGame game = LiteralGame.ofText(text);
    List<Integer> once = sizes(LiteralPlay.random(game, 7, 100));
    assertEquals(once, sizes(LiteralPlay.random(game, 7, 100)));
    assertEquals(3, once.getFirst());
  }

  private static List<Integer> sizes(List<LiteralPlay.Ply> plies) {
    return plies.stream().map(LiteralPlay.Ply::moves).toList();
  }

  @Test
  void whatIsLackingIsNamed() {
    String text =
        """
        (game "Lacking" (players 2)
          (equipment {(board (square 3)) (piece "Stone" Each)})
          (rules (play (move Add (to (sites Support)))) (end (if (is Full) (result All Draw)))))
        """;
    LiteralGame game = LiteralGame.ofText(text);
    assertEquals(List.of("region sites Support"), List.copyOf(game.missing()));
    LiteralPlay play = LiteralPlay.start(game, Chance.random(new Random(1)));
    NotEvaluated lacking = assertThrows(NotEvaluated.class, play::moves);
    assertEquals("region sites Support", lacking.getMessage());
  }
}
