package org.regames.linegames.script;

import java.nio.file.Path;

/**
 * A script to run.
 *
 * @param name its name in messages
 * @param seed what its random numbers depend on
 * @param jar the path of the compiled script; meaningless for languages that are not compiled
 */
record Script(String name, String text, Trust trust, long seed, Path jar) {
  /** How far a script is trusted. */
  enum Trust {
    /** It is checked before it runs, behind the wall. */
    CHECKED,
    /** It runs behind the wall and is not checked: for tests of the wall. */
    WALLED,
    /** It may do what it likes. */
    FREE
  }
}
