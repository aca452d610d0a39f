package org.regames.gdl.net;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.regames.ir.analysis.Closure;

/**
 * Removes what decides nothing: facts that hold from the start forever, facts that no question
 * depends on, moves that nobody can ever make, and recursive views that can never hold. Visits the
 * net once for each round of constants found, and there are few rounds.
 */
public final class Simplification {
  private final GameNet game;

  private Simplification(GameNet game) {
    this.game = game;
  }

  /** The same game without them. */
  public static GameNet simplify(GameNet game) {
    GameNet without = game;
    int impossible;
    do { // what is impossible can make more impossible
      impossible = new Simplification(without).impossible().size();
      without = new Simplification(without).withoutConstants();
    } while (new Simplification(without).impossible().size() > impossible);
    return new Simplification(without).withoutDead();
  }

  /**
   * Assumes that all facts of the first state hold forever, and drops those that do not follow from
   * the assumption, until the rest is inductive.
   */
  private GameNet withoutConstants() {
    BitSet constant = new BitSet();
    for (int fact = 0; fact < game.facts().size(); fact++) {
      constant.set(fact, game.initial().get(fact));
    }
    while (true) {
      Map<Integer, Integer> leaves = new HashMap<>();
      constant.stream().forEach(fact -> leaves.put(game.net().fact(fact), Net.TRUE));
      impossible().forEach(leaf -> leaves.put(leaf, Net.FALSE));
      LeafSubstitution substitution = new LeafSubstitution(game.net(), leaves);
      BitSet refuted = new BitSet();
      constant.stream()
          .filter(fact -> substitution.apply(game.next().get(fact)) != Net.TRUE)
          .forEach(refuted::set);
      if (refuted.isEmpty()) {
        return game.replaced(substitution::apply);
      }
      constant.andNot(refuted);
    }
  }

  /** Moves that are never legal, and views that never hold. */
  private List<Integer> impossible() {
    List<Integer> leaves = new ArrayList<>();
    for (int move = 0; move < game.moves().size(); move++) {
      if (game.legal().get(move) == Net.FALSE) {
        leaves.add(game.net().move(move));
      }
    }
    BitSet possible = possibleViews();
    for (int view = 0; view < game.views().size(); view++) {
      if (!possible.get(view)) {
        leaves.add(game.net().view(view));
      }
    }
    return leaves;
  }

  /** The views that hold if every condition does that is not always false. Linear in the rules. */
  private BitSet possibleViews() {
    record Waiting(int view, NetView.ViewRule rule) {}
    BitSet possible = new BitSet();
    Map<Integer, List<Waiting>> waiting = new HashMap<>(); // by a view that the rule lacks
    Deque<Waiting> open = new ArrayDeque<>();
    for (int view = 0; view < game.views().size(); view++) {
      for (NetView.ViewRule rule : game.views().get(view).rules()) {
        open.add(new Waiting(view, rule));
      }
    }
    while (!open.isEmpty()) {
      Waiting next = open.pop();
      OptionalInt lacked =
          next.rule.views().stream()
              .mapToInt(Integer::intValue)
              .filter(view -> !possible.get(view))
              .findFirst();
      if (lacked.isPresent()) {
        waiting.computeIfAbsent(lacked.getAsInt(), _ -> new ArrayList<>()).add(next);
      } else if (next.rule.condition() != Net.FALSE && !possible.get(next.view)) {
        possible.set(next.view);
        open.addAll(waiting.getOrDefault(next.view, List.of()));
      }
    }
    return possible;
  }

  private GameNet withoutDead() {
    BitSet facts = liveFacts();
    Map<Integer, Integer> leaves = new HashMap<>();
    List<Integer> keptFacts = facts.stream().boxed().toList();
    for (int i = 0; i < keptFacts.size(); i++) {
      leaves.put(game.net().fact(keptFacts.get(i)), game.net().fact(i));
    }
    List<Integer> keptMoves = new ArrayList<>();
    for (int move = 0; move < game.moves().size(); move++) {
      if (game.legal().get(move) == Net.FALSE) {
        leaves.put(game.net().move(move), Net.FALSE);
      } else {
        leaves.put(game.net().move(move), game.net().move(keptMoves.size()));
        keptMoves.add(move);
      }
    }
    LeafSubstitution numbers = new LeafSubstitution(game.net(), leaves);
    GameNet all = game.replaced(numbers::apply);
    return new GameNet(
        all.net(),
        all.terms(),
        keptFacts.stream().map(all.facts()::get).toList(),
        keptFacts.stream().map(all.initial()::get).toList(),
        keptFacts.stream().map(all.next()::get).toList(),
        all.roles(),
        all.rules(),
        keptMoves.stream().map(all.moves()::get).toList(),
        keptMoves.stream().map(all.legal()::get).toList(),
        all.goals(),
        all.sees(),
        all.terminal(),
        all.views());
  }

  /** The facts that moves, ends, goals or percepts depend on, now or later. */
  private BitSet liveFacts() {
    List<Integer> asked = new ArrayList<>(game.legal());
    asked.add(game.terminal());
    game.goals().forEach(goals -> asked.addAll(goals.values()));
    game.sees().forEach(percepts -> asked.addAll(percepts.values()));
    return Closure.ofNumbers(asked, this::needed).stream()
        .filter(formula -> game.net().kind(formula) == Net.Kind.FACT)
        .map(formula -> game.net().leaf(formula))
        .collect(BitSet::new, BitSet::set, BitSet::or);
  }

  /** The formulas that one depends on, now or in the previous step. */
  private List<Integer> needed(int formula) {
    List<Integer> needed = new ArrayList<>();
    for (int operand : game.net().operands(formula)) {
      needed.add(operand);
    }
    switch (game.net().kind(formula)) {
      case FACT -> needed.add(game.next().get(game.net().leaf(formula)));
      case VIEW -> {
        for (NetView.ViewRule rule : game.views().get(game.net().leaf(formula)).rules()) {
          needed.add(rule.condition());
          rule.views().forEach(view -> needed.add(game.net().view(view)));
        }
      }
      case CONSTANT, MOVE, NOT, AND, OR -> {}
    }
    return needed;
  }
}
