package org.regames.agents.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class EloTest {
  /** With the drawn play that is added, 30.5 points to 10.5. */
  @Test
  void twoAgentsAreAsFarApartAsTheirPointsSay() {
    Elo elo = new Elo(new double[][] {{0, 30}, {10, 0}});
    double apart = 400 * Math.log10(30.5 / 10.5);

    assertEquals(apart / 2, elo.rating(0), 1e-6);
    assertEquals(-apart / 2, elo.rating(1), 1e-6);
    // The variance of the logit of a share p of n plays is 1 / (n p (1 - p)); half of it is ours.
    double logit = Math.sqrt(41 / (30.5 * 10.5));
    assertEquals(1.959964 * logit / 2 * 400 / Math.log(10), elo.margin(0), 1e-6);
    assertEquals(elo.margin(0), elo.margin(1), 1e-9);
  }

  @Test
  void whoWonEverythingHasAFiniteRating() {
    Elo elo = new Elo(new double[][] {{0, 20, 20}, {0, 0, 10}, {0, 10, 0}});

    assertTrue(elo.rating(0) > 200 && elo.rating(0) < 1000, "" + elo.rating(0));
    assertEquals(elo.rating(1), elo.rating(2), 1e-6);
    assertEquals(0, elo.rating(0) + elo.rating(1) + elo.rating(2), 1e-6);
  }

  @Test
  void whoDidNotMeetAnybodyHasTheMeanRating() {
    assertEquals(0, new Elo(new double[][] {{0}}).rating(0), 1e-9);
  }
}
