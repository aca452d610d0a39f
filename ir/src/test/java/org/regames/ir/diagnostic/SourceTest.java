package org.regames.ir.diagnostic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SourceTest {
  private static String place(String text, String mark) {
    Source source = new Source("f", text);
    return Origin.of(source, text.indexOf(mark), text.indexOf(mark) + mark.length()).toString();
  }

  @Test
  void linesAndColumnsCountFromOne() {
    assertEquals("f:1:1", place("ab\ncd\n\nef", "ab"));
    assertEquals("f:1:3", place("ab\ncd\n\nef", "\ncd"));
    assertEquals("f:2:2", place("ab\ncd\n\nef", "d"));
    assertEquals("f:4:1", place("ab\ncd\n\nef", "ef"));
  }

  @Test
  void aTabIsOneColumn() {
    assertEquals("f:1:3", place("\t\tx", "x"));
  }

  @Test
  void carriageReturnsBelongToTheLineBreak() {
    String text = "ab\r\ncd\r\n";
    assertEquals("f:2:1", place(text, "cd"));
    assertEquals("ab", new Source("f", text).lineText(1));
    assertEquals("", new Source("f", text).lineText(3));
  }

  @Test
  void columnsCountCodePoints() {
    assertEquals("f:1:3", place("\uD83D\uDE00 x", "x"));
  }

  @Test
  void theEndOfTheTextIsAPlace() {
    Source source = new Source("f", "ab\n");
    assertEquals("f:2:1", Origin.of(source, 3, 3).toString());
    assertEquals("f:1:1", Origin.of(new Source("f", ""), 0, 0).toString());
  }

  @Test
  void manyLinesAreFound() {
    Source source = new Source("f", "x\n".repeat(1000));
    assertEquals(1, source.line(0));
    assertEquals(500, source.line(998));
    assertEquals(1001, source.line(2000));
    assertEquals("", source.lineText(1001));
  }

  @Test
  void originsAreEqualSoThatRecordsCompareByTheRest() {
    Source source = new Source("f", "text");
    assertEquals(Origin.UNKNOWN, Origin.of(source, 1, 2));
    assertEquals(Origin.of(source, 0, 1).hashCode(), Origin.of(source, 1, 2).hashCode());
    assertFalse(Origin.UNKNOWN.isKnown());
    assertTrue(Origin.of(source, 0, 0).isKnown());
    assertEquals("", Origin.UNKNOWN.toString());
  }

  @Test
  void rangesSpanFromFirstToLast() {
    Source source = new Source("f", "some text");
    Origin first = Origin.of(source, 0, 4);
    Origin last = Origin.of(source, 5, 9);
    assertEquals(0, first.to(last).start());
    assertEquals(9, first.to(last).end());
    assertSame(first, first.to(Origin.UNKNOWN));
    assertSame(last, Origin.UNKNOWN.to(last));
  }
}
