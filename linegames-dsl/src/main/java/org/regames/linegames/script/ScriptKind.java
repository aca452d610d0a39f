package org.regames.linegames.script;

import org.regames.linegames.output.ScriptError;

/** The languages of scripts. */
enum ScriptKind {
  KOTLIN("linegame", "Kotlin", ".linegame.kts"),
  PYTHON("linegame-python", "Python 2.7", ".py");

  private final String languageName;
  private final String notation;
  private final String suffix;

  ScriptKind(String languageName, String notation, String suffix) {
    this.languageName = languageName;
    this.notation = notation;
    this.suffix = suffix;
  }

  String languageName() {
    return languageName;
  }

  String description() {
    return "Games on lines, described in " + notation;
  }

  String suffix() {
    return suffix;
  }

  /** Runs a script in this process. */
  interface Runner {
    /**
     * @param name what messages call the script
     * @param allowIo whether the script may do more than describe games
     * @param running what to do when the script is compiled and begins
     * @throws ScriptError where it has a mistake
     */
    void run(String name, String text, boolean allowIo, Runnable running);
  }

  Runner runner() {
    return switch (this) {
      case KOTLIN -> new KotlinRunner();
      case PYTHON -> new PythonRunner();
    };
  }
}
