package org.regames.lud;

import org.regames.testing.LanguageTest;

class LudLanguageTest extends LanguageTest {
  LudLanguageTest() {
    super(new LudLanguage());
  }
}
