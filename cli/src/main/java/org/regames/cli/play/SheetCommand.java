package org.regames.cli.play;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.lang.invoke.MethodType;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.regames.agents.AgentSpec;
import org.regames.agents.PlayedGame;
import org.regames.agents.match.PlayResult;
import org.regames.agents.match.Referee;
import org.regames.backend.debug.MoveNotation;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.State;
import org.regames.backend.interpreter.Turn;
import org.regames.cli.console.BesideJar;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Seed;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.Descriptions;
import org.regames.cli.games.GameOptions;
import org.regames.cli.games.OutputFiles;
import org.regames.cli.games.SourceFiles;
import org.regames.cli.games.ViewFiles;
import org.regames.draw.Raster;
import org.regames.draw.board.BoardView;
import org.regames.draw.board.Picture;
import org.regames.draw.board.PieceSupply;
import org.regames.draw.board.SvgBoard;
import org.regames.draw.sheet.Sheet;
import org.regames.draw.sheet.SheetHtml;
import org.regames.draw.sheet.SheetSvg;
import org.regames.draw.sheet.SizedSvg;
import org.regames.ir.Game;
import org.regames.ir.describe.Description;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code regames sheet}: a game on paper. */
@Command(
    name = "sheet",
    header = SheetCommand.SUMMARY,
    description =
        "The board to scale (a cell is 20 mm, less where the board would not fit on A4), the "
            + "pieces that a play needs, as large as on the board, the rules in English as "
            + "`regames describe` gives them, and a play between weak agents with some of its "
            + "positions.",
    footer = {
      "",
      "Example: regames sheet games/sbg/hexapawn.sbg -o hexapawn.html",
      "         regames sheet games/linegames/pretwa.linegame.kts -o pretwa.pdf"
    })
public final class SheetCommand implements Callable<Integer> {
  public static final String SUMMARY = "Make a sheet to print: board, pieces, rules, a play.";

  private static final String PLAYER = "mcts:50it";
  private static final int MOST_PLIES = 200;
  private static final int SHOWN = 8;
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "The game.")
  private String file;

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "FILE",
      description =
          "Write to this file: a page for .html, a picture for .svg, pages to print for .pdf.")
  private String output;

  @Mixin private Seed seed;
  @Mixin private GameOptions games;

  public SheetCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Format format = format();
    OutputFiles.check(List.of(SourceFiles.path(output)));
    Sheet sheet = sheet();
    byte[] content =
        switch (format) {
          case HTML -> SheetHtml.text(sheet).getBytes(UTF_8);
          case SVG -> SheetSvg.text(sheet).getBytes(UTF_8);
          case PDF -> pdf(sheet);
        };
    OutputFiles.write(SourceFiles.path(output), content);
    String length = "The play has " + sheet.moves().size() + " moves.";
    terminal.out().println((sheet.scale() + " " + length).strip());
    return Failure.DONE;
  }

  /** The format of a sheet, by the suffix of its file. */
  private enum Format {
    HTML,
    SVG,
    PDF
  }

  private Format format() {
    return Stream.of(Format.values())
        .filter(format -> output.endsWith("." + format.name().toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(
            () ->
                Failure.misused(
                    "--output: expected a file name that ends in .html, .svg or .pdf, found `"
                        + output
                        + "`"));
  }

  /** The library for PDF is beside the jar: no other command needs it. */
  private static byte[] pdf(Sheet sheet) {
    try {
      MethodType type = MethodType.methodType(byte[].class, Sheet.class);
      return (byte[])
          BesideJar.call("org.regames.pdf.SheetPdf", "bytes", type, List.of(sheet), "pdf");
    } catch (Raster.NoFontsException none) {
      throw Failure.failed(
          none.getMessage() + "; install fontconfig and a font, or write a .html instead");
    } catch (ClassNotFoundException missing) {
      throw Failure.failed("PDF cannot be written: " + missing.getMessage() + " is missing");
    } catch (RuntimeException failure) {
      throw failure;
    } catch (Exception impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private Sheet sheet() {
    Source source = games.source(file, terminal);
    Language language = games.language(file);
    Game game = games.load(file, source, terminal);
    Result<Description> described =
        new Descriptions(games.languages()).of(source, language, games.budget());
    new Findings(terminal).print(described.diagnostics());
    Description words =
        described.value().orElseThrow(() -> Failure.reported(described.diagnostics()));
    Description rules =
        words.titled(words.title().isEmpty() ? SourceFiles.stem(file) : words.title());
    PlayedGame played = PlayedGame.forFewPlays(game);
    List<AgentSpec> seats = Collections.nCopies(played.players().size(), AgentSpec.parse(PLAYER));
    PlayResult play = new Referee(played, PATIENCE, MOST_PLIES).play(seats, seed.value());
    List<Turn> turns = play.turns().stream().filter(turn -> !Play.isKeepers(turn)).toList();
    MoveNotation notation = new MoveNotation(game);
    List<String> moves =
        turns.stream()
            .map(turn -> turn.player() + ": " + Play.text(notation, turn.player(), turn.tags()))
            .toList();
    BoardView view = BoardView.of(game, ViewFiles.beside(file, game, terminal));
    List<Picture> pictures =
        view.boards().isEmpty() ? List.of() : pictures(view, game, notation, turns);
    Optional<SizedSvg> board =
        pictures.stream().findFirst().map(start -> sized(start, Sheet.CELL, Sheet.WIDTH));
    double cell = board.map(SizedSvg::cell).orElse(Sheet.CELL);
    return new Sheet(
        board,
        PieceSupply.text(pictures, Sheet.WIDTH / cell)
            .map(svg -> SizedSvg.of(svg, cell, Sheet.WIDTH, Sheet.HEIGHT)),
        rules,
        positions(pictures, moves),
        moves,
        ending(played, play));
  }

  /** The position at the start, and that after each move. */
  private static List<Picture> pictures(
      BoardView view, Game game, MoveNotation notation, List<Turn> turns) {
    List<Play.WrittenMove> steps =
        turns.stream()
            .map(turn -> new Play.WrittenMove(Optional.of(turn.player()), turn.tags()))
            .toList();
    List<Picture> pictures = new ArrayList<>();
    List<List<State>> states = Play.along(Interpreter.of(game), notation, steps);
    for (int i = 0; i < states.size(); i++) {
      List<String> last = i == 0 ? List.of() : turns.get(i - 1).tags();
      pictures.add(view.picture(states.get(i).getFirst().values(), last));
    }
    return pictures;
  }

  private static SizedSvg sized(Picture picture, double cell, double width) {
    return SizedSvg.of(
        SvgBoard.text(picture, "board", SvgBoard.Theme.LIGHT, false), cell, width, Sheet.HEIGHT);
  }

  /** A few of them, evenly spaced, always including the last one. */
  private static List<Sheet.Position> positions(List<Picture> pictures, List<String> moves) {
    int last = pictures.size() - 1;
    return IntStream.rangeClosed(1, Math.min(SHOWN, last))
        .map(i -> i * last / Math.min(SHOWN, last))
        .mapToObj(
            i ->
                new Sheet.Position(
                    i + ". " + moves.get(i - 1), sized(pictures.get(i), Sheet.CELL, Sheet.SMALL)))
        .toList();
  }

  private String ending(PlayedGame game, PlayResult result) {
    String scores =
        IntStream.range(0, game.players().size())
            .mapToObj(i -> game.players().get(i) + " " + result.scores().get(i))
            .reduce((a, b) -> a + ", " + b)
            .orElse("");
    String end =
        result.fault().map(Object::toString).orElse(result.finished() ? scores : "broken off");
    return end + ". All were played by " + PLAYER + ", seed " + seed.value() + ".";
  }
}
