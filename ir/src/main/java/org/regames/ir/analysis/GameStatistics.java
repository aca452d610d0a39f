package org.regames.ir.analysis;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.Variable;

/**
 * The size of a game.
 *
 * @param nodes the nodes that edges touch
 * @param edges the edges, exact repetitions counted once
 * @param variables the variables, built-in ones included
 * @param constants the constants
 * @param stateBits the bits that hold the values of all variables when each symbol takes as few as
 *     its type allows: ⌈log₂ n⌉ for one of n symbols, and for a map the bits of a value times the
 *     number of keys. Defaults of maps and the node are not counted. {@link Long#MAX_VALUE} where
 *     there are more
 * @param booleans the places that hold 0 or 1: variables of a type of just these, and keys of maps
 *     to them. Built-in variables are not counted
 */
public record GameStatistics(
    int nodes, int edges, int variables, int constants, long stateBits, long booleans) {

  private static final Set<String> BOOLEAN = Set.of("0", "1");

  /** Measures a game. Variables whose type is not valid count as no bits. */
  public static GameStatistics of(Game game) {
    Automaton automaton = Automaton.of(game);
    return new GameStatistics(
        automaton.nodeCount(),
        automaton.edgeCount(),
        game.variables().size(),
        game.constants().size(),
        stateBits(game),
        booleans(game));
  }

  private static long stateBits(Game game) {
    Typing typing = Typing.of(game);
    Map<Shape, Long> known = new HashMap<>();
    long sum = 0;
    for (Variable variable : game.variables()) {
      long bits = typing.shape(variable.type()).map(shape -> bits(shape, known)).orElse(0L);
      sum = bits > Long.MAX_VALUE - sum ? Long.MAX_VALUE : sum + bits;
    }
    return sum;
  }

  private static long bits(Shape shape, Map<Shape, Long> known) {
    Long before = known.get(shape);
    if (before != null) {
      return before;
    }
    long bits =
        switch (shape) {
          case Shape.SetShape set -> bits(set.symbols().size());
          case Shape.MapShape map ->
              times(map.source().symbols().size(), bits(map.target(), known));
        };
    known.put(shape, bits);
    return bits;
  }

  /** The number of bits that can hold one of this many symbols. */
  public static long bits(int symbols) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(0, symbols - 1));
  }

  private static long booleans(Game game) {
    Typing typing = Typing.of(game);
    return game.variables().stream()
        .filter(variable -> !Builtins.VARIABLES.contains(variable.name()))
        .flatMap(variable -> typing.shape(variable.type()).stream())
        .mapToLong(GameStatistics::booleans)
        .reduce(0, (sum, more) -> more > Long.MAX_VALUE - sum ? Long.MAX_VALUE : sum + more);
  }

  private static long booleans(Shape shape) {
    return switch (shape) {
      case Shape.SetShape set -> Set.copyOf(set.symbols()).equals(BOOLEAN) ? 1 : 0;
      case Shape.MapShape map -> times(map.source().symbols().size(), booleans(map.target()));
    };
  }

  private static long times(long keys, long bits) {
    return bits != 0 && keys > Long.MAX_VALUE / bits ? Long.MAX_VALUE : keys * bits;
  }
}
