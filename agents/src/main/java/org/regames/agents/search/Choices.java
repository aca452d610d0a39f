package org.regames.agents.search;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;

/** The indices in the move lists of states of the moves that a player may choose from. */
final class Choices {
  private static final int NONE = -1;

  private final List<List<String>> legal;
  private final MoveBuffer moves;
  private final Map<GameState, int[]> places = new IdentityHashMap<>();

  Choices(List<List<String>> legal, MoveBuffer moves) {
    this.legal = legal;
    this.moves = moves;
  }

  /**
   * Plays a choice on a copy of a world, if it is a move there.
   *
   * @param copy is made equal to the world first
   */
  boolean play(GameState world, int choice, GameState copy) {
    int move = places.computeIfAbsent(world, this::places)[choice];
    if (move == NONE) {
      return false;
    }
    copy.copyFrom(world);
    copy.legalMoves(moves);
    copy.apply(moves, move);
    return true;
  }

  private int[] places(GameState world) {
    Map<List<String>, Integer> byTags = new HashMap<>();
    world.legalMoves(moves);
    for (int move = 0; move < moves.size(); move++) {
      byTags.putIfAbsent(world.tags(moves, move), move);
    }
    return legal.stream().mapToInt(tags -> byTags.getOrDefault(tags, NONE)).toArray();
  }
}
