package org.regames.gdl.lowering;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.ir.Builtins;
import org.regames.ir.Constant;
import org.regames.ir.NaturalOrder;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/** The types, constants and variables of the game being made, with names that do not clash. */
final class GdlDefinitions {
  final List<TypeDefinition> types = new ArrayList<>();
  final List<Constant> constants = new ArrayList<>();
  final List<Variable> variables = new ArrayList<>();
  private final Map<List<String>, String> typeNames = new HashMap<>();
  private final Set<String> usedTypes =
      new HashSet<>(
          List.of(
              Builtins.PLAYER_TYPE,
              Builtins.SCORE_TYPE,
              Builtins.GOALS_TYPE,
              Builtins.PLAYER_OR_SYSTEM_TYPE,
              Builtins.BOOL_TYPE,
              Builtins.VISIBILITY_TYPE));
  private final Map<String, List<String>> members = new HashMap<>();
  private final Set<String> symbols = new HashSet<>();
  private final Set<String> usedNames = new HashSet<>();

  /**
   * For each wanted name that was taken, the last number tried: thousands of tables may want one
   * name.
   */
  private final Map<String, Integer> typeNumbers = new HashMap<>();

  private final Map<String, Integer> nameNumbers = new HashMap<>();
  private final Budget budget;
  private final Origin origin;

  GdlDefinitions(Budget budget, Origin origin) {
    this.budget = budget;
    this.origin = origin;
    typeNames.put(List.of("0", "1"), Builtins.BOOL_TYPE);
    members.put(Builtins.BOOL_TYPE, List.of("0", "1"));
  }

  /** Keeps a symbol from becoming the name of a variable or constant. */
  void symbol(String symbol) {
    symbols.add(symbol);
  }

  /** A type by a fixed name. */
  void fixedType(String name, List<String> members) {
    types.add(new TypeDefinition(name, new Type.SetType(members)));
    this.members.put(name, members);
    members.forEach(this::symbol);
  }

  /** The type of some symbols, made at first use. */
  Type type(String wish, Collection<String> members) {
    List<String> sorted = members.stream().distinct().sorted(NaturalOrder.NATURAL).toList();
    String known = typeNames.get(sorted);
    if (known == null) {
      known = free(wish, usedTypes, typeNumbers);
      typeNames.put(sorted, known);
      budget.spend(sorted.size(), "symbols of types", origin);
      fixedType(known, sorted);
    }
    return new Type.Named(known);
  }

  /** The symbols of a type made here. */
  List<String> members(Type type) {
    return members.get(type.toString());
  }

  private static String free(String wish, Set<String> used, Map<String, Integer> numbers) {
    String name = wish;
    while (!used.add(name)) {
      name = wish + "_" + numbers.merge(wish, 2, (number, _) -> number + 1);
    }
    return name;
  }

  /** A name for a variable or constant, which is not a number; all symbols must be known by now. */
  String name(String wish) {
    boolean isSymbol = symbols.contains(wish) || wish.chars().allMatch(Character::isDigit);
    return free(isSymbol ? wish + "_var" : wish, usedNames, nameNumbers);
  }

  /**
   * A map literal whose default is its most frequent value, the first of these in natural order.
   */
  Value map(Map<String, Value> entries) {
    budget.spend(entries.size(), "map entries", origin);
    Map<String, Integer> counts = new LinkedHashMap<>();
    Map<String, Value> byText = new HashMap<>();
    entries.forEach(
        (_, value) -> {
          counts.merge(value.toString(), 1, Integer::sum);
          byText.put(value.toString(), value);
        });
    String frequent =
        counts.entrySet().stream()
            .min(
                Map.Entry.<String, Integer>comparingByValue()
                    .reversed()
                    .thenComparing(Map.Entry.comparingByKey(NaturalOrder.NATURAL)))
            .orElseThrow()
            .getKey();
    List<Value.Entry> others = new ArrayList<>();
    entries.forEach(
        (key, value) -> {
          if (!value.toString().equals(frequent)) {
            others.add(new Value.Entry(key, value));
          }
        });
    return new Value.MapLiteral(Optional.of(byText.get(frequent)), others);
  }
}
