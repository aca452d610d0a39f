package org.regames.backend.interpreter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.regames.backend.interpreter.rules.AssignTarget;
import org.regames.backend.interpreter.rules.ResolvedAction;
import org.regames.backend.interpreter.rules.ResolvedGame;
import org.regames.backend.interpreter.search.Search;
import org.regames.backend.interpreter.search.Tags;
import org.regames.backend.interpreter.values.Semistate;
import org.regames.backend.interpreter.values.SymbolSet;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.analysis.Automaton;

/** Follows single paths through the rules, edge by edge. For one thread at a time. */
public final class Stepper {
  /**
   * One branch from a point.
   *
   * @param value what the edge assigns, if it assigns any value of a type
   * @param next where it leads; nothing if the edge is not legal
   */
  public record Branch(Edge edge, Optional<String> value, Optional<Point> next) {}

  /**
   * The result of a search.
   *
   * @param end the first goal, if one was found
   * @param furthest the point visited with the most tags, and of these the one on the longest path
   * @param isComplete whether all paths were searched as far as needed
   */
  public record Found(Optional<Point> end, Point furthest, boolean isComplete) {}

  private final ResolvedGame rules;
  private final Watch watch;
  private final Search search;

  Stepper(ResolvedGame rules, Watch watch, Search search) {
    this.rules = rules;
    this.watch = watch;
    this.search = search;
  }

  /** The beginning of the moves in a state. */
  public Point begin(State state) {
    return new Point(
        rules, state, state.nodeNumber(), state.semistate(), Tags.NONE, null, -1, null);
  }

  /**
   * All branches, in the order in which searches take them; none at the end of a play, or at the
   * target of the check that the path is inside.
   *
   * @throws org.regames.ir.diagnostic.DiagnosticException if a check exceeds the limits
   */
  public List<Branch> branches(Point at) {
    List<Branch> branches = new ArrayList<>();
    if (at.isTerminal() || at.fulfilsCheck()) {
      return branches;
    }
    watch.start(at.move());
    numbers(at).forEach(edge -> add(at, edge, branches));
    return branches;
  }

  /** The edges of the branches, whether they are legal or not. */
  public List<Edge> edges(Point at) {
    return at.isTerminal() || at.fulfilsCheck()
        ? List.of()
        : numbers(at).mapToObj(rules.automaton()::edge).toList();
  }

  private IntStream numbers(Point at) {
    Automaton automaton = rules.automaton();
    IntStream all = Arrays.stream(automaton.outgoing(at.nodeNumber()));
    return at.inside() == null
        ? all
        : all.filter(edge -> at.inside().useful().get(automaton.to(edge)));
  }

  private void add(Point at, int edge, List<Branch> branches) {
    Semistate semistate = at.semistate();
    Tags tags = at.tagList();
    switch (rules.step(edge)) {
      case ResolvedAction.Plain plain ->
          add(at, edge, null, plain.apply(semistate, watch), tags, branches);
      case ResolvedAction.AssignAny(AssignTarget place, SymbolSet type) -> {
        for (int number = 0; number < type.size(); number++) {
          int symbol = type.member(number);
          String name = rules.symbols().name(symbol);
          add(at, edge, name, place.with(semistate, symbol, watch), tags, branches);
        }
      }
      case ResolvedAction.Tag(int tag) -> add(at, edge, null, semistate, and(at, tag), branches);
      case ResolvedAction.VariableTag(int slot) ->
          add(at, edge, null, semistate, and(at, semistate.scalar(slot)), branches);
      case ResolvedAction.Check check -> {
        boolean isLegal = search.isLegal(check, semistate);
        add(at, edge, null, isLegal ? semistate : null, tags, branches);
      }
    }
  }

  private Tags and(Point at, int tag) {
    return at.inside() == null
        ? at.tagList().and(tag, at.semistate().map(rules.visible()))
        : at.tagList();
  }

  private void add(
      Point at, int edge, String value, Semistate now, Tags tags, List<Branch> branches) {
    int to = rules.automaton().to(edge);
    Optional<Point> next = Optional.empty();
    if (now != null) {
      Point after = at.after(edge, to, now, tags);
      boolean ends = at.inside() == null && rules.endsMove(edge);
      next = Optional.of(ends ? at.nextMove(edge, to, now) : after);
    }
    branches.add(new Branch(rules.automaton().edge(edge), Optional.ofNullable(value), next));
  }

  /**
   * The beginning of a check, whose path is followed from there.
   *
   * @param edge an edge from the node of the point
   * @return nothing if the edge is not a check, or no edge leaves the node where the check begins
   */
  public Optional<Point> enter(Point at, Edge edge) {
    if (!(edge.action() instanceof Action.Reachability(String from, String to, _))) {
      return Optional.empty();
    }
    Automaton automaton = rules.automaton();
    for (int number : automaton.outgoing(at.nodeNumber())) {
      if (automaton.edge(number).equals(edge)) {
        OptionalInt start = automaton.find(from);
        OptionalInt target = automaton.find(to);
        return start.isEmpty() || target.isEmpty()
            ? Optional.empty()
            : Optional.of(
                at.into(
                    start.getAsInt(),
                    new Point.Inside(
                        at, number, target.getAsInt(), automaton.leadingTo(target.getAsInt()))));
      }
    }
    throw new IllegalArgumentException(edge + " does not leave " + at.node());
  }

  /**
   * Searches a path that completes the move or, inside a check, reaches its target.
   *
   * @param wanted the tags of the move; nothing for any move
   * @param most how many points to visit
   */
  public Found complete(Point from, Optional<List<String>> wanted, long most) {
    Predicate<Point> isPossible =
        wanted.isEmpty() || from.inside() != null ? _ -> true : at -> agrees(at, wanted.get());
    return new PathSearch(this, most, () -> false)
        .first(
            from,
            false,
            isPossible,
            at ->
                from.inside() == null
                    ? at.move() != from.move()
                        && (wanted.isEmpty()
                            || at.previous().orElseThrow().tags().equals(wanted.get()))
                    : at.fulfilsCheck());
  }

  /**
   * The point on a path from another one at which an obstacle is met.
   *
   * @param most how many points to visit
   */
  public Optional<Point> find(Point from, Explanation.Obstacle obstacle, long most) {
    Predicate<Point> isThere =
        at ->
            at.node().equals(obstacle.edge().from())
                && at.tags().size() == obstacle.matched()
                && at.values().equals(obstacle.values());
    return isThere.test(from)
        ? Optional.of(from)
        : new PathSearch(this, most, () -> false).first(from, false, _ -> true, isThere).end();
  }

  private static boolean agrees(Point at, List<String> wanted) {
    List<String> tags = at.tags();
    return tags.size() <= wanted.size() && tags.equals(wanted.subList(0, tags.size()));
  }

  /**
   * Searches the points of the present move after a point, in the order of a search for all moves:
   * those on paths from it, then those on other paths from the points before it. Also enters
   * checks.
   *
   * @param most how many points to visit
   * @param isStopped whether to give up; called now and then
   */
  public Found next(Point from, Predicate<Point> goal, long most, BooleanSupplier isStopped) {
    return new PathSearch(this, most, isStopped).after(from, goal);
  }
}
