package org.regames.hrg.emit.structure;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Jump;
import org.regames.ir.diagnostic.Origin;

/**
 * Writes the jumps of structured code as what HRG has: nothing where the target follows, else
 * {@code break()}, {@code continue()} or {@code return()}. Where none of these gets there, a loop
 * that is left at its end may help, since {@code break()} leaves it, or a graph, since {@code
 * return()} leaves that from inside any loops.
 */
public final class JumpWriter {
  private static final int NONE = -1;

  /** Where jumps lead from some place. */
  private record JumpTargets(int next, int breakTo, int continueTo, int returnTo) {
    JumpTargets followedBy(int node) {
      return new JumpTargets(node, breakTo, continueTo, returnTo);
    }

    boolean has(int node) {
      return node == next || node == breakTo || node == continueTo || node == returnTo;
    }
  }

  private final Function<List<HrgStatement>, String> graphs;
  private final Set<Integer> unresolved = new HashSet<>();

  private JumpWriter(Function<List<HrgStatement>, String> graphs) {
    this.graphs = graphs;
  }

  /**
   * The statements for code that ends where a graph ends.
   *
   * @param graphs makes graphs of statements, and returns their names
   * @return empty if some jump cannot be written
   */
  public static Optional<List<HrgStatement>> resolve(
      List<Code> code, int exit, Function<List<HrgStatement>, String> graphs) {
    JumpWriter jumps = new JumpWriter(graphs);
    List<HrgStatement> statements =
        jumps.list(
            code, new JumpTargets(exit < 0 ? NONE : exit, NONE, NONE, exit < 0 ? NONE : exit));
    return jumps.unresolved.isEmpty() ? Optional.of(statements) : Optional.empty();
  }

  private List<HrgStatement> list(List<Code> code, JumpTargets place) {
    List<HrgStatement> statements = new ArrayList<>();
    for (int i = 0; i < code.size(); i++) {
      boolean last = i == code.size() - 1;
      JumpTargets here = last ? place : place.followedBy(NONE);
      switch (code.get(i)) {
        case Code.Plain(HrgStatement statement) -> statements.add(statement);
        case Code.Check(HrgExpression condition) -> statements.add(Hrg.check(condition));
        case Code.Choice(List<List<Code>> arms) -> choice(arms, here, statements);
        case Code.Loop(int head, List<Code> body) -> loop(head, body, here, statements);
        case Code.Block(int follow, List<Code> body) -> block(follow, body, place, statements);
        case Code.Jump(int target) -> jump(target, here).ifPresent(statements::add);
      }
    }
    return statements;
  }

  private Optional<HrgStatement> jump(int target, JumpTargets place) {
    if (target == place.next) {
      return Optional.empty();
    }
    if (target == place.breakTo) {
      return Optional.of(Hrg.jump(Jump.Kind.BREAK));
    }
    if (target == place.continueTo) {
      return Optional.of(Hrg.jump(Jump.Kind.CONTINUE));
    }
    if (target == place.returnTo) {
      return Optional.of(Hrg.jump(Jump.Kind.RETURN));
    }
    unresolved.add(target);
    return Optional.empty();
  }

  private void loop(int head, List<Code> body, JumpTargets place, List<HrgStatement> statements) {
    JumpTargets inside = new JumpTargets(head, place.next, head, place.returnTo);
    boolean graph = misses(body, inside, head) && isOnlyLeftTo(head, body);
    statements.addAll(LoopWriter.loop(graph ? call(body, head) : list(body, inside)));
  }

  private static boolean misses(List<Code> code, JumpTargets place, int target) {
    Set<Integer> open = new HashSet<>();
    missed(code, place, false, open, new HashSet<>());
    return open.contains(target);
  }

  /** Whether all jumps out of some code lead to one node. */
  private static boolean isOnlyLeftTo(int node, List<Code> code) {
    Set<Integer> open = new HashSet<>();
    JumpTargets graph = new JumpTargets(node, NONE, NONE, node);
    missed(code, graph, false, open, new HashSet<>());
    return open.isEmpty();
  }

  /** A call of a graph made of code that ends where a node follows. */
  private List<HrgStatement> call(List<Code> code, int follow) {
    String name = graphs.apply(list(code, new JumpTargets(follow, NONE, NONE, follow)));
    return List.of(Hrg.call(name));
  }

  private void block(
      int follow, List<Code> body, JumpTargets place, List<HrgStatement> statements) {
    JumpTargets plain = place.followedBy(follow);
    Set<Integer> open = new HashSet<>();
    Set<Integer> nested = new HashSet<>();
    missed(body, plain, false, open, nested);
    // The end of the body and its jumps to what follows leave a loop that never repeats.
    JumpTargets inside = new JumpTargets(NONE, follow, NONE, place.returnTo);
    boolean once =
        open.contains(follow)
            && !nested.contains(follow)
            && !usesLoop(body, plain)
            && !misses(body, inside, follow);
    if (!once) {
      boolean graph = open.contains(follow) && isOnlyLeftTo(follow, body);
      statements.addAll(graph ? call(body, follow) : list(body, plain));
      return;
    }
    List<HrgStatement> round = new ArrayList<>(list(body, inside));
    statements.add(new HrgStatement.Loop(Hrg.block(round), Origin.UNKNOWN));
  }

  /** The targets of jumps that cannot be written, and of those among them that are inside loops. */
  private static void missed(
      List<Code> code, JumpTargets place, boolean inLoop, Set<Integer> open, Set<Integer> nested) {
    for (int i = 0; i < code.size(); i++) {
      JumpTargets here = i == code.size() - 1 ? place : place.followedBy(NONE);
      switch (code.get(i)) {
        case Code.Plain _, Code.Check _ -> {}
        case Code.Choice(List<List<Code>> arms) ->
            arms.forEach(arm -> missed(arm, here, inLoop, open, nested));
        case Code.Loop(int head, List<Code> body) ->
            missed(body, new JumpTargets(head, here.next, head, here.returnTo), true, open, nested);
        case Code.Block(int follow, List<Code> body) ->
            missed(body, place.followedBy(follow), inLoop, open, nested);
        case Code.Jump(int target) -> {
          if (!here.has(target)) {
            open.add(target);
            if (inLoop) {
              nested.add(target);
            }
          }
        }
      }
    }
  }

  /** Whether jumps go to the head or the end of the loop around. */
  private static boolean usesLoop(List<Code> code, JumpTargets around) {
    for (Code item : code) {
      boolean uses =
          switch (item) {
            case Code.Plain _, Code.Check _, Code.Loop _ -> false;
            case Code.Choice(List<List<Code>> arms) ->
                arms.stream().anyMatch(arm -> usesLoop(arm, around));
            case Code.Block(_, List<Code> body) -> usesLoop(body, around);
            case Code.Jump(int target) -> target == around.breakTo || target == around.continueTo;
          };
      if (uses) {
        return true;
      }
    }
    return false;
  }

  private void choice(List<List<Code>> arms, JumpTargets place, List<HrgStatement> statements) {
    List<List<HrgStatement>> written = arms.stream().map(arm -> list(arm, place)).toList();
    ChoiceWriter.choose(written).forEach(statements::add);
  }
}
