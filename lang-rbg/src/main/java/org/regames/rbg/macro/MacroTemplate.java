package org.regames.rbg.macro;

import java.util.List;
import org.antlr.v4.runtime.Token;

/** A part of a text with macros: what it becomes when the parameters are known. */
sealed interface MacroTemplate {
  /** The first token of the part as it is written. */
  Token first();

  /** The last token of the part as it is written. */
  Token last();

  /** A token that stays as it is. */
  record Plain(Token first) implements MacroTemplate {
    @Override
    public Token last() {
      return first;
    }
  }

  /** The place of a macro's parameter. */
  record Parameter(Token first, int index) implements MacroTemplate {
    @Override
    public Token last() {
      return first;
    }
  }

  /** A use of a macro, with one text for each parameter. */
  record Call(Token first, Token last, Macro macro, List<List<MacroTemplate>> arguments)
      implements MacroTemplate {}

  /** Parts joined by {@code ~}; a part may be empty. */
  record Join(Token first, Token last, List<MacroTemplate> parts) implements MacroTemplate {}
}
