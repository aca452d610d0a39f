package org.regames.backend.layout;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.ir.Constant;
import org.regames.ir.Game;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;

/**
 * Numbers the places of a board so that steps are translations of the numbers. What moves a piece
 * is a constant map from places to places, and where the next place is the number plus a constant
 * all pieces are moved by one shift. Places in the order of their type often have that, row by row;
 * a smaller type that some of them are in too, such as corners, is only kept together where that
 * does not break the rows.
 *
 * <p>Two numberings are compared, by how many constants all steps need together: the one that keeps
 * as many types together as it can, and one that starts with the types that are stepped in. A map
 * of {@code n} places is looked at once for each, so this takes less time than to read the game.
 */
final class Translations {
  /** Rows have to need so many times fewer constants: types in one piece are of use, too. */
  private static final int WORTH = 2;

  private final Typing typing;
  private final List<Constant> steps = new ArrayList<>();

  private Translations(Game game, Typing typing) {
    this.typing = typing;
    for (Constant constant : game.constants()) {
      if (typing.shape(constant.type()).orElseThrow() instanceof Shape.MapShape map
          && map.target() instanceof Shape.SetShape target) {
        Set<String> places = new HashSet<>(map.source().symbols());
        places.retainAll(target.symbols());
        if (2 * places.size() > map.source().symbols().size()) {
          steps.add(constant);
        }
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
    Numbering inOrder = Numbering.of(sets, translations.stepped(sets));
    return WORTH * translations.constants(inOrder) < translations.constants(together)
        ? inOrder
        : together;
  }

  private Set<String> places(Constant step) {
    Shape.MapShape map = (Shape.MapShape) typing.shape(step.type()).orElseThrow();
    return new LinkedHashSet<>(map.source().symbols());
  }

  /** The sets that steps start from, and those that are the larger part of one. */
  private Set<List<String>> stepped(Set<List<String>> sets) {
    Set<Set<String>> boards = new LinkedHashSet<>();
    steps.forEach(step -> boards.add(places(step)));
    Set<List<String>> stepped = new LinkedHashSet<>();
    for (List<String> set : sets) {
      if (boards.stream().anyMatch(b -> 2 * set.size() > b.size() && b.containsAll(set))) {
        stepped.add(set);
      }
    }
    return stepped;
  }

  /** How many constants are added by all steps; one to a place that many lead to has none. */
  private int constants(Numbering numbering) {
    Literals literals = new Literals(typing, numbering);
    int count = 0;
    for (Constant step : steps) {
      Map<Integer, Integer> next = new HashMap<>();
      Map<Integer, Integer> coming = new HashMap<>();
      if (literals.constant(step) instanceof Tree.Node node) {
        node.entries()
            .forEach(
                (place, tree) -> {
                  int to = ((Tree.Leaf) tree).symbol();
                  next.put(place, to);
                  coming.merge(to, 1, Integer::sum);
                });
      }
      Set<Integer> added = new HashSet<>();
      next.forEach(
          (place, to) -> {
            if (coming.get(to) == 1) {
              added.add(to - place);
            }
          });
      count += added.size();
    }
    return count;
  }
}
