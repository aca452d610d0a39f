package org.regames.toy;

import java.util.ArrayList;
import java.util.List;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.analysis.Closure;
import org.regames.ir.language.Budget;

/** Writes the automaton: a node for each player and number that may be left on the heap. */
final class ToyLowering {
  private record Turn(int player, int left) {}

  private final ToyGame game;
  private final List<String> players;
  private final Budget budget;
  private final List<Edge> edges = new ArrayList<>();

  private ToyLowering(ToyGame game, Budget budget) {
    this.game = game;
    this.players = game.players().stream().map(Word::text).toList();
    this.budget = budget;
  }

  /**
   * @throws org.regames.ir.diagnostic.DiagnosticException where the budget is not enough
   */
  static Game lower(ToyGame game, Budget budget) {
    ToyLowering lowering = new ToyLowering(game, budget);
    lowering.write();
    List<TypeDefinition> types =
        List.of(
            type(Builtins.PLAYER_TYPE, lowering.players, game.players().getFirst().origin()),
            type(Builtins.SCORE_TYPE, List.of("0", "1"), game.heap().origin()));
    return Builtins.complete(new Game(types, List.of(), List.of(), lowering.edges, List.of()));
  }

  private static TypeDefinition type(String name, List<String> symbols, Origin origin) {
    return new TypeDefinition(name, new Type.SetType(symbols, origin), origin);
  }

  private void write() {
    Turn first = new Turn(0, game.heap().number());
    add(Edge.BEGIN, node(first), new Action.Skip(), game.heap().origin());
    Closure.of(List.of(first), this::write);
  }

  /** A turn, and the turns that it may lead to. */
  private List<Turn> write(Turn turn) {
    List<Turn> next = new ArrayList<>();
    String node = node(turn);
    for (Word take : game.takes()) {
      if (take.number() <= turn.left) {
        int player = (turn.player + 1) % players.size();
        next.add(new Turn(player, turn.left - take.number()));
        String taken = node + "_takes_" + take.text();
        add(node + "_chooses", taken, new Action.Tag(take.text()), take.origin());
        add(taken, node(next.getLast()), assign(Builtins.PLAYER, Builtins.KEEPER), take.origin());
      }
    }
    Origin origin = game.players().get(turn.player).origin();
    if (next.isEmpty()) {
      lose(turn, origin);
    } else {
      add(node, node + "_chooses", assign(Builtins.PLAYER, players.get(turn.player)), origin);
    }
    return next;
  }

  private void lose(Turn turn, Origin origin) {
    String node = node(turn);
    for (String other : players) {
      if (!other.equals(players.get(turn.player))) {
        Expression goal =
            new Expression.Access(
                new Expression.Reference(Builtins.GOALS), new Expression.Reference(other));
        String after = node + "_scored_" + other;
        add(node, after, new Action.Assignment(goal, new Expression.Reference("1")), origin);
        node = after;
      }
    }
    add(node, Edge.END, assign(Builtins.PLAYER, Builtins.KEEPER), origin);
  }

  /** With a number, so that no name of a player makes it {@code begin} or {@code end}. */
  private String node(Turn turn) {
    return players.get(turn.player) + "_" + turn.left;
  }

  private static Action assign(String variable, String value) {
    return new Action.Assignment(
        new Expression.Reference(variable), new Expression.Reference(value));
  }

  private void add(String from, String to, Action action, Origin origin) {
    budget.spend(1, "edges", origin);
    edges.add(new Edge(from, to, action, origin));
  }
}
