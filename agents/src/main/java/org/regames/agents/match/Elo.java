package org.regames.agents.match;

/**
 * Ratings on the scale of A. Elo from the results of pairs: the most likely strengths under the
 * Bradley-Terry model, a draw as half a win (D. R. Hunter, "MM algorithms for generalized
 * Bradley-Terry models", Annals of Statistics 32(1), 2004). So that a player who won everything has
 * a finite rating, each pair that met gets one additional draw. The mean rating is 0.
 */
final class Elo {
  private static final double POINTS = 400 / Math.log(10);
  private static final double NORMAL_95 = 1.959964;
  private static final int ROUNDS = 10_000;

  private final double[][] wins;
  private final double[] strengths;

  /**
   * @param wins how many points each took from each other one: 1 for a win, 0.5 for a draw
   */
  Elo(double[][] wins) {
    int count = wins.length;
    this.wins = new double[count][count];
    this.strengths = new double[count];
    for (int one = 0; one < count; one++) {
      strengths[one] = 1;
      for (int other = 0; other < count; other++) {
        boolean met = one != other && wins[one][other] + wins[other][one] > 0;
        this.wins[one][other] = wins[one][other] + (met ? 0.5 : 0);
      }
    }
    for (int round = 0; round < ROUNDS; round++) {
      improve();
    }
  }

  private double plays(int one, int other) {
    return wins[one][other] + wins[other][one];
  }

  private void improve() {
    double logs = 0;
    for (int one = 0; one < strengths.length; one++) {
      double won = 0;
      double expected = 0;
      for (int other = 0; other < strengths.length; other++) {
        won += wins[one][other];
        expected += other == one ? 0 : plays(one, other) / (strengths[one] + strengths[other]);
      }
      strengths[one] = expected == 0 ? 1 : won / expected;
      logs += Math.log(strengths[one]);
    }
    double mean = Math.exp(logs / strengths.length);
    for (int one = 0; one < strengths.length; one++) {
      strengths[one] /= mean;
    }
  }

  double rating(int one) {
    return POINTS * Math.log(strengths[one]);
  }

  /**
   * Half the width of the 95 % confidence interval of a rating, from the Fisher information of the
   * plays about all ratings, whose mean is fixed.
   */
  double margin(int one) {
    int count = strengths.length;
    double[][] information = new double[count][count];
    for (int row = 0; row < count; row++) {
      for (int column = 0; column < count; column++) {
        information[row][column] += 1.0 / count;
        if (row != column) {
          double sum = strengths[row] + strengths[column];
          double bits = plays(row, column) * strengths[row] * strengths[column] / (sum * sum);
          information[row][column] -= bits;
          information[row][row] += bits;
        }
      }
    }
    double variance = solve(information, one) - 1.0 / count;
    return NORMAL_95 * POINTS * Math.sqrt(Math.max(0, variance));
  }

  /** A diagonal element of the inverse of a positive definite matrix, by elimination. */
  private static double solve(double[][] matrix, int place) {
    int count = matrix.length;
    double[] right = new double[count];
    right[place] = 1;
    for (int pivot = 0; pivot < count; pivot++) {
      for (int row = 0; row < count; row++) {
        double factor = row == pivot ? 0 : matrix[row][pivot] / matrix[pivot][pivot];
        for (int column = pivot; column < count; column++) {
          matrix[row][column] -= factor * matrix[pivot][column];
        }
        right[row] -= factor * right[pivot];
      }
    }
    return right[place] / matrix[place][place];
  }
}
