package org.regames.games.reference;

import java.util.Arrays;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Oware (Abapa).
 *
 * @param houses the seeds of South's six houses, then of North's
 * @param captured the seeds of South and of North
 * @param mover 0 for South, 1 for North
 * @param quiet moves in sequence without a capture
 */
public record Oware(int[] houses, int[] captured, int mover, int quiet) implements Position {
  private static final int MOST_QUIET = 100;

  public Oware() {
    this(new int[] {4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4}, new int[2], 0, 0);
  }

  @Override
  public String player() {
    return mover == 0 ? "south" : "north";
  }

  private static int rowSum(int[] houses, int player) {
    return Arrays.stream(houses, 6 * player, 6 * player + 6).sum();
  }

  @Override
  public SortedMap<String, Position> moves() {
    SortedMap<String, Position> moves = new TreeMap<>();
    if (quiet == MOST_QUIET || Math.max(captured[0], captured[1]) > 24) {
      return moves;
    }
    for (int house = 0; house < 6; house++) {
      int from = 6 * mover + house;
      if (houses[from] > 0) {
        Oware next = after(from);
        boolean starves = rowSum(houses, 1 - mover) == 0 && rowSum(next.houses, 1 - mover) == 0;
        if (!starves) {
          moves.put("H__" + player() + "_" + (house + 1), next);
        }
      }
    }
    return moves;
  }

  private Oware after(int from) {
    int[] sown = houses.clone();
    int last = from;
    for (sown[from] = 0; Arrays.stream(sown).sum() < Arrays.stream(houses).sum(); sown[last]++) {
      last = (last + 1) % 12 == from ? (last + 2) % 12 : (last + 1) % 12;
    }
    int[] left = sown.clone();
    int prize = 0;
    while (last / 6 == 1 - mover && (left[last] == 2 || left[last] == 3)) {
      prize += left[last];
      left[last] = 0;
      last = (last + 11) % 12;
    }
    if (prize == 0 || rowSum(left, 1 - mover) == 0) {
      return new Oware(sown, captured, 1 - mover, quiet + 1);
    }
    int[] more = captured.clone();
    more[mover] += prize;
    return new Oware(left, more, 1 - mover, 0);
  }

  @Override
  public Map<String, String> scores() {
    int south = captured[0];
    int north = captured[1];
    if (Math.max(south, north) <= 24) {
      south += rowSum(houses, 0);
      north += rowSum(houses, 1);
    }
    return Map.of("south", score(south - north), "north", score(north - south));
  }

  private static String score(int lead) {
    return lead > 0 ? "100" : lead < 0 ? "0" : "50";
  }
}
