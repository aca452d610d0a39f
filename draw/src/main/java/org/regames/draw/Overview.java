package org.regames.draw;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.regames.ir.Game;
import org.regames.ir.language.Budget;

/**
 * A picture of an automaton whose parts are drawn as one node each, unless they are open. Which
 * nodes belong together is derived from their names, as translations choose them: {@code
 * turn1_move2_7} is in the part {@code turn1_move2}, which is in {@code turn1}.
 *
 * @param svg the picture; nodes that are parts have their names in {@code data-part}
 * @param open the parts that are open
 * @param closed the parts that are drawn as one node
 */
public record Overview(String svg, Set<String> open, Set<String> closed) {
  /** Automata with at most this many nodes are drawn as a whole. */
  private static final int SMALL = 150;

  /** The number of nodes that can be taken in at a glance. */
  private static final int MANY = 40;

  private static final int SMALLEST_PART = 3;

  /**
   * Draws a game.
   *
   * @param open the parts to open, or nothing for as many as keep the picture readable; small
   *     automata are then completely open
   * @throws org.regames.ir.diagnostic.DiagnosticException if the budget does not suffice for the
   *     layout
   */
  public static Overview of(Game game, Optional<Set<String>> open, Budget budget) {
    Drawing whole = Drawing.of(game);
    Parts parts = Parts.of(whole);
    Set<String> opened = new TreeSet<>(open.orElseGet(() -> parts.opened(whole)));
    opened.retainAll(parts.sizes.keySet());
    Set<String> closed = new TreeSet<>();
    Drawing drawing = parts.drawing(whole, opened, closed);
    String otherwise = "close some of its parts";
    return new Overview(SvgEmitter.emit(drawing, budget, otherwise), opened, closed);
  }

  /** The closed part that a node is in. */
  public Optional<String> part(String node) {
    return Parts.around(node).stream().filter(closed::contains).findFirst();
  }

  /**
   * The parts of an automaton.
   *
   * @param sizes their numbers of nodes
   */
  private record Parts(Map<String, Integer> sizes) {
    static Parts of(Drawing drawing) {
      Map<String, Integer> sizes = new HashMap<>();
      drawing
          .nodes()
          .forEach(node -> around(node.name()).forEach(part -> sizes.merge(part, 1, Integer::sum)));
      sizes.values().removeIf(size -> size < SMALLEST_PART);
      // A part that is the only thing in another part is not a part of its own.
      Set<String> only = new TreeSet<>();
      for (Drawing.Node node : drawing.nodes()) {
        List<String> around = around(node.name());
        for (int i = 1; i < around.size(); i++) {
          Integer size = sizes.get(around.get(i - 1));
          if (size != null && size.equals(sizes.get(around.get(i)))) {
            only.add(around.get(i - 1));
          }
        }
      }
      sizes.keySet().removeAll(only);
      return new Parts(sizes);
    }

    /** The possible parts around a node, by its name, the outermost first. */
    static List<String> around(String node) {
      List<String> around = new ArrayList<>();
      for (int end = node.indexOf('_'); end > 0; end = node.indexOf('_', end + 1)) {
        if (node.charAt(end - 1) != '_') {
          around.add(node.substring(0, end));
        }
      }
      return around;
    }

    /** What a node is drawn as: itself, or the outermost closed part around it. */
    private String shown(String node, Set<String> open) {
      return around(node).stream()
          .filter(part -> sizes.containsKey(part) && !open.contains(part))
          .findFirst()
          .orElse(node);
    }

    /**
     * The parts to open: all of a small automaton, else the smallest ones as long as few nodes are
     * visible.
     */
    Set<String> opened(Drawing whole) {
      if (whole.nodes().size() <= SMALL) {
        return sizes.keySet();
      }
      Set<String> open = new TreeSet<>();
      Set<String> tooLarge = new TreeSet<>();
      Optional<String> next = smallest(whole, open, tooLarge);
      while (next.isPresent()) {
        open.add(next.get());
        if (seen(whole, open).size() > MANY) {
          open.remove(next.get());
          tooLarge.add(next.get());
        }
        next = smallest(whole, open, tooLarge);
      }
      return open;
    }

    /** The smallest visible closed part. */
    private Optional<String> smallest(Drawing whole, Set<String> open, Set<String> others) {
      return seen(whole, open).stream()
          .filter(part -> sizes.containsKey(part) && !open.contains(part) && !others.contains(part))
          .min(Comparator.<String, Integer>comparing(sizes::get).thenComparing(part -> part));
    }

    private Set<String> seen(Drawing whole, Set<String> open) {
      return whole.nodes().stream()
          .map(node -> shown(node.name(), open))
          .collect(Collectors.toSet());
    }

    /** The drawing with closed parts as nodes; parallel arrows become one. */
    Drawing drawing(Drawing whole, Set<String> open, Set<String> closed) {
      Map<String, Integer> numbers = new LinkedHashMap<>();
      List<Drawing.Node> nodes = new ArrayList<>();
      int[] places = new int[whole.nodes().size()];
      for (int n = 0; n < places.length; n++) {
        Drawing.Node node = whole.nodes().get(n);
        String shown = shown(node.name(), open);
        boolean isPart = !shown.equals(node.name());
        // A node may have the name of a part.
        String key = isPart ? "part " + shown : shown;
        places[n] = numbers.computeIfAbsent(key, _ -> numbers.size());
        if (places[n] == nodes.size()) {
          nodes.add(isPart ? part(shown) : node);
        }
        if (isPart) {
          closed.add(shown);
        }
      }
      Map<List<Integer>, Drawing.Arrow> arrows = new LinkedHashMap<>();
      for (Drawing.Arrow arrow : whole.arrows()) {
        int from = places[arrow.from()];
        int to = places[arrow.to()];
        boolean isInside = from == to && nodes.get(from).role() == Drawing.Role.PART;
        boolean isOfPart =
            nodes.get(from).role() == Drawing.Role.PART
                || nodes.get(to).role() == Drawing.Role.PART;
        Drawing.Arrow here =
            new Drawing.Arrow(from, to, arrow.paint(), arrow.label(), arrow.title());
        if (isOfPart && !isInside) {
          arrows.merge(List.of(from, to), here, (one, _) -> several(one));
        } else if (!isInside) {
          arrows.put(List.of(from, to, arrows.size()), here);
        }
      }
      return new Drawing(whole.title(), nodes, List.copyOf(arrows.values()));
    }

    private Drawing.Node part(String name) {
      return new Drawing.Node(
          List.of(name, sizes.get(name) + " nodes"), Drawing.Role.PART, Optional.empty(), 0);
    }

    private static Drawing.Arrow several(Drawing.Arrow one) {
      return new Drawing.Arrow(one.from(), one.to(), Paint.SKIP, List.of(), "");
    }
  }
}
