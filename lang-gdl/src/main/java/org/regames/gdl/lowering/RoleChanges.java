package org.regames.gdl.lowering;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.LeafSubstitution;
import org.regames.ir.analysis.RoundRobinSolver;

/** What the moves of a role change: what all change in the same way is written once. */
final class RoleChanges {
  private final GameNet game;
  private final StateVariables state;
  private final Effects effects;
  private final EffectWriter writer;
  private final EdgeCollector graph;
  private final LeafSubstitution known;
  private final MoveSplit split;
  private final int mover;
  private final Map<Integer, List<Effect>> own = new HashMap<>();
  private final List<Effect> common = new ArrayList<>();
  private final Map<String, String> sharedEntries = new LinkedHashMap<>();

  RoleChanges(
      GameNet game,
      StateVariables state,
      Effects effects,
      EffectWriter writer,
      EdgeCollector graph,
      LeafSubstitution known,
      MoveSplit split,
      int mover) {
    this.game = game;
    this.state = state;
    this.effects = effects;
    this.writer = writer;
    this.graph = graph;
    this.known = known;
    this.split = split;
    this.mover = mover;
  }

  /** Finds all changes. */
  void collect() {
    game.movesOf(mover).forEach(move -> own.put(move, new ArrayList<>()));
    List<Effect> everywhere = new ArrayList<>();
    for (StateVariables.Group group : state.groups()) {
      Map<Integer, Integer> next = new HashMap<>();
      group.facts().forEach(fact -> next.put(fact, known.apply(game.next().get(fact))));
      int[] special =
          next.values().stream()
              .flatMapToInt(formula -> Arrays.stream(split.moves(formula)))
              .sorted()
              .distinct()
              .toArray();
      Optional<Effect> otherwise = effects.of(group, fact -> split.otherwise(next.get(fact)));
      for (int move : special) {
        effects.of(group, fact -> split.at(next.get(fact), move)).ifPresent(own.get(move)::add);
      }
      if (otherwise.isPresent()) {
        if (special.length == 0) {
          everywhere.add(otherwise.get());
        } else {
          own.forEach(
              (move, some) -> {
                if (Arrays.binarySearch(special, move) < 0) {
                  some.add(otherwise.get());
                }
              });
        }
      }
    }
    hoist(everywhere);
  }

  /**
   * Common effects come after a move's own, unless those, or common ones kept with them, change
   * what they read.
   */
  private void hoist(List<Effect> everywhere) {
    BitSet written = new BitSet();
    own.values().forEach(some -> some.forEach(effect -> written.set(effect.group().number())));
    common.addAll(everywhere);
    RoundRobinSolver.solve(
        List.copyOf(common),
        effect -> {
          boolean moves = writer.reads(effect).intersects(written) && common.remove(effect);
          if (moves) {
            own.values().forEach(some -> some.add(effect));
            written.set(effect.group().number());
          }
          return moves;
        });
  }

  /** What the moves all change, in the order of the groups. */
  List<Effect> common() {
    return common;
  }

  /** What a move changes besides. */
  List<Effect> of(int move) {
    return own.get(move);
  }

  /** Everything that a move changes. */
  List<Effect> all(int move) {
    List<Effect> all = new ArrayList<>(common);
    all.addAll(own.get(move));
    return all;
  }

  /** The node that writes what all change, and continues. */
  String shared(String next) {
    if (common.isEmpty()) {
      return next;
    }
    String known = sharedEntries.get(next);
    if (known == null) {
      known = graph.node("step_" + TermNames.symbol(game.roles().get(mover), game.terms()));
      sharedEntries.put(next, known);
      writer.write(common, known, next);
    }
    return known;
  }
}
