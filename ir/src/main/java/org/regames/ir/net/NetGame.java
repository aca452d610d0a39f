package org.regames.ir.net;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Origin;

/**
 * A game as a propositional net: the conditions on a state, and the next state, as literals of one
 * circuit (E. Schkufza, N. Love, M. Genesereth, Propositional automata and cell automata,
 * Australasian AI 2008). Its inputs are the facts of the state and then the moves, by number.
 *
 * <p>In each step the roles that have a choice in its phase choose one after another, without
 * knowing what the others chose; then the next state follows. Played this way, the game has the
 * same players, moves, tags, variables and scores as the automaton for the same rules.
 *
 * @param frame types and variables of the automaton, with all built-ins; no edges
 * @param circuit computes what holds
 * @param places how facts are stored in variables
 * @param initial whether each fact holds at the start
 * @param next for each fact the literal that tells whether it holds after a step
 * @param roles who moves, in order
 * @param moves all moves, those of each role in its order
 * @param terminal the literal that tells whether the play has ended
 * @param phases the phases of the game, at least one
 * @param phaseOf the phases that begin where some facts hold; {@code otherwise} where none does
 * @param otherwise the number of the phase where none of these facts holds
 */
public record NetGame(
    Game frame,
    Circuit circuit,
    List<FactVariable> places,
    List<Boolean> initial,
    List<Integer> next,
    List<Role> roles,
    List<Move> moves,
    int terminal,
    List<Phase> phases,
    SortedMap<Integer, Integer> phaseOf,
    int otherwise) {
  public NetGame {
    places = List.copyOf(places);
    initial = List.copyOf(initial);
    next = List.copyOf(next);
    roles = List.copyOf(roles);
    moves = List.copyOf(moves);
    phases = List.copyOf(phases);
    phaseOf = Collections.unmodifiableSortedMap(new TreeMap<>(phaseOf));
  }

  /**
   * A variable, or a map at some keys, whose value says which of some facts holds.
   *
   * @param facts the numbers of the facts
   * @param symbols the value that stands for each of them
   * @param none the value if none holds; nothing if one always does
   */
  public record FactVariable(
      String variable,
      List<String> keys,
      List<Integer> facts,
      List<String> symbols,
      Optional<String> none) {
    public FactVariable {
      keys = List.copyOf(keys);
      facts = List.copyOf(facts);
      symbols = List.copyOf(symbols);
    }
  }

  /**
   * Who moves.
   *
   * @param symbol a player, or {@link org.regames.ir.Builtins#RANDOM}
   * @param kept the variable that holds its move until the others have chosen theirs
   * @param scores the scores of a player and when it gets them; of several that hold, the first
   */
  public record Role(String symbol, Optional<String> kept, List<Score> scores) {
    public Role {
      scores = List.copyOf(scores);
    }
  }

  /** A score, and the literal that says whether it is achieved. */
  public record Score(String symbol, int literal) {}

  /**
   * A move.
   *
   * @param role the number of the role
   * @param tag its only tag
   * @param legal the literal that tells whether it may be made
   */
  public record Move(int role, String tag, int legal) {}

  /**
   * States in which the same roles have a choice.
   *
   * @param choices who chooses, in order
   * @param forced the numbers of the moves that the other roles make, in the order of the roles
   * @param isKept whether moves are stored in the variables of their roles until all have chosen
   * @param isHidden whether moves stay hidden until all players have chosen
   */
  public record Phase(
      List<RoleChoice> choices, List<Integer> forced, boolean isKept, boolean isHidden) {
    public Phase {
      choices = List.copyOf(choices);
      forced = List.copyOf(forced);
    }
  }

  /**
   * The choice of a role.
   *
   * @param role the number of the role
   * @param node the name of the place in the play
   * @param rules where the rules about its moves begin
   */
  public record RoleChoice(int role, String node, Origin rules) {}

  /** The number of signals that are computed from others. */
  public int gates() {
    return circuit.size() - initial.size() - moves.size();
  }
}
