package org.regames.gdl.recover;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.Net;

/**
 * Sets of moves of one role, as literals of a solver that knows that each role makes exactly one
 * move. Frame rules have nearly all moves, so sets are made of the moves that they lack if these
 * are fewer; and of sets that have no move in common at most one is made, which a solver would only
 * find by trying their moves in pairs.
 */
final class MoveSets {
  /** How many chains of disjoint sets a group may have; sets that fit in none are left out. */
  private static final int MOST_CHAINS = 8;

  /** How deep in a formula sets are looked for. */
  private static final int DEEPEST = 3;

  private final GameNet game;
  private final IntUnaryOperator literals;
  private final IntSupplier fresh;
  private final Consumer<List<Integer>> clauses;
  private final List<BitSet> all = new ArrayList<>();
  private final List<Map<BitSet, Integer>> known = new ArrayList<>();

  /** The sets that disjunctions are over. */
  private final Map<Integer, List<MoveSet>> sets = new HashMap<>();

  private record MoveSet(int role, BitSet moves, int literal) {}

  /** Disjoint sets of moves, with a literal that holds if one of them is made. */
  private static final class Chain {
    final int role;
    final BitSet moves = new BitSet();
    int any;

    Chain(int role) {
      this.role = role;
    }

    boolean fits(MoveSet set) {
      return set.role == role && !moves.intersects(set.moves);
    }
  }

  /**
   * @param literals the literal of each move
   * @param fresh makes literals
   * @param clauses receives what holds
   */
  MoveSets(
      GameNet game, IntUnaryOperator literals, IntSupplier fresh, Consumer<List<Integer>> clauses) {
    this.game = game;
    this.literals = literals;
    this.fresh = fresh;
    this.clauses = clauses;
    for (int role = 0; role < game.roles().size(); role++) {
      BitSet moves = new BitSet();
      game.movesOf(role).forEach(moves::set);
      all.add(moves);
      known.add(new HashMap<>());
    }
  }

  /**
   * What a disjunction is over, with its moves joined to sets. Linear in the moves of a role.
   *
   * @param formula a disjunction
   * @param operands the literals of its operands
   */
  List<Integer> joined(int formula, List<Integer> operands) {
    Net net = game.net();
    int[] parts = net.operands(formula);
    List<Integer> result = new ArrayList<>();
    Map<Integer, BitSet> ofRoles = new TreeMap<>();
    for (int i = 0; i < parts.length; i++) {
      if (net.kind(parts[i]) == Net.Kind.MOVE) {
        int move = net.leaf(parts[i]);
        ofRoles.computeIfAbsent(game.moves().get(move).role(), _ -> new BitSet()).set(move);
      } else {
        result.add(operands.get(i));
      }
    }
    List<MoveSet> made = new ArrayList<>();
    ofRoles.forEach((role, moves) -> made.add(new MoveSet(role, moves, literal(role, moves))));
    made.forEach(set -> result.add(set.literal));
    sets.put(formula, made);
    return result;
  }

  private int literal(int role, BitSet moves) {
    if (moves.cardinality() == 1) {
      return literals.applyAsInt(moves.nextSetBit(0));
    }
    Integer before = known.get(role).get(moves);
    if (before != null) {
      return before;
    }
    BitSet others = (BitSet) all.get(role).clone();
    others.andNot(moves);
    int literal =
        !others.isEmpty() && others.cardinality() < moves.cardinality()
            ? -literal(role, others)
            : defined(moves);
    known.get(role).put(moves, literal);
    return literal;
  }

  private int defined(BitSet moves) {
    int name = fresh.getAsInt();
    List<Integer> some = new ArrayList<>(List.of(-name));
    moves.stream().map(literals).forEach(some::add);
    clauses.accept(some);
    moves.stream().map(literals).forEach(made -> clauses.accept(List.of(-made, name)));
    return name;
  }

  /**
   * Tells the solver which sets of some formulas exclude each other, by chains of "one before" over
   * sets (Sinz, CP 2005). The formulas must have been given to the solver.
   */
  void exclude(Collection<Integer> formulas) {
    Set<MoveSet> found = new LinkedHashSet<>();
    formulas.forEach(formula -> find(formula, DEEPEST, found));
    List<Chain> chains = new ArrayList<>();
    for (MoveSet set : found) {
      chains.stream()
          .filter(chain -> chain.fits(set))
          .findFirst()
          .or(() -> started(chains, set.role))
          .ifPresent(chain -> append(chain, set));
    }
  }

  private static Optional<Chain> started(List<Chain> chains, int role) {
    if (chains.size() == MOST_CHAINS) {
      return Optional.empty();
    }
    chains.add(new Chain(role));
    return Optional.of(chains.getLast());
  }

  private void find(int formula, int depth, Set<MoveSet> found) {
    Net net = game.net();
    if (depth > 0 && (net.kind(formula) == Net.Kind.OR || net.kind(formula) == Net.Kind.AND)) {
      found.addAll(sets.getOrDefault(formula, List.of()));
      for (int operand : net.operands(formula)) {
        find(operand, depth - 1, found);
      }
    }
  }

  private void append(Chain chain, MoveSet set) {
    int any = fresh.getAsInt();
    clauses.accept(List.of(-set.literal, any));
    if (chain.any != 0) {
      clauses.accept(List.of(-chain.any, -set.literal));
      clauses.accept(List.of(-chain.any, any));
    }
    chain.any = any;
    chain.moves.or(set.moves);
  }
}
