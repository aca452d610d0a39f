package org.regames.draw.board;

import java.util.ArrayList;
import java.util.List;

/**
 * The visible form of a position. It consists of names, numbers and texts only, so that a JSON
 * library can write it as it is. Lengths are in cells; x goes to the right and y down.
 *
 * @param notes what is on no board: counters, hands, dice
 */
public record Picture(List<View> boards, List<Note> notes) {
  public Picture {
    boards = List.copyOf(boards);
    notes = List.copyOf(notes);
  }

  /** The boards as seen from the opposite side. */
  public Picture flipped() {
    return new Picture(boards.stream().map(View::flipped).toList(), notes);
  }

  /** The same with dice below the boards. */
  Picture withDice(List<String> numbers) {
    List<Note> all = new ArrayList<>();
    all.add(
        new Note(
            "thrown", numbers.stream().map(number -> new Entry("", number)).toList(), Faces.DICE));
    all.addAll(notes);
    return new Picture(boards, all);
  }

  /**
   * A board with its contents.
   *
   * @param name the name of the board if there are several, else an empty text
   * @param left the least x of the visible area
   * @param top the least y of the visible area
   */
  public record View(
      String name,
      BoardKind kind,
      double left,
      double top,
      double width,
      double height,
      List<Square> cells,
      List<Segment> lines,
      List<Rim> rim,
      List<Side> sides) {
    public View {
      cells = List.copyOf(cells);
      lines = List.copyOf(lines);
      rim = List.copyOf(rim);
      sides = List.copyOf(sides);
    }

    /** Rotated by 180 degrees; coordinates stay at the left and below. */
    private View flipped() {
      Turning turning = Turning.of(cells.stream().map(Square::cell).toList());
      return new View(
          name,
          kind,
          left,
          top,
          width,
          height,
          cells.stream()
              .map(it -> new Square(turning.of(it.cell()), it.pieces(), it.last()))
              .toList(),
          lines.stream().map(turning::of).toList(),
          rim.stream().map(turning::of).toList(),
          sides.stream()
              .map(
                  it ->
                      new Side(
                          it.name(),
                          it.owner(),
                          it.colour(),
                          it.edges().stream().map(turning::of).toList()))
              .toList());
    }
  }

  /**
   * A side of a board that belongs to a player.
   *
   * @param owner the name of the owner, for people
   * @param colour its colour, one of those of pieces
   * @param edges the edges of cells along it
   */
  public record Side(String name, String owner, String colour, List<Segment> edges) {
    public Side {
      edges = List.copyOf(edges);
    }
  }

  /**
   * A cell of any shape with its contents.
   *
   * @param pieces the lowest first
   * @param last whether the last move names the cell
   */
  public record Square(Cell cell, List<PieceDrawing> pieces, boolean last) {
    public Square {
      pieces = List.copyOf(pieces);
    }
  }

  /**
   * A variable beside the boards: one entry without a key, or one for each key of a map.
   *
   * @param faces how its values are drawn
   */
  public record Note(String name, List<Entry> entries, Faces faces) {
    public Note {
      entries = List.copyOf(entries);
    }
  }

  /** How values beside boards are drawn. */
  public enum Faces {
    WORDS,
    CARDS,
    DICE
  }

  /** A key and a value. */
  public record Entry(String key, String value) {}
}
