package org.regames.draw.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.regames.ir.Value;

/**
 * What can be put on the boards of a game by hand, and which values that changes. A place is the
 * name of a variable followed by the keys of its maps. Immutable.
 */
public final class Placing {
  private static final int MOST_PIECES = 60;

  private final BoardView view;
  private final List<PieceDrawing> pieces;

  Placing(BoardView view) {
    this.view = view;
    Set<PieceDrawing> all = new LinkedHashSet<>();
    for (Board board : view.boards()) {
      for (Layer layer : board.layers()) {
        all.addAll(supply(layer).pieces());
      }
    }
    this.pieces = all.stream().limit(MOST_PIECES).toList();
  }

  /** The distinct pieces; of counted ones a single one. */
  public List<PieceDrawing> pieces() {
    return pieces;
  }

  /** All visible places, on boards and beside them. */
  public List<List<String>> places() {
    Set<List<String>> places = new LinkedHashSet<>(beside());
    for (Board board : view.boards()) {
      for (Layer layer : board.layers()) {
        board.cells().forEach(cell -> places.addAll(places(layer, cell)));
      }
      board.tally().ifPresent(one -> board.cells().forEach(it -> places.add(place(one, it))));
    }
    return List.copyOf(places);
  }

  /** Whether there is such a board with such a cell. */
  public boolean has(int board, String cell) {
    return board >= 0
        && board < view.boards().size()
        && view.boards().get(board).cells().stream().anyMatch(one -> one.id().equals(cell));
  }

  /** The places that are shown beside the boards. */
  public List<List<String>> beside() {
    return view.beside();
  }

  /**
   * The changes when a piece is put on a cell: it replaces what is there, counted pieces increase
   * by one, and marks are added to everything else. If the piece is already there it is removed.
   *
   * @param board the number of the board
   * @param values the values of all variables
   * @return the new symbols by their places; nothing if the piece cannot be on this cell
   */
  public Optional<Map<List<String>, String>> put(
      PieceDrawing piece, int board, String cell, Map<String, Value> values) {
    Cell at = cell(board, cell);
    for (Layer layer : view.boards().get(board).layers()) {
      Supply supply = supply(layer);
      if (supply.pieces().contains(piece)) {
        String now = view.value(values, layer, at);
        if (supply.isCounted()) {
          return supply.counted(now, 1).map(more -> changed(layer, at, more));
        }
        boolean isThere = supply.looks().of(now).equals(Optional.of(piece));
        if (supply.isMark()) {
          Optional<String> symbol = isThere ? supply.nothing() : Optional.of(supply.symbol(piece));
          return symbol.map(it -> changed(layer, at, it));
        }
        Map<List<String>, String> more = tallied(board, at, values, 1);
        if (isThere) {
          return more.isEmpty() ? take(board, cell, values) : Optional.of(more);
        }
        Map<List<String>, String> changes = cleared(board, at, values, layer);
        changes.putAll(tallyOf(board, at, 1));
        changes.putAll(changed(layer, at, supply.symbol(piece)));
        return Optional.of(changes);
      }
    }
    return Optional.empty();
  }

  /**
   * The changes when a cell is cleared; counted pieces decrease by one, and marks are removed only
   * if nothing else is there.
   *
   * @return the new symbols by their places; nothing if the cell cannot be cleared
   */
  public Optional<Map<List<String>, String>> take(
      int board, String cell, Map<String, Value> values) {
    Cell at = cell(board, cell);
    for (Layer layer : view.boards().get(board).layers()) {
      Supply supply = supply(layer);
      Optional<String> less =
          supply.isCounted() ? supply.counted(view.value(values, layer, at), -1) : Optional.empty();
      if (less.isPresent()) {
        return less.map(one -> changed(layer, at, one));
      }
    }
    Map<List<String>, String> less = tallied(board, at, values, -1);
    if (!less.isEmpty() && !less.equals(tallyOf(board, at, 0))) {
      return Optional.of(less);
    }
    Map<List<String>, String> changes = cleared(board, at, values, null);
    if (!changes.isEmpty()) {
      changes.putAll(tallyOf(board, at, 0));
    }
    if (changes.isEmpty()) {
      changes = unmarked(board, at, values);
    }
    return changes.isEmpty() ? Optional.empty() : Optional.of(changes);
  }

  /**
   * The changes when the contents of a cell move to another one of the same board, and replace what
   * is there.
   */
  public Optional<Map<List<String>, String>> move(
      int board, String from, String to, Map<String, Value> values) {
    Optional<PieceDrawing> piece =
        view.boards().get(board).layers().stream()
            .flatMap(layer -> onTop(layer, cell(board, from), values).stream())
            .findFirst();
    Optional<Map<List<String>, String>> taken = take(board, from, values);
    Optional<Map<List<String>, String>> put =
        piece.flatMap(one -> put(one, board, to, values)).filter(_ -> taken.isPresent());
    return put.map(
        changes -> {
          Map<List<String>, String> both = new LinkedHashMap<>(taken.orElseThrow());
          both.putAll(changes);
          return both;
        });
  }

  /** The changes when everything is removed from the boards, as far as cells can be empty. */
  public Map<List<String>, String> clear(Map<String, Value> values) {
    Map<List<String>, String> changes = new LinkedHashMap<>();
    for (int board = 0; board < view.boards().size(); board++) {
      for (Cell cell : view.boards().get(board).cells()) {
        changes.putAll(cleared(board, cell, values, null));
        changes.putAll(unmarked(board, cell, values));
        if (!tallied(board, cell, values, -1).isEmpty()) {
          changes.putAll(tallyOf(board, cell, 0));
        }
        for (Layer layer : view.boards().get(board).layers()) {
          if (supply(layer).isCounted()) {
            supply(layer).none().ifPresent(none -> changes.putAll(changed(layer, cell, none)));
          }
        }
      }
    }
    return changes;
  }

  /**
   * The consequential changes: if rules remember the cell of a piece, such as a king, and there was
   * one of it on that cell, and there is one now, the new cell; if a translation counts pieces of a
   * kind, the new number.
   *
   * @param remembered the places that may hold cells
   * @param before the values of all variables before the change
   * @param now the values after it
   * @return the new symbols by their places
   */
  public Map<List<String>, String> followed(
      Set<List<String>> remembered, Map<String, Value> before, Map<String, Value> now) {
    Map<String, List<PieceDrawing>> old = view.contents(before);
    Map<String, List<PieceDrawing>> fresh = view.contents(now);
    Map<List<String>, String> changes = new LinkedHashMap<>();
    for (List<String> place : remembered) {
      counted(place, before, now).ifPresent(symbol -> changes.put(place, symbol));
      List<String> keys = place.subList(1, place.size());
      String cell = BoardView.value(before, place.getFirst(), keys);
      for (PieceDrawing piece : old.getOrDefault(cell, List.of())) {
        List<String> cells = cellsOf(piece, fresh);
        if (cellsOf(piece, old).size() == 1 && cells.size() == 1) {
          changes.put(place, cells.getFirst());
        }
      }
    }
    return changes;
  }

  /**
   * Whether a place repeats what the board shows, where a piece is or how many there are of it, so
   * that it changes with the board.
   */
  public boolean isOnBoard(List<String> place, Map<String, Value> values) {
    Map<String, List<PieceDrawing>> contents = view.contents(values);
    String symbol = BoardView.value(values, place.getFirst(), place.subList(1, place.size()));
    boolean isOfPiece =
        contents.getOrDefault(symbol, List.of()).stream()
            .anyMatch(piece -> cellsOf(piece, contents).size() == 1);
    return isOfPiece || counted(place, values, values).isPresent();
  }

  /** How many pieces there are now, as the symbol that counted them before. */
  private Optional<String> counted(
      List<String> place, Map<String, Value> before, Map<String, Value> now) {
    return Internals.counted(place.getFirst())
        .filter(_ -> place.size() == 1)
        .filter(
            symbol -> before.get(place.getFirst()).toString().equals("" + number(symbol, before)))
        .map(symbol -> "" + number(symbol, now));
  }

  /** On how many cells a symbol is. */
  private long number(String symbol, Map<String, Value> values) {
    return view.boards().stream()
        .mapToLong(
            board ->
                board.cells().stream()
                    .filter(
                        cell ->
                            board.layers().stream()
                                .anyMatch(layer -> view.value(values, layer, cell).equals(symbol)))
                    .count())
        .sum();
  }

  /** Whether the keys of a place are those of a cell of a board. */
  public boolean isOfCell(List<String> place) {
    String id = String.join(" ", place.subList(1, place.size()));
    return view.boards().stream()
        .flatMap(board -> board.cells().stream())
        .anyMatch(cell -> cell.id().equals(id));
  }

  /** The name of a place that is on no board, for people. */
  public String said(List<String> place) {
    return view.said(place);
  }

  private static List<String> cellsOf(
      PieceDrawing piece, Map<String, List<PieceDrawing>> contents) {
    return contents.keySet().stream().filter(cell -> contents.get(cell).contains(piece)).toList();
  }

  /** The piece of a layer on a cell, one of {@link #pieces}. */
  private Optional<PieceDrawing> onTop(Layer layer, Cell cell, Map<String, Value> values) {
    Supply supply = supply(layer);
    String symbol = view.value(values, layer, cell);
    if (supply.isCounted()) {
      return supply.counted(symbol, -1).flatMap(_ -> supply.pieces().stream().findFirst());
    }
    return supply.looks().of(symbol).filter(_ -> !supply.isMark()).filter(pieces::contains);
  }

  private Supply supply(Layer layer) {
    return new Supply(view.look(layer));
  }

  private Cell cell(int board, String id) {
    return view.boards().get(board).cells().stream()
        .filter(cell -> cell.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  /** The changes that clear a cell except for one layer. */
  private Map<List<String>, String> cleared(
      int board, Cell cell, Map<String, Value> values, Layer kept) {
    Map<List<String>, String> changes = new LinkedHashMap<>();
    for (Layer layer : view.boards().get(board).layers()) {
      Supply supply = supply(layer);
      boolean isOther = kept != null && !layer.equals(kept);
      Optional<String> nothing =
          isOther && supply.looks().isOfTruths()
              ? Optional.of("0")
              : supply.nothing().filter(_ -> !isOther);
      nothing
          .filter(_ -> !supply.isCounted() && !supply.isMark())
          .filter(symbol -> !symbol.equals(view.value(values, layer, cell)))
          .ifPresent(symbol -> changes.putAll(changed(layer, cell, symbol)));
    }
    return changes;
  }

  /** The changes for more, or fewer, pieces of the kind that is there. */
  private Map<List<String>, String> tallied(
      int board, Cell cell, Map<String, Value> values, int more) {
    return counted(board, cell, tally -> Optional.of(view.value(values, tally, cell)), more);
  }

  /** The changes for a number of pieces of one kind: 0 or 1. */
  private Map<List<String>, String> tallyOf(int board, Cell cell, int number) {
    return counted(board, cell, tally -> supply(tally).none(), number);
  }

  /** The changes for an increased number, if the board has numbers. */
  private Map<List<String>, String> counted(
      int board, Cell cell, Function<Layer, Optional<String>> before, int more) {
    return view.boards()
        .get(board)
        .tally()
        .flatMap(
            tally ->
                before
                    .apply(tally)
                    .flatMap(number -> supply(tally).counted(number, more))
                    .map(number -> changed(tally, cell, number)))
        .orElse(Map.of());
  }

  /** The changes that remove the marks of a cell. */
  private Map<List<String>, String> unmarked(int board, Cell cell, Map<String, Value> values) {
    Map<List<String>, String> changes = new LinkedHashMap<>();
    for (Layer layer : view.boards().get(board).layers()) {
      Supply supply = supply(layer);
      supply
          .nothing()
          .filter(_ -> supply.isMark())
          .filter(symbol -> !symbol.equals(view.value(values, layer, cell)))
          .ifPresent(symbol -> changes.putAll(changed(layer, cell, symbol)));
    }
    return changes;
  }

  private static Map<List<String>, String> changed(Layer layer, Cell cell, String symbol) {
    List<String> place = place(layer, cell);
    if (layer.counts().isEmpty()) {
      return Map.of(place, symbol);
    }
    Map<List<String>, String> changes = new LinkedHashMap<>();
    for (String key : layer.counts()) {
      changes.put(longer(place, key), Counts.number(key).equals(symbol) ? "1" : "0");
    }
    return changes;
  }

  private static List<List<String>> places(Layer layer, Cell cell) {
    List<String> place = place(layer, cell);
    return layer.counts().isEmpty()
        ? List.of(place)
        : layer.counts().stream().map(key -> longer(place, key)).toList();
  }

  private static List<String> place(Layer layer, Cell cell) {
    List<String> place = new ArrayList<>(List.of(layer.variable()));
    place.addAll(layer.path(cell.keys()));
    return place;
  }

  private static List<String> longer(List<String> place, String key) {
    return Stream.concat(place.stream(), Stream.of(key)).toList();
  }
}
