package org.regames.backend.batch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.ValueReader;

/**
 * How moves and states of a game are encoded as numbers. Everything is given by name, since other
 * engines may number symbols differently.
 */
public final class Scheme {
  /** The one-hot encoding of a cell of the state. */
  record Plane(ValueReader reader, int[] keys, int start, int[] ranks) {}

  final ForwardModel model;
  final boolean isNumbered;
  final int actions;
  final int features;
  final int remembered;
  final String announcement;
  final long mostPlies;
  final float[] values;
  final List<Plane> planes = new ArrayList<>();
  private final Map<List<String>, Integer> moves = new HashMap<>();
  private final Map<String, Integer> tags = new HashMap<>();

  /**
   * Parses a description of the encoding.
   *
   * @param moves a line for each action: the moves that it stands for separated by bars, their tags
   *     by blanks; null if actions are tags
   * @param tags all tags, separated by blanks
   * @param planes a line for each encoded cell: where its numbers start, its variable and its keys,
   *     and after a bar the values, all separated by blanks
   * @param values what scores are worth, by the numbers of their symbols
   * @param features the length of an observation
   * @param remembered how many of the tags that a player saw it contains, 0 if it contains the
   *     state
   * @param announcement the tag with which moves of the keeper begin, empty if it has none
   * @param mostPlies the maximum number of moves of a play
   */
  public Scheme(
      ForwardModel model,
      String moves,
      String tags,
      String planes,
      float[] values,
      int features,
      int remembered,
      String announcement,
      long mostPlies) {
    this.model = model;
    this.isNumbered = moves != null;
    this.values = values.clone();
    this.features = features;
    this.remembered = remembered;
    this.announcement = announcement;
    this.mostPlies = mostPlies;
    words(tags).forEach(tag -> this.tags.put(tag, this.tags.size()));
    List<String> lines = isNumbered ? moves.lines().toList() : List.of();
    for (int action = 0; action < lines.size(); action++) {
      for (String move : lines.get(action).split("\\|", -1)) {
        this.moves.put(words(move), action);
      }
    }
    this.actions = isNumbered ? lines.size() : this.tags.size() + 1;
    planes.lines().forEach(line -> this.planes.add(plane(line)));
  }

  private static List<String> words(String text) {
    return text.isBlank() ? List.of() : List.of(text.strip().split(" "));
  }

  private Plane plane(String line) {
    List<String> head = words(line.substring(0, line.indexOf('|')));
    List<String> shown = words(line.substring(line.indexOf('|') + 1));
    int[] ranks = new int[model.symbolCount()];
    Arrays.fill(ranks, -1);
    for (int rank = 0; rank < shown.size(); rank++) {
      ranks[model.symbol(shown.get(rank))] = rank;
    }
    int[] keys = head.stream().skip(2).mapToInt(model::symbol).toArray();
    ValueReader reader = model.readers().get(head.get(1));
    return new Plane(reader, keys, Integer.parseInt(head.getFirst()), ranks);
  }

  /** The number of a move. */
  int move(List<String> tags) {
    Integer number = moves.get(tags);
    if (number == null) {
      throw new IllegalStateException("a legal move is not in the list of moves: " + tags);
    }
    return number;
  }

  /** The number of a tag, -1 if it has none. */
  int tag(String name) {
    return tags.getOrDefault(name, -1);
  }

  /** The number of the action that ends a move, if actions are tags. */
  int end() {
    return actions - 1;
  }

  /** Who makes a move: the number of a player, then chance, then the keeper if it has moves. */
  int mover(int player, List<String> move) {
    if (player >= 0) {
      return player;
    }
    boolean announces = !move.isEmpty() && move.getFirst().equals(announcement);
    return model.players().size() + (announces ? 1 : 0);
  }

  /** The number of movers. */
  int movers() {
    return model.players().size() + (announcement.isEmpty() ? 1 : 2);
  }

  /** How many numbers encode each tag that a player saw. */
  int width() {
    return movers() + tags.size();
  }
}
