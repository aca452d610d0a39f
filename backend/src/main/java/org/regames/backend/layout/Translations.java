package org.regames.backend.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.ir.Constant;
import org.regames.ir.Game;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;

/**
 * Numbers the places of a board so that steps are translations of the numbers. A step is a constant
 * map from places to places, and if the next place is the number plus a constant, all pieces are
 * moved by one shift. Places in the order of their type often have this property, row by row; a
 * smaller type that contains some of them, such as corners, is only kept contiguous if that does
 * not break the rows.
 *
 * <p>Two numberings are compared by how many constants all steps need in total: the one that keeps
 * as many types contiguous as possible, and one that starts with the types that steps stay in. If
 * some step still needs several constants, as between rows of different lengths, the places of the
 * board are numbered with gaps, provided that this saves constants and takes no more words of a
 * set. Each map is traversed once for each numbering, so this takes less time than reading the
 * game.
 */
final class Translations {
  /** How many times fewer constants rows have to need, since contiguous types are useful, too. */
  private static final int WORTH = 2;

  /** Boards of more places are not tried with gaps. */
  private static final int MOST = 512;

  /** How many symbols other than places a map of places may have, such as one off the board. */
  private static final int OTHERS = 2;

  private final Typing typing;
  private final List<Constant> steps = new ArrayList<>();

  /** For each step the targets that it reaches from only one place. */
  private final List<Map<String, String>> single = new ArrayList<>();

  private Translations(Game game, Typing typing) {
    this.typing = typing;
    for (Constant constant : game.constants()) {
      if (typing.shape(constant.type()).orElseThrow() instanceof Shape.MapShape map
          && map.target() instanceof Shape.SetShape
          && 2 * places(constant).size() > map.source().symbols().size()) {
        steps.add(constant);
      }
    }
  }

  /**
   * Numbers the symbols of a game.
   *
   * @param sets the sets that have a type
   */
  static Numbering numbering(Game game, Typing typing, Set<List<String>> sets) {
    Numbering together = Numbering.of(sets, Set.of());
    Translations translations = new Translations(game, typing);
    translations.follow(together);
    Numbering inOrder = Numbering.of(sets, translations.stepped(sets));
    boolean inRows = WORTH * translations.constants(inOrder) < translations.constants(together);
    return translations.spaced(inRows ? inOrder : together);
  }

  /** Records where steps lead. */
  private void follow(Numbering numbering) {
    Literals literals = new Literals(typing, numbering);
    for (Constant step : steps) {
      Map<String, String> next = new LinkedHashMap<>();
      Map<String, Integer> coming = new HashMap<>();
      if (literals.constant(step) instanceof Tree.Node node) {
        node.entries()
            .forEach(
                (place, tree) -> {
                  String to = numbering.name(((Tree.Leaf) tree).symbol());
                  next.put(numbering.name(place), to);
                  coming.merge(to, 1, Integer::sum);
                });
      }
      next.values().removeIf(to -> coming.get(to) > 1);
      single.add(next);
    }
  }

  /** The places that a step starts from. */
  private Set<String> sources(Constant step) {
    Shape.MapShape map = (Shape.MapShape) typing.shape(step.type()).orElseThrow();
    return new LinkedHashSet<>(map.source().symbols());
  }

  /** The places that it may lead to, too. */
  private Set<String> places(Constant step) {
    Shape.MapShape map = (Shape.MapShape) typing.shape(step.type()).orElseThrow();
    Set<String> places = sources(step);
    if (map.target() instanceof Shape.SetShape target) {
      places.retainAll(Set.copyOf(target.symbols()));
    }
    return places;
  }

  /** The sets that steps start from, and those that are the larger part of one. */
  private Set<List<String>> stepped(Set<List<String>> sets) {
    Set<Set<String>> boards = new LinkedHashSet<>();
    steps.forEach(step -> boards.add(sources(step)));
    Set<List<String>> stepped = new LinkedHashSet<>();
    for (List<String> set : sets) {
      if (boards.stream().anyMatch(b -> 2 * set.size() > b.size() && b.containsAll(set))) {
        stepped.add(set);
      }
    }
    return stepped;
  }

  /** How many constants all steps add; a step to a place that many lead to has none. */
  private int constants(Numbering numbering) {
    return single.stream()
        .mapToInt(
            step ->
                (int)
                    step.entrySet().stream()
                        .map(one -> numbering.find(one.getValue()) - numbering.find(one.getKey()))
                        .distinct()
                        .count())
        .sum();
  }

  /** The same numbering with gaps in the largest board, if these make more steps translations. */
  private Numbering spaced(Numbering numbering) {
    int constants = constants(numbering);
    Set<String> stepped = new LinkedHashSet<>();
    single.forEach(step -> step.forEach((from, to) -> stepped.addAll(List.of(from, to))));
    List<String> board =
        steps.stream()
            .map(this::places)
            .max(Comparator.comparingInt(Set::size))
            .orElse(Set.of())
            .stream()
            .filter(stepped::contains)
            .toList();
    if (constants <= steps.size() || board.isEmpty() || board.size() > MOST) {
      return numbering;
    }
    int words = (board.size() + OTHERS + Long.SIZE - 1) / Long.SIZE;
    return BoardLattice.plane(board.size(), steps(board))
        .flatMap(plane -> Strides.numbers(plane, words * Long.SIZE - OTHERS))
        .flatMap(places -> numbering.spaced(board, places))
        .filter(better -> constants(better) < constants)
        .orElse(numbering);
  }

  /** For each step its targets on a board, by the indices of the places. */
  private List<int[]> steps(List<String> board) {
    Map<String, Integer> indices = new HashMap<>();
    board.forEach(place -> indices.put(place, indices.size()));
    return single.stream()
        .map(step -> board.stream().mapToInt(p -> indices.getOrDefault(step.get(p), -1)).toArray())
        .toList();
  }
}
