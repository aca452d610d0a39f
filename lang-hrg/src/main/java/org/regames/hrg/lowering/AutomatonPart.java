package org.regames.hrg.lowering;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The part of an automaton that one path may go through: the play, or one check. Each has its own
 * copy of a reusable graph, so that no path leads from a check into the play or into another check
 * through one.
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
   * @param name the prefix of the names of its nodes
   * @param target the node that it tries to reach
   */
  static AutomatonPart check(String name, String target) {
    return new AutomatonPart(name + "_", Optional.of(target));
  }

  /** Where {@code end()} leads inside a check; empty in play. */
  Optional<String> endTo() {
    return endTo;
  }

  /** The name of the copy of a reusable graph here. */
  String nameOf(String graph) {
    return prefix + graph;
  }

  /**
   * The copies of reusable graphs by the name of the graph; filled by the class that makes them.
   */
  Map<String, Instance> reusables() {
    return reusables;
  }
}
