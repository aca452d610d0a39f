package org.regames.backend.interpreter;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.regames.backend.interpreter.rules.Place;
import org.regames.backend.interpreter.rules.ResolvedAction;
import org.regames.backend.interpreter.rules.ResolvedGame;
import org.regames.backend.interpreter.search.Search;
import org.regames.backend.interpreter.values.Semistate;
import org.regames.backend.interpreter.values.SymbolSet;
import org.regames.ir.Edge;

/**
 * Searches the paths from a state that begin with some tags. What stops one of them explains why
 * the move is not legal; it explains it best where the path would become the move without it, which
 * is tried: a configuration that was searched once and led nowhere need not be searched again.
 */
final class Explainer {
  private static final int MOST_OBSTACLES = 20_000;

  /** Where a path is: what decides how it can go on. */
  private record Spot(int node, Semistate semistate, int matched) {}

  /** A path, by its last edge. */
  private record At(Spot place, int edge, At earlier, int length) {}

  private record Stopped(At at, int edge, int to) {}

  private final ResolvedGame rules;
  private final Watch watch;
  private final Search search;
  private final Set<Spot> seen = new HashSet<>();
  private final List<Stopped> stopped = new ArrayList<>();
  private final List<Set<String>> next = new ArrayList<>();
  private int[] wanted;
  private long left;
  private int furthest;

  Explainer(ResolvedGame rules, Watch watch, Search search, long most) {
    this.rules = rules;
    this.watch = watch;
    this.search = search;
    this.left = most;
  }

  Explanation explain(State state, List<String> tags) {
    watch.start(state);
    wanted = tags.stream().mapToInt(rules.symbols()::number).toArray();
    for (int i = 0; i <= wanted.length; i++) {
      next.add(new LinkedHashSet<>());
    }
    At start = new At(new Spot(state.nodeNumber(), state.semistate(), 0), -1, null, 0);
    At end = follow(start, true);
    if (end != null) {
      return new Explanation(path(end), List.of(), wanted.length, List.of(), left > 0);
    }
    List<Stopped> all = new ArrayList<>(stopped);
    all.sort(
        Comparator.comparing((Stopped one) -> -one.at.place.matched)
            .thenComparing(one -> -one.at.length));
    List<Explanation.Obstacle> decisive = new ArrayList<>();
    for (Stopped one : all) {
      Spot place = one.at.place;
      Spot beyond = new Spot(one.to, place.semistate, place.matched);
      boolean isEnd = rules.endsMove(one.edge) && place.matched == wanted.length;
      if (left > 0 && (isEnd || follow(new At(beyond, one.edge, one.at, 0), false) != null)) {
        decisive.add(obstacle(one, true));
      }
    }
    List<Explanation.Obstacle> obstacles = decisive;
    if (decisive.isEmpty()) {
      obstacles =
          all.stream()
              .filter(one -> one.at.place.matched == furthest)
              .map(one -> obstacle(one, false))
              .toList();
    }
    return new Explanation(
        List.of(), obstacles, furthest, List.copyOf(next.get(furthest)), left > 0);
  }

  private Explanation.Obstacle obstacle(Stopped one, boolean isDecisive) {
    Spot place = one.at.place;
    State state = new State(rules, place.node, place.semistate, null);
    return new Explanation.Obstacle(
        rules.automaton().edge(one.edge), state.values(), place.matched, isDecisive);
  }

  private List<Edge> path(At end) {
    List<Edge> path = new ArrayList<>();
    for (At at = end; at.earlier != null; at = at.earlier) {
      path.add(rules.automaton().edge(at.edge));
    }
    Collections.reverse(path);
    return path;
  }

  /**
   * Follows all paths from a place that have the tags.
   *
   * @param noting whether what stops them is noted
   * @return a path that is the move, or null
   */
  private At follow(At start, boolean noting) {
    if (!seen.add(start.place)) {
      return null;
    }
    List<Spot> tried = new ArrayList<>(List.of(start.place));
    ArrayDeque<At> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty() && left > 0) {
      At at = open.pop();
      int[] edges = rules.regions().whole().edges()[at.place.node];
      for (int branch = 0; branch < edges.length; branch++) {
        left--;
        int to = rules.regions().whole().ends()[at.place.node][branch];
        for (Spot place : after(at, edges[branch], to, noting)) {
          At more = new At(place, edges[branch], at, at.length + 1);
          if (rules.endsMove(edges[branch])) {
            if (place.matched == wanted.length) {
              // What leads to the move may lead there from elsewhere, too.
              tried.forEach(seen::remove);
              return more;
            }
          } else if (seen.add(place)) {
            tried.add(place);
            open.push(more);
          }
        }
      }
    }
    return null;
  }

  /** Where an edge leads: nowhere, to one place, or, where it assigns anything, to several. */
  private List<Spot> after(At at, int edge, int to, boolean noting) {
    Semistate semistate = at.place.semistate;
    int matched = at.place.matched;
    return switch (rules.step(edge)) {
      case ResolvedAction.Plain plain -> {
        Semistate changed = plain.apply(semistate, watch);
        if (changed == null) {
          stop(at, edge, to, noting);
          yield List.of();
        }
        yield List.of(new Spot(to, changed, matched));
      }
      case ResolvedAction.AssignAny(Place place, SymbolSet type) -> {
        List<Spot> places = new ArrayList<>();
        for (int symbol = 0; symbol < type.size(); symbol++) {
          places.add(new Spot(to, place.with(semistate, type.member(symbol), watch), matched));
        }
        yield places;
      }
      case ResolvedAction.Tag(int tag) -> tagged(semistate, matched, tag, to, noting);
      case ResolvedAction.VariableTag(int slot) ->
          tagged(semistate, matched, semistate.scalar(slot), to, noting);
      case ResolvedAction.Check check -> {
        if (!search.isLegal(check, semistate)) {
          stop(at, edge, to, noting);
          yield List.of();
        }
        yield List.of(new Spot(to, semistate, matched));
      }
    };
  }

  private void stop(At at, int edge, int to, boolean noting) {
    if (noting && stopped.size() < MOST_OBSTACLES) {
      stopped.add(new Stopped(at, edge, to));
      furthest = Math.max(furthest, at.place.matched);
    }
  }

  private List<Spot> tagged(Semistate semistate, int matched, int tag, int to, boolean noting) {
    if (noting) {
      furthest = Math.max(furthest, matched);
      next.get(matched).add(rules.symbols().name(tag));
    }
    return matched < wanted.length && wanted[matched] == tag
        ? List.of(new Spot(to, semistate, matched + 1))
        : List.of();
  }
}
