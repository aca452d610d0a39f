package org.regames.dap;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import org.regames.backend.debug.Debugger;
import org.regames.backend.debug.Listing;
import org.regames.backend.debug.NextStep;
import org.regames.backend.debug.Plays;
import org.regames.backend.debug.Row;
import org.regames.backend.debug.TagNames;
import org.regames.backend.interpreter.ImproprietyLog;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Point;
import org.regames.backend.interpreter.State;
import org.regames.draw.board.BoardView;
import org.regames.draw.board.TextBoard;
import org.regames.ir.Game;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Language;

/** A debugging session of a game. */
final class Session {
  private final Listing listing;
  private final boolean isWritten;
  private final BoardView boards;
  private final Debugger debugger;
  private final NavigableSet<Integer> breakable;
  private final NavigableSet<Integer> breakpoints = new TreeSet<>();

  /**
   * Starts a session.
   *
   * @throws IllegalArgumentException if moves are not legal in the game
   */
  Session(Launch launch, Game game) {
    Optional<Listing> written = launch.edges() ? Optional.empty() : Listing.asWritten(game);
    this.isWritten = written.isPresent();
    this.listing =
        written.orElseGet(
            () ->
                Listing.ofAutomaton(game, launch.program() + ".rg", Language.all(), new Budget()));
    this.boards = BoardView.of(listing.game());
    this.breakable = Debugger.breakable(listing.game());
    Interpreter interpreter = Interpreter.of(listing.game()).reportingTo(new ImproprietyLog());
    TagNames names = new TagNames(listing.game());
    List<List<String>> after = launch.after().stream().map(names::find).toList();
    State start =
        launch.begin() && after.isEmpty() ? interpreter.initial() : Plays.after(interpreter, after);
    this.debugger =
        new Debugger(interpreter, listing.game(), start, launch.move().map(names::find));
  }

  Listing listing() {
    return listing;
  }

  /** Whether the text is that of the file rather than of the automaton. */
  boolean isWritten() {
    return isWritten;
  }

  Debugger debugger() {
    return debugger;
  }

  NavigableSet<Integer> breakpoints() {
    return breakpoints;
  }

  NavigableSet<Integer> breakable() {
    return breakable;
  }

  /** Sets breakpoints: each on its line, or on the next line with a statement. */
  List<Optional<Integer>> breakAt(List<Integer> lines) {
    breakpoints.clear();
    List<Optional<Integer>> real = new ArrayList<>();
    for (int line : lines) {
      Optional<Integer> next = Optional.ofNullable(breakable.ceiling(line));
      next.ifPresent(breakpoints::add);
      real.add(next);
    }
    return real;
  }

  /** The scopes of variables at a point. */
  List<Row> scopes(Point at) {
    List<Row> move = new ArrayList<>();
    move.add(Row.leaf("player", at.move().player()));
    move.add(Row.leaf("tags", String.join(" ", at.tags())));
    move.add(Row.leaf("node", at.node()));
    List<Row> scopes = new ArrayList<>(List.of(Row.group("Move", move)));
    if (at == debugger.stop().at()) {
      scopes.add(Row.group("Choices", choices()));
    }
    List<String> board = boardLines(at);
    if (!board.isEmpty()) {
      List<Row> lines = new ArrayList<>();
      for (int line = 0; line < board.size(); line++) {
        lines.add(Row.leaf("row " + (line + 1), board.get(line)));
      }
      scopes.add(Row.group("Board", lines));
    }
    scopes.add(Row.group("Variables", Row.variables(listing.game(), at.values())));
    return scopes;
  }

  private List<Row> choices() {
    List<Row> rows = new ArrayList<>();
    for (NextStep choice : debugger.choices()) {
      rows.add(Row.leaf(String.valueOf(rows.size() + 1), label(choice)));
    }
    return rows;
  }

  static String label(NextStep choice) {
    return switch (choice.fate()) {
      case MOVE -> choice.label();
      case UNKNOWN -> choice.label() + "  (not known where it leads)";
      case NOTHING -> choice.label() + "  (leads to no move)";
      case FORBIDDEN -> choice.label() + "  (not true)";
    };
  }

  /** The boards as text. */
  List<String> boardLines(Point at) {
    return TextBoard.text(boards.picture(at.values(), at.tags())).lines().toList();
  }
}
