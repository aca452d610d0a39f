package org.regames.linegames.script;

import org.regames.ir.language.ScriptOptions;

/** Games on lines, described in Kotlin. */
public final class KotlinLanguage extends ScriptLanguage {
  public KotlinLanguage() {
    super(ScriptKind.KOTLIN, ScriptOptions.USUAL);
  }
}
