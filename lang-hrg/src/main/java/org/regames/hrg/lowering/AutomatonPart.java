package org.regames.hrg.lowering;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The part of an automaton that one walk may go through: the play, or one check. Each has its own
 * copy of a reusable graph, so that no edges lead from a check into the play or another check by
 * way of one.
 */
final class AutomatonPart {
  private final String prefix;
  private final Optional<String> endTo;
  private final Map<String, Instance> reusables = new HashMap<>();

  private AutomatonPart(String prefix, Optional<String> endTo) {
    this.prefix = prefix;
    this.endTo = endTo;
  }

  static AutomatonPart play() {
    return new AutomatonPart("", Optional.empty());
  }

  /**
   * A check.
   *
   * @param name what the names of its nodes begin with
   * @param target the node that it tries to reach
   */
  static AutomatonPart check(String name, String target) {
    return new AutomatonPart(name + "_", Optional.of(target));
  }

  /** Where {@code end()} leads inside a check; empty in play. */
  Optional<String> endTo() {
    return endTo;
  }

  /** What the copy of a reusable graph is called here. */
  String nameOf(String graph) {
    return prefix + graph;
  }

  /** The copies of reusable graphs by the name of the graph; for their maker to fill. */
  Map<String, Instance> reusables() {
    return reusables;
  }
}
