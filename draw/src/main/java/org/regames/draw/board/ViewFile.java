package org.regames.draw.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Result;

/**
 * What somebody says about how a game looks, in a file beside it whose name ends in {@link
 * #SUFFIX}. {@code docs/boards.md} describes it.
 *
 * @param hidden variables that are not shown
 * @param labels what variables are called
 * @param pieces what values look like
 * @param boards what is said about the boards that variables are
 */
public record ViewFile(
    Set<String> hidden,
    Map<String, String> labels,
    Map<String, PieceView> pieces,
    Map<String, BoardLook> boards) {
  /** What the names of such files end in, after the name of the game without its own suffix. */
  public static final String SUFFIX = ".view.json";

  /** Says nothing: everything looks as it is found. */
  public static final ViewFile NONE = new ViewFile(Set.of(), Map.of(), Map.of(), Map.of());

  /** The words that a view of a game may have. */
  public static ViewWords words(Game game) {
    return ViewReader.words(game);
  }

  public ViewFile {
    hidden = Set.copyOf(hidden);
    labels = Map.copyOf(labels);
    pieces = Map.copyOf(pieces);
    boards = Map.copyOf(boards);
  }

  /** What a value looks like, as far as it is said; if it is empty nothing else counts. */
  record PieceView(
      boolean empty,
      Optional<PieceDrawing.Shape> shape,
      Optional<String> colour,
      Optional<String> text,
      Optional<String> letter,
      Optional<String> name) {
    private static final Set<PieceDrawing.Shape> LETTERED =
        Set.of(PieceDrawing.Shape.DISC, PieceDrawing.Shape.TILE, PieceDrawing.Shape.TEXT);

    static final PieceView EMPTY =
        new PieceView(
            true,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());

    /** Whether it is said to have a form that tells what it is without a letter on it. */
    private boolean isFigure() {
      return shape.filter(said -> !LETTERED.contains(said)).isPresent();
    }

    /** The piece that is said, or what is left of the one that was found. */
    PieceDrawing of(String symbol, Optional<PieceDrawing> found) {
      PieceDrawing base =
          found.orElseGet(
              () -> {
                String word = Looks.brief(symbol);
                String first = word.substring(0, 1);
                return new PieceDrawing(
                    symbol, PieceDrawing.Shape.DISC, "", PieceColours.NEUTRAL, "", first, word);
              });
      return new PieceDrawing(
          symbol,
          shape.orElse(base.shape()),
          text.orElse(isFigure() ? "" : base.text()),
          colour.orElse(base.colour()),
          base.owner(),
          letter.orElse(base.letter()),
          name.orElse(base.name()));
    }
  }

  /**
   * What is said about a board.
   *
   * @param kind what its cells are drawn as
   * @param rows the cells from above, gaps as {@code null}; none where their places are as found
   * @param quarters how often the board is turned clockwise by a right angle
   * @param mirrored whether left and right are exchanged before
   * @param lines pairs of cells to draw lines between
   * @param through for players the constant that leads from a cell to the key that they have there
   */
  record BoardLook(
      Optional<BoardKind> kind,
      Optional<Boolean> chequered,
      List<List<String>> rows,
      int quarters,
      boolean mirrored,
      Optional<List<Map.Entry<String, String>>> lines,
      Map<String, String> through) {}

  /**
   * Reads such a file.
   *
   * @param game the game that it is beside, without validation errors
   * @return what it says, or everything that is wrong with it
   */
  public static Result<ViewFile> read(Source source, Game game) {
    return ViewReader.read(source, game);
  }
}
