package org.regames.games.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The game of the three doors.
 *
 * @param tags what has been done so far: the car's door, the chosen door, the open door, the answer
 */
public record MontyHall(List<String> tags) implements Position {
  private static final List<String> DOORS = List.of("left", "middle", "right");

  public MontyHall() {
    this(List.of());
  }

  @Override
  public String player() {
    return tags.size() % 2 == 0 ? "random" : "contestant";
  }

  @Override
  public SortedMap<String, Position> moves() {
    List<String> names =
        switch (tags.size()) {
          case 0, 1 -> DOORS;
          case 2 -> DOORS.stream().filter(door -> !tags.contains(door)).toList();
          case 3 -> List.of("stay", "switch");
          default -> List.of();
        };
    SortedMap<String, Position> moves = new TreeMap<>();
    for (String name : names) {
      List<String> more = new ArrayList<>(tags);
      more.add(name);
      moves.put(name, new MontyHall(List.copyOf(more)));
    }
    return moves;
  }

  @Override
  public Map<String, String> scores() {
    boolean wasRight = tags.get(0).equals(tags.get(1));
    return Map.of("contestant", wasRight == tags.get(3).equals("stay") ? "100" : "0");
  }
}
