package org.regames.sbg;

import java.util.List;
import org.regames.testing.LanguageTest;

class SbgLanguageTest extends LanguageTest {
  SbgLanguageTest() {
    super(new SbgLanguage());
  }

  @Override
  protected List<String> words() {
    return List.of("^", "*", "+", "&", "|", "#", "@", "<<", ">>", "<BOARD>", "<PIECES>", "<GOAL>");
  }
}
