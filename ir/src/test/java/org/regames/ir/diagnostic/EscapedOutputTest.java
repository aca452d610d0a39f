package org.regames.ir.diagnostic;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing that commands a terminal comes through, however it is cut into pieces. */
class EscapedOutputTest {
  private static String written(String text, boolean styles, int piece) throws IOException {
    ByteArrayOutputStream shown = new ByteArrayOutputStream();
    byte[] bytes = text.getBytes(UTF_8);
    try (EscapedOutput output = new EscapedOutput(shown, styles)) {
      for (int from = 0; from < bytes.length; from += piece) {
        output.write(bytes, from, Math.min(piece, bytes.length - from));
      }
    }
    return shown.toString(UTF_8);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 1000})
  void textComesThroughAndCommandsAreShown(int piece) throws IOException {
    assertEquals("Bára → 猫 𝄞\tx\r\ny\n", written("Bára → 猫 𝄞\tx\r\ny\n", false, piece));
    assertEquals(
        "\\u001b]0;title\\u0007 \\u001b[2J\\u000d\\u007f",
        written("\u001b]0;title\u0007 \u001b[2J\r\u007f", false, piece));
    assertEquals("\\u009b31m \\u202ex", written("\u009b31m \u202ex", false, piece));
    assertEquals("\\u001b[31mred", written("\u001b[31mred", false, piece));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 1000})
  void onlyColoursComeThroughWhereTheyAreWelcome(int piece) throws IOException {
    String ours = TerminalStyle.styled("31", "error:") + " " + TerminalStyle.styled("1;36", "1");
    assertEquals("\u001b[31merror:\u001b[0m \u001b[1;36m1\u001b[0m", written(ours, true, piece));
    assertEquals(
        "\u001b[3mN\u001b[23m", written(TerminalStyle.marked("\u001b[3mN\u001b[23m"), true, piece));
    assertEquals(
        "\\u001b[8mhidden \\u001b[2J \\u001b]52;c;AAAA\\u0007 \\u001b[31",
        written("\u001b[8mhidden \u001b[2J \u001b]52;c;AAAA\u0007 \u001b[31", true, piece));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 1000})
  void coloursOfOthersAreShown(int piece) throws IOException {
    assertEquals("\\u001b[31mred\\u001b[0m", written("\u001b[31mred\u001b[0m", true, piece));
    String marked = TerminalStyle.styled("31", "x");
    String guessed = marked.replaceFirst("-[0-9a-f]+-", "-0000-");
    assertTrue(written(guessed, true, piece).startsWith("\\u001b"));
    assertTrue(written(marked, false, piece).startsWith("\\u001b"));
    assertTrue(
        written(TerminalStyle.marked("\u001b]52;c;AAAA"), true, piece).startsWith("\\u001b"));
  }

  @ParameterizedTest
  @CsvSource({"0xc3", "0xff", "0x80", "0xe2"})
  void brokenTextIsNoWayRound(String first) throws IOException {
    ByteArrayOutputStream shown = new ByteArrayOutputStream();
    try (EscapedOutput output = new EscapedOutput(shown, true)) {
      output.write(Integer.decode(first));
      output.write("\u001b]0;x\u0007".getBytes(UTF_8));
    }
    assertEquals("\ufffd\\u001b]0;x\\u0007", shown.toString(UTF_8));
  }

  @Test
  void textsAtHandAreEscapedInTheSameWay() {
    assertEquals("a\\u001b[31m\tb\n", EscapedOutput.escaped("a\u001b[31m\tb\n"));
  }
}
