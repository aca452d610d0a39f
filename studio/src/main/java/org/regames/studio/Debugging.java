package org.regames.studio;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import org.regames.backend.debug.Debugger;
import org.regames.backend.debug.Frame;
import org.regames.backend.debug.Listing;
import org.regames.backend.debug.MoveNotation;
import org.regames.backend.debug.Plays;
import org.regames.backend.debug.Reasons;
import org.regames.backend.debug.Row;
import org.regames.backend.debug.Stop;
import org.regames.backend.debug.TagNames;
import org.regames.backend.interpreter.Explanation;
import org.regames.backend.interpreter.ImproprietyLog;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.Point;
import org.regames.backend.interpreter.State;
import org.regames.draw.board.BoardView;
import org.regames.draw.board.SvgBoard;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Origin;

/** Debugs moves for one page: explains why a move is not legal, and steps through the rules. */
final class Debugging {
  private static final long MOST_WORK = 2_000_000;
  private static final int MOST_NEXT = 40;
  private static final int MOST_ROWS = 3_000;

  /** A debugging session. */
  private record Session(Debugger debugger, Listing listing, boolean isWritten, BoardView boards) {}

  private final Shelf shelf;
  private final Views views;
  private Optional<Session> session = Optional.empty();

  Debugging(Shelf shelf, Views views) {
    this.shelf = shelf;
    this.views = views;
  }

  Told.Why why(Asked.Doubt asked, Jobs.Ticket ticket) {
    Game game = shelf.game(asked.game(), ticket);
    Interpreter interpreter = Interpreter.of(game).reportingTo(new ImproprietyLog());
    State state = after(interpreter, asked.moves());
    List<List<String>> legal = interpreter.moves(state).stream().map(Move::tags).toList();
    BoardView boards = views.of(asked.game(), ticket).boards();
    MoveNotation notation = shelf.notation(asked.game(), ticket);
    List<String> tags =
        legal(notation, legal, asked.words())
            .orElseGet(() -> tags(game, notation, boards, asked.words(), legal));
    Explanation why = interpreter.explain(state, tags, MOST_WORK);
    Reasons reasons = new Reasons(why, game);
    List<Told.Obstacle> obstacles =
        reasons.obstacles().stream()
            .map(
                one ->
                    new Told.Obstacle(
                        one.isDecisive(),
                        one.matched(),
                        line(one.line()),
                        one.condition(),
                        one.values()))
            .toList();
    return new Told.Why(
        tags,
        state.player(),
        why.isLegal(),
        why.complete(),
        reasons.way().stream().map(Debugging::line).toList(),
        obstacles,
        why.reached(),
        why.possible().stream().limit(MOST_NEXT).toList(),
        notation.nearest(legal, tags).orElse(List.of()));
  }

  /** The legal move that words stand for. */
  private static Optional<List<String>> legal(
      MoveNotation notation, List<List<String>> legal, List<String> words) {
    try {
      return notation.find(legal, String.join(" ", words));
    } catch (IllegalArgumentException several) {
      throw new Refusal(several.getMessage());
    }
  }

  private static Told.Line line(Reasons.Line line) {
    Origin origin = line.origin();
    return origin.isKnown()
        ? new Told.Line(origin.line(), origin.column(), line.text())
        : new Told.Line(0, 0, line.text());
  }

  private static State after(Interpreter interpreter, List<List<String>> moves) {
    try {
      return Plays.after(interpreter, moves);
    } catch (IllegalArgumentException illegal) {
      throw new Refusal(illegal.getMessage());
    }
  }

  /** The tags that words stand for; a cell stands for the first tag that names only that. */
  private static List<String> tags(
      Game game,
      MoveNotation notation,
      BoardView boards,
      List<String> words,
      List<List<String>> legal) {
    TagNames names = new TagNames(game);
    List<String> tags = new ArrayList<>();
    for (String word : words) {
      try {
        tags.addAll(names.find(word));
      } catch (IllegalArgumentException unknown) {
        tags.add(
            names.all().stream()
                .filter(tag -> names(boards, tag, word))
                .findFirst()
                .orElseThrow(
                    () -> new Refusal(unknown.getMessage() + near(notation, legal, words))));
      }
    }
    return tags;
  }

  private static String near(MoveNotation notation, List<List<String>> legal, List<String> words) {
    return notation
        .nearest(legal, words)
        .map(move -> "; the nearest legal move is " + notation.said(move))
        .orElse("");
  }

  private static boolean names(BoardView boards, String tag, String cell) {
    for (int board = 0; board < boards.boards().size(); board++) {
      if (boards.cells(board, tag).equals(List.of(cell))) {
        return true;
      }
    }
    return false;
  }

  synchronized Told.Debug begin(Asked.Debugged asked, Jobs.Ticket ticket) {
    Game game = shelf.game(asked.game(), ticket);
    Optional<Listing> written = asked.automaton() ? Optional.empty() : Listing.asWritten(game);
    Listing listing =
        written.orElseGet(
            () ->
                Listing.ofAutomaton(
                    game, asked.game().file() + ".rg", shelf.languages(), shelf.budget(ticket)));
    Interpreter interpreter = Interpreter.of(listing.game()).reportingTo(new ImproprietyLog());
    BoardView boards = views.of(asked.game(), ticket).boards();
    Optional<List<String>> wanted =
        asked.words().isEmpty()
            ? Optional.empty()
            : Optional.of(
                tags(game, shelf.notation(asked.game(), ticket), boards, asked.words(), List.of()));
    Debugger debugger =
        new Debugger(interpreter, listing.game(), after(interpreter, asked.moves()), wanted);
    Session begun = new Session(debugger, listing, written.isPresent(), boards);
    session = Optional.of(begun);
    return told(begun);
  }

  synchronized Told.Debug step(Asked.DebugStep asked, Jobs.Ticket ticket) {
    Session present =
        session.orElseThrow(() -> new Refusal("nothing is being debugged; start again"));
    Debugger debugger = present.debugger;
    NavigableSet<Integer> lines = breakpoints(present.listing, asked.breakpoints());
    switch (asked.kind()) {
      case "next" -> debugger.next(Debugger.Grain.STATEMENT);
      case "into" -> debugger.into(Debugger.Grain.STATEMENT);
      case "out" -> debugger.out();
      case "back" -> debugger.back(Debugger.Grain.STATEMENT);
      case "run" -> debugger.run(lines, ticket::isOver);
      case "runBack" -> debugger.runBack(lines);
      case "choose" -> choose(debugger, asked.choice());
      case null, default -> throw new Refusal("there is no step " + asked.kind());
    }
    return told(present);
  }

  private static void choose(Debugger debugger, int choice) {
    if (choice < 0 || choice >= debugger.choices().size()) {
      throw new Refusal("there is no choice " + (choice + 1) + " here");
    }
    debugger.choose(choice, Debugger.Grain.STATEMENT);
  }

  /** The breakpoints, each moved to the next line with a statement. */
  private static NavigableSet<Integer> breakpoints(Listing listing, List<Integer> lines) {
    NavigableSet<Integer> breakable = Debugger.breakable(listing.game());
    NavigableSet<Integer> real = new TreeSet<>();
    for (int line : lines) {
      Optional.ofNullable(breakable.ceiling(line)).ifPresent(real::add);
    }
    return real;
  }

  private static Told.Debug told(Session session) {
    Stop stop = session.debugger.stop();
    Point at = stop.at();
    List<String> tags = at.tags();
    List<Told.MoveFate> choices =
        session.debugger.choices().stream()
            .map(
                choice ->
                    new Told.MoveFate(
                        choice.label(),
                        choice.value().orElse(""),
                        choice.fate().name().toLowerCase(Locale.ROOT)))
            .toList();
    Rows rows = new Rows();
    return new Told.Debug(
        stop.reason().name().toLowerCase(Locale.ROOT),
        stop.message(),
        at.move().player(),
        tags,
        session.debugger.frames().stream().map(Debugging::frame).toList(),
        choices,
        SvgBoard.text(session.boards.picture(at.values(), tags), "Position"),
        rows.told(Row.variables(session.listing.game(), at.values())),
        session.isWritten ? null : session.listing.source().text());
  }

  private static Told.Frame frame(Frame frame) {
    Origin at = frame.origin();
    return at.isKnown()
        ? new Told.Frame(
            frame.name(),
            at.line(),
            at.column(),
            at.source().line(at.end()),
            at.source().column(at.end()))
        : new Told.Frame(frame.name(), 0, 0, 0, 0);
  }

  /** Rows to send, up to a number that pages can show. */
  private static final class Rows {
    private int left = MOST_ROWS;

    List<Told.Row> told(List<Row> rows) {
      List<Told.Row> told = new ArrayList<>();
      for (Row row : rows) {
        if (--left >= 0) {
          told.add(new Told.Row(row.name(), row.value(), told(row.rows().get())));
        }
      }
      return told;
    }
  }
}
