package org.regames.gdl;

import org.regames.ir.language.Budget;
import org.regames.testing.LanguageTest;

class GdlLanguageTest extends LanguageTest {
  GdlLanguageTest() {
    super(new GdlLanguage());
  }

  @Override
  protected Budget budget() {
    return new Budget(50_000);
  }
}
