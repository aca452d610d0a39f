package org.regames.linegames.script;

import java.nio.file.Path;

/**
 * What is to be run.
 *
 * @param name what messages call it
 * @param seed what its random numbers depend on
 * @param jar where it lies when it is compiled; of no meaning where scripts are not compiled before
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
