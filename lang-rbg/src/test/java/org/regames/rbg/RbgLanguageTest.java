package org.regames.rbg;

import java.util.List;
import org.regames.testing.LanguageTest;

class RbgLanguageTest extends LanguageTest {
  RbgLanguageTest() {
    super(new RbgLanguage());
  }

  @Override
  protected List<String> words() {
    return List.of("{?", "{!", "{$", "[$", "~", "#", "->", "->>", "!=", "==", "$", "rectangle");
  }
}
