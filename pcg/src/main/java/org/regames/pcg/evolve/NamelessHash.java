package org.regames.pcg.evolve;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Constant;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Liveness;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;

/**
 * A hash of an automaton that is the same under all names and in any order. Symbols, variables,
 * types and nodes are coloured by what they are related to, repeatedly until no new colours appear
 * (B. Weisfeiler and A. Leman, "The reduction of a graph to canonical form", 1968). Scores are
 * distinguished by their order, the keeper and the built-in variables by their names. Different
 * automata may have the same hash if everything in them looks alike, as in a ring of six cells and
 * two rings of three.
 *
 * <p>Takes time (size of the automaton) x (rounds), of which there are at most {@value
 * #MOST_ROUNDS}.
 */
final class NamelessHash {
  private static final int MOST_ROUNDS = 16;
  private static final Comparator<String> BY_NUMBER =
      Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder());
  private static final long PRIME = 0x9E3779B97F4A7C15L;

  /** The relations: strings are names, numbers are kinds. */
  private final List<List<Object>> relations = new ArrayList<>();

  private Map<String, Long> colours = new HashMap<>();

  private NamelessHash(Game game) {
    List.of(Builtins.PLAYER, Builtins.GOALS, Builtins.VISIBLE, Builtins.KEEPER, Builtins.RANDOM)
        .forEach(this::keep);
    List.of(node(Edge.BEGIN), node(Edge.END)).forEach(this::keep);
    // Only the order of scores matters: 0, 50 and 100 are equivalent to 0, 1 and 2.
    List<String> ordered = scores(game).stream().sorted(BY_NUMBER).toList();
    for (int place = 0; place < ordered.size(); place++) {
      colours.put(ordered.get(place), mix(place));
    }
    for (TypeDefinition type : game.types()) {
      type(List.of(1, type(type.name())), type.type());
    }
    Typing typing = Typing.of(game);
    for (Constant constant : game.constants()) {
      type(List.of(2, constant.name()), constant.type());
      value(List.of(3, constant.name()), constant.value(), typing.shape(constant.type()));
    }
    Automaton automaton = Automaton.of(game);
    Liveness liveness = Liveness.ofPlays(automaton, game.variables());
    for (Variable variable : game.variables()) {
      type(List.of(4, variable.name()), variable.type());
      // The initial value of a variable that is set before it is read does not matter.
      if (liveness.isLive(automaton.begin(), variable.name())) {
        value(List.of(5, variable.name()), variable.initial(), typing.shape(variable.type()));
      }
    }
    for (Edge edge : game.edges()) {
      relations.add(with(List.of(6, node(edge.from()), node(edge.to())), tokens(edge.action())));
    }
  }

  /**
   * The parts of a game: hashes of the relations of its names, refined by their other relations,
   * with their frequencies (one round of N. Shervashidze and others, "Weisfeiler-Lehman graph
   * kernels", JMLR 12, 2011).
   *
   * @param game a game that should have gone through all passes
   */
  static Map<Long, Integer> parts(Game game) {
    NamelessHash hash = new NamelessHash(game);
    hash.round();
    Map<Long, Integer> parts = new HashMap<>();
    for (List<Object> relation : hash.relations) {
      parts.merge(hash.of(relation), 1, Integer::sum);
    }
    return parts;
  }

  /** The hash of a game, which should have gone through all passes. */
  static long of(Game game) {
    NamelessHash hash = new NamelessHash(game);
    long sum = 0;
    int before = -1;
    for (int round = 0; round < MOST_ROUNDS && before != hash.different(); round++) {
      before = hash.different();
      sum = hash.round();
    }
    return sum;
  }

  private void keep(String name) {
    colours.put(name, (long) name.hashCode());
  }

  private static List<String> scores(Game game) {
    Type scores = new Type.Named(Builtins.SCORE_TYPE);
    return Typing.of(game)
        .shape(scores)
        .map(shape -> shape instanceof Shape.SetShape set ? set.symbols() : null)
        .orElse(List.of());
  }

  private int different() {
    return new HashSet<>(colours.values()).size();
  }

  /** Gives each name a new colour, by its old one and all relations that it is in. */
  private long round() {
    Map<String, Long> next = new HashMap<>(colours);
    long sum = 0;
    for (List<Object> relation : relations) {
      long hash = of(relation);
      sum += hash;
      for (int i = 0; i < relation.size(); i++) {
        if (relation.get(i) instanceof String name) {
          next.merge(name, mix(hash + i), Long::sum);
        }
      }
    }
    colours = next;
    return sum;
  }

  private long of(List<Object> relation) {
    long hash = 0;
    for (Object part : relation) {
      hash = mix(hash + (part instanceof String name ? colour(name) : ((Integer) part)));
    }
    return hash;
  }

  private long colour(String name) {
    return colours.getOrDefault(name, 0L);
  }

  private void type(List<Object> owner, Type type) {
    switch (type) {
      case Type.Named named -> relations.add(with(owner, List.of(type(named.name()))));
      case Type.SetType set -> set.symbols().forEach(s -> relations.add(with(owner, List.of(s))));
      case Type.Arrow arrow -> {
        type(with(owner, List.of(7)), arrow.source());
        type(with(owner, List.of(8)), arrow.target());
      }
    }
  }

  /** Each key with its value, including those covered by the default. */
  private void value(List<Object> owner, Value value, Optional<Shape> shape) {
    switch (value) {
      case Value.Named named -> relations.add(with(owner, List.of(named.name())));
      case Value.MapLiteral map -> {
        Shape.MapShape keys = (Shape.MapShape) shape.orElseThrow();
        for (String key : keys.source().symbols()) {
          value(with(owner, List.of(10, key)), map.at(key), Optional.of(keys.target()));
        }
      }
    }
  }

  private static List<Object> tokens(Action action) {
    return switch (action) {
      case Action.Skip _ -> List.of(11);
      case Action.Comparison(Expression left, Expression right, boolean negated) ->
          with(List.of(negated ? 12 : 13), with(tokens(left), tokens(right)));
      case Action.Assignment(Expression left, Expression right) ->
          with(List.of(14), with(tokens(left), tokens(right)));
      case Action.AnyAssignment(Expression left, Type type) ->
          with(List.of(15), with(tokens(left), List.of(type(type.toString()))));
      case Action.Reachability(String from, String to, boolean negated) ->
          List.of(negated ? 16 : 17, node(from), node(to));
      case Action.Tag(String symbol) -> List.of(18, symbol);
      case Action.VariableTag(String variable) -> List.of(19, variable);
    };
  }

  private static List<Object> tokens(Expression expression) {
    return switch (expression) {
      case Expression.Reference reference -> List.of(20, reference.name());
      case Expression.Access access ->
          with(List.of(21), with(tokens(access.map()), tokens(access.key())));
      case Expression.Cast cast ->
          with(List.of(22, type(cast.type().toString())), tokens(cast.value()));
    };
  }

  private static List<Object> with(List<?> some, List<?> more) {
    List<Object> all = new ArrayList<>(some);
    all.addAll(more);
    return all;
  }

  private static String node(String name) {
    return "node " + name;
  }

  private static String type(String name) {
    return "type " + name;
  }

  static long mix(long bits) {
    long h = (bits + PRIME) * 0xff51afd7ed558ccdL;
    h = (h ^ (h >>> 33)) * 0xc4ceb9fe1a85ec53L;
    return h ^ (h >>> 29);
  }
}
