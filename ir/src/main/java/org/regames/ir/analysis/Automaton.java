package org.regames.ir.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Origin;

/**
 * The automaton of a game with dense numbers, on which every analysis and every pass works. Edges
 * count from 0 in the order of {@link Game#edges()}, nodes in the order in which edges lead from
 * and to them; nodes that only a check names come last. Each node knows its edges and the checks
 * that name it. Building one takes time linear in the number of edges.
 *
 * <p>It can be edited in place, and no number ever changes its meaning. Adding, removing and
 * changing an edge takes constant time; merging two nodes takes time linear in the degree of the
 * one that is removed. Every edit puts the nodes at both ends of the edge on the open {@link
 * Worklist}s, so that a pass revisits only what changed. A node exists while an edge or a check
 * names it.
 */
public final class Automaton implements Digraph {
  private final List<String> names = new ArrayList<>();
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<Action> actions = new ArrayList<>();
  private final List<Origin> origins = new ArrayList<>();
  private final EdgeLists outgoing = new EdgeLists();
  private final EdgeLists incoming = new EdgeLists();
  private final Map<Integer, Set<Integer>> checksFrom = new HashMap<>();
  private final Map<Integer, Set<Integer>> checksTo = new HashMap<>();
  private final Touched touched = new Touched();
  private int[] moveEnds = new int[16];
  private int begin;
  private int end;
  private int liveEdges;
  private int freshNames;
  private long version;

  /** The automaton of a game. */
  public static Automaton of(Game game) {
    return of(game.edges());
  }

  /** The automaton that has these edges. */
  public static Automaton of(List<Edge> edges) {
    Automaton automaton = new Automaton();
    for (Edge edge : edges) {
      automaton.number(edge.from());
      automaton.number(edge.to());
    }
    automaton.begin = automaton.number(Edge.BEGIN);
    automaton.end = automaton.number(Edge.END);
    for (Edge edge : edges) {
      automaton.addEdge(
          automaton.number(edge.from()), automaton.number(edge.to()), edge.action(), edge.origin());
    }
    return automaton;
  }

  private int number(String node) {
    Integer known = numbers.get(node);
    if (known != null) {
      return known;
    }
    int number = names.size();
    names.add(node);
    numbers.put(node, number);
    outgoing.addNode();
    incoming.addNode();
    if (number == moveEnds.length) {
      moveEnds = Arrays.copyOf(moveEnds, 2 * number);
    }
    return number;
  }

  /** The edges that are left, in the order in which they were added. */
  public List<Edge> edges() {
    List<Edge> edges = new ArrayList<>(liveEdges);
    for (int e = 0; e < actions.size(); e++) {
      if (isEdge(e)) {
        edges.add(edge(e));
      }
    }
    return edges;
  }

  /** The edge of a number, with the names of its nodes. */
  public Edge edge(int edge) {
    return new Edge(name(from(edge)), name(to(edge)), action(edge), origin(edge));
  }

  /** Grows with every edit. */
  public long version() {
    return version;
  }

  /** One more than the greatest node number; not every number below needs to be a node still. */
  @Override
  public int nodeBound() {
    return names.size();
  }

  /** One more than the greatest edge number; not every number below needs to be an edge still. */
  public int edgeBound() {
    return actions.size();
  }

  public int edgeCount() {
    return liveEdges;
  }

  /** How many nodes an edge or a check names. Linear. */
  public int nodeCount() {
    int count = 0;
    for (int node = 0; node < nodeBound(); node++) {
      count += isNode(node) ? 1 : 0;
    }
    return count;
  }

  public boolean isNode(int node) {
    return hasEdges(node) || isCheckStart(node) || isCheckTarget(node);
  }

  /** Whether an edge leaves a node or leads to it. */
  public boolean hasEdges(int node) {
    return outDegree(node) + inDegree(node) > 0;
  }

  /** The edges that there are now, ascending; a copy, which edits do not change. Linear. */
  public int[] liveEdges() {
    return IntStream.range(0, edgeBound()).filter(this::isEdge).toArray();
  }

  public boolean isEdge(int edge) {
    return actions.get(edge) != null;
  }

  public String name(int node) {
    return names.get(node);
  }

  /** The node of a name that an edge or a check has, or had. */
  public int node(String name) {
    return numbers.get(name);
  }

  /** The node of a name, where an edge leaves it or leads to it. */
  public OptionalInt find(String name) {
    Integer node = numbers.get(name);
    return node != null && hasEdges(node) ? OptionalInt.of(node) : OptionalInt.empty();
  }

  public int begin() {
    return begin;
  }

  public int end() {
    return end;
  }

  /** A new node whose name starts like that of another. */
  public int newNode(int like) {
    String name;
    do {
      name = name(like) + "_" + ++freshNames;
    } while (numbers.containsKey(name));
    return number(name);
  }

  /** A new node whose name is that of another and a suffix, and a number where that is taken. */
  public int newNode(int like, String suffix) {
    String name = name(like) + "_" + suffix;
    for (int i = 2; numbers.containsKey(name); i++) {
      name = name(like) + "_" + suffix + "_" + i;
    }
    return number(name);
  }

  public Action action(int edge) {
    return actions.get(edge);
  }

  public Origin origin(int edge) {
    return origins.get(edge);
  }

  public int from(int edge) {
    return outgoing.owner(edge);
  }

  public int to(int edge) {
    return incoming.owner(edge);
  }

  public int outDegree(int node) {
    return outgoing.degree(node);
  }

  public int inDegree(int node) {
    return incoming.degree(node);
  }

  /** The edges from a node; a copy, which edits do not change. Linear in their number. */
  public int[] outgoing(int node) {
    return outgoing.of(node);
  }

  /** The edges to a node; a copy, which edits do not change. Linear in their number. */
  public int[] incoming(int node) {
    return incoming.of(node);
  }

  /** The only edge from a node that has just one. */
  public int onlyOutgoing(int node) {
    return outgoing.first(node);
  }

  /** The only edge to a node that has just one. */
  public int onlyIncoming(int node) {
    return incoming.first(node);
  }

  /**
   * The only predecessor of a node; empty where it has several or none. Ends at the first edge from
   * elsewhere.
   */
  public OptionalInt onlySource(int node) {
    int first = incoming.first(node);
    if (inDegree(node) == 0) {
      return OptionalInt.empty();
    }
    int source = from(first);
    return incoming.all(node, edge -> from(edge) == source)
        ? OptionalInt.of(source)
        : OptionalInt.empty();
  }

  /** Whether some reachability check starts here. */
  public boolean isCheckStart(int node) {
    return checksFrom.containsKey(node);
  }

  /** Whether some reachability check looks for this node. */
  public boolean isCheckTarget(int node) {
    return checksTo.containsKey(node);
  }

  /** The nodes where checks start, ascending. */
  public List<Integer> checkStarts() {
    return checksFrom.keySet().stream().sorted().toList();
  }

  /** The edges whose check starts at a node, ascending by age. */
  public List<Integer> checksFrom(int node) {
    return List.copyOf(checksFrom.getOrDefault(node, Set.of()));
  }

  /** The edges whose check looks for a node, ascending by age. */
  public List<Integer> checksTo(int node) {
    return List.copyOf(checksTo.getOrDefault(node, Set.of()));
  }

  /** Whether an assignment to {@code player} leads here, so that moves may end here. */
  public boolean isMoveEnd(int node) {
    return moveEnds[node] > 0;
  }

  public int addEdge(int from, int to, Action action, Origin origin) {
    int edge = actions.size();
    actions.add(action);
    origins.add(origin);
    outgoing.addEdge();
    incoming.addEdge();
    link(edge, from, to);
    liveEdges++;
    return edge;
  }

  public void removeEdge(int edge) {
    unlink(edge);
    actions.set(edge, null);
    origins.set(edge, null);
    liveEdges--;
  }

  public void setAction(int edge, Action action) {
    int from = from(edge);
    int to = to(edge);
    unlink(edge);
    actions.set(edge, action);
    link(edge, from, to);
  }

  /** Redirects an edge. */
  public void setEnds(int edge, int from, int to) {
    unlink(edge);
    link(edge, from, to);
  }

  private void link(int edge, int from, int to) {
    outgoing.link(edge, from);
    incoming.link(edge, to);
    Action action = actions.get(edge);
    moveEnds[to] += Expressions.endsMove(action) ? 1 : 0;
    if (action instanceof Action.Reachability check) {
      checksFrom.computeIfAbsent(number(check.from()), _ -> new LinkedHashSet<>()).add(edge);
      checksTo.computeIfAbsent(number(check.to()), _ -> new LinkedHashSet<>()).add(edge);
      touch(number(check.from()));
      touch(number(check.to()));
    }
    touch(from);
    touch(to);
  }

  private void unlink(int edge) {
    Action action = actions.get(edge);
    touch(from(edge));
    touch(to(edge));
    moveEnds[to(edge)] -= Expressions.endsMove(action) ? 1 : 0;
    if (action instanceof Action.Reachability check) {
      forget(checksFrom, number(check.from()), edge);
      forget(checksTo, number(check.to()), edge);
    }
    outgoing.unlink(edge);
    incoming.unlink(edge);
  }

  private void forget(Map<Integer, Set<Integer>> checks, int node, int edge) {
    Set<Integer> edges = checks.get(node);
    edges.remove(edge);
    if (edges.isEmpty()) {
      checks.remove(node);
    }
    touch(node);
  }

  /** Lets every check that starts at one node start at another instead. */
  public void moveCheckStarts(int node, int to) {
    for (int edge : checksFrom(node)) {
      Action.Reachability check = (Action.Reachability) action(edge);
      setAction(edge, new Action.Reachability(name(to), check.to(), check.negated()));
    }
  }

  /** Lets every check that looks for one node look for another instead. */
  public void moveCheckTargets(int node, int to) {
    for (int edge : checksTo(node)) {
      Action.Reachability check = (Action.Reachability) action(edge);
      setAction(edge, new Action.Reachability(check.from(), name(to), check.negated()));
    }
  }

  /** Gives every node another name; the new names must differ from each other. */
  public void renameNodes(UnaryOperator<String> newName) {
    for (int node = 0; node < names.size(); node++) {
      names.set(node, newName.apply(names.get(node)));
      touch(node);
    }
    numbers.clear();
    for (int node = 0; node < names.size(); node++) {
      numbers.put(names.get(node), node);
    }
    actions.replaceAll(
        action ->
            action instanceof Action.Reachability(String from, String to, boolean negated)
                ? new Action.Reachability(newName.apply(from), newName.apply(to), negated)
                : action);
  }

  private void touch(int node) {
    version++;
    touched.add(node);
  }

  /** A worklist that at first holds every node, and from now on every node an edit touches. */
  public Worklist openWorklist() {
    return new Worklist(nodeBound(), touched);
  }

  @Override
  public int[] successors(int node) {
    return successors(node, _ -> true);
  }

  /** The nodes to which some edges of a kind lead from a node, one entry for each such edge. */
  public int[] successors(int node, IntPredicate edgeKind) {
    return IntStream.of(outgoing(node)).filter(edgeKind).map(this::to).toArray();
  }

  /** The nodes from which edges lead to a node, one entry for each edge. */
  int[] predecessors(int node) {
    return IntStream.of(incoming(node)).map(this::from).toArray();
  }

  @Override
  public BitSet leadingTo(int... targets) {
    return Closure.ofArrays(targets, this::predecessors);
  }
}
