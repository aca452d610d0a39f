package org.regames.backend.interpreter;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.backend.interpreter.rules.ResolvedGame;
import org.regames.backend.interpreter.rules.ResolvedTerm;
import org.regames.backend.interpreter.search.Tags;
import org.regames.backend.interpreter.values.MapBlock;
import org.regames.backend.interpreter.values.Semistate;
import org.regames.backend.interpreter.values.SymbolSet;
import org.regames.backend.interpreter.values.TypeLayout;
import org.regames.ir.Edge;
import org.regames.ir.Value;

/**
 * A state of a game: the values of all variables and a node. Immutable. Two states of one
 * interpreter are equal if their nodes and all values are, whatever plays led to them; the default
 * of a map is part of its value.
 */
public final class State {
  /** The moves up to a state, last first. */
  record History(History earlier, int player, Tags tags) {}

  private final ResolvedGame rules;
  private final int node;
  private final Semistate semistate;
  private final History history;

  State(ResolvedGame rules, int node, Semistate semistate, History history) {
    this.rules = rules;
    this.node = node;
    this.semistate = semistate;
    this.history = history;
  }

  /** The node the play is at. */
  public String node() {
    return rules.automaton().name(node);
  }

  int nodeNumber() {
    return node;
  }

  Semistate semistate() {
    return semistate;
  }

  /** The state after a move. */
  State after(Tags tags, int nextNode, Semistate next) {
    return new State(rules, nextNode, next, new History(history, rules.player(semistate), tags));
  }

  /** Whose move it is: a player, {@code keeper} or {@code random}. */
  public String player() {
    return rules.symbols().name(rules.player(semistate));
  }

  /** Whether the play has ended: the node is {@link Edge#END}. */
  public boolean isTerminal() {
    return rules.isEnd(node);
  }

  /** Whether the keeper is to move. The play may have ended all the same. */
  public boolean isKeepersTurn() {
    return rules.isKeeper(semistate);
  }

  /** Whether random is to move. */
  public boolean isRandomsTurn() {
    return rules.isRandom(semistate);
  }

  /**
   * The present value of {@code goals} for a player; the result of the play if it has ended.
   *
   * @throws IllegalArgumentException if there is no such player
   */
  public String score(String player) {
    return rules.symbols().name(rules.score(semistate, rules.playerSymbol(player)));
  }

  /** The present value of {@code goals} for every player, in the order of type {@code Player}. */
  public Map<String, String> scores() {
    Map<String, String> scores = new LinkedHashMap<>();
    rules.playerNames().forEach(player -> scores.put(player, score(player)));
    return Collections.unmodifiableMap(scores);
  }

  /** The value of every variable by its name, in natural order of the names. */
  public Map<String, Value> values() {
    Map<String, Value> values = new LinkedHashMap<>();
    rules.variables().forEach((name, variable) -> values.put(name, value(variable)));
    return Collections.unmodifiableMap(values);
  }

  private Value value(ResolvedTerm variable) {
    return switch (variable) {
      case ResolvedTerm.Scalar scalar -> named(scalar.value(semistate, null));
      case ResolvedTerm.Map map -> value(map.block(semistate, null), map.layout(), 0);
    };
  }

  private Value value(MapBlock block, TypeLayout layout, int start) {
    return switch (layout) {
      case TypeLayout.Scalar _ -> named(block.cell(start));
      case TypeLayout.Table(SymbolSet keys, TypeLayout target, _) -> {
        Value otherwise = value(block, target, start + keys.size() * target.size());
        List<Value.Entry> entries = new ArrayList<>();
        for (int place = 0; place < keys.size(); place++) {
          Value value = value(block, target, start + place * target.size());
          if (!value.equals(otherwise)) {
            entries.add(new Value.Entry(rules.symbols().name(keys.member(place)), value));
          }
        }
        yield new Value.MapLiteral(Optional.of(otherwise), entries);
      }
    };
  }

  private Value.Named named(int symbol) {
    return new Value.Named(rules.symbols().name(symbol));
  }

  /** The moves that led here from the initial state, keeper moves included. */
  public List<Turn> play() {
    List<Turn> turns = new ArrayList<>();
    for (History move = history; move != null; move = move.earlier) {
      String mover = rules.symbols().name(move.player);
      turns.add(new Turn(mover, move.tags.names(rules.symbols())));
    }
    Collections.reverse(turns);
    return Collections.unmodifiableList(turns);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof State that
            && rules == that.rules
            && node == that.node
            && semistate.equals(that.semistate);
  }

  @Override
  public int hashCode() {
    return MapBlock.mix(node, semistate.hashCode());
  }

  /** Who is to move and where. */
  @Override
  public String toString() {
    return player() + " at " + node();
  }
}
