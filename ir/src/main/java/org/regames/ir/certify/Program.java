package org.regames.ir.certify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.Value;
import org.regames.ir.certify.SymbolicTerm.Symbol;

/**
 * The values and edges of a game, with the labels of its nodes. Values are stored by place: the
 * name of a constant or a variable, with keys, as in {@code board/b1}. Each map also has the key
 * {@code *}, which holds its value at everything that is not a key.
 */
final class Program {
  /** An edge with the symbol that it chooses, if it assigns any value. */
  record ChosenEdge(Action action, String chosen, String to) {}

  /** The possible symbols at a place, or the keys of the map there. */
  final Map<String, SortedSet<String>> domains = new HashMap<>();

  /** The values at the places of constants that are not maps. */
  final Map<String, SymbolicTerm> constants = new HashMap<>();

  /** The initial values at the places of variables. */
  final Map<String, SymbolicTerm> initial = new HashMap<>();

  final SortedMap<String, String> labels;

  /** The nodes of each label; a search that changes labels changes these. */
  final Map<String, List<String>> nodes = new HashMap<>();

  /** The sets in {@link #domains}, shared by all places of a type. */
  private final Map<Type, SortedSet<String>> sets = new HashMap<>();

  private final Map<String, Type> types = new HashMap<>();
  private final Map<String, Value> named = new HashMap<>();
  final Map<String, List<ChosenEdge>> steps = new HashMap<>();

  Program(Game game, SortedMap<String, String> labels) {
    this.labels = labels;
    labels.forEach((node, label) -> nodes.computeIfAbsent(label, _ -> new ArrayList<>()).add(node));
    game.types().forEach(type -> types.put(type.name(), type.type()));
    game.constants().forEach(c -> named.put(c.name(), c.value()));
    game.constants().forEach(c -> enter(c.name(), c.type(), c.value(), constants));
    game.variables().forEach(v -> enter(v.name(), v.type(), v.initial(), initial));
    for (Edge edge : game.edges()) {
      List<ChosenEdge> from = steps.computeIfAbsent(edge.from(), _ -> new ArrayList<>());
      (edge.action() instanceof Action.AnyAssignment any ? symbols(any.type()) : List.of(""))
          .forEach(symbol -> from.add(new ChosenEdge(edge.action(), symbol, edge.to())));
    }
  }

  List<String> nodes(String label) {
    return nodes.getOrDefault(label, List.of());
  }

  boolean isMap(String place) {
    return domains.containsKey(place + "/*");
  }

  /** The place of a map at a key. */
  String at(String map, String key) {
    return map + "/" + (domains.get(map).contains(key) ? key : "*");
  }

  /** The places of symbols at a place, or inside the map there. */
  List<String> below(String place) {
    return initial.keySet().stream().filter(p -> (p + "/").startsWith(place + "/")).toList();
  }

  /** The symbols of a set type, or the keys of a map, in their order. */
  List<String> symbols(Type type) {
    return switch (type) {
      case Type.Named(String name, _) -> symbols(types.get(name));
      case Type.SetType(List<String> all, _) -> all;
      case Type.Arrow(Type source, _, _) -> symbols(source);
    };
  }

  private void enter(String place, Type type, Value value, Map<String, SymbolicTerm> symbols) {
    if (type instanceof Type.Named(String name, _)) {
      enter(place, types.get(name), value, symbols);
    } else if (value instanceof Value.Named(String name, _) && named.containsKey(name)) {
      enter(place, type, named.get(name), symbols);
    } else {
      SortedSet<String> domain = sets.computeIfAbsent(type, all -> new TreeSet<>(symbols(all)));
      domains.put(place, domain);
      if (type instanceof Type.Arrow(_, Type target, _)) {
        domain.add("*");
        Map<String, Value> own = new HashMap<>();
        if (value instanceof Value.MapLiteral map) {
          domain.forEach(key -> own.put(key, map.otherwise().orElse(null)));
          map.entries().forEach(entry -> own.put(entry.key(), entry.value()));
        }
        domain.forEach(key -> enter(place + "/" + key, target, own.get(key), symbols));
      } else {
        symbols.put(place, value == null ? SymbolicTerm.NONE : new Symbol(value.toString()));
      }
    }
  }
}
