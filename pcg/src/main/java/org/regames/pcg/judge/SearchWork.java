package org.regames.pcg.judge;

/**
 * The work limits of searches, counted in moves of playouts so that results do not depend on the
 * machine.
 *
 * @param branching how many moves a player typically has at a choice
 * @param moves the typical length of a play
 * @param most roughly how many moves all playouts of a step may have together
 */
public record SearchWork(double branching, double moves, double most) {
  /** This many playouts per typical legal move, or as many as the work limit allows. */
  public long iterations(double share, int plays, double factor) {
    double wanted = share * Math.max(2, branching);
    double allowed = most / (moves(1, plays) * factor);
    return Math.max(1, Math.round(Math.min(wanted, allowed)));
  }

  /** The moves of all playouts if each move of some plays takes this many playouts. */
  double moves(double iterations, int plays) {
    // On average a playout begins in the middle of a play.
    return plays * moves * iterations * Math.max(1, moves / 2);
  }
}
