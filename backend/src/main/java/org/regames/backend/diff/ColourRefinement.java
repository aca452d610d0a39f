package org.regames.backend.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.LongStream;

/**
 * A colour for each name of a {@link Sketch}, equal for names that play the same role: colour
 * refinement (B. Weisfeiler and A. Leman, "The reduction of a graph to canonical form", 1968) with
 * hashes as colours, so that those of two sketches can be compared. A state is coloured by
 * everything that follows it and everything that leads to it, a name by its occurrences in moves.
 */
final class ColourRefinement {
  private static final long SEED = 0x9E3779B97F4A7C15L;

  private final Sketch sketch;
  private final long[] ofNames;

  private ColourRefinement(Sketch sketch, long[] ofNames) {
    this.sketch = sketch;
    this.ofNames = ofNames;
  }

  /**
   * The initial colours: all names are alike, except those of players and those already known.
   *
   * @param known for names of the sketch, a label that is common to both games
   */
  public static ColourRefinement of(Sketch sketch, Map<String, String> known) {
    long[] colours = new long[sketch.names().size()];
    for (int player : sketch.players()) {
      colours[player] = 1;
    }
    sketch
        .names()
        .forEach(
            (name, number) -> {
              if (known.containsKey(name)) {
                colours[number] = mix(2, known.get(name).hashCode());
              }
            });
    return new ColourRefinement(sketch, colours);
  }

  /** The same with a colour of its own for a name. */
  public ColourRefinement with(String name, long colour) {
    long[] changed = ofNames.clone();
    changed[sketch.names().get(name)] = mix(SEED, colour);
    return new ColourRefinement(sketch, changed);
  }

  /** Refines the colours until they are stable. */
  ColourRefinement refined() {
    ColourRefinement last = this;
    long classes = last.classes();
    while (true) {
      ColourRefinement next = last.step();
      long more = next.classes();
      if (more == classes) {
        return next;
      }
      classes = more;
      last = next;
    }
  }

  private long classes() {
    return LongStream.of(ofNames).distinct().count();
  }

  /** The names of each colour, in natural order. */
  SortedMap<Long, List<String>> byColour() {
    SortedMap<Long, List<String>> groups = new TreeMap<>();
    for (Map.Entry<String, Integer> name : sketch.names().entrySet()) {
      groups.computeIfAbsent(ofNames[name.getValue()], _ -> new ArrayList<>()).add(name.getKey());
    }
    return groups;
  }

  private ColourRefinement step() {
    List<Sketch.Node> nodes = sketch.nodes();
    long[] after = after(nodes);
    long[] before = new long[sketch.size()];
    long[] names = new long[ofNames.length];
    for (int n = 0; n < nodes.size(); n++) {
      Sketch.Node node = nodes.get(n);
      long place = mix(before[n], after[n]);
      if (node.player() >= 0) {
        names[node.player()] += mix(place, 1);
      }
      for (int s = 0; s < node.scores().length; s++) {
        names[node.scores()[s]] += mix(place, mix(2, ofNames[sketch.players()[s]]));
        names[sketch.players()[s]] += mix(place, mix(3, ofNames[node.scores()[s]]));
      }
      for (Sketch.SketchedMove step : node.steps()) {
        long move = mix(place, colour(n, step, after));
        for (int t = 0; t < step.tags().length; t++) {
          names[step.tags()[t]] += mix(move, 4L + t);
        }
        if (sketch.leadsOn(n, step)) {
          before[step.to()] += mix(before[n], colour(n, step, after));
        }
      }
    }
    for (int name = 0; name < names.length; name++) {
      names[name] = mix(ofNames[name], names[name]);
    }
    return new ColourRefinement(sketch, names);
  }

  /** The colour of what follows each state. Sums hash multisets, in which order does not matter. */
  private long[] after(List<Sketch.Node> nodes) {
    long[] after = new long[sketch.size()];
    for (int n = nodes.size() - 1; n >= 0; n--) {
      Sketch.Node node = nodes.get(n);
      long colour = node.player() < 0 ? SEED : mix(5, ofNames[node.player()]);
      for (int s = 0; s < node.scores().length; s++) {
        colour += mix(ofNames[sketch.players()[s]], ofNames[node.scores()[s]]);
      }
      for (Sketch.SketchedMove step : node.steps()) {
        colour += colour(n, step, after);
      }
      after[n] = mix(colour, node.steps().size());
    }
    return after;
  }

  private long colour(int from, Sketch.SketchedMove step, long[] after) {
    long colour = sketch.leadsOn(from, step) ? after[step.to()] : SEED;
    for (int tag : step.tags()) {
      colour = mix(colour, ofNames[tag]);
    }
    return mix(colour, step.tags().length);
  }

  /** A hash of two words, by the finalizer of splitmix64. */
  private static long mix(long one, long other) {
    long z = one * SEED + other + SEED;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }
}
