package org.regames.hrg.lowering;

import java.util.HashMap;
import java.util.Map;

/**
 * One copy of a graph's body: the names of its nodes and the targets of its jumps. Calls are
 * counted by callee, so that the names of nodes depend only on the calls that lead to them.
 */
final class Instance {
  private static final String END = "_end";

  private final String name;
  private final CopyNames names;
  private final AutomatonPart world;
  private final Map<String, Integer> calls = new HashMap<>();
  private int nodes;

  private Instance(String name, CopyNames names, AutomatonPart world) {
    this.name = name;
    this.names = names;
    this.world = world;
  }

  /** A copy that is entered by its {@link #begin} and left by its {@link #returnTo}. */
  static Instance root(String name, CopyNames names, AutomatonPart world) {
    return new Instance(name, names, world);
  }

  /** A check that is entered by its {@link #begin} and tries to reach its {@link #returnTo}. */
  static Instance check(String name, CopyNames names) {
    return root(name, names, AutomatonPart.check(name, name + END));
  }

  /** The copy for the next call of a graph from this one. */
  Instance callee(String graph) {
    int number = calls.merge(graph, 1, Integer::sum);
    return root(names.callee(name, graph, number), names, world);
  }

  /** A new node, without edges. */
  String node() {
    return name + "_" + ++nodes;
  }

  /** The prefix of the nodes' names; different for every copy. */
  String name() {
    return name;
  }

  /** The first node. */
  String begin() {
    return name + "_begin";
  }

  /** Where {@code return()} and the end of the body lead. */
  String returnTo() {
    return name + END;
  }

  AutomatonPart world() {
    return world;
  }
}
