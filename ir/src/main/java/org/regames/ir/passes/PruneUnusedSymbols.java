package org.regames.ir.passes;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Constant;
import org.regames.ir.Game;
import org.regames.ir.Pragma;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.MutableAutomaton;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;
import org.regames.ir.analysis.Worklist;

/**
 * Removes symbols that nothing ever is from the types of values, so that states take fewer bits.
 *
 * <pre>
 * type Colour = {red, green, blue};
 * var colour: Colour = red;
 * begin, m: colour = blue;
 * m, n: colour == red;
 * n, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * type Colour = {red, blue};
 * var colour: Colour = red;
 * begin, m: colour = blue;
 * m, n: colour == red;
 * n, end: player = keeper;
 * </pre>
 *
 * <p>A value comes from somewhere: the initial value of a variable, a constant, a symbol in an
 * action, or an assignment of any value of a type. Types of keys stay, as do players, and all types
 * if what is compared or assigned would no longer share a symbol. A game translated from another
 * language often has a hundred scores and uses three.
 */
public final class PruneUnusedSymbols implements Pass {
  private static final Set<String> KEPT =
      Set.of(
          Builtins.PLAYER_TYPE,
          Builtins.PLAYER_OR_SYSTEM_TYPE,
          Builtins.BOOL_TYPE,
          Builtins.GOALS_TYPE,
          Builtins.VISIBILITY_TYPE);

  @Override
  public String description() {
    return "remove symbols that no value ever is from types";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Set<String> used = used(draft);
    Set<Shape> keys = keys(draft);
    List<TypeDefinition> types =
        draft.types().stream().map(type -> narrowed(draft, type, used, keys)).toList();
    if (!types.equals(draft.types()) && staysWellTyped(draft, types)) {
      draft.setTypes(types);
    }
  }

  private static TypeDefinition narrowed(
      Draft draft, TypeDefinition definition, Set<String> used, Set<Shape> keys) {
    if (KEPT.contains(definition.name())
        || !(definition.type() instanceof Type.SetType(List<String> symbols, var origin))
        || keys.contains(draft.typing().shape(definition.type()).orElse(null))) {
      return definition;
    }
    List<String> kept = symbols.stream().filter(used::contains).toList();
    return kept.isEmpty() || kept.size() == symbols.size()
        ? definition
        : new TypeDefinition(
            definition.name(), new Type.SetType(kept, origin), definition.origin());
  }

  /** The symbols that values can be. */
  private static Set<String> used(Draft draft) {
    Set<String> used = new HashSet<>();
    draft.constants().forEach(constant -> values(constant.value(), used));
    draft.variables().forEach(variable -> values(variable.initial(), used));
    MutableAutomaton automaton = draft.automaton();
    for (int edge = 0; edge < automaton.edgeBound(); edge++) {
      if (automaton.isEdge(edge)) {
        Action action = automaton.action(edge);
        Expressions.reads(action, used::add);
        if (action instanceof Action.AnyAssignment any
            && draft.typing().shape(any.type()).orElse(null) instanceof Shape.SetShape set) {
          used.addAll(set.symbols());
        }
      }
    }
    for (Pragma pragma : draft.pragmas()) {
      if (pragma instanceof Pragma.IntegerRange range) {
        used.addAll(range.symbols());
      }
    }
    return used;
  }

  private static void values(Value value, Set<String> used) {
    switch (value) {
      case Value.Named(String name, _) -> used.add(name);
      case Value.MapLiteral(var otherwise, var entries, _) -> {
        otherwise.ifPresent(other -> values(other, used));
        entries.forEach(entry -> values(entry.value(), used));
      }
    }
  }

  /** The sets that are types of keys. */
  private static Set<Shape> keys(Draft draft) {
    Set<Shape> keys = new HashSet<>();
    draft.types().forEach(type -> keys(draft, type.type(), keys));
    draft.constants().forEach(constant -> keys(draft, constant.type(), keys));
    draft.variables().forEach(variable -> keys(draft, variable.type(), keys));
    return keys;
  }

  private static void keys(Draft draft, Type type, Set<Shape> keys) {
    if (type instanceof Type.Arrow(Type source, Type target, _)) {
      draft.typing().shape(source).ifPresent(keys::add);
      keys(draft, target, keys);
    }
  }

  private static boolean staysWellTyped(Draft draft, List<TypeDefinition> types) {
    Typing typing =
        Typing.of(
            new Game(
                types,
                List.copyOf(draft.constants()),
                List.copyOf(draft.variables()),
                List.of(),
                List.of()));
    MutableAutomaton automaton = draft.automaton();
    for (int edge = 0; edge < automaton.edgeBound(); edge++) {
      if (automaton.isEdge(edge) && !WellTyped.test(typing, automaton.action(edge))) {
        return false;
      }
    }
    return draft.variables().stream().map(Variable::type).allMatch(t -> typing.shape(t).isPresent())
        && draft.constants().stream()
            .map(Constant::type)
            .allMatch(t -> typing.shape(t).isPresent());
  }
}
