package org.regames.games.reference;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Pig.
 *
 * @param banked the points of the first and the second player
 * @param mover whose turn it is, 0 or 1
 * @param points what the mover would have after holding
 * @param throwing whether the die is thrown next
 * @param turns how many turns have ended
 */
public record Pig(int[] banked, int mover, int points, boolean throwing, int turns)
    implements Position {
  private static final int GOAL = 100;
  private static final int MOST_TURNS = 200;

  public Pig() {
    this(new int[2], 0, 0, true, 0);
  }

  @Override
  public String player() {
    return throwing ? "random" : mover == 0 ? "first" : "second";
  }

  @Override
  public SortedMap<String, Position> moves() {
    SortedMap<String, Position> moves = new TreeMap<>();
    if (points >= GOAL || turns == MOST_TURNS) {
      return moves;
    }
    if (throwing) {
      moves.put("1", turnOver(banked));
      for (int die = 2; die <= 6; die++) {
        moves.put(String.valueOf(die), new Pig(banked, mover, points + die, false, turns));
      }
    } else {
      int[] more = banked.clone();
      more[mover] = points;
      moves.put("hold", turnOver(more));
      moves.put("roll", new Pig(banked, mover, points, true, turns));
    }
    return moves;
  }

  private Pig turnOver(int[] after) {
    return new Pig(after, 1 - mover, after[1 - mover], true, turns + 1);
  }

  @Override
  public Map<String, String> scores() {
    int first = points >= GOAL && mover == 0 ? GOAL : banked[0];
    int second = points >= GOAL && mover == 1 ? GOAL : banked[1];
    return Map.of("first", score(first - second), "second", score(second - first));
  }

  private static String score(int lead) {
    return lead > 0 ? "100" : lead < 0 ? "0" : "50";
  }
}
