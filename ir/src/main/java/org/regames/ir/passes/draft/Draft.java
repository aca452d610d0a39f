package org.regames.ir.passes.draft;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Constant;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Pragma;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Liveness;
import org.regames.ir.analysis.Typing;
import org.regames.ir.analysis.ValueSets;

/**
 * A game under rewriting: definitions by name and an automaton that is edited in place.
 *
 * <p>Pragmas about nodes ({@code @disjoint}, {@code @repeat}, …) hold for the automaton they were
 * written for. Editing the automaton can make them false, so they are dropped with the first edit,
 * and recomputed at the end of a pipeline.
 */
public final class Draft {
  private final Game game;
  private final Automaton automaton;
  private final long firstVersion;
  private final Map<String, Constant> constants = new LinkedHashMap<>();
  private final Map<String, Variable> variables = new LinkedHashMap<>();
  private final Map<String, Type> definitions = new HashMap<>();
  private List<TypeDefinition> types;
  private List<Pragma> keptPragmas;
  private List<Pragma> added = List.of();
  private long edits;
  private Typing typing;
  private Set<String> names;
  private ValueSets values;
  private long valuesVersion = -1;
  private Liveness liveness;
  private long livenessVersion = -1;

  public Draft(Game game) {
    this.game = game;
    this.automaton = Automaton.of(game);
    this.firstVersion = automaton.version();
    define(game.types());
    this.keptPragmas = game.pragmas();
    game.constants().forEach(constant -> constants.putIfAbsent(constant.name(), constant));
    game.variables().forEach(variable -> variables.putIfAbsent(variable.name(), variable));
  }

  public Automaton automaton() {
    return automaton;
  }

  /** A number that grows with every edit of the automaton or of the definitions. */
  public long version() {
    return automaton.version() + edits;
  }

  public List<TypeDefinition> types() {
    return types;
  }

  public void setTypes(List<TypeDefinition> newTypes) {
    define(newTypes);
    edited();
  }

  private void define(List<TypeDefinition> newTypes) {
    types = List.copyOf(newTypes);
    definitions.clear();
    types.forEach(type -> definitions.putIfAbsent(type.name(), type.type()));
  }

  /** The type that a name stands for, following names of names; null if a name is undefined. */
  public Type unfolded(Type type) {
    Type at = type;
    // The types of a valid game are not recursive; the bound is for others.
    for (int i = 0; i <= types.size() && at instanceof Type.Named(String name, _); i++) {
      at = definitions.get(name);
    }
    return at;
  }

  /** The constants in natural order of their names, new ones last. */
  public Collection<Constant> constants() {
    return List.copyOf(constants.values());
  }

  /** The constant of a name, or null. */
  public Constant constant(String name) {
    return constants.get(name);
  }

  /** Adds or replaces a constant. */
  public void setConstant(Constant constant) {
    constants.put(constant.name(), constant);
    edited();
  }

  public void removeConstant(String name) {
    constants.remove(name);
    edited();
  }

  /** The variables in natural order of their names. */
  public Collection<Variable> variables() {
    return List.copyOf(variables.values());
  }

  /** The variable of a name, or null. */
  public Variable variable(String name) {
    return variables.get(name);
  }

  public void setVariable(Variable variable) {
    variables.put(variable.name(), variable);
    edited();
  }

  public void removeVariable(String name) {
    variables.remove(name);
    edited();
  }

  /** The pragmas that hold for the automaton as it is now. */
  public List<Pragma> pragmas() {
    List<Pragma> pragmas = new ArrayList<>();
    for (Pragma pragma : keptPragmas) {
      if (automaton.version() == firstVersion || !speaksOfNodes(pragma)) {
        pragmas.add(pragma);
      }
    }
    pragmas.addAll(added);
    return pragmas;
  }

  /** Adds pragmas; none may mention nodes that are edited afterwards. */
  public void addPragmas(List<? extends Pragma> pragmas) {
    Set<Pragma> known = new HashSet<>(pragmas());
    List<Pragma> all = new ArrayList<>(added);
    pragmas.stream().filter(known::add).forEach(all::add);
    if (all.size() > added.size()) {
      added = all;
      edits++;
    }
  }

  /** Drops all pragmas. */
  public void removePragmas() {
    if (!pragmas().isEmpty()) {
      keptPragmas = List.of();
      added = List.of();
      edits++;
    }
  }

  private static boolean speaksOfNodes(Pragma pragma) {
    return switch (pragma) {
      case Pragma.ArtificialTag _ -> false;
      case Pragma.IntegerRange _ -> false;
      case Pragma.Unknown _ -> false;
      case Pragma.Disjoint _ -> true;
      case Pragma.Iterator _ -> true;
      case Pragma.Repeat _ -> true;
      case Pragma.Unique _ -> true;
      case Pragma.SimpleApply _ -> true;
      case Pragma.TagIndex _ -> true;
    };
  }

  /** The types of the names and expressions of the draft as it is now. */
  public Typing typing() {
    if (typing == null) {
      typing = Typing.of(types, constants.values(), variables.values());
    }
    return typing;
  }

  /** The values that variables can have at each node, for the draft as it is now. */
  public ValueSets values() {
    if (valuesVersion != version()) {
      values = ValueSets.of(automaton, typing(), constants(), variables());
      valuesVersion = version();
    }
    return values;
  }

  /** Where the values of variables matter, for the draft as it is now. */
  public Liveness liveness() {
    if (livenessVersion != version()) {
      liveness = Liveness.of(automaton, variables());
      livenessVersion = version();
    }
    return liveness;
  }

  /**
   * A name that no constant, variable, type or symbol of the game has; it is reserved from now on.
   */
  public String freshName(String wish) {
    String name = unusedName(wish);
    names.add(name);
    return name;
  }

  /** A name that no constant, variable, type or symbol of the game has. */
  public String unusedName(String wish) {
    if (names == null) {
      names = GlobalNames.of(types, constants.values(), variables.values());
    }
    String name = wish;
    for (int i = 2; names.contains(name); i++) {
      name = wish + "_" + i;
    }
    return name;
  }

  private void edited() {
    edits++;
    typing = null;
  }

  /** The game as it is now; the original object if nothing was edited. */
  public Game toGame() {
    return edits == 0 && automaton.version() == firstVersion
        ? game
        : new Game(
            types,
            List.copyOf(constants.values()),
            List.copyOf(variables.values()),
            edges(),
            pragmas());
  }

  /**
   * The edges. If none leaves {@code begin}, or none leads to {@code end}, because no path gets
   * there, an edge that is never legal replaces what was removed: a game needs both nodes.
   */
  private List<Edge> edges() {
    List<Edge> edges = PlainChecks.decide(automaton.edges());
    if (edges.stream().noneMatch(edge -> edge.from().equals(Edge.BEGIN))
        || edges.stream().noneMatch(edge -> edge.to().equals(Edge.END))) {
      Expression player = new Expression.Reference(Builtins.PLAYER);
      edges.add(new Edge(Edge.BEGIN, Edge.END, new Action.Comparison(player, player, true)));
    }
    return edges;
  }
}
