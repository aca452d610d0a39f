package org.regames.agents.solo;

import org.regames.backend.model.GameState;

/** A state that a search for one player has met, and how it came there. */
final class SoloNode {
  /** Null where the search starts. */
  final SoloNode parent;

  /** The index of the move that leads here from the parent. */
  final int move;

  /** How far the highest score is, and how new the state was when it was met. */
  final int distance;

  final int novelty;

  /** How many legal moves the state has. */
  final int moves;

  /** How many nodes were made before. */
  final int number;

  /** Not to be played on; null once the states after it were met. */
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
