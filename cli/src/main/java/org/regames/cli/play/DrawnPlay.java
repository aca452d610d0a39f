package org.regames.cli.play;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.regames.agents.match.PossibleStates;
import org.regames.backend.debug.MoveNotation;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.State;
import org.regames.backend.interpreter.Turn;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.GameOptions;
import org.regames.cli.games.OutputFiles;
import org.regames.cli.games.SourceFiles;
import org.regames.cli.games.ViewFiles;
import org.regames.draw.Raster;
import org.regames.draw.Video;
import org.regames.draw.board.BoardView;
import org.regames.draw.board.Picture;
import org.regames.draw.board.SvgBoard;
import org.regames.draw.board.TextBoard;
import org.regames.ir.Game;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A game, a play of it, and how its positions are drawn: what commands that draw share. */
final class DrawnPlay {
  private static final double SHORTEST = 0.02;
  private static final double LONGEST = 60;

  @Parameters(paramLabel = "FILE", description = "The game.")
  private String file;

  @Mixin private After after;

  @Option(
      names = "--theme",
      paramLabel = "THEME",
      description =
          "The colours of pictures, light or dark (default: light, and for .svg what the viewer "
              + "prefers).")
  private Optional<String> theme = Optional.empty();

  @Option(names = "--flip", description = "Show boards from the other side.")
  private boolean isFlipped;

  @Option(names = "--coordinates", description = "Write the name of each cell on pictures.")
  private boolean isNamed;

  @Option(
      names = "--pace",
      paramLabel = "S",
      description = "Seconds for each position of a .gif or .mp4 (default: 1).")
  private double pace = 1;

  @Option(
      names = "--as",
      paramLabel = "PLAYER",
      description =
          "Show what this player may know; what it cannot know is a question mark (default:"
              + " everything).")
  private Optional<String> as = Optional.empty();

  @Mixin private GameOptions games;

  /** What a file may be, by what its name ends in. */
  enum Format {
    SVG,
    PNG,
    GIF,
    MP4,
    TXT;

    boolean isMoving() {
      return this == GIF || this == MP4;
    }

    private String suffix() {
      return "." + name().toLowerCase(Locale.ROOT);
    }

    /**
     * The one of a file.
     *
     * @throws Failure where it is none of the possible ones
     */
    private static Format of(String file, List<Format> possible) {
      return possible.stream()
          .filter(format -> file.endsWith(format.suffix()))
          .findFirst()
          .orElseThrow(
              () ->
                  Failure.misused(
                      "--output: expected a file name that ends in "
                          + listed(possible)
                          + ", found `"
                          + file
                          + "`"));
    }

    private static String listed(List<Format> formats) {
      String first =
          formats.subList(0, formats.size() - 1).stream()
              .map(Format::suffix)
              .collect(Collectors.joining(", "));
      return first + " or " + formats.getLast().suffix();
    }
  }

  /**
   * Writes the last position of the play, or all of them where the file shows a play.
   *
   * @param output where to; what its name ends in says how
   * @param possible what it may be
   * @return how many positions are shown
   * @throws Failure where something is wrong with what the user has given
   */
  int write(String output, List<Format> possible, Terminal terminal) {
    Format format = Format.of(output, possible);
    OutputFiles.check(List.of(SourceFiles.path(output)));
    check();
    List<Picture> pictures = pictures(format, terminal);
    byte[] content =
        switch (format) {
          case TXT -> TextBoard.text(pictures.getLast()).getBytes(UTF_8);
          case SVG -> svg(pictures.getLast(), SvgBoard.Theme.VIEWER).getBytes(UTF_8);
          case PNG -> inPixels(() -> Raster.png(frames(pictures).getLast()));
          case GIF -> inPixels(() -> Raster.gif(frames(pictures), pace));
          case MP4 -> inPixels(() -> Video.mp4(frames(pictures), pace));
        };
    OutputFiles.write(SourceFiles.path(output), content);
    return pictures.size();
  }

  /** The last position of the play as text. */
  String text(Terminal terminal) {
    check();
    return TextBoard.text(pictures(Format.TXT, terminal).getLast());
  }

  private void check() {
    if (pace < SHORTEST || pace > LONGEST) {
      throw Failure.misused("--pace: expected seconds from 0.02 to 60, found " + pace);
    }
    if (!theme.map(Set.of("light", "dark")::contains).orElse(true)) {
      throw Failure.misused("--theme: expected light or dark, found `" + theme.get() + "`");
    }
  }

  private List<Picture> pictures(Format format, Terminal terminal) {
    List<Play.WrittenMove> steps = after.steps(games, terminal);
    if (format.isMoving() && steps.isEmpty()) {
      throw Failure.misused("--output: a " + format.suffix() + " shows a play; --after says which");
    }
    Game read = games.load(file, terminal);
    BoardView view = BoardView.of(read, ViewFiles.beside(file, read, terminal));
    Game game = after.begin(read, terminal);
    Interpreter interpreter = Interpreter.of(game);
    List<State> states =
        Play.along(interpreter, new MoveNotation(game), steps).stream()
            .map(List::getFirst)
            .toList();
    // Of all pictures but those that move only the last position is seen.
    List<State> shown = format.isMoving() ? states : List.of(states.getLast());
    return shown.stream().map(state -> picture(view, interpreter, state, terminal)).toList();
  }

  private Picture picture(BoardView view, Interpreter interpreter, State state, Terminal terminal) {
    Picture picture =
        as.isPresent()
            ? known(view, interpreter, state, terminal)
            : view.withDice(
                view.picture(state.values(), last(state.play())), Play.lastChance(state.play()));
    return isFlipped ? picture.flipped() : picture;
  }

  private List<String> frames(List<Picture> pictures) {
    return pictures.stream().map(picture -> svg(picture, SvgBoard.Theme.LIGHT)).toList();
  }

  private String svg(Picture picture, SvgBoard.Theme usual) {
    SvgBoard.Theme colours =
        theme.map(it -> SvgBoard.Theme.valueOf(it.toUpperCase(Locale.ROOT))).orElse(usual);
    String name = SourceFiles.path(file).getFileName().toString();
    return SvgBoard.text(picture, name, colours, isNamed);
  }

  private static byte[] inPixels(Supplier<byte[]> drawn) {
    try {
      return drawn.get();
    } catch (Raster.NoFontsException none) {
      throw Failure.failed(
          none.getMessage() + "; install fontconfig and a font, or write a .svg instead");
    }
  }

  /** What a player may know of the position that a play has led to. */
  private Picture known(BoardView view, Interpreter interpreter, State state, Terminal terminal) {
    String player = as.get();
    if (!interpreter.players().contains(player)) {
      throw Failure.misused(
          "--as: expected "
              + String.join(", ", interpreter.players())
              + ", found `"
              + player
              + "`");
    }
    PossibleStates.Answer possible = PossibleStates.of(interpreter, state.play(), player);
    if (!possible.complete()) {
      new Findings(terminal)
          .warning(
              "there are more possible positions than can be looked at: what "
                  + PossibleStates.MOST
                  + " of them have in common is shown as certain");
    }
    Picture picture =
        view.picture(possible.states().stream().map(State::values).toList(), last(possible.seen()));
    return view.withDice(picture, Play.lastChance(possible.seen()));
  }

  /** The tags of the last move that is not the keeper's. */
  private static List<String> last(List<Turn> play) {
    return play.reversed().stream()
        .filter(turn -> !Play.isKeepers(turn))
        .map(Turn::tags)
        .findFirst()
        .orElse(List.of());
  }
}
