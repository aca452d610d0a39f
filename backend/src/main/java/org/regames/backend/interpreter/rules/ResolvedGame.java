package org.regames.backend.interpreter.rules;

import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.regames.backend.interpreter.values.MapBlock;
import org.regames.backend.interpreter.values.Semistate;
import org.regames.backend.interpreter.values.SymbolSet;
import org.regames.backend.interpreter.values.Symbols;
import org.regames.backend.interpreter.values.TypeLayout;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Typing;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/** A game with every name resolved to a number. Immutable, so that threads can share it. */
public final class ResolvedGame {
  private final Automaton automaton;
  private final Symbols symbols;
  private final SearchRegions regions;
  private final ResolvedAction[] steps;
  private final BitSet endsMove = new BitSet();
  private final Semistate initial;
  private final Map<String, ResolvedTerm> variables = new LinkedHashMap<>();
  private final SymbolSet players;
  private final List<String> playerNames;
  private final int player;
  private final TypeLayout.Table visibility;
  private final int visible;
  private final TypeLayout.Table goalsLayout;
  private final int goals;
  private final int keeper;
  private final int random;
  private final int hidden;
  private final int begin;
  private final int end;

  public ResolvedGame(Game written, Budget budget) {
    Game game = Builtins.complete(written);
    this.automaton = Automaton.of(game);
    TermResolver terms = new TermResolver(game, Typing.of(game), budget);
    this.symbols = terms.symbols();
    this.regions = new SearchRegions(automaton);
    ActionResolver compiler = new ActionResolver(terms, regions);
    this.steps = new ResolvedAction[automaton.edgeBound()];
    for (int edge = 0; edge < steps.length; edge++) {
      steps[edge] = compiler.step(automaton.edge(edge));
      endsMove.set(edge, Expressions.assignsWhole(automaton.action(edge), Builtins.PLAYER));
    }
    for (Variable variable : game.variables()) {
      terms.variable(variable.name()).ifPresent(term -> variables.put(variable.name(), term));
    }
    this.players = terms.layout(new Type.Named(Builtins.PLAYER_TYPE), Origin.UNKNOWN).symbols();
    this.playerNames =
        IntStream.range(0, players.size())
            .mapToObj(place -> symbols.name(players.member(place)))
            .toList();
    this.player = scalarSlot(Builtins.PLAYER);
    ResolvedTerm.MapVariable visibleVariable = mapVariable(Builtins.VISIBLE);
    this.visibility = visibleVariable.layout();
    this.visible = visibleVariable.slot();
    ResolvedTerm.MapVariable goalsVariable = mapVariable(Builtins.GOALS);
    this.goalsLayout = goalsVariable.layout();
    this.goals = goalsVariable.slot();
    this.keeper = symbols.number(Builtins.KEEPER);
    this.random = symbols.number(Builtins.RANDOM);
    this.hidden = symbols.number("0");
    this.begin =
        automaton
            .find(Edge.BEGIN)
            .orElseThrow(() -> new IllegalArgumentException("no edge leaves node begin"));
    this.end = automaton.find(Edge.END).orElse(-1);
    this.initial = terms.initial(game.variables());
  }

  private int scalarSlot(String name) {
    if (variables.get(name) instanceof ResolvedTerm.ScalarVariable(_, int slot)) {
      return slot;
    }
    throw new IllegalArgumentException("no valid variable " + name);
  }

  private ResolvedTerm.MapVariable mapVariable(String name) {
    if (variables.get(name) instanceof ResolvedTerm.MapVariable variable) {
      return variable;
    }
    throw new IllegalArgumentException("no valid variable " + name);
  }

  public Automaton automaton() {
    return automaton;
  }

  public Symbols symbols() {
    return symbols;
  }

  public SearchRegions regions() {
    return regions;
  }

  public ResolvedAction step(int edge) {
    return steps[edge];
  }

  /** Whether taking the edge outside of checks completes a move. */
  public boolean endsMove(int edge) {
    return endsMove.get(edge);
  }

  public Semistate initial() {
    return initial;
  }

  public int begin() {
    return begin;
  }

  public boolean isEnd(int node) {
    return node == end;
  }

  /** The source position of the first edge from a node that has one, or else of one to it. */
  public Origin origin(int node) {
    return IntStream.concat(
            Arrays.stream(automaton.outgoing(node)), Arrays.stream(automaton.incoming(node)))
        .mapToObj(edge -> automaton.edge(edge).origin())
        .filter(Origin::isKnown)
        .findFirst()
        .orElse(Origin.UNKNOWN);
  }

  /** All variables by name, in the order of the game. */
  public Map<String, ResolvedTerm> variables() {
    return variables;
  }

  public List<String> playerNames() {
    return playerNames;
  }

  /** The symbol of a player's name. */
  public int playerSymbol(String name) {
    for (int place = 0; place < players.size(); place++) {
      if (symbols.name(players.member(place)).equals(name)) {
        return players.member(place);
      }
    }
    throw new IllegalArgumentException("no player: " + name + ", there are " + playerNames());
  }

  public int player(Semistate semistate) {
    return semistate.scalar(player);
  }

  public boolean isKeeper(Semistate semistate) {
    return player(semistate) == keeper;
  }

  public boolean isRandom(Semistate semistate) {
    return player(semistate) == random;
  }

  /** The number of the variable {@code visible} among those of map types. */
  public int visible() {
    return visible;
  }

  /** Whether a player sees the tags added while {@code visible} has this value. */
  public boolean sees(int seer, MapBlock visibleValue) {
    return visibleValue.cell(visibility.offsetOf(seer)) != hidden;
  }

  public int score(Semistate semistate, int scorer) {
    return semistate.map(goals).cell(goalsLayout.offsetOf(scorer));
  }
}
