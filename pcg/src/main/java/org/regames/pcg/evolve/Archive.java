package org.regames.pcg.evolve;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The fittest game of each kind (J.-B. Mouret and J. Clune, "Illuminating search spaces by mapping
 * elites", 2015). A kind is a cell of a grid whose axes are metrics.
 */
public final class Archive {
  private final List<Axis> axes;
  private final SortedMap<Integer, Candidate> elites = new TreeMap<>();

  Archive(List<Axis> axes) {
    this.axes = List.copyOf(axes);
  }

  /**
   * Keeps a game if it is fitter than the one in its cell; the older of two equally fit ones stays.
   */
  void add(Candidate candidate) {
    if (candidate.isFit()) {
      elites.merge(
          candidate.cell(),
          candidate,
          (old, fresh) -> fresh.fitness() > old.fitness() ? fresh : old);
    }
  }

  /** The elites, by cell. */
  public List<Candidate> elites() {
    return List.copyOf(elites.values());
  }

  /** The number of cells. */
  public int cells() {
    return axes.stream().mapToInt(Axis::cells).reduce(1, Math::multiplyExact);
  }

  /** The share of the cells that hold a game. */
  public double coverage() {
    return (double) elites.size() / cells();
  }

  /** The sum of the fitness of all elites. */
  public double qualityDiversity() {
    return elites.values().stream().mapToDouble(Candidate::fitness).sum();
  }
}
