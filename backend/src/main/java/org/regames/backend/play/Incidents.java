package org.regames.backend.play;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.regames.backend.interpreter.Turn;

/**
 * Plays of a compiled game that stopped early. An interpreter that replays them can tell what is
 * improper. Of plays that stopped at the same place only one is kept.
 */
public final class Incidents {
  private final Map<String, List<Turn>> stuck = new TreeMap<>();
  private final Map<String, List<Turn>> givenUp = new TreeMap<>();

  /** Whether a play that stopped at a place would be new. */
  boolean isNew(String place) {
    return !stuck.containsKey(place);
  }

  /** Adds a play that could not go on. */
  public void addStuck(String place, List<Turn> play) {
    stuck.putIfAbsent(place, List.copyOf(play));
  }

  /** Adds a play that was given up at a node after very many moves. */
  public void addGivenUp(String node, List<Turn> play) {
    givenUp.putIfAbsent(node, List.copyOf(play));
  }

  /** The moves of players and random of plays that could not go on. */
  public Collection<List<Turn>> stuck() {
    return stuck.values();
  }

  /** The moves of plays given up after very many of them, by the node where that was. */
  public Map<String, List<Turn>> givenUp() {
    return givenUp;
  }
}
