package org.regames.agents.search;

/** The statistics of the moves of one player in a round in which several choose simultaneously. */
final class RoundChoice {
  final int player;
  final int[] visits;

  /** The results of moves, or their regrets, or their estimated gains. */
  final double[] worths;

  /** The probabilities with which the next move is drawn. */
  final double[] chances;

  /** The sums of these probabilities over all rounds. */
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
