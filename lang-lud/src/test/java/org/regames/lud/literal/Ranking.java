package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Who has won, lost or drawn, and who comes in between. */
final class Ranking {
  private final LiteralState state;
  private final int players;

  Ranking(LiteralState state) {
    this.state = state;
    this.players = state.game.players();
  }

  private static List<Integer> with(List<Integer> list, int player) {
    List<Integer> longer = new ArrayList<>(list);
    longer.add(player);
    return longer;
  }

  /** The result of one player. */
  void one(int player, String outcome) {
    if (player < 1 || player > players || !state.active.get(player)) {
      return;
    }
    switch (outcome) {
      case "Win" -> win(player);
      case "Loss" -> lose(player);
      case "Draw", "Tie" -> draw();
      default -> throw new NotEvaluated("result " + outcome);
    }
  }

  void all(String outcome) {
    switch (outcome) {
      case "Win" -> {
        state.active.stream().forEach(player -> state.ranking[player] = players == 1 ? 0 : 1);
        over(0);
      }
      case "Loss" -> {
        state.active.stream().forEach(player -> state.ranking[player] = players == 1 ? 0 : players);
        over(0);
      }
      default -> draw();
    }
  }

  private void over(int winner) {
    state.active.clear();
    state.over = true;
    state.winner = winner;
  }

  private int first() {
    return IntStream.rangeClosed(1, players)
        .filter(player -> state.ranking[player] == 1.0)
        .findFirst()
        .orElse(0);
  }

  private void win(int player) {
    state.active.clear(player);
    int rank = state.winners.size() + 1;
    state.ranking[player] = rank;
    state.winners = with(state.winners, player);
    if (state.active.cardinality() == 1) {
      int last = state.active.nextSetBit(0);
      state.ranking[last] = rank + 1;
      state.losers = with(state.losers, last);
      over(first());
    } else if (state.active.isEmpty()) {
      over(first());
    }
  }

  private void lose(int player) {
    if (players == 1) {
      state.losers = with(state.losers, player);
      over(0);
      return;
    }
    if (state.next == player) {
      state.active.clear(player);
      state.next = state.activeAfter(player);
    }
    state.active.clear(player);
    int rank = players - state.losers.size();
    state.losers = with(state.losers, player);
    state.lostTogether = with(state.lostTogether, player);
    int together = state.lostTogether.size();
    double mean = rank + (together - 1) / 2.0;
    state.lostTogether.forEach(loser -> state.ranking[loser] = mean);
    if (state.active.cardinality() == 1) {
      int last = state.active.nextSetBit(0);
      state.ranking[last] = state.winners.size() + 1;
      state.winners = with(state.winners, last);
      int best =
          IntStream.rangeClosed(1, players)
              .boxed()
              .min(Comparator.comparingDouble(each -> state.ranking[each]))
              .orElse(0);
      over(best);
    } else if (state.active.isEmpty()) {
      over(first());
    }
  }

  /** All who are undecided share what is left. */
  void draw() {
    double rank = (state.active.cardinality() + 1) / 2.0 + state.winners.size();
    state.active.stream().forEach(player -> state.ranking[player] = players == 1 ? 0 : rank);
    over(first());
  }

  void team(int[] members, String outcome) {
    if (!outcome.equals("Win")) {
      if (outcome.equals("Tie") || outcome.equals("Draw")) {
        draw();
      }
      return;
    }
    int rank = state.winners.size() + 1;
    for (int member : members) {
      if (state.active.get(member)) {
        state.ranking[member] = rank;
        state.active.clear(member);
        state.winners = with(state.winners, member);
      }
    }
    long teams = state.active.stream().map(player -> state.teams[player]).distinct().count();
    if (teams <= 1) {
      state.active.stream().forEach(player -> state.ranking[player] = rank + members.length);
      over(first());
    }
  }

  /** All players by values, the greatest first; equal ones share the mean of their places. */
  void byValues(double[] values) {
    if (players == 1) {
      state.ranking[1] = values[1] > 0 ? 1 : 0;
      over(values[1] > 0 ? 1 : 0);
      return;
    }
    for (int player = 1; player <= players; player++) {
      double value = values[player];
      long better =
          IntStream.rangeClosed(1, players).filter(other -> values[other] > value).count();
      long equal =
          IntStream.rangeClosed(1, players).filter(other -> values[other] == value).count();
      state.ranking[player] = better + (equal + 1) / 2.0;
    }
    over(first());
  }
}
