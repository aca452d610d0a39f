package org.regames.backend.debug;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.regames.backend.interpreter.Explanation;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Point;
import org.regames.backend.interpreter.State;
import org.regames.backend.interpreter.Stepper;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Origin;

/**
 * Steps through the rules along a play statement by statement, forward and back. Rules say what is
 * possible, so there may be several next steps; the user chooses, or the first one that leads to a
 * legal move is taken. For one thread at a time.
 */
public final class Debugger {
  private static final long MOST_OF_A_CHOICE = 30_000;
  private static final long MOST_OF_A_RUN = 3_000_000;
  private static final int MOST_KEEPER_MOVES = 1_000;
  private static final int MOST_EDGES = 100_000;

  /** How far a step goes. */
  public enum Grain {
    /** To another statement. */
    STATEMENT,
    /** To another line. */
    LINE,
    /** Over one edge. */
    EDGE
  }

  private final Stepper stepper;
  private final Lines lines;
  private final WrittenNames names;
  private final MoveNotation notation;
  private final State start;
  private Optional<List<String>> wanted;
  private final Optional<Explanation.Obstacle> forbidding;
  private Stop stop;
  private List<NextStep> choices;
  private Point chosenAt;

  /**
   * @param game what the interpreter plays
   * @param start where to begin
   * @param wanted the tags of the first move, if known: steps then follow a path to it or, if it is
   *     not legal, as far towards it as possible
   */
  public Debugger(Interpreter interpreter, Game game, State start, Optional<List<String>> wanted) {
    this.stepper = interpreter.stepper();
    this.names = new WrittenNames(game);
    this.lines = new Lines(stepper, names);
    this.notation = new MoveNotation(game);
    this.start = start;
    this.wanted = wanted;
    this.forbidding =
        wanted.flatMap(
            tags ->
                interpreter.explain(start, tags, MOST_OF_A_RUN).obstacles().stream().findFirst());
    this.stop = arrival(stepper.begin(start), Stop.Reason.BEGIN);
  }

  /** The lines on which breakpoints can be, from 1. */
  public static NavigableSet<Integer> breakable(Game game) {
    return Lines.of(game);
  }

  /** Where the debugger is. */
  public Stop stop() {
    return stop;
  }

  /** The stack, innermost first: checks, and the move. */
  public List<Frame> frames() {
    List<Frame> frames = new ArrayList<>();
    Point at = stop.at();
    Origin origin = lines.statement(at);
    while (at.outer().isPresent()) {
      frames.add(new Frame("check: " + names.node(at.node()), at, origin));
      Point outer = at.outer().get();
      origin = at.check().map(Edge::origin).orElse(lines.statement(outer));
      at = outer;
    }
    frames.add(new Frame(at.move().player() + ": " + names.node(at.node()), at, origin));
    return frames;
  }

  /** All possible next steps. */
  public List<NextStep> choices() {
    return choices(stop.at());
  }

  private List<NextStep> choices(Point at) {
    if (chosenAt != at) {
      choices = findChoices(at);
      chosenAt = at;
    }
    return choices;
  }

  private List<NextStep> findChoices(Point at) {
    List<Stepper.Branch> branches = stepper.branches(at);
    List<String> labels = branches.stream().map(lines::label).toList();
    List<NextStep> found = new ArrayList<>();
    for (int i = 0; i < branches.size(); i++) {
      Stepper.Branch branch = branches.get(i);
      String label = labels.get(i);
      boolean isDouble = labels.indexOf(label) != labels.lastIndexOf(label);
      String action = names.in(branch.edge().action().toString());
      found.add(
          new NextStep(
              branch.edge(),
              isDouble && !action.isEmpty() ? label + " · " + action : label,
              branch.value(),
              fate(at, branch),
              branch.next()));
    }
    return List.copyOf(found);
  }

  private NextStep.Fate fate(Point at, Stepper.Branch branch) {
    if (branch.next().isEmpty()) {
      return NextStep.Fate.FORBIDDEN;
    }
    Point next = branch.next().get();
    if (next.fulfilsCheck() || isComplete(at, next)) {
      return NextStep.Fate.MOVE;
    }
    if (next.move() != at.move()) {
      return NextStep.Fate.NOTHING;
    }
    Stepper.Found found = stepper.complete(next, wanted(at), MOST_OF_A_CHOICE);
    return found.end().isPresent()
        ? NextStep.Fate.MOVE
        : found.isComplete() ? NextStep.Fate.NOTHING : NextStep.Fate.UNKNOWN;
  }

  /** Whether the move is complete at the second point and is the wanted one. */
  private boolean isComplete(Point at, Point next) {
    return next.move() != at.move() && wanted(at).map(tags -> tags.equals(at.tags())).orElse(true);
  }

  private Optional<List<String>> wanted(Point at) {
    return at.move() == start ? wanted : Optional.empty();
  }

  /** Whether somebody has to choose. */
  private boolean isChoice(Point at) {
    if (stepper.branches(at).stream().filter(branch -> branch.next().isPresent()).count() < 2) {
      return false;
    }
    long live = choices(at).stream().filter(NextStep::isLive).count();
    return live != 1;
  }

  /** Goes on to the next statement, over checks, along the first path to a legal move. */
  public Stop next(Grain grain) {
    Point at = stop.at();
    if (at.isTerminal()) {
      return to(at, Stop.Reason.OVER);
    }
    if (at.fulfilsCheck()) {
      return out();
    }
    Optional<Point> first = usual(at);
    return first.isEmpty() ? to(at, Stop.Reason.BLOCKED) : follow(first.get(), at, grain);
  }

  /**
   * Takes one of {@link #choices()}, and goes on to the next statement. A choice that does not lead
   * to the wanted move abandons that move.
   */
  public Stop choose(int number, Grain grain) {
    NextStep choice = choices().get(number);
    Point at = stop.at();
    if (choice.next().isEmpty()) {
      stop = new Stop(at, Stop.Reason.BLOCKED, "this is not true: " + condition(choice.edge()));
      return stop;
    }
    if (!choice.isLive() && at.move() == start) {
      wanted = Optional.empty();
    }
    return follow(choice.next().get(), at, grain);
  }

  /** Goes on from a point on the chosen path until there is something to see. */
  private Stop follow(Point first, Point from, Grain grain) {
    Origin old = lines.statement(from);
    boolean isElsewhere = false;
    Point at = first;
    for (int edges = 0; edges < MOST_EDGES; edges++) {
      if (at.isTerminal()) {
        return to(at, Stop.Reason.OVER);
      }
      if (at.beginsMove()) {
        return to(at, Stop.Reason.MOVE);
      }
      if (at.fulfilsCheck() || grain == Grain.EDGE) {
        return to(at, Stop.Reason.STEP);
      }
      isElsewhere |= isOther(old, lines.statement(at), grain);
      boolean isChoice = isChoice(at);
      if (isChoice || isElsewhere && !lines.isSilent(at)) {
        return to(at, isChoice ? Stop.Reason.CHOICE : Stop.Reason.STEP);
      }
      Optional<Point> next = usual(at);
      if (next.isEmpty()) {
        return to(at, Stop.Reason.BLOCKED);
      }
      at = next.get();
    }
    return to(at, Stop.Reason.GIVEN_UP);
  }

  private static boolean isOther(Origin old, Origin now, Grain grain) {
    return old.source() != now.source()
        || (grain == Grain.LINE ? old.line() != now.line() : old.start() != now.start());
  }

  /** The step that is taken by default. */
  private Optional<Point> usual(Point at) {
    List<Point> possible =
        stepper.branches(at).stream().flatMap(branch -> branch.next().stream()).toList();
    if (possible.size() < 2) {
      return possible.stream().findFirst();
    }
    return choices(at).stream()
        .filter(NextStep::isLive)
        .findFirst()
        .flatMap(NextStep::next)
        .or(() -> Optional.of(deadEnd(at, possible)));
  }

  /** If no path leads to the move, a step towards what forbids it, or else one that gets far. */
  private Point deadEnd(Point at, List<Point> possible) {
    Optional<Point> obstacle =
        at.move() == start
            ? forbidding.flatMap(one -> stepper.find(at, one, MOST_OF_A_CHOICE))
            : Optional.empty();
    Point end =
        obstacle.orElseGet(() -> stepper.complete(at, wanted(at), MOST_OF_A_CHOICE).furthest());
    while (end != at && end.previous().isPresent() && end.previous().get() != at) {
      end = end.previous().get();
    }
    return end == at ? possible.getFirst() : end;
  }

  /** Like {@link #next}, but steps into a check at the present point. */
  public Stop into(Grain grain) {
    Point at = stop.at();
    for (Edge edge : stepper.edges(at)) {
      Optional<Point> inside = stepper.enter(at, edge);
      if (inside.isPresent()) {
        Point first = inside.get();
        boolean isSilent = lines.isSilent(first) && grain != Grain.EDGE;
        return isSilent ? follow(first, at, grain) : to(first, Stop.Reason.STEP);
      }
    }
    return next(grain);
  }

  /** Leaves a check; outside of checks completes the move. */
  public Stop out() {
    Point at = stop.at();
    if (at.outer().isPresent()) {
      Point outer = at.outer().get();
      Optional<Point> beyond =
          stepper.branches(outer).stream().flatMap(branch -> branch.next().stream()).findFirst();
      return beyond.isEmpty()
          ? to(outer, Stop.Reason.BLOCKED)
          : follow(usual(outer).orElseThrow(), outer, Grain.STATEMENT);
    }
    if (at.isTerminal()) {
      return to(at, Stop.Reason.OVER);
    }
    return complete(at, MOST_OF_A_RUN);
  }

  private Stop complete(Point at, long most) {
    Stepper.Found found = stepper.complete(at, wanted(at), most);
    if (found.end().isPresent()) {
      Point end = found.end().get();
      return to(end, end.isTerminal() ? Stop.Reason.OVER : Stop.Reason.MOVE);
    }
    if (!found.isComplete()) {
      return to(at, Stop.Reason.GIVEN_UP);
    }
    stop = new Stop(at, Stop.Reason.BLOCKED, "no path from here is a legal move; step back");
    return stop;
  }

  /** Goes back to the statement before. */
  public Stop back(Grain grain) {
    Point at = stop.at();
    if (at.previous().isEmpty()) {
      return to(at, Stop.Reason.BEGIN);
    }
    Origin old = at.beginsMove() ? Origin.UNKNOWN : lines.statement(at);
    Point found = at.previous().get();
    boolean isElsewhere = isOther(old, lines.statement(found), grain);
    while (grain != Grain.EDGE
        && found.previous().isPresent()
        && (lines.isSilent(found) || !isElsewhere && !isFork(found))) {
      found = found.previous().get();
      isElsewhere |= isOther(old, lines.statement(found), grain);
    }
    return to(found, found.previous().isEmpty() ? Stop.Reason.BEGIN : Stop.Reason.STEP);
  }

  private boolean isFork(Point at) {
    return stepper.branches(at).stream().filter(branch -> branch.next().isPresent()).count() > 1;
  }

  /**
   * Goes on to the next point on a line with a breakpoint, on any path of the present move; if
   * there is none, makes the move and those of the keeper after it.
   *
   * @param isStopped whether to give up; called now and then
   */
  public Stop run(NavigableSet<Integer> breakpoints, BooleanSupplier isStopped) {
    String news = "";
    for (int moves = 0; moves < MOST_KEEPER_MOVES; moves++) {
      Point at = stop.at();
      if (at.isTerminal()) {
        return to(at, Stop.Reason.OVER);
      }
      if (!breakpoints.isEmpty()) {
        Stepper.Found found =
            stepper.next(at, point -> isHit(point, breakpoints), MOST_OF_A_RUN, isStopped);
        if (found.end().isPresent()) {
          return to(found.end().get(), Stop.Reason.BREAKPOINT);
        }
        if (!found.isComplete()) {
          return to(at, Stop.Reason.GIVEN_UP);
        }
      }
      Point outside = at;
      while (outside.outer().isPresent()) {
        outside = outside.outer().get();
      }
      Stop done = complete(outside, MOST_OF_A_RUN);
      if (done.reason() != Stop.Reason.MOVE) {
        return done;
      }
      news = news.isEmpty() || !at.move().isKeepersTurn() ? moved(done.at()) : news;
      if (lines.isOn(done.at(), breakpoints)) {
        return to(done.at(), Stop.Reason.BREAKPOINT);
      }
      if (!done.at().move().isKeepersTurn()) {
        stop = new Stop(done.at(), Stop.Reason.MOVE, news + "; " + next(done.at()));
        return stop;
      }
    }
    return to(stop.at(), Stop.Reason.GIVEN_UP);
  }

  /** Goes back to the last point on a line with a breakpoint, or to the very first point. */
  public Stop runBack(NavigableSet<Integer> breakpoints) {
    Point at = stop.at();
    while (at.previous().isPresent()) {
      at = at.previous().get();
      if (isHit(at, breakpoints)) {
        return to(at, Stop.Reason.BREAKPOINT);
      }
    }
    return to(at, Stop.Reason.BEGIN);
  }

  /** Whether a path enters a line with a breakpoint here. */
  private boolean isHit(Point at, NavigableSet<Integer> breakpoints) {
    return lines.isOn(at, breakpoints)
        && (at.beginsMove()
            || at.previous()
                .map(before -> isOther(lines.statement(before), lines.statement(at), Grain.LINE))
                .orElse(true));
  }

  private Stop to(Point at, Stop.Reason reason) {
    stop = arrival(at, reason);
    return stop;
  }

  private Stop arrival(Point at, Stop.Reason reason) {
    return new Stop(at, at.isTerminal() ? Stop.Reason.OVER : reason, message(at, reason));
  }

  private String message(Point at, Stop.Reason reason) {
    if (at.isTerminal()) {
      return "the play is over: "
          + at.move().scores().entrySet().stream()
              .map(score -> score.getKey() + " has " + score.getValue())
              .collect(Collectors.joining(", "));
    }
    return switch (reason) {
      case BEGIN -> next(at);
      case MOVE -> moved(at) + "; " + next(at);
      case CHOICE -> "there are several ways to continue";
      case BLOCKED ->
          "nothing can follow; not true: "
              + stepper.edges(at).stream()
                  .map(this::condition)
                  .distinct()
                  .collect(Collectors.joining("; "));
      case GIVEN_UP -> "stopped without an end in sight";
      case STEP -> at.fulfilsCheck() ? "the check has found what it looks for" : "";
      case BREAKPOINT, OVER -> "";
    };
  }

  private String moved(Point at) {
    Point before = at.previous().orElseThrow();
    return before.move().player()
        + " has moved: "
        + (before.tags().isEmpty() ? "no tags" : notation.said(before.tags()));
  }

  private static String next(Point at) {
    return at.move().player() + " is to move";
  }

  private String condition(Edge edge) {
    Origin origin = edge.origin();
    return edge.action() instanceof Action.Reachability && origin.isKnown()
        ? origin.text().strip()
        : names.in(edge.action().toString());
  }
}
