package org.regames.lud.board;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Numbers of steps between sites; computed on first use for each first site, and cached. */
public final class Distances {
  /** The distance if there is no path. */
  public static final int UNREACHABLE = -1;

  private final Steps steps;
  private final Map<Long, int[]> known = new ConcurrentHashMap<>();

  Distances(Steps steps) {
    this.steps = steps;
  }

  /**
   * The least number of steps of a kind from a site to each site, or {@link #UNREACHABLE}. Must not
   * be changed.
   */
  public int[] from(int site, AbsoluteDirection kind) {
    long key = (long) kind.ordinal() << 32 | site;
    return known.computeIfAbsent(key, _ -> from(new int[] {site}, kind));
  }

  /** The least number of steps from any of some sites to each site. */
  public int[] from(int[] sites, AbsoluteDirection kind) {
    int[] distances = new int[steps.size()];
    Arrays.fill(distances, UNREACHABLE);
    int[] queue = new int[steps.size()];
    int filled = 0;
    for (int site : sites) {
      if (distances[site] == UNREACHABLE) {
        distances[site] = 0;
        queue[filled++] = site;
      }
    }
    for (int i = 0; i < filled; i++) {
      int site = queue[i];
      for (int k = 0; k < steps.targets(site).length; k++) {
        int target = steps.targets(site)[k];
        if (steps.has(site, k, kind) && distances[target] == UNREACHABLE) {
          distances[target] = distances[site] + 1;
          queue[filled++] = target;
        }
      }
    }
    return distances;
  }
}
