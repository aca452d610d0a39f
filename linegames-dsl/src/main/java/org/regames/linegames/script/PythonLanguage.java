package org.regames.linegames.script;

import org.regames.ir.language.ScriptOptions;

/** Games on lines, described in Python 2.7. */
public final class PythonLanguage extends ScriptLanguage {
  public PythonLanguage() {
    super(ScriptKind.PYTHON, ScriptOptions.USUAL);
  }
}
