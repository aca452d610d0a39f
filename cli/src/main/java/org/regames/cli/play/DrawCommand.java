package org.regames.cli.play;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Stream;
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
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code regames draw}: a picture of a position. */
@Command(
    name = "draw",
    header = DrawCommand.SUMMARY,
    description =
        "Boards are found in the types of the game: squares, hexagons, points with lines between "
            + "them, tracks. Pieces are drawn by the names of their values. A view beside the game "
            + "(NAME.view.json) may change that; docs/boards.md describes it.",
    footer = {"", "Example: regames draw games/hrg/tictactoe.hrg --after 'x: 2,2 / o: 1,1'"})
public final class DrawCommand implements Callable<Integer> {
  public static final String SUMMARY = "Draw a position.";

  private static final double SHORTEST = 0.02;
  private static final double LONGEST = 60;

  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "The game.")
  private String file;

  @Mixin private After after;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "Write to this file: a picture for .svg or .png, text for .txt, all positions of the "
              + "play one after the other for .gif or .mp4 (default: print text).")
  private Optional<String> output = Optional.empty();

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

  public DrawCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Optional<Format> format = output.map(DrawCommand::format);
    check();
    List<Play.WrittenMove> steps = after.steps(games, terminal);
    boolean isMoving = format.filter(Format::isMoving).isPresent();
    if (isMoving && steps.isEmpty()) {
      throw Failure.misused(
          "--output: a " + format.get().suffix() + " shows a play; --after says which");
    }
    Game read = games.load(file, terminal);
    BoardView view = BoardView.of(read, ViewFiles.beside(file, read, terminal));
    Game game = after.begin(read, terminal);
    Interpreter interpreter = Interpreter.of(game);
    MoveNotation notation = new MoveNotation(game);
    List<State> states =
        Play.along(interpreter, notation, steps).stream().map(List::getFirst).toList();
    if (format.isEmpty()) {
      terminal.out().print(TextBoard.text(picture(view, interpreter, states.getLast())));
      return Failure.DONE;
    }
    // Of all pictures but those that move only the last position is seen.
    List<State> shown = isMoving ? states : List.of(states.getLast());
    List<Picture> pictures =
        shown.stream().map(state -> picture(view, interpreter, state)).toList();
    byte[] content =
        switch (format.get()) {
          case TXT -> TextBoard.text(pictures.getFirst()).getBytes(UTF_8);
          case SVG -> svg(pictures.getFirst()).getBytes(UTF_8);
          case PNG -> inPixels(() -> Raster.png(svg(pictures.getFirst())));
          case GIF -> inPixels(() -> Raster.gif(pictures.stream().map(this::svg).toList(), pace));
          case MP4 -> inPixels(() -> Video.mp4(pictures.stream().map(this::svg).toList(), pace));
        };
    OutputFiles.write(SourceFiles.path(output.get()), content);
    return Failure.DONE;
  }

  /** What a file may be, by what its name ends in. */
  private enum Format {
    SVG,
    PNG,
    GIF,
    MP4,
    TXT;

    boolean isMoving() {
      return this == GIF || this == MP4;
    }

    String suffix() {
      return "." + name().toLowerCase(Locale.ROOT);
    }
  }

  private static Format format(String file) {
    return Stream.of(Format.values())
        .filter(format -> file.endsWith(format.suffix()))
        .findFirst()
        .orElseThrow(
            () ->
                Failure.misused(
                    "--output: expected a file name that ends in .svg, .png, .gif, .mp4 or .txt,"
                        + " found `"
                        + file
                        + "`"));
  }

  private void check() {
    output.ifPresent(file -> OutputFiles.check(List.of(SourceFiles.path(file))));
    if (pace < SHORTEST || pace > LONGEST) {
      throw Failure.misused("--pace: expected seconds from 0.02 to 60, found " + pace);
    }
    if (!theme.map(Set.of("light", "dark")::contains).orElse(true)) {
      throw Failure.misused("--theme: expected light or dark, found `" + theme.get() + "`");
    }
  }

  private Picture picture(BoardView view, Interpreter interpreter, State state) {
    Picture picture =
        as.isPresent()
            ? known(view, interpreter, state)
            : view.withDice(
                view.picture(state.values(), last(state.play())), Play.lastChance(state.play()));
    return isFlipped ? picture.flipped() : picture;
  }

  private String svg(Picture picture) {
    boolean isSvg = format(output.get()) == Format.SVG;
    SvgBoard.Theme usual = isSvg ? SvgBoard.Theme.VIEWER : SvgBoard.Theme.LIGHT;
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
  private Picture known(BoardView view, Interpreter interpreter, State state) {
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
