package org.regames.cli.play;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.regames.backend.debug.MoveNotation;
import org.regames.backend.engine.PlayableGame;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.State;
import org.regames.backend.interpreter.Turn;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Table;
import org.regames.cli.console.Terminal;
import org.regames.draw.board.BoardView;
import org.regames.draw.board.TextBoard;
import org.regames.ir.Game;
import org.regames.ir.analysis.Typing;
import picocli.CommandLine.Option;

/**
 * The counts of sequences of moves, divided by their first move: if two programs differ in a count,
 * this leads step by step to the state in which they differ in a move.
 */
public final class Division {
  @Option(
      names = "--divide",
      description =
          "Show the state, and for each move how many sequences of that depth begin with it.")
  boolean wanted;

  @Option(
      names = "--after",
      paramLabel = "MOVES",
      description =
          "With --divide, the moves before, separated by slashes, or a record of a play, a file "
              + "whose name ends in .play (default: none).")
  private Optional<String> after = Optional.empty();

  @Option(
      names = "--state",
      description =
          "With --divide, add the values of all variables to the object of --json, which it "
              + "implies.")
  boolean withState;

  /**
   * What {@code --json} prints about a file.
   *
   * @param after the play before, without moves of the keeper
   * @param player who is to move, null if the play has ended
   * @param count the sum of the counts of all moves
   * @param state the values of all variables, maps key by key; null if not requested
   */
  record Divided(
      String file,
      String engine,
      int depth,
      List<Turn> after,
      String player,
      List<Share> moves,
      long count,
      Map<String, Object> state) {}

  /** A move and how many of the sequences begin with it. */
  record Share(List<String> tags, long count) {}

  /** The state to show, and how to count from there. */
  record Position(Game game, MoveNotation notation, Interpreter interpreter, State state) {
    /** The counts of each legal move, in the order in which moves are listed. */
    List<Share> counts(PlayableGame engine, int depth, LongConsumer progress) {
      return engine.divided(state.play(), depth, progress).stream()
          .map(each -> new Share(each.move().tags(), each.count()))
          .sorted(Comparator.comparing(Share::tags, Play.BY_TAGS))
          .toList();
    }

    private String table(Terminal terminal) {
      List<String> coloured = terminal.colourOut() ? interpreter.players() : List.of();
      return TextBoard.text(BoardView.of(game).picture(state.values(), List.of()), coloured);
    }

    private Map<String, Object> values() {
      return StateValues.of(state, Typing.of(game), game.variables());
    }

    private List<Turn> played() {
      return state.play().stream().filter(turn -> !Play.isKeepers(turn)).toList();
    }
  }

  /**
   * Checks that the options are compatible.
   *
   * @throws Failure if they are not
   */
  void check() {
    if (!wanted && (after.isPresent() || withState)) {
      throw Failure.misused((withState ? "--state" : "--after") + " goes with --divide");
    }
  }

  /**
   * The state after the moves, in a game with all built-ins.
   *
   * @throws Failure if a move is not legal
   */
  Position position(Game game, Findings findings, Terminal terminal) {
    List<Play.WrittenMove> steps =
        after.map(text -> PlayRecord.steps(text, terminal)).orElse(List.of());
    Interpreter interpreter = Interpreter.of(game);
    MoveNotation notation = new MoveNotation(game);
    List<State> states = Play.follow(interpreter, notation, steps);
    if (states.size() > 1) {
      findings.warning("the play leads to " + states.size() + " states; the first is shown");
    }
    return new Position(game, notation, interpreter, states.getFirst());
  }

  /** The data to print. */
  Divided divided(String file, String engine, int depth, Position position, List<Share> shares) {
    State state = position.state;
    return new Divided(
        file,
        engine,
        depth,
        position.played(),
        state.isTerminal() ? null : state.player(),
        shares,
        shares.stream().mapToLong(Share::count).sum(),
        withState ? position.values() : null);
  }

  /** Prints the state as tables, and a line for each move. */
  void print(Divided divided, Position position, Terminal terminal) {
    terminal.out().print(position.table(terminal));
    if (divided.player == null) {
      terminal.out().println("the play has ended");
      return;
    }
    String moves = Findings.count(divided.moves.size(), "move");
    terminal.out().println(divided.player + " to move, " + moves + ", depth " + divided.depth);
    Table table = new Table("move", "count");
    for (Share share : divided.moves) {
      table.add(Play.text(position.notation, divided.player, share.tags), share.count);
    }
    table.add("all", divided.count);
    table.print(terminal.out());
  }
}
