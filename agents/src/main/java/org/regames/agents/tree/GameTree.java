package org.regames.agents.tree;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.backend.interpreter.Turn;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.NaturalOrder;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/**
 * A whole game in extensive form: a tree with information sets (H. W. Kuhn, "Extensive games and
 * the problem of information", 1953). Players have perfect recall: they remember everything they
 * have seen, including that somebody made a move of which they saw nothing.
 *
 * @param players their names
 * @param sets the information sets of each player
 * @param nodes the number of nodes
 */
public record GameTree(
    List<String> players, TreeNode root, List<List<InformationSet>> sets, long nodes) {
  /** How many items a node counts as, by its memory. */
  private static final int ITEMS_A_NODE = 5;

  /** How many followed edges count as one item, by their time. */
  private static final int EDGES_AN_ITEM = 1_000;

  /** Larger trees are counted before they are built. */
  private static final int FEW_NODES = 2_000;

  private static final Comparator<List<String>> BY_TAGS =
      Comparator.comparing(tags -> String.join(" ", tags), NaturalOrder.NATURAL);

  public GameTree {
    players = List.copyOf(players);
    sets = sets.stream().map(List::copyOf).toList();
  }

  /**
   * The tree of a game; its moves are found by the interpreter, about ten thousand per second.
   *
   * @param budget each node takes five items from it, each forced move one, and each thousand edges
   *     followed in the search for moves one
   * @throws DiagnosticException if the budget does not suffice, forced moves never end, somebody
   *     cannot move, two moves have the same tags, a score is not a whole number, or a player who
   *     has seen the same has different moves
   */
  public static GameTree of(Game game, Budget budget) {
    Builder builder = new Builder(game, budget);
    TreeNode root = builder.start();
    return new GameTree(builder.interpreter.players(), root, builder.sets, builder.nodes);
  }

  private static final class Builder {
    /** What a player has seen, most recent first. */
    private record View(View before, Turn last) {
      static final View EMPTY = new View(null, null);

      List<Turn> turns() {
        List<Turn> turns = new ArrayList<>();
        for (View view = this; view.before != null; view = view.before) {
          turns.addFirst(view.last);
        }
        return turns;
      }
    }

    private record Seen(int player, List<Turn> view) {}

    /** The next state after moves of {@code random}, and what players have seen then. */
    private record Same(State next, List<View> views) {}

    private final Game game;
    final Interpreter interpreter;
    final List<List<InformationSet>> sets = new ArrayList<>();
    long nodes;
    private final Budget budget;
    private final Map<Seen, InformationSet> known = new HashMap<>();

    Builder(Game game, Budget budget) {
      this.game = game;
      this.interpreter = Interpreter.of(game);
      this.budget = budget;
    }

    TreeNode start() {
      List<View> views = new ArrayList<>();
      for (int player = 0; player < interpreter.players().size(); player++) {
        views.add(View.EMPTY);
        sets.add(new ArrayList<>());
      }
      return node(interpreter.initial(), views);
    }

    private TreeNode node(State from, List<View> seen) {
      State state = from;
      List<View> views = seen;
      State mark = from; // after Brent, An improved Monte Carlo factorization algorithm, 1980
      int untilMark = 1;
      int steps = 1;
      while (!state.isTerminal()) {
        List<Move> moves = moves(state);
        if (moves.isEmpty()) {
          throw error("no-tree", state.player() + " cannot move after " + after(state));
        }
        Move only = moves.getFirst();
        if (state.isRandomsTurn() && moves.size() > 1) {
          Map<Same, List<Move>> outcomes = outcomes(state, views, moves);
          if (outcomes.size() > 1) {
            return chance(outcomes);
          }
          only = outcomes.values().iterator().next().getFirst();
        } else if (!state.isKeepersTurn() && moves.size() > 1) {
          return decision(state, views, moves);
        }
        views = views(state, views, only);
        state = only.next();
        budget.spend(1, "moves of the game tree", Origin.UNKNOWN);
        if (state.equals(mark)) {
          throw error("no-tree", "the play goes on without end after " + after(from));
        }
        if (--untilMark == 0) {
          mark = state;
          steps *= 2;
          untilMark = steps;
        }
      }
      count();
      return new TreeNode.End(scores(state));
    }

    /** Finding moves also takes from the budget, since a few of them may take hours. */
    private List<Move> moves(State state) {
      long before = interpreter.work() / EDGES_AN_ITEM;
      List<Move> moves = interpreter.moves(state);
      long items = interpreter.work() / EDGES_AN_ITEM - before;
      budget.spend(items, "steps in search of moves of the game tree", Origin.UNKNOWN);
      return moves;
    }

    private void count() {
      spend(1);
      if (++nodes == FEW_NODES) {
        long all = TreeSize.atLeast(game, some -> budget.covers(ITEMS_A_NODE * (some - nodes)));
        expect(all - nodes);
      }
    }

    /** Fails early if the budget does not suffice for this many more nodes. */
    private void expect(long more) {
      if (!budget.covers(ITEMS_A_NODE * more)) {
        spend(more);
      }
    }

    private void spend(long more) {
      budget.spend(ITEMS_A_NODE * more, "nodes of the game tree", Origin.UNKNOWN);
    }

    private Map<Same, List<Move>> outcomes(State state, List<View> views, List<Move> moves) {
      Map<Same, List<Move>> outcomes = new LinkedHashMap<>();
      for (Move move : sorted(moves)) {
        Same same = new Same(move.next(), views(state, views, move));
        outcomes.computeIfAbsent(same, _ -> new ArrayList<>()).add(move);
      }
      return outcomes;
    }

    private TreeNode chance(Map<Same, List<Move>> outcomes) {
      count();
      List<TreeNode.Outcome> next = new ArrayList<>();
      outcomes.forEach(
          (same, alike) ->
              next.add(
                  new TreeNode.Outcome(
                      alike.getFirst().tags(), alike.size(), node(same.next, same.views))));
      return new TreeNode.Chance(next);
    }

    private TreeNode decision(State state, List<View> views, List<Move> moves) {
      expect(1L + moves.size());
      List<Move> sorted = sorted(moves);
      List<List<String>> actions = sorted.stream().map(Move::tags).toList();
      if (new HashSet<>(actions).size() < actions.size()) {
        throw error(
            "no-tree",
            "two moves of " + state.player() + " have the same tags after " + after(state));
      }
      count();
      int player = interpreter.players().indexOf(state.player());
      InformationSet set = set(player, views.get(player).turns(), actions, state);
      return new TreeNode.Decision(
          set, sorted.stream().map(move -> node(move.next(), views(state, views, move))).toList());
    }

    private InformationSet set(
        int player, List<Turn> view, List<List<String>> actions, State state) {
      InformationSet set =
          known.computeIfAbsent(
              new Seen(player, view),
              _ -> {
                List<InformationSet> own = sets.get(player);
                own.add(new InformationSet(player, own.size(), view, actions));
                return own.getLast();
              });
      if (!set.actions().equals(actions)) {
        throw error(
            "legal-moves-differ",
            state.player()
                + " cannot know which moves are legal after "
                + after(state)
                + ": it has seen the same after another play, where other moves are");
      }
      return set;
    }

    private static List<Move> sorted(List<Move> moves) {
      return moves.stream().sorted(Comparator.comparing(Move::tags, BY_TAGS)).toList();
    }

    private List<View> views(State state, List<View> views, Move move) {
      List<View> after = new ArrayList<>();
      for (int player = 0; player < views.size(); player++) {
        String name = interpreter.players().get(player);
        List<String> tags = name.equals(state.player()) ? move.tags() : move.seenBy(name);
        boolean counts = !state.isKeepersTurn() || !tags.isEmpty();
        View view = views.get(player);
        after.add(counts ? new View(view, new Turn(state.player(), tags)) : view);
      }
      return after;
    }

    private List<Long> scores(State state) {
      return state.scores().values().stream().map(Builder::score).toList();
    }

    private static long score(String score) {
      try {
        return Long.parseLong(score);
      } catch (NumberFormatException _) {
        throw error("no-tree", "the score `" + score + "` is not a whole number");
      }
    }

    private static String after(State state) {
      List<String> turns =
          state.play().stream()
              .filter(turn -> !turn.player().equals(Builtins.KEEPER))
              .map(Turn::toString)
              .toList();
      return turns.isEmpty() ? "no move" : "`" + String.join(" / ", turns) + "`";
    }

    private static DiagnosticException error(String code, String message) {
      return new DiagnosticException(Diagnostic.error(code, Origin.UNKNOWN, message));
    }
  }
}
