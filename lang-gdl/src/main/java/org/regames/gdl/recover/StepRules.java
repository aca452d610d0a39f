package org.regames.gdl.recover;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.Net;

/**
 * What the steps of a game have in common, whatever facts they are about: formulas with the moves
 * in disjunctions as sets, and what follows from the legality of moves. A frame rule has nearly all
 * moves of a role; its set is represented by the few others, so that work on a board is linear in
 * the formulas, instead of formulas times moves.
 */
final class StepRules {
  /**
   * The condition that one of some moves of a role is made, or that none is.
   *
   * @param moves the smaller part of the moves of the role
   * @param isDenied whether the other part is meant
   */
  record Made(int role, List<Integer> moves, boolean isDenied) {}

  /** The operands of a formula: formulas that are not moves, and sets of moves. */
  record Operands(List<Integer> formulas, List<Made> moves) {
    int size() {
      return formulas.size() + moves.stream().mapToInt(set -> set.moves().size()).sum();
    }
  }

  final GameNet game;
  final Net net;
  final Consequences consequences;
  private final List<BitSet> movesOf = new ArrayList<>();

  /** For each role, how many of its moves need each literal to be legal. */
  private final List<Map<Integer, Integer>> needs = new ArrayList<>();

  private final Map<Integer, Operands> operands = new HashMap<>();

  /** Linear in the moves and in what their legality depends on. */
  StepRules(GameNet game) {
    this.game = game;
    this.net = game.net();
    this.consequences = new Consequences(net);
    for (int role = 0; role < game.roles().size(); role++) {
      BitSet moves = new BitSet();
      game.movesOf(role).forEach(moves::set);
      movesOf.add(moves);
      Map<Integer, Integer> counts = new LinkedHashMap<>();
      moves.stream()
          .forEach(
              move -> legality(move).forEach(literal -> counts.merge(literal, 1, Integer::sum)));
      needs.add(counts);
    }
  }

  /** Literals of facts that hold whenever a move is legal. */
  Set<Integer> legality(int move) {
    return consequences.of(game.legal().get(move), true);
  }

  /** Literals of facts that hold whenever any of some moves is legal. */
  Set<Integer> legality(Collection<Integer> moves) {
    Set<Integer> common = new LinkedHashSet<>(legality(moves.iterator().next()));
    for (int move : moves) {
      common.retainAll(legality(move));
      if (common.isEmpty()) {
        break;
      }
    }
    return common;
  }

  /**
   * Literals of facts that hold whenever any move of a role except some is legal. Linear in the
   * literals and in these moves.
   */
  Set<Integer> legalityBut(int role, Collection<Integer> some) {
    int count = moves(role) - some.size();
    Map<Integer, Integer> ofSome = new HashMap<>();
    some.forEach(move -> legality(move).forEach(literal -> ofSome.merge(literal, 1, Integer::sum)));
    Set<Integer> common = new LinkedHashSet<>();
    needs
        .get(role)
        .forEach(
            (literal, needed) -> {
              if (needed - ofSome.getOrDefault(literal, 0) == count) {
                common.add(literal);
              }
            });
    return common;
  }

  /** How many moves a role has. */
  int moves(int role) {
    return movesOf.get(role).cardinality();
  }

  /** The operands of a formula; linear in their number, at the first call. */
  Operands operands(int formula) {
    return operands.computeIfAbsent(formula, this::split);
  }

  private Operands split(int formula) {
    List<Integer> formulas = new ArrayList<>();
    Map<Integer, BitSet> made = new TreeMap<>();
    List<Made> sets = new ArrayList<>();
    for (int operand : net.operands(formula)) {
      if (net.kind(operand) != Net.Kind.MOVE) {
        formulas.add(operand);
        continue;
      }
      int move = net.leaf(operand);
      int role = game.moves().get(move).role();
      if (net.kind(formula) == Net.Kind.OR) {
        made.computeIfAbsent(role, _ -> new BitSet()).set(move);
      } else {
        sets.add(new Made(role, List.of(move), false));
      }
    }
    made.forEach((role, moves) -> sets.add(smaller(role, moves)));
    return new Operands(List.copyOf(formulas), List.copyOf(sets));
  }

  private Made smaller(int role, BitSet moves) {
    BitSet others = (BitSet) movesOf.get(role).clone();
    others.andNot(moves);
    boolean isDenied = others.cardinality() < moves.cardinality();
    return new Made(role, (isDenied ? others : moves).stream().boxed().toList(), isDenied);
  }
}
