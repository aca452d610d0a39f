package org.regames.draw.board;

import java.util.ArrayList;
import java.util.List;

/**
 * A position as it is to be seen. All of it is names, numbers and texts, so that a library for JSON
 * can write it as it is. Lengths are in cells; x goes to the right and y down.
 *
 * @param notes what is on no board: counters, hands, dice
 */
public record Picture(List<View> boards, List<Note> notes) {
  public Picture {
    boards = List.copyOf(boards);
    notes = List.copyOf(notes);
  }

  /** The boards as somebody sees them who sits opposite. */
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
   * A board and what is on it.
   *
   * @param name what the board is called where there are several, else an empty text
   * @param left the least x of what is to be seen
   * @param top the least y
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

    /** Turned by half a circle; coordinates stay at the left and below. */
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
   * A side of a board that belongs to somebody.
   *
   * @param owner whose it is, for people
   * @param colour as that of a piece
   * @param edges the edges of cells along it
   */
  public record Side(String name, String owner, String colour, List<Segment> edges) {
    public Side {
      edges = List.copyOf(edges);
    }
  }

  /**
   * A cell, which may have any form, and what is on it.
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
   * @param faces what its values are drawn as
   */
  public record Note(String name, List<Entry> entries, Faces faces) {
    public Note {
      entries = List.copyOf(entries);
    }
  }

  /** What values beside boards are drawn as. */
  public enum Faces {
    WORDS,
    CARDS,
    DICE
  }

  /** A key and a value. */
  public record Entry(String key, String value) {}
}
