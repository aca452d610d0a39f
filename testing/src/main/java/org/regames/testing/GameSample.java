package org.regames.testing;

/**
 * Which games of a library a test class uses: one in three in every build, different ones in every
 * class, so that each game is tested by some classes. {@code -Dsample=1}, as set by {@code -Pfull},
 * takes all; {@code -Dgame=chess} only those with that in their name.
 */
public final class GameSample {
  private static final int ONE_IN = Integer.getInteger("sample", 12) == 1 ? 1 : 3;
  private static final String ONLY = System.getProperty("game", "");

  private GameSample() {}

  /**
   * Whether a class uses a game. Depends only on the names: adding a game changes nothing for
   * others.
   *
   * @param tests the test class
   * @param game the name of the file, or its path in the repository
   */
  public static boolean takes(Class<?> tests, String game) {
    return ONLY.isEmpty()
        ? Math.floorMod((tests.getSimpleName() + game).hashCode(), ONE_IN) == 0
        : game.contains(ONLY);
  }
}
