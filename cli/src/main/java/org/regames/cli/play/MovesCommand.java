package org.regames.cli.play;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.regames.backend.debug.MoveNotation;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.backend.interpreter.Turn;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Json;
import org.regames.cli.console.Table;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.GameFiles;
import org.regames.cli.games.GameOptions;
import org.regames.cli.games.PassOptions;
import org.regames.cli.games.ViewFiles;
import org.regames.draw.board.BoardView;
import org.regames.draw.board.Picture;
import org.regames.draw.board.TextBoard;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.analysis.Typing;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code regames moves}: the legal moves after a play. */
@Command(
    name = "moves",
    header = MovesCommand.SUMMARY,
    description =
        "Shows the position, as `draw` does, and lists the moves. Keeper moves are played "
            + "automatically. If another player sees less of a move, its line says what.",
    footer = {
      "",
      "Moves are written as they are listed: tags separated by blanks, with or without the player "
          + "in front (white: a2 a3); a move without tags is just its player (white:) or nothing. "
          + "Moves of keeper are skipped. Where a game is not proper and moves may lead to "
          + "several states, all that can be done in any of them is listed.",
      "",
      "Example: regames moves games/hrg/tictactoe.hrg --after 'x: 2,2 / o: 1,1'"
    })
public final class MovesCommand implements Callable<Integer> {
  public static final String SUMMARY = "List the legal moves at the start or after some moves.";

  /**
   * What {@code --json} prints: the moves or, if the play has ended, the scores.
   *
   * @param state the values of all variables, maps key by key; null if not requested
   */
  record Listing(
      String file,
      List<Turn> after,
      String player,
      boolean ended,
      List<Listed> moves,
      Map<String, String> scores,
      Map<String, Object> state) {}

  /** A move, and what those players see who do not see all of it. */
  record Listed(List<String> tags, Map<String, List<String>> seenBy) {}

  private final Terminal terminal;

  @Mixin private GameFiles files;

  @Option(
      names = "--state",
      description = "Add the values of all variables to the object of --json, which it implies.")
  private boolean withState;

  @Mixin private After after;
  @Mixin private GameOptions games;
  @Mixin private PassOptions passes;
  @Mixin private Json json;

  public MovesCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    passes.check();
    json.wanted |= withState;
    List<Play.WrittenMove> steps = after.steps(games, terminal);
    boolean several = files.all(games).size() > 1;
    return files.forEach(
        games,
        terminal,
        json,
        (file, shown) -> {
          if (several && !json.wanted) {
            shown.out().println(file + ":");
          }
          list(file, steps, shown);
        });
  }

  private void list(String file, List<Play.WrittenMove> steps, Terminal terminal) {
    Game read = games.load(file, terminal);
    Game game = Builtins.complete(passes.transform(after.begin(read, terminal)));
    Interpreter interpreter = Interpreter.of(game);
    MoveNotation notation = new MoveNotation(game);
    BoardView view = BoardView.of(game, ViewFiles.beside(file, read, terminal));
    List<String> coloured = terminal.colourOut() ? interpreter.players() : List.of();
    Typing typing = Typing.of(game);
    Map<Listing, State> listings = new LinkedHashMap<>();
    boolean proper;
    try {
      for (State state : Play.follow(interpreter, notation, steps)) {
        Map<String, Object> values =
            withState ? StateValues.of(state, typing, game.variables()) : null;
        listings.putIfAbsent(listing(file, interpreter, state, values), state);
      }
    } finally {
      // If the play stopped early, the reason is among these.
      proper = new Findings(terminal).printImproprieties(interpreter.findings().list());
    }
    if (listings.size() > 1) {
      new Findings(terminal)
          .warning(
              "the play leads to states of "
                  + listings.size()
                  + " kinds, one after the other below");
    }
    listings.forEach(
        (listing, state) -> {
          if (json.wanted) {
            terminal.out().println(Json.line(listing));
          } else {
            Picture picture =
                view.withDice(
                    view.picture(state.values(), List.of()), Play.lastChance(state.play()));
            terminal.out().print(TextBoard.text(picture, coloured));
            print(listing, notation, terminal);
          }
        });
    if (!proper) {
      throw Failure.reported();
    }
  }

  private Listing listing(
      String file, Interpreter interpreter, State state, Map<String, Object> values) {
    List<Turn> played = state.play().stream().filter(turn -> !Play.isKeepers(turn)).toList();
    if (state.isTerminal()) {
      return new Listing(file, played, null, true, List.of(), state.scores(), values);
    }
    List<Listed> moves =
        interpreter.moves(state).stream()
            .sorted(Comparator.comparing(Move::tags, Play.BY_TAGS))
            .map(move -> listed(interpreter, state.player(), move))
            .toList();
    return new Listing(file, played, state.player(), false, moves, null, values);
  }

  private static Listed listed(Interpreter interpreter, String mover, Move move) {
    Map<String, List<String>> seenBy = new LinkedHashMap<>();
    for (String player : interpreter.players()) {
      List<String> seen = move.seenBy(player);
      if (!player.equals(mover) && !seen.equals(move.tags())) {
        seenBy.put(player, seen);
      }
    }
    return new Listed(move.tags(), seenBy);
  }

  private static void print(Listing listing, MoveNotation notation, Terminal terminal) {
    if (listing.ended) {
      terminal.out().println("the play has ended");
      Table table = new Table("player", "score");
      listing.scores.forEach(table::add);
      table.print(terminal.out());
      return;
    }
    String count = Findings.count(listing.moves.size(), "move");
    terminal.out().println(listing.player + " to move, " + count);
    for (Listed move : listing.moves) {
      StringBuilder line = new StringBuilder(Play.text(notation, listing.player, move.tags));
      move.seenBy.forEach(
          (player, seen) ->
              line.append("   (")
                  .append(player)
                  .append(" sees: ")
                  .append(shown(notation, seen))
                  .append(')'));
      terminal.out().println(line);
    }
  }

  private static String shown(MoveNotation notation, List<String> seen) {
    return seen.isEmpty() ? "nothing" : notation.said(seen);
  }
}
