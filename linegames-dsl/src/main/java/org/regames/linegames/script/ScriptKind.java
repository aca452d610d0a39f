package org.regames.linegames.script;

import org.regames.linegames.output.ScriptError;

/** The languages of scripts. */
enum ScriptKind {
  KOTLIN,
  PYTHON;

  /** Runs a script in this process. */
  interface Runner {
    /**
     * @param name what messages call the script
     * @param running what to do when the script is compiled and begins
     * @throws ScriptError where it has a mistake
     */
    void run(String name, String text, Runnable running);
  }

  Runner runner() {
    return switch (this) {
      case KOTLIN -> new KotlinRunner();
      case PYTHON -> new PythonRunner();
    };
  }
}
