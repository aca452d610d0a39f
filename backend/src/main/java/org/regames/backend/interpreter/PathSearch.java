package org.regames.backend.interpreter;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.regames.backend.interpreter.search.Tags;
import org.regames.backend.interpreter.values.Semistate;
import org.regames.ir.Action;
import org.regames.ir.Edge;

/** Searches points on the paths of a move, depth first, each once; stays inside that move. */
final class PathSearch {
  private record Spot(int node, Semistate semistate, Tags tags, Point outer, int check) {
    static Spot of(Point at) {
      Point.Inside inside = at.inside();
      return new Spot(
          at.nodeNumber(),
          at.semistate(),
          at.tagList(),
          inside == null ? null : inside.outer(),
          inside == null ? -1 : inside.edge());
    }
  }

  private final Stepper stepper;
  private final BooleanSupplier isStopped;
  private final Set<Spot> seen = new HashSet<>();
  private final Deque<Iterator<Point>> open = new ArrayDeque<>();
  private long left;
  private Point furthest;
  private int length;

  PathSearch(Stepper stepper, long most, BooleanSupplier isStopped) {
    this.stepper = stepper;
    this.left = most;
    this.isStopped = isStopped;
  }

  /** The first goal on a path from a point, excluding the point itself. */
  Stepper.Found first(
      Point from, boolean withChecks, Predicate<Point> isPossible, Predicate<Point> goal) {
    furthest = from;
    open.push(following(from, withChecks).iterator());
    return run(from, withChecks, isPossible, goal);
  }

  /** The same, then those on the paths that branch off before the point, last first. */
  Stepper.Found after(Point from, Predicate<Point> goal) {
    furthest = from;
    List<List<Point>> rest = new ArrayList<>(List.of(following(from, true)));
    Point at = from;
    while (!at.beginsMove() && at.previous().isPresent()) {
      Point before = at.previous().get();
      List<Point> siblings = following(before, true);
      int taken = 0;
      while (taken < siblings.size() && !isSame(siblings.get(taken), at)) {
        taken++;
      }
      rest.add(siblings.subList(Math.min(taken + 1, siblings.size()), siblings.size()));
      at = before;
    }
    rest.reversed().forEach(points -> open.push(points.iterator()));
    return run(from, true, _ -> true, goal);
  }

  private static boolean isSame(Point one, Point other) {
    return one.edge().equals(other.edge())
        && one.check().equals(other.check())
        && one.semistate().equals(other.semistate());
  }

  private Stepper.Found run(
      Point from, boolean withChecks, Predicate<Point> isPossible, Predicate<Point> goal) {
    State move = from.move();
    while (!open.isEmpty()) {
      if (!open.peek().hasNext()) {
        open.pop();
        continue;
      }
      if (--left < 0 || isStopped.getAsBoolean()) {
        return new Stepper.Found(Optional.empty(), furthest, false);
      }
      Point at = open.peek().next();
      if (goal.test(at)) {
        return new Stepper.Found(Optional.of(at), at, true);
      }
      if (at.move() == move && isPossible.test(at) && seen.add(Spot.of(at))) {
        note(at);
        open.push(following(at, withChecks).iterator());
      }
    }
    return new Stepper.Found(Optional.empty(), furthest, true);
  }

  private void note(Point at) {
    int more = at.tags().size() - furthest.tags().size();
    if (more > 0 || more == 0 && open.size() >= length) {
      furthest = at;
      length = open.size();
    }
  }

  /** The points right after one; if a check comes first, the beginning of that. */
  private List<Point> following(Point at, boolean withChecks) {
    List<Point> points = new ArrayList<>();
    Set<String> checks = new HashSet<>();
    for (Stepper.Branch branch : stepper.branches(at)) {
      Edge edge = branch.edge();
      if (withChecks
          && edge.action() instanceof Action.Reachability(String start, String end, _)
          && checks.add(start + " " + end)) {
        stepper.enter(at, edge).ifPresent(points::add);
      }
      branch.next().ifPresent(points::add);
    }
    return points;
  }
}
