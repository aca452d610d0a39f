package org.regames.sbg.lowering;

import java.util.BitSet;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Expression;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.sbg.syntax.Movement;
import org.regames.sbg.syntax.SbgGame;

/**
 * Writes the moves of a player: a path chooses the square {@code from} and follows the automaton of
 * the piece there with {@code at}. The board does not change meanwhile, so all paths of a piece
 * from one square to another are one move. Black's automata are White's with the direction of ahead
 * reversed.
 */
final class Turns {
  private final SbgGame game;
  private final SbgDefinitions world;
  private final EdgeWriter edges;
  private final Map<Character, MoveAutomaton> automata = new TreeMap<>();

  Turns(SbgGame game, SbgDefinitions world, EdgeWriter edges, Budget budget) {
    this.game = game;
    this.world = world;
    this.edges = edges;
    for (SbgGame.Piece piece : game.pieces()) {
      if (game.count(piece.letter()) + game.count(Character.toLowerCase(piece.letter())) > 0) {
        automata.put(piece.letter(), MoveAutomaton.of(piece.movement(), piece.origin(), budget));
      }
    }
  }

  /** The node where a player's move ends and the keeper continues. */
  static String moved(Side side) {
    return side.player() + "_moved";
  }

  /** Whether a player has any piece that can ever move. */
  boolean canMove(Side side) {
    return world.letters(side).stream()
        .anyMatch(letter -> automata.containsKey(Character.toUpperCase(letter)));
  }

  /**
   * Writes the turn of a player from the node {@code …_turn} to the node {@code …_moved}; there is
   * a move exactly if {@code …_to} is reachable from {@code …_from}.
   */
  void write(Side side) {
    String me = side.player();
    Origin origin = game.rows().getFirst().origin();
    Expression player = SbgDefinitions.symbol(Builtins.PLAYER);
    edges.add(
        me + "_turn",
        me + "_from",
        SbgDefinitions.assign(player, SbgDefinitions.symbol(me)),
        origin);
    edges.add(
        me + "_from",
        me + "_chosen",
        new Action.AnyAssignment(SbgDefinitions.FROM, SbgDefinitions.SQUARE),
        origin);
    edges.add(
        me + "_chosen",
        me + "_start",
        SbgDefinitions.assign(SbgDefinitions.AT, SbgDefinitions.FROM),
        origin);
    edges.add(me + "_start", me + "_pieces", new Action.VariableTag("from"), origin);
    for (SbgGame.Piece piece : game.pieces()) {
      char letter = side == Side.WHITE ? piece.letter() : Character.toLowerCase(piece.letter());
      if (world.letters(side).contains(letter)) {
        write(side, letter, automata.get(piece.letter()), piece.origin());
      }
    }
    edges.add(me + "_to", me + "_named", new Action.VariableTag("at"), origin);
    edges.add(
        me + "_named",
        moved(side),
        SbgDefinitions.assign(player, SbgDefinitions.symbol(Builtins.KEEPER)),
        origin);
  }

  private void write(Side side, char letter, MoveAutomaton automaton, Origin origin) {
    String me = side.player();
    edges.add(
        me + "_pieces",
        node(side, letter, automaton, 0),
        SbgDefinitions.equal(
            SbgDefinitions.content(SbgDefinitions.FROM), SbgDefinitions.symbol("" + letter)),
        origin);
    BitSet accepting = automaton.accepting();
    Set<String> written = new HashSet<>();
    for (int state = 0; state < automaton.size(); state++) {
      String from = node(side, letter, automaton, state);
      if (accepting.get(state) && !from.equals(me + "_to")) {
        edges.skip(from, me + "_to", origin);
      }
      for (Map.Entry<Distance, Map<String, EnumSet<Movement.Content>>> move :
          moves(side, letter, automaton, state).entrySet()) {
        String landing = landing(side, letter, move.getValue());
        edges.add(from, landing, move.getKey().action(world), origin);
        if (written.add(landing)) {
          move.getValue()
              .forEach(
                  (to, contents) -> edges.add(landing, to, world.allows(contents, side), origin));
        }
      }
    }
  }

  /** How far a step goes, as seen from the bottom of the board. */
  private record Distance(int dx, int dy) implements Comparable<Distance> {
    @Override
    public int compareTo(Distance other) {
      return dx == other.dx ? Integer.compare(dy, other.dy) : Integer.compare(dx, other.dx);
    }

    Action action(SbgDefinitions world) {
      return dx == 0 && dy == 0
          ? new Action.Skip()
          : SbgDefinitions.assign(SbgDefinitions.AT, world.step(dx, dy, SbgDefinitions.AT));
    }
  }

  /**
   * The steps from a state: for each distance the nodes that they lead to, with the contents that
   * they accept.
   */
  private static Map<Distance, Map<String, EnumSet<Movement.Content>>> moves(
      Side side, char letter, MoveAutomaton automaton, int state) {
    Map<Distance, Map<String, EnumSet<Movement.Content>>> moves = new TreeMap<>();
    automaton
        .transitions()
        .get(state)
        .forEach(
            (step, to) ->
                moves
                    .computeIfAbsent(
                        new Distance(step.dx(), step.dy() * side.forward()), _ -> new TreeMap<>())
                    .computeIfAbsent(
                        node(side, letter, automaton, to),
                        _ -> EnumSet.noneOf(Movement.Content.class))
                    .add(step.on()));
    return moves;
  }

  /** The node of a state; if no word continues from it, the node where all moves end. */
  private static String node(Side side, char letter, MoveAutomaton automaton, int state) {
    return automaton.accepting().get(state) && automaton.transitions().get(state).isEmpty()
        ? side.player() + "_to"
        : side.player() + "_" + letter + "_" + state;
  }

  /**
   * The node after a step to a square whose contents have not been tested yet: named after the
   * possible continuations, since steps with the same ones share it.
   */
  private static String landing(
      Side side, char letter, Map<String, EnumSet<Movement.Content>> targets) {
    String prefix = side.player() + "_" + letter + "_";
    Map<Movement.Content, String> parts = new EnumMap<>(Movement.Content.class);
    targets.forEach(
        (to, contents) ->
            contents.forEach(
                content ->
                    parts.put(
                        content,
                        content.letter()
                            + (to.startsWith(prefix) ? to.substring(prefix.length()) : ""))));
    return prefix + parts.values().stream().collect(Collectors.joining("_"));
  }
}
