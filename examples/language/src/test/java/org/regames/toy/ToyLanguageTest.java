package org.regames.toy;

import org.regames.testing.LanguageTest;

class ToyLanguageTest extends LanguageTest {
  ToyLanguageTest() {
    super(new ToyLanguage());
  }
}
