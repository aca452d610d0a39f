package org.regames.hrg.lowering;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * One copy of a graph's body: what its nodes are called and where its jumps lead. Calls are counted
 * by callee, so that the names of nodes depend on nothing but the calls on the way to them.
 */
final class Instance {
  private final String prefix;
  private final Set<String> prefixes;
  private final String returnTo;
  private final Optional<String> endTo;
  private final Map<String, Integer> calls = new HashMap<>();
  private int nodes;

  private Instance(String prefix, Set<String> prefixes, String returnTo, Optional<String> endTo) {
    this.prefix = prefix;
    this.prefixes = prefixes;
    this.returnTo = returnTo;
    this.endTo = endTo;
  }

  /** The names of instances that are taken already. */
  static Set<String> prefixes() {
    return new HashSet<>();
  }

  /**
   * A copy that no other copy calls.
   *
   * @param endTo where {@code end()} leads inside a check; empty in play
   */
  static Instance root(String name, Set<String> prefixes, String returnTo, Optional<String> endTo) {
    return new Instance(unused(name, prefixes), prefixes, returnTo, endTo);
  }

  /** The copy for the next call of a graph from this one. */
  Instance callee(String graph, String calleeReturnsTo) {
    int number = calls.merge(graph, 1, Integer::sum);
    String path = prefix.equals(HrgLowering.RULES) ? "" : prefix + "_";
    return new Instance(unused(path + graph + number, prefixes), prefixes, calleeReturnsTo, endTo);
  }

  private static String unused(String wanted, Set<String> taken) {
    String name = wanted;
    while (!taken.add(name)) {
      name += "_";
    }
    return name;
  }

  /** A node that no edge touches yet. */
  String node() {
    return prefix + "_" + ++nodes;
  }

  /** What names of the nodes begin with; different for every copy. */
  String prefix() {
    return prefix;
  }

  /** The first node of a copy that is called or checked by name. */
  String begin() {
    return prefix + "_begin";
  }

  String returnTo() {
    return returnTo;
  }

  /** Where {@code end()} leads inside a check; empty in play. */
  Optional<String> endTo() {
    return endTo;
  }
}
