package org.regames.backend.interpreter;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.regames.backend.interpreter.rules.ResolvedGame;
import org.regames.backend.interpreter.search.Search;
import org.regames.backend.interpreter.search.Tags;
import org.regames.backend.interpreter.search.Trace;
import org.regames.backend.interpreter.values.Semistate;

/** The distinct moves of one state, and what is improper about them. */
final class Moves implements Search.Sink {
  /** Two conflicting moves, in the order in which they were found. */
  record Pair(Move first, Move second) {}

  private final ResolvedGame rules;
  private final State from;
  private final Map<Move, Move> distinct = new LinkedHashMap<>();
  private final Map<Tags, Move> firstByTags = new HashMap<>();
  private Pair ambiguous;
  private Pair uneven;

  Moves(ResolvedGame rules, State from) {
    this.rules = rules;
    this.from = from;
  }

  @Override
  public void found(int node, Semistate semistate, Tags tags, Trace trace) {
    Move move = new Move(rules, tags, from.after(tags, node, semistate));
    Move same = distinct.putIfAbsent(move, move);
    if (same != null) {
      if (uneven == null && !same.labels().sameVisibility(tags)) {
        uneven = new Pair(same, move);
      }
      return;
    }
    Move alike = firstByTags.putIfAbsent(tags, move);
    if (alike != null && ambiguous == null) {
      ambiguous = new Pair(alike, move);
    }
  }

  List<Move> list() {
    return new ArrayList<>(distinct.values());
  }

  int count() {
    return distinct.size();
  }

  /** The first two moves, if there are that many. */
  Pair firstTwo() {
    Iterator<Move> moves = distinct.keySet().iterator();
    return new Pair(moves.next(), moves.next());
  }

  /** The first two moves that have the same tags but lead to different states, or null. */
  Pair ambiguous() {
    return ambiguous;
  }

  /** The first two paths of one move whose tags have different visibility, or null. */
  Pair uneven() {
    return uneven;
  }
}
