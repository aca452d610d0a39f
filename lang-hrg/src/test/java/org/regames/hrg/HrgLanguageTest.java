package org.regames.hrg;

import java.util.List;
import org.regames.ir.Game;
import org.regames.testing.LanguageTest;

class HrgLanguageTest extends LanguageTest {
  HrgLanguageTest() {
    super(new HrgLanguage());
  }

  /** Without the built-in definitions that snippets leave out. */
  @Override
  protected Game shown(Game game) {
    return Games.withoutBuiltins(game);
  }

  @Override
  protected List<String> words() {
    return List.of("==", "!=", "<=", "&&", "||", "$_", "$$", "branch", "reusable", "in");
  }
}
