package org.regames.rbg.lowering;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.ir.Builtins;
import org.regames.ir.Constant;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/**
 * The types, constants and variables of the game being made, and their names. Names of Regular
 * Boardgames have no underscores, so adding one makes a name unique.
 */
final class RbgDefinitions {
  private static final Set<String> RESERVED =
      Set.of(
          "type",
          "const",
          "var",
          Builtins.KEEPER,
          Builtins.RANDOM,
          Builtins.PLAYER,
          Builtins.GOALS,
          Builtins.VISIBLE);

  private final Budget budget;

  private final Origin board;

  private final Set<String> taken = new HashSet<>(RESERVED);
  private final Map<Type, String> typeNames = new LinkedHashMap<>();
  private final Set<String> takenTypes = new HashSet<>();
  private final Map<String, Integer> suffixes = new HashMap<>();
  private final Map<Map.Entry<Type, Value>, String> constantNames = new HashMap<>();
  private final List<TypeDefinition> types = new ArrayList<>();
  private final List<Constant> constants = new ArrayList<>();
  private final List<Variable> variables = new ArrayList<>();

  RbgDefinitions(Budget budget, Origin board) {
    this.budget = budget;
    this.board = board;
  }

  List<TypeDefinition> types() {
    return types;
  }

  List<Constant> constants() {
    return constants;
  }

  List<Variable> variables() {
    return variables;
  }

  /** The symbol for a name of the source; symbols with the same name are one symbol. */
  String symbol(String name) {
    String symbol = RESERVED.contains(name) ? name + "_" : name;
    taken.add(symbol);
    return symbol;
  }

  /** A free name for a constant or variable. */
  String free(String wanted) {
    return free(wanted, taken);
  }

  private String free(String wanted, Set<String> names) {
    String name = wanted;
    while (!names.add(name)) {
      name = wanted + "_" + suffixes.merge(wanted, 1, Integer::sum);
    }
    return name;
  }

  /** A set type of these symbols with this name or, if there is one already, with its own. */
  Type type(String wanted, List<String> symbols) {
    return define(wanted, new Type.SetType(symbols), symbols.size());
  }

  /** A definition of this type with this name or, if there is one already, with its own. */
  Type define(String wanted, Type type, int items) {
    String known = typeNames.get(type);
    if (known == null) {
      budget.spend(items, "symbols of types", board);
      known = free(wanted, takenTypes);
      typeNames.put(type, known);
      types.add(new TypeDefinition(known, type));
    }
    return new Type.Named(known);
  }

  /** The name of a constant; equal ones are defined once. */
  String constant(String wanted, Type type, Value value, Origin origin) {
    return constantNames.computeIfAbsent(
        Map.entry(type, value),
        _ -> {
          String name = free(wanted);
          constants.add(new Constant(name, type, value, origin));
          return name;
        });
  }

  void variable(String name, Type type, Value initial) {
    variables.add(new Variable(name, type, initial));
  }

  /**
   * A map from symbols to values, its most frequent value as the default.
   *
   * @param keys all keys that the map will ever be read at
   * @param values the value at each key
   * @param origin what the map is for
   */
  Value map(List<String> keys, List<? extends Value> values, Origin origin) {
    budget.spend(keys.size(), "entries of maps", origin.isKnown() ? origin : board);
    Map<Value, Integer> counts = new LinkedHashMap<>();
    values.forEach(value -> counts.merge(value, 1, Integer::sum));
    Value most = values.getFirst();
    for (Map.Entry<Value, Integer> count : counts.entrySet()) {
      if (count.getValue() > counts.get(most)) {
        most = count.getKey();
      }
    }
    List<Value.Entry> entries = new ArrayList<>();
    for (int i = 0; i < keys.size(); i++) {
      if (!values.get(i).equals(most)) {
        entries.add(new Value.Entry(keys.get(i), values.get(i)));
      }
    }
    return new Value.MapLiteral(Optional.of(most), entries);
  }
}
