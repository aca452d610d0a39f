package org.regames.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.play.Perft;
import org.regames.ir.Game;

/**
 * Our chess from positions that were made to find mistakes in move generators, with the counts that
 * chess programmers agree on. The positions are set up by replacing definitions of the rules.
 */
@Tag("long")
class ChessPositionsTest {
  private static final LibraryGame CHESS = LibraryGame.named("hrg/chess.hrg");

  private static final Map<Character, String> KINDS =
      Map.of('p', "pawn", 'n', "knight", 'b', "bishop", 'r', "rook", 'q', "queen", 'k', "king");

  private static final Map<Character, String> ROOK_SQUARES =
      Map.of('K', "S(h, 1)", 'Q', "S(a, 1)", 'k', "S(h, 8)", 'q', "S(a, 8)");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -         | 48 2039 97862
          8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -                                    | 14 191 2812 43238
          r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -             | 6 264 9467
          r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ -             | 6 264 9467
          rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -                    | 44 1486 62379
          r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - -      | 46 2079 89890
          r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq -                                    | 26 1141 27826
          r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq -                                     | 44 1494 50509
          3k4/3p4/8/K1P4r/8/8/8/8 b - -                                            | 18 92 1670 10138
          8/8/1k6/2b5/2pP4/8/5K2/8 b - d3                                          | 15 126 1928 13931
          8/8/1P2K3/8/2n5/1q6/8/5k2 b - -                                          | 29 165 5160 31961
          """)
  void hasTheKnownCounts(String fen, String counts) {
    List<Long> expected = List.of(counts.split(" ")).stream().map(Long::valueOf).toList();
    List<Long> counted = new Perft(Interpreter.of(at(fen))).counts(expected.size());
    assertEquals(expected, counted.subList(1, counted.size()));
  }

  /** The rules with another start, given by the first four fields of FEN. */
  private static Game at(String fen) {
    String[] fields = fen.split(" ");
    StringBuilder board = new StringBuilder("{ :empty; off = wall");
    StringBuilder kings = new StringBuilder("{ :S(e, 1)");
    String[] rows = fields[0].split("/");
    for (int row = 0; row < rows.length; row++) {
      char file = 'a';
      for (char letter : rows[row].toCharArray()) {
        if (Character.isDigit(letter)) {
          file += (char) (letter - '0');
          continue;
        }
        String square = "S(" + file++ + ", " + (8 - row) + ")";
        String player = Character.isUpperCase(letter) ? "white" : "black";
        String kind = KINDS.get(Character.toLowerCase(letter));
        board.append("; ").append(square).append(" = P(" + player + ", " + kind + ")");
        if (kind.equals("king")) {
          kings.append("; ").append(player).append(" = ").append(square);
        }
      }
    }
    String text = String.join("\n", CHESS.lines()) + "\n";
    text = redefine(text, "board : Cell -> Piece", board + " }");
    text = redefine(text, "kingAt : Player -> Square", kings + " }");
    text = redefine(text, "untouched : Place -> Bool", untouched(fields[2]));
    if (!fields[3].equals("-")) {
      String passed = "S(" + fields[3].charAt(0) + ", " + fields[3].charAt(1) + ")";
      text = redefine(text, "passed : Passed", passed);
    }
    String rules = "graph rules() {";
    assertTrue(text.contains(rules));
    return CHESS.read(
        fields[1].equals("w") ? text : text.replace(rules, rules + "\n  turn(black)"));
  }

  private static String untouched(String castling) {
    StringBuilder places = new StringBuilder("{ :0");
    for (char right : castling.replace("-", "").toCharArray()) {
      places.append("; ").append(ROOK_SQUARES.get(right)).append(" = 1");
    }
    if (castling.matches(".*[KQ].*")) {
      places.append("; S(e, 1) = 1");
    }
    if (castling.matches(".*[kq].*")) {
      places.append("; S(e, 8) = 1");
    }
    return places + " }";
  }

  private static String redefine(String text, String declaration, String value) {
    String oneLine = "\\{[^\n]*\\}|[a-z]+";
    String manyLines = "\\{\n.*?\n\\}";
    Pattern definition =
        Pattern.compile(
            Pattern.quote(declaration + " = ") + "(" + oneLine + "|" + manyLines + ")",
            Pattern.DOTALL);
    Matcher found = definition.matcher(text);
    assertTrue(found.find(), () -> declaration + " is not where this test looks for it");
    return found.replaceFirst(Matcher.quoteReplacement(declaration + " = " + value));
  }
}
