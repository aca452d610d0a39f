package org.regames.backend.play;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.regames.backend.interpreter.Turn;

/**
 * Plays of a compiled game that stopped early. An interpreter that replays them can tell what is
 * improper. Only one of the plays that stopped at the same place is kept.
 */
public final class Incidents {
  private final Map<String, List<Turn>> stuck = new TreeMap<>();
  private final Map<String, List<Turn>> givenUp = new TreeMap<>();

  /** Whether a play that stopped at a place would be new. */
  boolean isNew(String place) {
    return !stuck.containsKey(place);
  }

  /** Adds a play that got stuck. */
  public void addStuck(String place, List<Turn> play) {
    stuck.putIfAbsent(place, List.copyOf(play));
  }

  /** Adds a play that was given up at a node after very many moves. */
  public void addGivenUp(String node, List<Turn> play) {
    givenUp.putIfAbsent(node, List.copyOf(play));
  }

  /** The moves of players and random of plays that got stuck. */
  public Collection<List<Turn>> stuck() {
    return stuck.values();
  }

  /**
   * The moves of plays that were given up after very many moves, by the node where that happened.
   */
  public Map<String, List<Turn>> givenUp() {
    return givenUp;
  }
}
