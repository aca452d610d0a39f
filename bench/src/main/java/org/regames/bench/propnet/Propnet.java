package org.regames.bench.propnet;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import org.regames.gdl.GdlParser;
import org.regames.gdl.clause.Clauses;
import org.regames.gdl.ground.Grounder;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.Net;
import org.regames.gdl.net.NetBuilder;
import org.regames.gdl.net.Simplification;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;

/**
 * Plays a game in GDL directly on its propositional net: a boolean for each fact, move and formula,
 * with all formulas evaluated in order, once before the moves and once after. The baseline for
 * translations.
 */
public final class Propnet {
  private final Net net;
  private final boolean[] values;
  private final int[] questions;
  private final int[] transitions;
  private final int terminal;
  private final int[] facts;
  private final int[] next;
  private final int[][] moves;
  private final int[][] legal;
  private final boolean[] initial;

  private Propnet(GameNet game) {
    if (!game.views().isEmpty()) {
      throw new IllegalArgumentException("recursive views have no order");
    }
    net = game.net();
    facts = leaves(game.facts().size(), net::fact);
    next = ints(game.next());
    terminal = game.terminal();
    int roles = game.roles().size();
    moves = new int[roles][];
    legal = new int[roles][];
    for (int role = 0; role < roles; role++) {
      moves[role] = game.movesOf(role).stream().mapToInt(net::move).toArray();
      legal[role] = game.movesOf(role).stream().mapToInt(game.legal()::get).toArray();
    }
    initial = new boolean[facts.length];
    for (int fact = 0; fact < facts.length; fact++) {
      initial[fact] = game.initial().get(fact);
    }
    BitSet asked = below(game.legal());
    asked.or(below(List.of(terminal)));
    questions = asked.stream().toArray();
    BitSet changing = below(game.next());
    changing.andNot(asked);
    transitions = changing.stream().toArray();
    values = new boolean[net.size()];
    values[Net.TRUE] = true;
  }

  /** The net of some rules, simplified as for translation. */
  public static Propnet of(Source rules) {
    Budget budget = new Budget();
    Diagnostics diagnostics = new Diagnostics();
    GameNet net =
        NetBuilder.build(
            Grounder.ground(Clauses.of(GdlParser.parse(rules, diagnostics), budget), budget),
            budget,
            diagnostics);
    return new Propnet(Simplification.simplify(net));
  }

  private interface Leaf {
    int formula(int number);
  }

  private static int[] leaves(int count, Leaf leaf) {
    int[] formulas = new int[count];
    Arrays.setAll(formulas, leaf::formula);
    return formulas;
  }

  private static int[] ints(Collection<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }

  /** The formulas on which some depend, including these, without leaves; operands come first. */
  private BitSet below(Collection<Integer> some) {
    BitSet found = new BitSet();
    Deque<Integer> open = new ArrayDeque<>(some);
    while (!open.isEmpty()) {
      int formula = open.pop();
      if (net.operands(formula).length > 0 && !found.get(formula)) {
        found.set(formula);
        for (int operand : net.operands(formula)) {
          open.push(operand);
        }
      }
    }
    return found;
  }

  private void evaluate(int[] formulas) {
    for (int formula : formulas) {
      int[] operands = net.operands(formula);
      values[formula] =
          switch (net.kind(formula)) {
            case NOT -> !values[operands[0]];
            case AND -> isAll(operands, true);
            case OR -> !isAll(operands, false);
            case CONSTANT, FACT, MOVE, VIEW -> throw new IllegalStateException("a leaf");
          };
    }
  }

  private boolean isAll(int[] operands, boolean value) {
    for (int operand : operands) {
      if (values[operand] != value) {
        return false;
      }
    }
    return true;
  }

  /** Goes to the first state. */
  public void reset() {
    at(initial);
  }

  /** Goes to a state. */
  public void at(boolean[] state) {
    for (int fact = 0; fact < facts.length; fact++) {
      values[facts[fact]] = state[fact];
    }
    evaluate(questions);
  }

  /** The facts of the present state. */
  public boolean[] state() {
    boolean[] state = new boolean[facts.length];
    for (int fact = 0; fact < facts.length; fact++) {
      state[fact] = values[facts[fact]];
    }
    return state;
  }

  public int roles() {
    return moves.length;
  }

  public boolean isTerminal() {
    return values[terminal];
  }

  /** Puts the legal moves of a role, numbered per role, into an array; returns how many. */
  public int legal(int role, int[] into) {
    int count = 0;
    for (int move = 0; move < legal[role].length; move++) {
      if (values[legal[role][move]]) {
        into[count++] = move;
      }
    }
    return count;
  }

  /** The largest number of moves that a role can have. */
  public int mostMoves() {
    return Arrays.stream(moves).mapToInt(some -> some.length).max().orElse(0);
  }

  /** Makes one move of each role. */
  public void apply(int[] made) {
    for (int role = 0; role < made.length; role++) {
      values[moves[role][made[role]]] = true;
    }
    evaluate(transitions);
    boolean[] state = new boolean[facts.length];
    for (int fact = 0; fact < facts.length; fact++) {
      state[fact] = values[next[fact]];
    }
    for (int role = 0; role < made.length; role++) {
      values[moves[role][made[role]]] = false;
    }
    at(state);
  }
}
