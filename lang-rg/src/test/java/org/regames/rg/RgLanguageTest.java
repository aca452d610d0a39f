package org.regames.rg;

import org.regames.testing.LanguageTest;

class RgLanguageTest extends LanguageTest {
  RgLanguageTest() {
    super(new RgLanguage());
  }
}
