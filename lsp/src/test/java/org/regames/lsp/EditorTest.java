package org.regames.lsp;

import org.eclipse.lsp4j.services.TextDocumentService;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** Tests that share one editor, which ends in order after the last of them. */
abstract class EditorTest {
  static Editor editor;

  @BeforeAll
  static void start() {
    editor = new Editor();
  }

  @AfterAll
  static void end() {
    editor.close();
  }

  static TextDocumentService texts() {
    return editor.server().getTextDocumentService();
  }
}
