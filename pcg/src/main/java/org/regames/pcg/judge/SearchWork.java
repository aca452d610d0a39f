package org.regames.pcg.judge;

/**
 * How much searches may work, counted in moves of playouts so that results do not depend on the
 * machine.
 *
 * @param branching how many moves a player usually has where there is a choice
 * @param moves how many moves a play usually has
 * @param most how many moves all playouts of a step may have together, about
 */
public record SearchWork(double branching, double moves, double most) {
  /** So many playouts for each move that there usually is, or as many as the work allows. */
  public long iterations(double share, int plays, double factor) {
    double wanted = share * Math.max(2, branching);
    double allowed = most / (moves(1, plays) * factor);
    return Math.max(1, Math.round(Math.min(wanted, allowed)));
  }

  /** The moves of all playouts where each move of some plays takes so many playouts. */
  double moves(double iterations, int plays) {
    // On the average a playout begins in the middle of a play.
    return plays * moves * iterations * Math.max(1, moves / 2);
  }
}
