package org.regames.ir.passes;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Constant;
import org.regames.ir.Expression;
import org.regames.ir.Pragma;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.SymbolFlow;
import org.regames.ir.analysis.Typing;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;
import org.regames.ir.passes.draft.WellTyped;

/**
 * Removes symbols that never occur from the types of values, so that states take fewer bits.
 *
 * <pre>
 * type Colour = {red, green, blue};
 * type Light = {red, green, blue};
 * var colour: Colour = red;
 * var light: Light = green;
 * begin, m: colour = blue;
 * m, n: colour == red;
 * n, o: light = red;
 * o, p: light != green;
 * p, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * type Colour = {red, blue};
 * type Light = {red, green};
 * var colour: Colour = red;
 * var light: Light = green;
 * begin, m: colour = blue;
 * m, n: colour == red;
 * n, o: light = red;
 * o, p: light != green;
 * p, end: player = keeper;
 * </pre>
 *
 * <p>A type loses the symbols that no variable or constant of it holds ({@link SymbolFlow}), no
 * cast to it produces, and no value of it is compared with. Types of keys stay, as do players, and
 * all types if the two sides of a comparison or an assignment would no longer share a symbol. A
 * game translated from another language often has a hundred scores and uses three.
 */
public final class PruneUnusedSymbols implements Pass {
  private static final List<String> KEPT =
      List.of(
          Builtins.PLAYER_TYPE,
          Builtins.PLAYER_OR_SYSTEM_TYPE,
          Builtins.BOOL_TYPE,
          Builtins.VISIBILITY_TYPE);

  @Override
  public String description() {
    return "remove symbols from types that no value ever has";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    List<TypeDefinition> types = new Search(draft).narrowed();
    if (!types.equals(draft.types()) && staysWellTyped(draft, types)) {
      draft.setTypes(types);
    }
  }

  /** Finds the symbols that occur as values of each named type. */
  private static final class Search {
    private final Draft draft;
    private final SymbolFlow flow;
    private final Map<String, Type> definitions = new HashMap<>();
    private final Map<String, Set<String>> types = new HashMap<>();
    private final Map<String, Set<String>> used = new HashMap<>();
    private final Set<String> whole = new HashSet<>();
    private final Set<String> named = new HashSet<>();

    Search(Draft draft) {
      this.draft = draft;
      Automaton automaton = draft.automaton();
      flow = SymbolFlow.of(automaton, draft.typing(), draft.constants(), draft.variables());
      draft.types().forEach(type -> definitions.put(type.name(), type.type()));
      draft.types().forEach(type -> keys(type.type()));
      KEPT.forEach(name -> whole.addAll(values(new Type.Named(name))));
      draft.variables().forEach(this::builtin);
      draft.constants().forEach(constant -> declared(constant.name(), constant.type()));
      draft.variables().forEach(variable -> declared(variable.name(), variable.type()));
      for (int edge : automaton.liveEdges()) {
        look(automaton.action(edge));
      }
      for (Pragma pragma : draft.pragmas()) {
        if (pragma instanceof Pragma.IntegerRange range) {
          named.addAll(range.symbols());
        }
      }
    }

    /**
     * The types of built-in variables have to equal the built-in types, however both are written.
     */
    private void builtin(Variable variable) {
      Type type = variable.type();
      switch (variable.name()) {
        case Builtins.PLAYER, Builtins.VISIBLE -> whole.addAll(values(type));
        case Builtins.GOALS -> {
          Type goals = new Type.Named(Builtins.GOALS_TYPE);
          boolean mayNarrow = isOfScores(definitions.get(Builtins.GOALS_TYPE));
          if (!mayNarrow || !(type.equals(goals) || isOfScores(type))) {
            whole.add(Builtins.SCORE_TYPE);
            whole.addAll(values(goals));
            whole.addAll(values(type));
          }
        }
        default -> {
          // it may have any type
        }
      }
    }

    /** Whether it is a map to {@code Score} by name, which loses symbols together with it. */
    private static boolean isOfScores(Type type) {
      return type instanceof Type.Arrow(_, Type.Named(String name, _), _)
          && name.equals(Builtins.SCORE_TYPE);
    }

    private void declared(String name, Type type) {
      keys(type);
      types.put(name, values(type));
      use(types.get(name), flow.of(name));
    }

    /** The names of the types of a value, or of the values of a map. */
    private Set<String> values(Type type) {
      Set<String> names = new LinkedHashSet<>();
      Type at = type;
      while (at != null) {
        at =
            switch (at) {
              case Type.Arrow(_, Type target, _) -> target;
              case Type.Named(String name, _) -> names.add(name) ? definitions.get(name) : null;
              case Type.SetType _ -> null;
            };
      }
      return names;
    }

    private void keys(Type type) {
      if (type instanceof Type.Arrow(Type source, Type target, _)) {
        whole.addAll(values(source));
        keys(target);
      }
    }

    private void use(Set<String> names, Set<String> symbols) {
      names.forEach(name -> used.computeIfAbsent(name, _ -> new HashSet<>()).addAll(symbols));
    }

    private void look(Action action) {
      Expressions.reads(action).forEach(this::name);
      action.expressions().forEach(this::look);
      switch (action) {
        case Action.Comparison(Expression left, Expression right, _) -> {
          use(types(left), flow.of(right));
          use(types(right), flow.of(left));
        }
        case Action.AnyAssignment(_, Type type) -> whole.addAll(values(type));
        case Action.Assignment _, Action.Skip _, Action.Reachability _, Action.Tagging _ -> {}
      }
    }

    private void name(String name) {
      if (!types.containsKey(name)) {
        named.add(name);
      }
    }

    private void look(Expression expression) {
      switch (expression) {
        case Expression.Reference _ -> {}
        case Expression.Cast(Type type, Expression value, _) -> {
          use(values(type), flow.of(value));
          look(value);
        }
        case Expression.Access(Expression map, Expression key, _) -> {
          whole.addAll(types(key));
          look(map);
          look(key);
        }
      }
    }

    /** The names of the types of an expression, or of its values if it is a map. */
    private Set<String> types(Expression expression) {
      return types.getOrDefault(Expressions.root(expression), Set.of());
    }

    /**
     * The types with only the symbols that occur as values; a symbol that is still used somewhere
     * stays one.
     */
    List<TypeDefinition> narrowed() {
      Set<String> left = new HashSet<>();
      draft.types().forEach(type -> left.addAll(narrowed(type, Set.of())));
      Set<String> homeless = new HashSet<>(named);
      homeless.removeAll(left);
      return draft.types().stream().map(type -> narrower(type, homeless)).toList();
    }

    private TypeDefinition narrower(TypeDefinition type, Set<String> besides) {
      List<String> symbols = narrowed(type, besides);
      return symbols.isEmpty() || symbols.size() == symbols(type).size()
          ? type
          : new TypeDefinition(
              type.name(), new Type.SetType(symbols, type.type().origin()), type.origin());
    }

    private List<String> narrowed(TypeDefinition type, Set<String> besides) {
      if (whole.contains(type.name())) {
        return symbols(type);
      }
      Set<String> kept = used.getOrDefault(type.name(), Set.of());
      return symbols(type).stream()
          .filter(symbol -> kept.contains(symbol) || besides.contains(symbol))
          .toList();
    }

    private List<String> symbols(TypeDefinition type) {
      return draft.typing().shape(type.type()).orElse(null) instanceof Shape.SetShape set
          ? set.symbols()
          : List.of();
    }
  }

  private static boolean staysWellTyped(Draft draft, List<TypeDefinition> types) {
    Typing typing = Typing.of(types, draft.constants(), draft.variables());
    Automaton automaton = draft.automaton();
    for (int edge : automaton.liveEdges()) {
      if (!WellTyped.test(typing, automaton.action(edge))) {
        return false;
      }
    }
    return draft.variables().stream().map(Variable::type).allMatch(t -> typing.shape(t).isPresent())
        && draft.constants().stream()
            .map(Constant::type)
            .allMatch(t -> typing.shape(t).isPresent());
  }
}
