package org.regames.ir.diagnostic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class DiagnosticRendererTest {
  private static String render(Diagnostic diagnostic) {
    return new DiagnosticRenderer(false).render(diagnostic);
  }

  /** A finding at the first occurrence of a mark in a text. */
  private static Diagnostic finding(String text, String mark) {
    Source source = new Source("a.rg", text);
    int start = text.indexOf(mark);
    return Diagnostic.error("code", Origin.of(source, start, start + mark.length()), "message");
  }

  @Test
  void showsPlaceLineCaretAndHint() {
    assertEquals(
        """
        a.rg:2:5: error: message [code]
            2 | two three four
              |     ^~~~~
          help: do this
        """,
        render(finding("one\ntwo three four\nfive", "three").withHint("do this")));
  }

  @Test
  void showsOtherPlaces() {
    String text = "first\nsecond";
    Diagnostic finding =
        finding(text, "second").withNote(Origin.of(new Source("b.rg", text), 0, 5), "see here");
    assertEquals(
        """
        a.rg:2:1: error: message [code]
            2 | second
              | ^~~~~~
        b.rg:1:1: note: see here
            1 | first
              | ^~~~~
        """,
        render(finding));
  }

  @Test
  void tabsStayTabsSoThatTheCaretStandsUnderItsCharacter() {
    assertEquals(
        "a.rg:1:4: error: message [code]\n    1 | \ta\tb\n      | \t \t^\n",
        render(finding("\ta\tb", "b")));
  }

  @Test
  void charactersBeyondTheBasicPlaneAreOneColumn() {
    assertEquals(
        "a.rg:1:3: error: message [code]\n    1 | \uD83D\uDE00 b\uD83D\uDE00c\n      |   ^~~\n",
        render(finding("\uD83D\uDE00 b\uD83D\uDE00c", "b\uD83D\uDE00c")));
  }

  @Test
  void aRangeOfSeveralLinesIsMarkedToTheEndOfTheFirst() {
    assertEquals(
        """
        a.rg:1:3: error: message [code]
            1 | a {b,
              |   ^~~
        """,
        render(finding("a {b,\r\n c}", "{b,\r\n c}")));
  }

  @Test
  void theEndOfALineAndOfTheFileHaveACaret() {
    Source source = new Source("a.rg", "ab\ncd");
    assertEquals(
        """
        a.rg:1:3: error: message [code]
            1 | ab
              |   ^
        """,
        render(Diagnostic.error("code", Origin.of(source, 2, 2), "message")));
    assertEquals(
        """
        a.rg:2:3: error: message [code]
            2 | cd
              |   ^
        """,
        render(Diagnostic.error("code", Origin.of(source, 5, 5), "message")));
  }

  @Test
  void aLongLineIsShownInPart() {
    String text = "x".repeat(5000) + "WRONG" + "y".repeat(5000);
    String[] lines = render(finding(text, "WRONG")).split("\n");
    assertEquals("a.rg:1:5001: error: message [code]", lines[0]);
    assertTrue(lines[1].length() < 200, lines[1]);
    assertEquals(lines[1].indexOf("WRONG"), lines[2].indexOf("^~~~~"));
  }

  @Test
  void controlCharactersAreNotShown() {
    assertEquals(
        "a.rg:1:2: error: message [code]\n    1 | ?x\n      |  ^\n",
        render(finding("\u001bx", "x")));
  }

  @Test
  void whatHasNoPlaceIsShownWithoutOne() {
    assertEquals(
        "warning: message [code]\n", render(Diagnostic.warning("code", Origin.UNKNOWN, "message")));
    assertEquals(
        "a.rg:1:1: error: message [code]\n",
        render(Diagnostic.error("code", Origin.of(new Source("a.rg", ""), 0, 0), "message")));
  }

  @Test
  void coloursAreOptional() {
    String coloured = new DiagnosticRenderer(true).render(finding("abc", "b").withHint("h"));
    assertTrue(coloured.contains(TerminalStyle.styled("31", "error:")), coloured);
    assertEquals(
        render(finding("abc", "b").withHint("h")),
        coloured.replaceAll("\u001b[-0-9a-f]*\\[[0-9]*m", ""));
  }
}
