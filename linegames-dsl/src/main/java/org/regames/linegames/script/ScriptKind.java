package org.regames.linegames.script;

import org.regames.linegames.output.ScriptError;

/** The languages of scripts. */
enum ScriptKind {
  KOTLIN("linegame", "Kotlin", ".linegame.kts", "//"),
  PYTHON("linegame-python", "Python 2.7", ".py", "#");

  private final String languageName;
  private final String notation;
  private final String suffix;
  private final String comment;

  ScriptKind(String languageName, String notation, String suffix, String comment) {
    this.languageName = languageName;
    this.notation = notation;
    this.suffix = suffix;
    this.comment = comment;
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

  /** What begins a comment. */
  String comment() {
    return comment;
  }

  /** Runs a script in this process. */
  interface Runner {
    /**
     * @param running what to do when the script is compiled and begins
     * @throws ScriptError where it has a mistake
     */
    void run(Script script, Runnable running);

    /** The line of a script that is running now, from 1; 0 where that is not known. */
    int line(Script script);
  }

  Runner runner() {
    return switch (this) {
      case KOTLIN -> new KotlinRunner();
      case PYTHON -> new PythonRunner();
    };
  }
}
