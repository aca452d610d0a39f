package org.regames.rbg.macro;

import java.util.List;
import org.antlr.v4.runtime.Token;

/**
 * The definition of a macro.
 *
 * @param name the token that names it
 * @param parameters the names of the parameters; none if the macro is used without brackets
 * @param body what a use becomes
 * @param depth how deep uses of other macros nest in the body
 */
public record Macro(Token name, List<String> parameters, List<MacroTemplate> body, int depth) {
  /** The macro in messages: {@code turn(a; b)}. */
  public String signature() {
    return parameters.isEmpty()
        ? name.getText()
        : name.getText() + "(" + String.join("; ", parameters) + ")";
  }
}
