package org.regames.pcg.metrics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.regames.agents.PlayedGame;
import org.regames.backend.model.GameState;
import org.regames.backend.model.ValueReader;
import org.regames.ir.Builtins;

/**
 * The cells of a game's board: the keys of its largest map, which need not look like a board.
 *
 * @param reader reads the map
 * @param keys the numbers of the symbols that are the keys of each cell
 */
public record BoardCells(PlayedGame game, ValueReader reader, List<int[]> keys) {
  /** A map with fewer keys is not a board. */
  private static final int FEWEST = 4;

  /** A map with more keys is not a board for people. */
  private static final int MOST = 1024;

  /** The board of a game, if it has a map that can be one. */
  public static Optional<BoardCells> of(PlayedGame game) {
    return game.model().readers().values().stream()
        .filter(reader -> !reader.name().equals(Builtins.GOALS))
        .filter(reader -> !reader.name().equals(Builtins.VISIBLE))
        .map(reader -> new BoardCells(game, reader, keys(game, reader)))
        .filter(board -> board.keys.size() >= FEWEST)
        .max(Comparator.comparing(board -> board.keys.size()));
  }

  private static List<int[]> keys(PlayedGame game, ValueReader reader) {
    List<int[]> all = new ArrayList<>(List.of(new int[0]));
    for (int place = 0; place < reader.keys(); place++) {
      List<int[]> longer = new ArrayList<>();
      for (int[] key : all) {
        for (int symbol = 0; symbol < game.model().symbolCount(); symbol++) {
          if (reader.isKey(place, symbol)) {
            int[] more = Arrays.copyOf(key, place + 1);
            more[place] = symbol;
            longer.add(more);
          }
        }
      }
      if (longer.size() > MOST) {
        return List.of();
      }
      all = longer;
    }
    return reader.keys() == 0 ? List.of() : all;
  }

  /** The numbers of the symbols in the cells. */
  private int[] contents(GameState state) {
    int[] contents = new int[keys.size()];
    for (int cell = 0; cell < contents.length; cell++) {
      contents[cell] = reader.at(state, keys.get(cell));
    }
    return contents;
  }

  /** How many cells have each content in a state. */
  public Map<String, Integer> counts(GameState state) {
    Map<String, Integer> counts = new TreeMap<>();
    for (int content : contents(state)) {
      counts.merge(game.model().symbol(content), 1, Integer::sum);
    }
    return counts;
  }

  /** The contents of the cells by name; nothing if cells have several keys. */
  public Map<String, String> byName(GameState state) {
    Map<String, String> all = new TreeMap<>();
    for (int[] key : reader.keys() == 1 ? keys : List.<int[]>of()) {
      all.put(game.model().symbol(key[0]), game.model().symbol(reader.at(state, key)));
    }
    return all;
  }

  /** Tracks which cells change in a play. */
  static final class Changes {
    private final BoardCells board;
    private final BitSet changed = new BitSet();
    private int[] first = {};

    Changes(BoardCells board) {
      this.board = board;
    }

    /** Records a state; the first one is the start of the play. */
    void see(GameState state) {
      int[] contents = board.contents(state);
      first = first.length == 0 ? contents : first;
      for (int cell = 0; cell < contents.length; cell++) {
        if (contents[cell] != first[cell]) {
          changed.set(cell);
        }
      }
    }

    /** The share of the cells that have changed. */
    double share() {
      return (double) changed.cardinality() / board.keys.size();
    }
  }
}
