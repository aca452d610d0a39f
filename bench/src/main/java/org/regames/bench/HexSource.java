package org.regames.bench;

/**
 * Hex on a board of n times n cells in HRG, written out cell by cell.
 *
 * <p>The automata of the games of the library do not grow with their boards. This one does: placing
 * a stone has an alternative for each cell, and so has each step of the search for a chain, with
 * one more for each of the six directions.
 */
final class HexSource {
  /** The source with the number of cells in a row left open. */
  private static final String TEXT =
      """
      domain Player = red | blue
      domain Score = 0 | 100
      domain Content = empty | Player
      domain Hexagon = H(X, Y) where X in 1..%1$d, Y in 1..%1$d
      domain Edge = top | bottom | left | right
      domain Cell = Hexagon | Edge
      domain Direction = up | down | west | east | upEast | downWest

      firstEdge : Player -> Edge
      firstEdge(red) = top
      firstEdge(blue) = left

      secondEdge : Player -> Edge
      secondEdge(red) = bottom
      secondEdge(blue) = right

      neighbour : Direction -> Cell -> Cell
      neighbour(up, H(X, Y)) = if Y > 1 then H(X, Y - 1) else top
      neighbour(down, H(X, Y)) = if Y < %1$d then H(X, Y + 1) else bottom
      neighbour(west, H(X, Y)) = if X > 1 then H(X - 1, Y) else left
      neighbour(east, H(X, Y)) = if X < %1$d then H(X + 1, Y) else right
      neighbour(upEast, H(X, Y)) = if Y == 1 then top else if X == %1$d then right else H(X + 1, Y - 1)
      neighbour(downWest, H(X, Y)) = if Y == %1$d then bottom else if X == 1 then left else H(X - 1, Y + 1)
      neighbour(_, C) = C

      board : Cell -> Content = { :empty; top = red; bottom = red; left = blue; right = blue }
      at : Cell

      graph touches(me : Player, edge : Edge) {
        loop {
          if at == edge {
            return()
          }
          branch C in Hexagon {
            check(at == C)
            branch D in Direction {
              at = neighbour(D, C)
            }
          }
          check(board[at] == me)
        }
      }

      graph turn(me : Player) {
        player = me
        branch C in Hexagon {
          check(board[C] == empty)
          board[C] = me
          at = C
          $ C
        }
        player = keeper
        if reachable(touches(me, firstEdge[me])) && reachable(touches(me, secondEdge[me])) {
          goals[me] = 100
          end()
        }
      }

      graph rules() {
        loop {
          turn(red)
          turn(blue)
        }
      }
      """;

  private HexSource() {}

  /** The source text; the size of its automaton is linear in the number of cells. */
  static String of(int n) {
    return TEXT.formatted(n);
  }
}
