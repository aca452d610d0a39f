package org.regames.hrg.lowering;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * One copy of a graph's body: what its nodes are called and where its jumps lead. Calls are counted
 * by callee, so that the names of nodes depend on nothing but the calls on the way to them.
 */
final class Instance {
  private final String prefix;
  private final Set<String> prefixes;
  private final String returnTo;
  private final World world;
  private final Map<String, Integer> calls = new HashMap<>();
  private int nodes;

  private Instance(String prefix, Set<String> prefixes, String returnTo, World world) {
    this.prefix = prefix;
    this.prefixes = prefixes;
    this.returnTo = returnTo;
    this.world = world;
  }

  /** The names of instances that are taken already. */
  static Set<String> prefixes() {
    return new HashSet<>();
  }

  /** A copy that is entered by its {@link #begin} and left by its {@link #returnTo}. */
  static Instance root(String name, Set<String> prefixes, World world) {
    String prefix = unused(name, prefixes);
    return new Instance(prefix, prefixes, prefix + "_end", world);
  }

  /** A check that is entered by its {@link #begin} and tries to reach its {@link #returnTo}. */
  static Instance check(String name, Set<String> prefixes) {
    String prefix = unused(name, prefixes);
    String target = prefix + "_end";
    return new Instance(prefix, prefixes, target, World.check(prefix, target));
  }

  /** The copy for the next call of a graph from this one. */
  Instance callee(String graph, String calleeReturnsTo) {
    int number = calls.merge(graph, 1, Integer::sum);
    String path = prefix.equals(HrgLowering.RULES) ? "" : prefix + "_";
    return new Instance(unused(path + graph + number, prefixes), prefixes, calleeReturnsTo, world);
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

  /** Where {@code return()} and the end of the body lead. */
  String returnTo() {
    return returnTo;
  }

  World world() {
    return world;
  }
}
