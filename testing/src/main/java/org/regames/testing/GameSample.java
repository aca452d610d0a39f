package org.regames.testing;

/**
 * Which games of a library a class of tests takes: one in three in every build, not the same ones
 * in every class, so that each game is tried by some classes. {@code -Dsample=1}, as by {@code
 * -Pfull}, takes all; {@code -Dgame=chess} only those with that in their name.
 */
public final class GameSample {
  private static final int ONE_IN = Integer.getInteger("sample", 12) == 1 ? 1 : 3;
  private static final String ONLY = System.getProperty("game", "");

  private GameSample() {}

  /**
   * Whether a class takes a game. By the names alone: a game more changes nothing for the others.
   *
   * @param tests the class of tests
   * @param game the name of the file, or its path in the repository
   */
  public static boolean takes(Class<?> tests, String game) {
    return ONLY.isEmpty()
        ? Math.floorMod((tests.getSimpleName() + game).hashCode(), ONE_IN) == 0
        : game.contains(ONLY);
  }
}
