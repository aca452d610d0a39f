package org.regames.ir.analysis;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes and shares shapes: equal shapes are the same object. */
public final class SharedShapes {
  private record Pair(Shape source, Shape target) {}

  private final Map<Set<String>, Shape.SetShape> sets = new HashMap<>();
  private final Map<Pair, Shape.MapShape> maps = new HashMap<>();

  /**
   * The set of some symbols. Sets are equal whatever the order of their symbols; the first order
   * met is kept.
   */
  public Shape.SetShape set(List<String> symbols) {
    return sets.computeIfAbsent(new HashSet<>(symbols), _ -> new Shape.SetShape(symbols));
  }

  /** The maps from the symbols of a set. */
  public Shape.MapShape map(Shape.SetShape source, Shape target) {
    return maps.computeIfAbsent(new Pair(source, target), _ -> new Shape.MapShape(source, target));
  }
}
