package org.regames.ir.passes;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.regames.ir.Action;
import org.regames.ir.Expression;
import org.regames.ir.Pragma;
import org.regames.ir.Type;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.passes.draft.Draft;

/**
 * Records the effect of a legal move if its tags determine it.
 *
 * <pre>
 * begin, m: x = A(*);
 * m, n: board[x] == a;
 * n, o: $$ x;
 * o, p: board[x] = b;
 * p, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, m: x = A(*);
 * m, n: board[x] == a;
 * n, o: $$ x;
 * o, p: board[x] = b;
 * p, end: player = keeper;
 * &#64;simpleApplyExhaustive begin end [x_1: A] x = A(x_1), board[x] = b, player = keeper;
 * </pre>
 *
 * <p>The paths from where moves start to where they end are listed, at most {@link #MAX_PATHS} of
 * at most {@link #MAX_LENGTH} edges and without cycles. A path is simple if every value that is
 * chosen on it is a tag before it is assigned again, and no other path can have the same tags. A
 * legal move with such tags took that path, so the path's assignments are its effect. They are
 * exhaustive if all paths from the node are simple.
 */
public final class CalculateSimpleApplies implements Pass {
  private static final int MAX_PATHS = 64;
  private static final int MAX_LENGTH = 64;

  @Override
  public String description() {
    return "say what moves do by their tags: @simpleApply, @simpleApplyExhaustive";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    List<Pragma> pragmas = new ArrayList<>();
    for (int node = 0; node < automaton.nodeBound(); node++) {
      if ((node == automaton.begin() || automaton.isMoveEnd(node))
          && automaton.outDegree(node) > 0) {
        pragmas.addAll(new Paths(draft, node).pragmas());
      }
    }
    draft.addPragmas(pragmas);
  }

  /** The effect of a path; assignments are empty if it is not simple. */
  private record Path(
      int to,
      List<Pragma.AppliedTag> tags,
      List<Set<String>> symbols,
      Optional<List<Action.Assignment>> assignments) {

    boolean overlaps(Path other) {
      return tags.size() == other.tags.size()
          && IntStream.range(0, tags.size())
              .allMatch(i -> overlap(symbols.get(i), other.symbols.get(i)));
    }

    private static boolean overlap(Set<String> one, Set<String> other) {
      return one.isEmpty() || other.isEmpty() || one.stream().anyMatch(other::contains);
    }
  }

  /** The paths of moves from one node. */
  private static final class Paths {
    private final Draft draft;
    private final Automaton automaton;
    private final int start;
    private final Set<Path> paths = new LinkedHashSet<>();
    private final List<Integer> edges = new ArrayList<>();
    private final BitSet onPath = new BitSet();
    private int steps;

    Paths(Draft draft, int start) {
      this.draft = draft;
      this.automaton = draft.automaton();
      this.start = start;
    }

    List<Pragma> pragmas() {
      if (!follow(start)) {
        return List.of();
      }
      List<Path> simple = new ArrayList<>();
      for (Path path : paths) {
        if (path.assignments().isPresent()
            && paths.stream().noneMatch(other -> other != path && path.overlaps(other))) {
          simple.add(path);
        }
      }
      boolean exhaustive = simple.size() == paths.size();
      List<Pragma> pragmas = new ArrayList<>();
      for (Path path : simple) {
        pragmas.add(
            new Pragma.SimpleApply(
                automaton.name(start),
                automaton.name(path.to()),
                path.tags(),
                path.assignments().orElseThrow(),
                exhaustive,
                Origin.UNKNOWN));
      }
      return pragmas;
    }

    /** Follows all paths from a node; false if there are too many, or a cycle. */
    private boolean follow(int node) {
      if (onPath.get(node) || edges.size() > MAX_LENGTH || ++steps > MAX_PATHS * MAX_LENGTH) {
        return false;
      }
      onPath.set(node);
      for (int edge : automaton.outgoing(node)) {
        edges.add(edge);
        if (Expressions.endsMove(automaton.action(edge))) {
          paths.add(path());
        } else if (!follow(automaton.to(edge))) {
          return false;
        }
        edges.removeLast();
      }
      onPath.clear(node);
      return paths.size() <= MAX_PATHS;
    }

    private Path path() {
      List<Pragma.AppliedTag> tags = new ArrayList<>();
      List<Set<String>> symbols = new ArrayList<>();
      List<Action.Assignment> assignments = new ArrayList<>();
      Map<String, Integer> chosen = new HashMap<>(); // the index of the choice in the assignments
      boolean simple = true;
      for (int edge : edges) {
        switch (automaton.action(edge)) {
          case Action.Tag(String symbol) -> {
            tags.add(new Pragma.AppliedTag(symbol, Optional.empty()));
            symbols.add(Set.of(symbol));
          }
          case Action.VariableTag(String name) -> {
            Variable variable = draft.variable(name);
            String tag = draft.unusedName(name + "_" + (tags.size() + 1));
            tags.add(new Pragma.AppliedTag(tag, Optional.of(variable.type())));
            symbols.add(symbols(variable.type()));
            simple &= !symbols.getLast().isEmpty();
            Integer choice = chosen.remove(name);
            if (choice != null) {
              assignments.set(choice, bound(assignments.get(choice), tag));
            }
          }
          case Action.AnyAssignment(Expression left, Type type) -> {
            simple &=
                left instanceof Expression.Reference(String name, _)
                    && !Expressions.endsMove(automaton.action(edge))
                    && chosen.putIfAbsent(name, assignments.size()) == null;
            assignments.add(
                new Action.Assignment(left, new Expression.Cast(type, left, left.origin())));
          }
          case Action.Assignment assignment -> {
            simple &= !chosen.containsKey(Expressions.assigned(assignment));
            assignments.add(assignment);
          }
          case Action.Skip _, Action.Condition _ -> {}
        }
      }
      return new Path(
          automaton.to(edges.getLast()),
          tags,
          symbols,
          simple && chosen.isEmpty() ? Optional.of(assignments) : Optional.empty());
    }

    private static Action.Assignment bound(Action.Assignment choice, String tag) {
      Expression.Cast cast = (Expression.Cast) choice.right();
      return new Action.Assignment(
          choice.left(),
          new Expression.Cast(cast.type(), new Expression.Reference(tag), cast.origin()));
    }

    private Set<String> symbols(Type type) {
      return draft.typing().shape(type).orElse(null) instanceof Shape.SetShape set
          ? new HashSet<>(set.symbols())
          : Set.of();
    }
  }
}
