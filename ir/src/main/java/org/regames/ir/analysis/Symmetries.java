package org.regames.ir.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.ir.Game;

/**
 * Finds the symmetries of a game's rules: names that can be exchanged, such as those of the cells
 * of a board and of its mirror image, so that the same plays with the same scores continue from a
 * state and from its image. The initial state need not be symmetric.
 *
 * <p>They are the automorphisms of the {@linkplain SymmetryFacts facts} that encode the rules,
 * found like those of graphs: classes of names that are not yet distinguished are refined by the
 * facts that contain them, and if that is not enough, a name is singled out, and each other one of
 * its class in turn (B. McKay, "Practical graph isomorphism", Congressus Numerantium 30, 1981).
 * Each candidate is finally checked, fact by fact. Rules that are symmetric only in effect, such as
 * lines that are followed from one end, show no symmetry here.
 */
public final class Symmetries {
  /** At most this many are looked for. */
  private static final int MOST = 64;

  /** At most this many facts are examined in all, which takes a few seconds. */
  private static final long MOST_WORK = 30_000_000;

  /**
   * A permutation of names; names that are missing are fixed.
   *
   * @param symbols the images of symbols
   * @param variables the images of variables
   * @param nodes the images of the nodes where moves begin or end, and of some others
   */
  public record Symmetry(
      Map<String, String> symbols, Map<String, String> variables, Map<String, String> nodes) {}

  private final SymmetryFacts facts;
  private final Set<List<Object>> known = new HashSet<>();
  private final List<int[]> found = new ArrayList<>();
  private long work;

  private Symmetries(SymmetryFacts facts) {
    this.facts = facts;
  }

  /**
   * The symmetries of a game other than the identity; not all of them if there are very many, or if
   * the rules are very large.
   *
   * @param game a valid game with all built-ins
   */
  public static List<Symmetry> of(Game game) {
    Symmetries symmetries = new Symmetries(SymmetryFacts.of(game));
    symmetries.search();
    return symmetries.found.stream().map(symmetries.facts::symmetry).distinct().toList();
  }

  private void search() {
    int[] same = new int[facts.size()];
    Arrays.setAll(same, name -> name);
    facts.facts().forEach(fact -> known.add(image(fact, same)));
    long[] classes = refined(facts.classes());
    search(classes, classes);
    found.removeIf(permutation -> Arrays.equals(permutation, same));
  }

  private static List<Object> image(SymmetryFacts.Fact fact, int[] permutation) {
    List<Object> image = new ArrayList<>(List.of(fact.relation()));
    for (int name : fact.names()) {
      image.add(permutation[name]);
    }
    return image;
  }

  /** Whether some symmetry maps the classes on the left to those on the right. */
  private boolean search(long[] left, long[] right) {
    Map<Long, List<Integer>> cells = cells(left);
    List<Integer> cell = choice(cells);
    if (cell.isEmpty()) {
      return note(left, right);
    }
    int first = cell.getFirst();
    long[] singled = singledOut(left, first);
    boolean any = false;
    for (int name : cells(right).getOrDefault(left[first], List.of())) {
      if (found.size() >= MOST || work >= MOST_WORK) {
        return any;
      }
      long[] image = singledOut(right, name);
      any |= alike(singled, image) && search(singled, image);
      if (any && !facts.matters(first)) {
        return true; // the images of such names do not affect states
      }
    }
    return any;
  }

  /** The names of each class with more than one name, in order. */
  private static Map<Long, List<Integer>> cells(long[] classes) {
    Map<Long, List<Integer>> cells = new HashMap<>();
    for (int name = 0; name < classes.length; name++) {
      cells.computeIfAbsent(classes[name], _ -> new ArrayList<>()).add(name);
    }
    return cells;
  }

  /**
   * A small class to single names out from, if possible one that matters; empty if all are single.
   */
  private List<Integer> choice(Map<Long, List<Integer>> cells) {
    List<Integer> best = List.of();
    for (List<Integer> cell : cells.values()) {
      if (cell.size() > 1 && (best.isEmpty() || rank(cell) < rank(best))) {
        best = cell;
      }
    }
    return best;
  }

  /** Different for each class, so that the choice does not depend on any order of classes. */
  private long rank(List<Integer> cell) {
    long rank = (long) cell.size() << Integer.SIZE | cell.getFirst();
    return facts.matters(cell.getFirst()) ? rank : rank | 1L << 62;
  }

  private long[] singledOut(long[] classes, int name) {
    long[] singled = classes.clone();
    singled[name] = mix(singled[name] + 1);
    return refined(singled);
  }

  /** Refines the classes of names by the facts that contain them until that splits none. */
  private long[] refined(long[] start) {
    long[] classes = start;
    long before = 0;
    for (long count = count(classes); count > before; count = count(classes)) {
      before = count;
      work += facts.facts().size();
      long[] next = new long[classes.length];
      for (SymmetryFacts.Fact fact : facts.facts()) {
        long hash = fact.relation().hashCode();
        for (int name : fact.names()) {
          hash = mix(hash + classes[name]);
        }
        for (int place = 0; place < fact.names().length; place++) {
          next[fact.names()[place]] += mix(hash + place + 1);
        }
      }
      for (int name = 0; name < next.length; name++) {
        next[name] = mix(mix(classes[name]) + next[name]);
      }
      classes = next;
    }
    return classes;
  }

  private static long count(long[] classes) {
    return Arrays.stream(classes).distinct().count();
  }

  private static boolean alike(long[] left, long[] right) {
    long[] one = left.clone();
    long[] other = right.clone();
    Arrays.sort(one);
    Arrays.sort(other);
    return Arrays.equals(one, other);
  }

  /** The mixer of MurmurHash3 (A. Appleby). */
  private static long mix(long bits) {
    long mixed = (bits ^ bits >>> 33) * 0xff51afd7ed558ccdL;
    mixed = (mixed ^ mixed >>> 33) * 0xc4ceb9fe1a85ec53L;
    return mixed ^ mixed >>> 33;
  }

  /** Records the permutation given by equal classes if it maps every fact to a fact. */
  private boolean note(long[] left, long[] right) {
    Map<Long, Integer> places = new HashMap<>();
    for (int name = 0; name < right.length; name++) {
      places.put(right[name], name);
    }
    int[] permutation = new int[left.length];
    for (int name = 0; name < left.length; name++) {
      Integer image = places.get(left[name]);
      if (image == null) {
        return false;
      }
      permutation[name] = image;
    }
    boolean holds =
        facts.facts().stream().allMatch(fact -> known.contains(image(fact, permutation)));
    if (holds) {
      found.add(permutation);
    }
    return holds;
  }
}
