package org.regames.backend.interpreter;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.backend.interpreter.rules.ResolvedGame;
import org.regames.backend.interpreter.search.Tags;
import org.regames.backend.interpreter.values.Semistate;
import org.regames.ir.Edge;
import org.regames.ir.Value;

/**
 * Where a path through the rules is: at a node, with values, after some edges and their tags.
 * Immutable; a point has a reference to the one before it, so that a path can be followed back.
 * Points are equal only to themselves.
 */
public final class Point {
  private final ResolvedGame rules;
  private final State move;
  private final int node;
  private final Semistate semistate;
  private final Tags tags;
  private final Point previous;
  private final int edge;
  private final Inside inside;

  /**
   * Where a path is part of a check.
   *
   * @param outer the point where the check is made
   * @param edge the edge of the check
   * @param target the target node of the check; -1 if no edge touches it
   * @param useful the nodes from which the target can be reached
   */
  record Inside(Point outer, int edge, int target, BitSet useful) {}

  Point(
      ResolvedGame rules,
      State move,
      int node,
      Semistate semistate,
      Tags tags,
      Point previous,
      int edge,
      Inside inside) {
    this.rules = rules;
    this.move = move;
    this.node = node;
    this.semistate = semistate;
    this.tags = tags;
    this.previous = previous;
    this.edge = edge;
    this.inside = inside;
  }

  /** Another point of the same move, after an edge. */
  Point after(int taken, int to, Semistate now, Tags tagged) {
    return new Point(rules, move, to, now, tagged, this, taken, inside);
  }

  /** The beginning of the next move, after the edge that completes this one. */
  Point nextMove(int taken, int to, Semistate now) {
    return new Point(rules, move.after(tags, to, now), to, now, Tags.NONE, this, taken, null);
  }

  /** The beginning of a check that is made here. */
  Point into(int start, Inside check) {
    return new Point(rules, move, start, semistate, tags, this, -1, check);
  }

  int nodeNumber() {
    return node;
  }

  Semistate semistate() {
    return semistate;
  }

  Tags tagList() {
    return tags;
  }

  Inside inside() {
    return inside;
  }

  /** The state in which the present move began. */
  public State move() {
    return move;
  }

  /** The node. */
  public String node() {
    return rules.automaton().name(node);
  }

  /** The value of every variable by its name, in natural order of the names. */
  public Map<String, Value> values() {
    return new State(rules, node, semistate, null).values();
  }

  /** The tags of the present move so far. */
  public List<String> tags() {
    return tags.names(rules.symbols());
  }

  /** The point before, if there is one, also across the beginnings of moves. */
  public Optional<Point> previous() {
    return Optional.ofNullable(previous);
  }

  /** The edge from the point before to this one. */
  public Optional<Edge> edge() {
    return edge < 0 ? Optional.empty() : Optional.of(rules.automaton().edge(edge));
  }

  /** If the path is inside a check, the point where that is made. */
  public Optional<Point> outer() {
    return Optional.ofNullable(inside).map(Inside::outer);
  }

  /** The edge of the check that the path is inside. */
  public Optional<Edge> check() {
    return Optional.ofNullable(inside).map(in -> rules.automaton().edge(in.edge));
  }

  /** Whether the path inside a check has reached its target. */
  public boolean fulfilsCheck() {
    return inside != null && node == inside.target;
  }

  /** Whether no edge of the present move has been taken yet. */
  public boolean beginsMove() {
    return inside == null && (previous == null || previous.move != move);
  }

  /** Whether the play is over here. */
  public boolean isTerminal() {
    return inside == null && beginsMove() && rules.isEnd(node);
  }

  /** Who is making the present move, and where the path is. */
  @Override
  public String toString() {
    return move.player() + " at " + node();
  }
}
