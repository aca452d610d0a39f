package org.regames.linegames.script;

import java.util.List;
import org.regames.linegames.output.ScriptError;

/** The languages of scripts. */
enum ScriptKind {
  KOTLIN("linegame", "Kotlin", ".linegame.kts", "//", "kotlin-compiler", "kotlin"),
  PYTHON("linegame-python", "Python 2.7", ".py", "#", "jython", "jython");

  private final String languageName;
  private final String notation;
  private final String suffix;
  private final String comment;
  private final String library;
  private final String extra;

  ScriptKind(
      String languageName,
      String notation,
      String suffix,
      String comment,
      String library,
      String extra) {
    this.languageName = languageName;
    this.notation = notation;
    this.suffix = suffix;
    this.comment = comment;
    this.library = library;
    this.extra = extra;
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

  /** The language that scripts are written in. */
  String notation() {
    return notation;
  }

  /** The prefix of the file name of the library that scripts need. */
  String library() {
    return library;
  }

  /** The extra of the package for Python that has it. */
  String extra() {
    return extra;
  }

  /** The keywords of the language that scripts use. */
  List<String> keywords() {
    return switch (this) {
      case KOTLIN ->
          List.of(
              "fun", "val", "var", "if", "else", "for", "in", "when", "while", "return", "class",
              "object", "true", "false");
      case PYTHON ->
          List.of(
              "def", "if", "else", "elif", "for", "in", "while", "return", "import", "from", "and",
              "or", "not", "lambda", "class", "True", "False");
    };
  }

  /** The start of a comment. */
  String comment() {
    return comment;
  }

  /** Runs a script in this process. */
  interface Runner {
    /**
     * @param running called when the script is compiled and starts
     * @throws ScriptError if it has a mistake
     */
    void run(Script script, Runnable running);

    /** The line of a script that is running now, from 1; 0 if unknown. */
    int line(Script script);
  }

  Runner runner() {
    return switch (this) {
      case KOTLIN -> new KotlinRunner();
      case PYTHON -> new PythonRunner();
    };
  }
}
