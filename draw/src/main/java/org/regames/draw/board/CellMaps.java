package org.regames.draw.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.ir.Constant;
import org.regames.ir.Game;
import org.regames.ir.Value;
import org.regames.ir.analysis.ConstantMaps;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;

/**
 * The constants of a game that lead from cell to cell. Examining a type takes time linear in the
 * entries of its maps, up to a bound beyond which further maps are left out.
 */
final class CellMaps {
  private static final int MOST_LINKS = 200_000;
  private static final int MOST_KEYS = 64;

  private final Game game;
  private final Typing typing;
  private final ConstantMaps values;
  private final Map<Shape.SetShape, Map<Shape.SetShape, Boolean>> related = new IdentityHashMap<>();

  /** How many links may still be examined. */
  private int left;

  CellMaps(Game game, Typing typing) {
    this.game = game;
    this.typing = typing;
    Map<String, Value> byName = new HashMap<>();
    game.constants().forEach(constant -> byName.putIfAbsent(constant.name(), constant.value()));
    this.values = new ConstantMaps(byName);
  }

  /** The maps between these symbols of a type, those with a known direction first. */
  List<CellMap> among(Shape.SetShape type, Set<String> cells) {
    List<CellMap> steps = new ArrayList<>();
    left = MOST_LINKS;
    for (Constant constant : game.constants()) {
      Shape shape = typing.shape(constant.type()).orElse(null);
      if (shape instanceof Shape.MapShape map && left > 0) {
        add(List.of(constant.name()), map, constant.value(), type, steps);
      }
    }
    List<CellMap> sorted = new ArrayList<>(steps);
    sorted.removeIf(step -> step.direction().isEmpty());
    steps.stream().filter(step -> step.direction().isEmpty()).forEach(sorted::add);
    sorted.forEach(
        step -> {
          step.links().keySet().retainAll(cells);
          step.links().values().retainAll(cells);
        });
    sorted.removeIf(step -> step.links().isEmpty());
    return sorted;
  }

  private void add(
      List<String> path,
      Shape.MapShape shape,
      Value value,
      Shape.SetShape cells,
      List<CellMap> steps) {
    switch (shape.target()) {
      case Shape.SetShape target -> {
        if (areRelated(shape.source(), cells) && areRelated(target, cells)) {
          Map<String, String> links = links(shape, value, cells);
          left -= shape.source().symbols().size();
          if (!links.isEmpty()) {
            steps.add(new CellMap(path.getLast(), direction(path), links));
          }
        }
      }
      case Shape.MapShape inner -> {
        if (path.size() == 1
            && shape.source().symbols().size() <= MOST_KEYS
            && areRelated(inner.source(), cells)) {
          for (String key : shape.source().symbols()) {
            values
                .at(value, key)
                .filter(found -> left > 0)
                .ifPresent(found -> add(List.of(path.getFirst(), key), inner, found, cells, steps));
          }
        }
      }
    }
  }

  private static Optional<Point> direction(List<String> path) {
    return Compass.direction(path.getLast()).or(() -> Compass.direction(path.getFirst()));
  }

  private Map<String, String> links(Shape.MapShape shape, Value value, Shape.SetShape cells) {
    Map<String, String> links = new LinkedHashMap<>();
    for (String key : shape.source().symbols()) {
      if (cells.contains(key)
          && values.at(value, key).orElse(null) instanceof Value.Named(String to, _)
          && cells.contains(to)
          && !to.equals(key)) {
        links.put(key, to);
      }
    }
    return links;
  }

  /** Whether most symbols of one of two types are in the other. */
  private boolean areRelated(Shape.SetShape some, Shape.SetShape cells) {
    return related
        .computeIfAbsent(cells, _ -> new IdentityHashMap<>())
        .computeIfAbsent(
            some,
            _ -> {
              long common = some.symbols().stream().filter(cells::contains).count();
              return 2 * common > Math.min(some.symbols().size(), cells.symbols().size());
            });
  }
}
