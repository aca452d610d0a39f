package org.regames.ir.passes;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Constant;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.NaturalOrder;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;
import org.regames.ir.passes.draft.GlobalNames;

/**
 * Replaces all names that the game itself defines by meaningless ones.
 *
 * <pre>
 * type Side = {left, right};
 * var side: Side = left;
 * begin, turn: side = right;
 * turn, other: $ done;
 * other, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, n2: v2 = s9;
 * n1, end: player = keeper;
 * n2, n1: $ s7;
 * </pre>
 *
 * <p>The tree is the same except for the names of players, scores and tags; {@link #table} and
 * {@link #nodeTable} record the renaming. Built-in names are kept, and so are the symbols 0 and 1.
 * Pragmas are dropped, since meaningless names carry no hints.
 */
public final class MangleSymbols implements Pass {
  private static final Set<String> KEPT =
      Set.of(
          Builtins.PLAYER_TYPE,
          Builtins.SCORE_TYPE,
          Builtins.GOALS_TYPE,
          Builtins.PLAYER_OR_SYSTEM_TYPE,
          Builtins.BOOL_TYPE,
          Builtins.VISIBILITY_TYPE,
          Builtins.PLAYER,
          Builtins.GOALS,
          Builtins.VISIBLE,
          Builtins.KEEPER,
          Builtins.RANDOM,
          "0",
          "1");

  @Override
  public String description() {
    return "replace all names by short ones";
  }

  @Override
  public Optional<String> treeChange() {
    return Optional.of("it gives tags, players and scores other names");
  }

  /** The new name of each type, constant, variable, symbol and tag, by its old name. */
  public static Map<String, String> table(Game game) {
    Map<String, String> table = new LinkedHashMap<>();
    number(table, "T", game.types().stream().map(TypeDefinition::name).toList());
    number(table, "c", game.constants().stream().map(Constant::name).toList());
    number(table, "v", game.variables().stream().map(Variable::name).toList());
    Set<String> symbols = new TreeSet<>(NaturalOrder.NATURAL);
    symbols.addAll(GlobalNames.of(game.types(), game.constants(), game.variables()));
    game.edges()
        .forEach(
            edge -> {
              if (edge.action() instanceof Action.Tag(String symbol)) {
                symbols.add(symbol);
              }
            });
    number(table, "s", symbols);
    return table;
  }

  /** The new name of each node but {@code begin} and {@code end}, by its old name. */
  public static Map<String, String> nodeTable(Game game) {
    Set<String> nodes = new TreeSet<>(NaturalOrder.NATURAL);
    for (Edge edge : game.edges()) {
      nodes.add(edge.from());
      nodes.add(edge.to());
      if (edge.action() instanceof Action.Reachability(String from, String to, _)) {
        nodes.add(from);
        nodes.add(to);
      }
    }
    nodes.removeAll(Set.of(Edge.BEGIN, Edge.END));
    Map<String, String> table = new LinkedHashMap<>();
    number(table, "n", nodes);
    return table;
  }

  private static void number(Map<String, String> table, String prefix, Iterable<String> names) {
    int count = 0;
    for (String name : names) {
      if (!KEPT.contains(name) && !table.containsKey(name)) {
        table.put(name, prefix + ++count);
      }
    }
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Map<String, String> table = table(draft.toGame());
    KEPT.forEach(name -> table.put(name, name));
    new Renaming(draft, table).run();
  }

  private record Renaming(Draft draft, Map<String, String> table) {
    void run() {
      List<TypeDefinition> types =
          draft.types().stream()
              .map(type -> new TypeDefinition(table.get(type.name()), renamed(type.type())))
              .toList();
      for (Constant constant : draft.constants()) {
        draft.removeConstant(constant.name());
        draft.setConstant(
            new Constant(
                table.get(constant.name()), renamed(constant.type()), renamed(constant.value())));
      }
      for (Variable variable : draft.variables()) {
        draft.removeVariable(variable.name());
        draft.setVariable(
            new Variable(
                table.get(variable.name()), renamed(variable.type()), renamed(variable.initial())));
      }
      draft.setTypes(types);
      draft.removePragmas();
      renameAutomaton();
    }

    private void renameAutomaton() {
      Automaton automaton = draft.automaton();
      Map<String, String> names = nodeTable(draft.toGame());
      // Names of removed nodes must not block the new names.
      for (int node = 0; node < automaton.nodeBound(); node++) {
        if (node != automaton.begin() && node != automaton.end()) {
          names.computeIfAbsent(automaton.name(node), _ -> "n" + (names.size() + 1));
        }
      }
      automaton.renameNodes(name -> names.getOrDefault(name, name));
      for (int edge : automaton.liveEdges()) {
        automaton.setAction(edge, renamed(automaton.action(edge)));
      }
    }

    private Action renamed(Action action) {
      return switch (action) {
        case Action.Tag(String symbol) -> new Action.Tag(table.get(symbol));
        case Action.VariableTag(String variable) -> new Action.VariableTag(table.get(variable));
        case Action.AnyAssignment(var left, var type) ->
            new Action.AnyAssignment(renamed(left), renamed(type));
        case Action.Assignment _, Action.Skip _, Action.Condition _ -> action.map(this::renamed);
      };
    }

    private Expression renamed(Expression expression) {
      return Expressions.map(
          expression,
          part ->
              switch (part) {
                case Expression.Reference(String name, var origin) ->
                    new Expression.Reference(table.getOrDefault(name, name), origin);
                case Expression.Cast(var type, var value, var origin) ->
                    new Expression.Cast(renamed(type), value, origin);
                case Expression.Access access -> access;
              });
    }

    private Type renamed(Type type) {
      return switch (type) {
        case Type.Named(String name, var origin) -> new Type.Named(table.get(name), origin);
        case Type.SetType(List<String> symbols, var origin) ->
            new Type.SetType(symbols.stream().map(table::get).toList(), origin);
        case Type.Arrow(Type source, Type target, var origin) ->
            new Type.Arrow(renamed(source), renamed(target), origin);
      };
    }

    private Value renamed(Value value) {
      return switch (value) {
        case Value.Named(String name, var origin) -> new Value.Named(table.get(name), origin);
        case Value.MapLiteral(var otherwise, var entries, var origin) ->
            new Value.MapLiteral(
                otherwise.map(this::renamed),
                entries.stream()
                    .map(entry -> new Value.Entry(table.get(entry.key()), renamed(entry.value())))
                    .toList(),
                origin);
      };
    }
  }
}
