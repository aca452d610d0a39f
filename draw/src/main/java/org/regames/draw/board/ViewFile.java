package org.regames.draw.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Result;

/**
 * A description of how a game looks, in a file beside it whose name ends in {@link #SUFFIX}. {@code
 * docs/boards.md} describes it.
 *
 * @param hidden variables that are not shown
 * @param labels the names of variables for people
 * @param pieces the looks of values
 * @param boards the looks of boards, by variable
 */
public record ViewFile(
    Set<String> hidden,
    Map<String, String> labels,
    Map<String, PieceView> pieces,
    Map<String, BoardLook> boards) {
  /** The suffix of such files, which replaces that of the game. */
  public static final String SUFFIX = ".view.json";

  /** An empty view: everything looks as inferred. */
  public static final ViewFile NONE = new ViewFile(Set.of(), Map.of(), Map.of(), Map.of());

  /** The words that a view of a game may contain. */
  public static ViewWords words(Game game) {
    return ViewReader.words(game);
  }

  public ViewFile {
    hidden = Set.copyOf(hidden);
    labels = Map.copyOf(labels);
    pieces = Map.copyOf(pieces);
    boards = Map.copyOf(boards);
  }

  /** The look of a value, as far as given; if it is empty nothing else matters. */
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

    /** Whether its given shape identifies it without a letter. */
    private boolean isFigure() {
      return shape.filter(said -> !LETTERED.contains(said)).isPresent();
    }

    /** The piece of the view, completed from the inferred one. */
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
   * The look of a board.
   *
   * @param kind how its cells are drawn
   * @param rows the cells from the top, gaps as {@code null}; none to keep the inferred places
   * @param quarters the number of clockwise rotations by 90 degrees
   * @param mirrored whether left and right are exchanged before that
   * @param lines pairs of cells to draw lines between
   * @param through for each player the constant that maps a cell to the player's key for it
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
   * @param game the game of the view, without validation errors
   * @return the view, or everything that is wrong with it
   */
  public static Result<ViewFile> read(Source source, Game game) {
    AsRead read = ViewReader.read(source, game);
    Diagnostics mistakes = new Diagnostics();
    mistakes.reportAll(read.mistakes);
    return Result.of(read.view, mistakes);
  }

  /**
   * A view as far as it is right.
   *
   * @param mistakes what is wrong with the rest
   */
  public record AsRead(ViewFile view, List<Diagnostic> mistakes) {
    public AsRead {
      mistakes = List.copyOf(mistakes);
    }
  }

  /** Reads such a file while it is written: what is wrong is left out. */
  public static AsRead readAsFarAsRight(Source source, Game game) {
    return ViewReader.read(source, game);
  }
}
