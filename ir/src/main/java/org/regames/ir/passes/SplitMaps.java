package org.regames.ir.passes;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Expression;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.ConstantMaps;
import org.regames.ir.analysis.GameStatistics;
import org.regames.ir.analysis.MapUses;
import org.regames.ir.analysis.MapUses.Use;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.SymbolFlow;
import org.regames.ir.analysis.Typing;
import org.regames.ir.analysis.ValueSets;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;
import org.regames.ir.passes.draft.WellTyped;

/**
 * Splits a map if some of its keys are never used together with others, so that states take fewer
 * bits.
 *
 * <pre>
 * type Place = {p, q, r};
 * type Colour = {red, green, blue};
 * var colours: Place -> Colour = {:red, q: blue};
 * begin, m: colours[p] == red;
 * m, n: colours[p] = green;
 * n, o: colours[q] != green;
 * o, p: colours[q] = green;
 * p, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * type Place = {p, q, r};
 * type Colour = {red, green, blue};
 * type Place_with_p = {p};
 * type Colour_at_p = {red, green};
 * type Place_with_q = {q};
 * type Colour_at_q = {green, blue};
 * var colours_p: Place_with_p -> Colour_at_p = {:red};
 * var colours_q: Place_with_q -> Colour_at_q = {q: blue};
 * begin, m: colours_p[p] == red;
 * m, n: colours_p[p] = green;
 * n, o: colours_q[q] != green;
 * o, p: colours_q[q] = green;
 * p, end: player = keeper;
 * </pre>
 *
 * <p>Two keys stay together if one access may use either ({@link ValueSets}); a key without
 * accesses is dropped. A part keeps the values that it starts with, that flow into it, or that it
 * is compared with. A map is not split if that saves no bits. For example, if both squares and the
 * lines between them are keys of the board, the lines need no room for pieces. Compilers do this to
 * records whose fields are only used one by one (Muchnick, "Advanced Compiler Design and
 * Implementation", 1997, section 12.2).
 */
public final class SplitMaps implements Pass {
  @Override
  public String description() {
    return "split maps into parts that are never accessed together";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    Map<String, List<Use>> uses = MapUses.of(automaton);
    List<Variable> maps =
        draft.variables().stream()
            .filter(variable -> uses.containsKey(variable.name()))
            .filter(variable -> !Builtins.VARIABLES.contains(variable.name()))
            .filter(variable -> holdsSymbols(draft, variable))
            .filter(variable -> !isLookedThrough(draft, variable, uses.get(variable.name())))
            .toList();
    if (maps.isEmpty()) {
      return;
    }
    Set<String> inKeys =
        MapUses.keyNames(
            automaton, maps.stream().flatMap(map -> uses.get(map.name()).stream()).toList());
    ValueSets values =
        ValueSets.ofAnySize(
            automaton, draft.typing(), draft.constants(), draft.variables(), inKeys);
    SymbolFlow flow =
        SymbolFlow.of(automaton, draft.typing(), draft.constants(), draft.variables());
    for (Variable map : maps) {
      if (new Split(draft, map, values, flow).apply(uses.get(map.name()))) {
        return; // the rest in the next round: the analyses describe the game before this change
      }
    }
  }

  private static boolean holdsSymbols(Draft draft, Variable variable) {
    return draft.typing().shape(variable.type()).orElse(null) instanceof Shape.MapShape map
        && map.target() instanceof Shape.SetShape;
  }

  /**
   * Whether the key of some access was chosen among all keys right before it. Boards are commonly
   * used like this and need no closer look.
   */
  private static boolean isLookedThrough(Draft draft, Variable map, List<Use> uses) {
    Automaton automaton = draft.automaton();
    Shape keys = ((Shape.MapShape) draft.typing().shape(map.type()).orElseThrow()).source();
    for (Use use : uses) {
      for (int edge : automaton.incoming(automaton.from(use.edge()))) {
        if (automaton.action(edge) instanceof Action.AnyAssignment(Expression left, Type type)
            && left.equals(use.key())
            && keys.equals(draft.typing().shape(type).orElse(null))) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Keys with the values of the map there.
   *
   * @param name the variable
   */
  private record Part(String name, List<String> keys, Set<String> symbols) {
    String first() {
      return keys.getFirst();
    }

    long bits() {
      return GameStatistics.bits(symbols.size()) * keys.size();
    }
  }

  /** One map and the parts that it falls into. */
  private static final class Split {
    private final Draft draft;
    private final Automaton automaton;
    private final Variable map;
    private final Shape.SetShape source;
    private final Shape.SetShape target;
    private final ValueSets values;
    private final SymbolFlow flow;

    /**
     * The union-find parent of each key; a root is its own parent. Keys that are never accessed are
     * absent.
     */
    private final Map<String, String> with = new HashMap<>();

    /** The parts by their representative keys, in the order of their first keys. */
    private final Map<String, Part> parts = new LinkedHashMap<>();

    Split(Draft draft, Variable map, ValueSets values, SymbolFlow flow) {
      this.draft = draft;
      this.automaton = draft.automaton();
      this.map = map;
      Shape.MapShape shape = (Shape.MapShape) draft.typing().shape(map.type()).orElseThrow();
      this.source = shape.source();
      this.target = (Shape.SetShape) shape.target();
      this.values = values;
      this.flow = flow;
    }

    /** Whether the map was split. */
    boolean apply(List<Use> uses) {
      for (Use use : uses) {
        List<String> keys = keys(use.edge(), use.key());
        if (keys.size() == source.symbols().size()) {
          return false; // all keys stay together
        }
        join(keys);
      }
      for (String key : source.symbols()) {
        if (with.containsKey(key)) {
          part(key).keys.add(key);
        }
      }
      return (parts.size() > 1 || with.size() < source.symbols().size())
          && startsAreKnown()
          && isSmaller()
          && replace();
    }

    /** The part that a key is in. */
    private Part part(String key) {
      return parts.computeIfAbsent(
          first(key),
          _ -> {
            String name = draft.unusedName(map.name() + "_" + key);
            return new Part(name, new ArrayList<>(), new HashSet<>());
          });
    }

    /**
     * The keys that an access may use; all of them if it may be outside them, since it then reads
     * the default of the whole map.
     */
    private List<String> keys(int edge, Expression key) {
      Set<String> possible = values.valuesAt(automaton.from(edge), key);
      boolean isWithin =
          possible != null && !possible.isEmpty() && possible.stream().allMatch(source::contains);
      return isWithin ? List.copyOf(possible) : source.symbols();
    }

    private void join(List<String> keys) {
      String one = first(keys.getFirst());
      keys.forEach(key -> with.put(first(key), one));
    }

    /** The representative of the keys that a key stays with. Path halving. */
    private String first(String key) {
      String at = key;
      String next = with.computeIfAbsent(key, _ -> key);
      while (!next.equals(at)) {
        String after = with.get(next);
        with.put(at, after);
        at = after;
        next = with.get(at);
      }
      return at;
    }

    private Part part(int edge, Expression key) {
      return part(keys(edge, key).getFirst());
    }

    private boolean startsAreKnown() {
      for (Part part : parts.values()) {
        for (String key : part.keys) {
          String symbol = initial(key);
          if (symbol == null) {
            return false;
          }
          part.symbols.add(symbol);
        }
      }
      return true;
    }

    /** The initial value of the map at a key; null if not known. */
    private String initial(String key) {
      return draft.values().constants().at(map.initial(), key).orElse(null)
              instanceof Value.Named(String symbol, _)
          ? symbol
          : null;
    }

    private boolean isSmaller() {
      for (int edge : automaton.liveEdges()) {
        meet(edge, automaton.action(edge));
      }
      parts.values().forEach(part -> part.symbols.retainAll(target.symbols()));
      return parts.values().stream().mapToLong(Part::bits).sum()
          < GameStatistics.bits(target.symbols().size()) * source.symbols().size();
    }

    /** Adds the symbols that are assigned to places of the parts or compared with them. */
    private void meet(int edge, Action action) {
      switch (action) {
        case Action.Comparison(Expression left, Expression right, _) -> {
          meet(edge, left, flow.of(right));
          meet(edge, right, flow.of(left));
        }
        case Action.Assignment(Expression left, Expression right) ->
            meet(edge, left, flow.of(right));
        case Action.AnyAssignment(Expression left, _) -> meet(edge, left, target.symbols());
        case Action.Skip _, Action.Reachability _, Action.Tagging _ -> {}
      }
    }

    private void meet(int edge, Expression place, Collection<String> symbols) {
      switch (place) {
        case Expression.Access(Expression.Reference(String name, _), Expression key, _)
            when name.equals(map.name()) ->
            part(edge, key).symbols.addAll(symbols);
        case Expression.Access _ -> {}
        case Expression.Cast(_, Expression value, _) -> meet(edge, value, symbols);
        case Expression.Reference _ -> {}
      }
    }

    /** Replaces the map by the parts; false if the game would not be well typed. */
    private boolean replace() {
      List<TypeDefinition> types = new ArrayList<>(draft.types());
      List<Variable> variables = new ArrayList<>(draft.variables());
      for (Part part : parts.values()) {
        Type.Named keys = new Type.Named(draft.unusedName(named(true) + "_with_" + part.first()));
        Type.Named symbols = new Type.Named(draft.unusedName(named(false) + "_at_" + part.first()));
        types.add(new TypeDefinition(keys.name(), new Type.SetType(part.keys)));
        types.add(
            new TypeDefinition(
                symbols.name(),
                new Type.SetType(
                    target.symbols().stream().filter(part.symbols::contains).toList())));
        variables.add(
            new Variable(part.name, new Type.Arrow(keys, symbols), start(part), map.origin()));
      }
      Map<Integer, Action> actions = new LinkedHashMap<>();
      for (int edge : automaton.liveEdges()) {
        actions.put(edge, split(edge, automaton.action(edge)));
      }
      Typing typing = Typing.of(types, draft.constants(), variables);
      if (!actions.values().stream().allMatch(action -> WellTyped.test(typing, action))) {
        return false;
      }
      draft.setTypes(types);
      draft.removeVariable(map.name());
      variables.stream().skip(draft.variables().size() + 1L).forEach(draft::setVariable);
      actions.forEach(
          (edge, action) -> {
            if (!action.equals(automaton.action(edge))) {
              automaton.setAction(edge, action);
            }
          });
      return true;
    }

    /** The name of the type of the keys or of the values, if it has one. */
    private String named(boolean ofKeys) {
      return draft.unfolded(map.type()) instanceof Type.Arrow(Type keys, Type symbols, _)
              && (ofKeys ? keys : symbols) instanceof Type.Named(String name, _)
          ? name
          : map.name();
    }

    /** The initial value of a part, with a default if that of the map has one. */
    private Value start(Part part) {
      Map<String, String> starts = new LinkedHashMap<>();
      part.keys.forEach(key -> starts.put(key, initial(key)));
      ConstantMaps constants = draft.values().constants();
      Optional<Value> otherwise =
          constants.resolve(map.initial()) instanceof Value.MapLiteral literal
              ? literal.otherwise().map(constants::resolve)
              : Optional.empty();
      String usual = otherwise.map(Value::toString).filter(starts::containsValue).orElse("");
      return new Value.MapLiteral(
          usual.isEmpty() ? Optional.empty() : otherwise,
          part.keys.stream()
              .filter(key -> !starts.get(key).equals(usual))
              .map(key -> new Value.Entry(key, new Value.Named(starts.get(key))))
              .toList());
    }

    private Action split(int edge, Action action) {
      return action.map(expression -> split(edge, expression));
    }

    private Expression split(int edge, Expression expression) {
      return switch (expression) {
        case Expression.Reference _ -> expression;
        case Expression.Cast(Type type, Expression value, var origin) ->
            new Expression.Cast(type, split(edge, value), origin);
        case Expression.Access(Expression of, Expression key, var origin) ->
            new Expression.Access(
                of instanceof Expression.Reference(String name, var at) && name.equals(map.name())
                    ? new Expression.Reference(part(edge, key).name, at)
                    : split(edge, of),
                split(edge, key),
                origin);
      };
    }
  }
}
