package org.regames.agents.search;

/** What is known of the moves of one player in a round in which several choose at once. */
final class RoundChoice {
  final int player;
  final int[] visits;

  /** What moves brought, or how much they are regretted, or what they seem to gain. */
  final double[] worths;

  /** With which chances the next move is drawn. */
  final double[] chances;

  /** The sums of these chances over all rounds. */
  final double[] sums;

  int visited;

  RoundChoice(int player, int moves) {
    this.player = player;
    this.visits = new int[moves];
    this.worths = new double[moves];
    this.chances = new double[moves];
    this.sums = new double[moves];
  }

  int moves() {
    return visits.length;
  }
}
