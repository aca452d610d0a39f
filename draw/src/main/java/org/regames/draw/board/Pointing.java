package org.regames.draw.board;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.regames.ir.Value;

/**
 * Finds where to click for the moves of one position. The effect of a move decides, not its name: a
 * piece leaves a cell and arrives at another one, others are placed or taken. If its tags name
 * cells, they determine the order, and the cells in between.
 */
public final class Pointing {
  private final BoardView view;
  private final String mover;
  private final Map<String, List<PieceDrawing>> before;

  /** The cells that lose and that gain something by a move, in the order of their boards. */
  private record Changes(
      Map<String, List<PieceDrawing>> left, Map<String, List<PieceDrawing>> come) {
    /** The cells left by a piece that arrives elsewhere, or by one of the mover's. */
    private List<String> sources(String mover) {
      Set<String> symbols = new HashSet<>();
      come.values().forEach(pieces -> pieces.forEach(piece -> symbols.add(piece.symbol())));
      List<String> sources = leaving(piece -> symbols.contains(piece.symbol()));
      return sources.isEmpty() ? leaving(piece -> piece.owner().equals(mover)) : sources;
    }

    private List<String> leaving(Predicate<PieceDrawing> which) {
      return left.keySet().stream()
          .filter(cell -> !come.containsKey(cell) && left.get(cell).stream().anyMatch(which))
          .toList();
    }

    /** The cells where something arrives, first those of the pieces that left the sources. */
    private List<String> targets(List<String> sources) {
      Set<String> moved = new HashSet<>();
      sources.forEach(cell -> left.get(cell).forEach(piece -> moved.add(piece.symbol())));
      List<String> targets = new ArrayList<>();
      come.forEach(
          (cell, pieces) -> {
            if (pieces.stream().anyMatch(piece -> moved.contains(piece.symbol()))) {
              targets.add(cell);
            }
          });
      // Where a piece is only flipped, such as a captured stone, nobody puts anything.
      come.keySet().stream()
          .filter(cell -> !left.containsKey(cell) && !targets.contains(cell))
          .forEach(targets::add);
      return targets;
    }

    private Set<String> cells() {
      Set<String> cells = new LinkedHashSet<>(left.keySet());
      cells.addAll(come.keySet());
      return cells;
    }
  }

  Pointing(BoardView view, String mover, Map<String, Value> before) {
    this.view = view;
    this.mover = mover;
    this.before = view.contents(before);
  }

  /** Where to click for a move with a hidden effect: on the cells that it names. */
  public static Clicks named(BoardView view, List<String> tags) {
    List<String> cells = new ArrayList<>();
    tags.forEach(tag -> cells.addAll(named(view, tag)));
    return new Clicks(cells, List.of());
  }

  private static List<String> named(BoardView view, String tag) {
    for (int board = 0; board < view.boards().size(); board++) {
      List<String> named = view.cells(board, tag);
      if (!named.isEmpty()) {
        return named;
      }
    }
    return List.of();
  }

  /** Whether anything visible on a board differs from the position before. */
  public boolean isSeen(Map<String, Value> after) {
    return !before.equals(view.contents(after));
  }

  /** Where to click for a move with these tags that leads to these values of all variables. */
  public Clicks of(List<String> tags, Map<String, Value> after) {
    Changes changes = changes(view.contents(after));
    List<String> sources = changes.sources(mover);
    List<String> targets = changes.targets(sources);
    List<String> path = new ArrayList<>(named(view, tags).path());
    if (path.isEmpty()) {
      sources.stream().findFirst().ifPresent(path::add);
      path.addAll(sources.size() > 1 && !targets.isEmpty() ? targets.subList(0, 1) : targets);
    } else {
      if (path.stream().noneMatch(changes.left()::containsKey)) {
        sources.stream().findFirst().ifPresent(source -> path.addFirst(source));
      }
      // If a named cell is empty something is placed there, even if it moves on immediately.
      if (path.stream().noneMatch(changes.come()::containsKey)
          && path.stream().noneMatch(cell -> before.getOrDefault(cell, List.of()).isEmpty())) {
        targets.stream().filter(cell -> !path.contains(cell)).findFirst().ifPresent(path::add);
      }
    }
    Set<String> rest = changes.cells();
    rest.removeAll(path);
    return new Clicks(path, List.copyOf(rest));
  }

  private Changes changes(Map<String, List<PieceDrawing>> after) {
    Map<String, List<PieceDrawing>> left = new LinkedHashMap<>();
    Map<String, List<PieceDrawing>> come = new LinkedHashMap<>();
    before.forEach(
        (cell, old) -> {
          List<PieceDrawing> now = after.getOrDefault(cell, List.of());
          if (!old.equals(now)) {
            List<PieceDrawing> gone = without(old, now);
            List<PieceDrawing> fresh = without(now, old);
            compare(cell, gone, fresh, left, come);
          }
        });
    return new Changes(left, come);
  }

  /** For changed numbers only the difference has left or arrived. */
  private static void compare(
      String cell,
      List<PieceDrawing> gone,
      List<PieceDrawing> fresh,
      Map<String, List<PieceDrawing>> left,
      Map<String, List<PieceDrawing>> come) {
    int less = 0;
    for (PieceDrawing piece : gone) {
      less += number(piece).orElse(0);
    }
    for (PieceDrawing piece : fresh) {
      less -= number(piece).orElse(0);
    }
    boolean areNumbers =
        gone.stream().allMatch(piece -> number(piece).isPresent())
            && fresh.stream().allMatch(piece -> number(piece).isPresent())
            && gone.size() == 1
            && fresh.size() == 1
            && gone.getFirst().owner().equals(fresh.getFirst().owner());
    if (!gone.isEmpty() && (!areNumbers || less > 0)) {
      left.put(cell, gone);
    }
    if (!fresh.isEmpty() && (!areNumbers || less < 0)) {
      come.put(cell, fresh);
    }
  }

  private static Optional<Integer> number(PieceDrawing piece) {
    return piece.text().matches("\\d{1,6}")
        ? Optional.of(Integer.parseInt(piece.text()))
        : Optional.empty();
  }

  private static List<PieceDrawing> without(List<PieceDrawing> some, List<PieceDrawing> others) {
    List<PieceDrawing> rest = new ArrayList<>(some);
    others.forEach(rest::remove);
    return rest;
  }
}
