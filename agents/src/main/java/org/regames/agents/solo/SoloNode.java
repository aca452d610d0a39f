package org.regames.agents.solo;

import org.regames.backend.model.GameState;

/** A state found by a search for one player, with the path to it. */
final class SoloNode {
  /** Null at the start of the search. */
  final SoloNode parent;

  /** The index of the move that leads here from the parent. */
  final int move;

  /** The distance from the highest score, and the novelty of the state when it was found. */
  final int distance;

  final int novelty;

  /** The number of legal moves of the state. */
  final int moves;

  /** How many nodes were created before. */
  final int number;

  /** Not to be played on; null once it has been expanded. */
  GameState state;

  SoloNode(
      SoloNode parent,
      int move,
      GameState state,
      int distance,
      int novelty,
      int moves,
      int number) {
    this.parent = parent;
    this.move = move;
    this.state = state;
    this.distance = distance;
    this.novelty = novelty;
    this.moves = moves;
    this.number = number;
  }
}
