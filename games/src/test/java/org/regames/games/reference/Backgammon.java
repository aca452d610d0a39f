package org.regames.games.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Backgammon, one move for each number played. Which numbers may be played follows from trying all
 * ways to play a whole turn.
 *
 * @param men the men of each player (0 White, 1 Black) on each point as that player counts; point 0
 *     is off the board, point 25 the bar
 * @param mover whose turn it is
 * @param dice the numbers still to be played; none before a throw
 * @param start whether this is the throw for the first turn
 * @param turns how many turns have ended
 */
public record Backgammon(int[][] men, int mover, List<Integer> dice, boolean start, int turns)
    implements Position {
  private static final int BAR = 25;
  private static final int MOST_TURNS = 1000;

  public Backgammon() {
    this(new int[][] {setUp(), setUp()}, 0, List.of(), true, 0);
  }

  private static int[] setUp() {
    int[] men = new int[BAR + 1];
    men[24] = 2;
    men[13] = 5;
    men[8] = 3;
    men[6] = 5;
    return men;
  }

  private record Step(int die, int from) {}

  @Override
  public String player() {
    return dice.isEmpty() ? "random" : mover == 0 ? "white" : "black";
  }

  private boolean isWon() {
    return men[mover][0] == 15;
  }

  @Override
  public SortedMap<String, Position> moves() {
    SortedMap<String, Position> moves = new TreeMap<>();
    if (isWon() || turns == MOST_TURNS) {
      return moves;
    }
    if (dice.isEmpty()) {
      for (int first = 1; first <= 6; first++) {
        for (int second = 1; second <= 6; second++) {
          if (!start || first != second) {
            moves.put(first + " " + second, thrown(first, second));
          }
        }
      }
    }
    for (Step step : steps()) {
      String from = step.from == BAR ? "bar" : String.valueOf(step.from);
      moves.put(step.die + " " + from, after(step).orNextTurn());
    }
    return moves;
  }

  private Backgammon thrown(int first, int second) {
    int player = start ? (first > second ? 0 : 1) : mover;
    List<Integer> numbers =
        first == second ? List.of(first, first, first, first) : List.of(first, second);
    return new Backgammon(men, player, numbers, false, turns).orNextTurn();
  }

  /** This position, or if the mover can do nothing more the next throw. */
  private Backgammon orNextTurn() {
    return isWon() || !steps().isEmpty()
        ? this
        : new Backgammon(men, 1 - mover, List.of(), false, turns + 1);
  }

  /** The steps that begin a way to play as many numbers as possible, or the higher of two. */
  private List<Step> steps() {
    List<Step> all = possible();
    int most = longest();
    List<Step> best = all.stream().filter(step -> 1 + after(step).longest() == most).toList();
    int highest = best.stream().mapToInt(Step::die).max().orElse(0);
    boolean onlyOne = most == 1 && dice.size() == 2;
    return best.stream().filter(step -> !onlyOne || step.die == highest).toList();
  }

  /** How many numbers can be played at most. */
  private int longest() {
    int most = 0;
    for (Step step : possible()) {
      most = Math.max(most, 1 + after(step).longest());
      if (most == dice.size()) {
        return most;
      }
    }
    return most;
  }

  private List<Step> possible() {
    List<Step> steps = new ArrayList<>();
    for (int die : dice.stream().distinct().toList()) {
      for (int from = 1; from <= BAR; from++) {
        if (men[mover][from] > 0 && isPossible(die, from)) {
          steps.add(new Step(die, from));
        }
      }
    }
    return steps;
  }

  private boolean isPossible(int die, int from) {
    int[] mine = men[mover];
    if (mine[BAR] > 0 && from != BAR) {
      return false;
    }
    if (from > die) {
      return men[1 - mover][25 - (from - die)] < 2;
    }
    int rearmost = BAR;
    while (mine[rearmost] == 0) {
      rearmost--;
    }
    return rearmost <= 6 && (from == die || from == rearmost);
  }

  private Backgammon after(Step step) {
    int[] mine = men[mover].clone();
    int[] theirs = men[1 - mover].clone();
    int to = Math.max(step.from - step.die, 0);
    mine[step.from]--;
    mine[to]++;
    if (to > 0 && theirs[25 - to] == 1) {
      theirs[25 - to] = 0;
      theirs[BAR]++;
    }
    List<Integer> rest = new ArrayList<>(dice);
    rest.remove(Integer.valueOf(step.die));
    int[][] changed = mover == 0 ? new int[][] {mine, theirs} : new int[][] {theirs, mine};
    return new Backgammon(changed, mover, rest, false, turns);
  }

  @Override
  public Map<String, String> scores() {
    int points = 0;
    if (isWon()) {
      int[] loser = men[1 - mover];
      int farBehind = 0;
      for (int point = 19; point <= BAR; point++) {
        farBehind += loser[point];
      }
      points = loser[0] > 0 ? 1 : farBehind > 0 ? 3 : 2;
    }
    return Map.of(
        mover == 0 ? "white" : "black",
        String.valueOf(points),
        mover == 0 ? "black" : "white",
        "0");
  }
}
