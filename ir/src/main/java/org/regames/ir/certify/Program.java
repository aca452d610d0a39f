package org.regames.ir.certify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.Value;
import org.regames.ir.certify.Term.Kind;

/** The types, constants, variables and edges of a game, with the labels of its nodes. */
final class Program {
  /** An edge with the symbol that it chooses, where it assigns any value. */
  record Step(Action action, String chosen, String to) {}

  final SortedMap<String, Kind> variables = new TreeMap<>();
  final SortedMap<String, Term> initial = new TreeMap<>();
  final SortedMap<String, String> labels;
  private final Map<String, Type> types = new HashMap<>();
  private final Map<String, Value> written = new HashMap<>();
  private final Map<String, Term> constants = new HashMap<>();
  private final Map<String, List<Step>> steps = new HashMap<>();

  Program(Game game, SortedMap<String, String> labels) {
    this.labels = labels;
    game.types().forEach(type -> types.put(type.name(), type.type()));
    game.constants().forEach(c -> written.put(c.name(), c.value()));
    game.constants().forEach(c -> constants.put(c.name(), value(c.value(), kind(c.type()))));
    game.variables().forEach(v -> variables.put(v.name(), kind(v.type())));
    game.variables().forEach(v -> initial.put(v.name(), value(v.initial(), kind(v.type()))));
    for (Edge edge : game.edges()) {
      List<Step> from = steps.computeIfAbsent(edge.from(), _ -> new ArrayList<>());
      List<String> none = List.of("");
      (edge.action() instanceof Action.AnyAssignment any ? symbols(any.type()) : none)
          .forEach(symbol -> from.add(new Step(edge.action(), symbol, edge.to())));
    }
  }

  List<Step> from(String node) {
    return steps.getOrDefault(node, List.of());
  }

  /** What a name stands for that is not one of a variable. */
  Term named(String name) {
    return constants.getOrDefault(name, new Term.Symbol(name));
  }

  /** The symbols of a set type, or the keys of a map, in their order. */
  List<String> symbols(Type type) {
    return switch (type) {
      case Type.Named(String name, _) -> symbols(types.get(name));
      case Type.SetType(List<String> all, _) -> all;
      case Type.Arrow(Type source, _, _) -> symbols(source);
    };
  }

  private Kind kind(Type type) {
    return switch (type) {
      case Type.Named(String name, _) -> kind(types.get(name));
      case Type.SetType(List<String> all, _) -> new Kind(new TreeSet<>(all), null);
      case Type.Arrow(_, Type target, _) -> new Kind(new TreeSet<>(symbols(type)), kind(target));
    };
  }

  private Term value(Value value, Kind kind) {
    return switch (value) {
      case Value.Named(String name, _) ->
          written.containsKey(name) ? value(written.get(name), kind) : new Term.Symbol(name);
      case Value.MapLiteral map -> {
        SortedMap<String, Term> own = new TreeMap<>();
        for (Value other : map.otherwise().stream().toList()) {
          own.put(Term.OTHER, value(other, kind.target()));
          kind.symbols().forEach(key -> own.put(key, own.get(Term.OTHER)));
        }
        map.entries().forEach(e -> own.put(e.key(), value(e.value(), kind.target())));
        yield new Term.Entries(null, own);
      }
    };
  }
}
