package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("long")
class GgpCommandsTest {
  @Test
  void aMatchIsShownAndRecorded(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("match.json");
    Run run =
        Run.ofLine(
            "ggp-host games/gdl/tictactoe.kif --players random,random --start 60 --play 60 --record"
                + " "
                + file);

    assertEquals(0, run.exitCode(), run.err());
    JsonObject match = JsonParser.parseString(Files.readString(file)).getAsJsonObject();
    int steps = match.getAsJsonArray("moves").size();
    assertEquals(steps + 2, run.outLines().size(), run.out());
    assertTrue(run.outLines().getFirst().matches("1  cross \\(claim . .\\)   nought wait"));
    int score = match.getAsJsonArray("goalValues").get(1).getAsInt();
    assertEquals("score of nought: " + score, run.outLines().getLast());
  }

  @Test
  void rulesInInfixNotationAreSentInPrefixNotation() {
    Run run = Run.ofLine("ggp-host games/gdl/monty-hall.kif --players random --start 60 --play 60");

    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.outLines().getFirst().matches("1  guest nothing   random \\(hide \\w+\\)"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "games/gdl/tictactoe.kif --players random; --players: expected one for each of cross,"
            + " nought",
        "games/gdl/lights.kif --players localhost:99999; with a port from 1 to 65535",
        "games/gdl/lights.kif --players http://no_host; expected an address such as",
        "games/gdl/lights.kif --players [::::]:80; expected an address such as",
        "games/gdl/lights.kif --players http://a:b; there is no agent `http`",
        "games/gdl/lights.kif --players nobody; there is no agent `nobody`",
        "games/gdl/lights.kif --players random --play 0; --play: expected a number from 1 to",
        "games/hrg/tictactoe.hrg --players random,random; hosts play games in gdl, not hrg",
        "games/gdl/none.kif --players random; there is no such file"
      })
  void whatCannotBeIsSaid(String line, String reason) {
    Run run = Run.ofLine("ggp-host " + line);

    assertEquals(2, run.exitCode(), run.err());
    assertTrue(run.err().contains(reason), run.err());
  }

  @Test
  void aPortThatIsTakenIsNamed() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Run run = Run.ofLine("ggp-player --seconds 1 --port " + taken.getLocalPort());

      assertEquals(1, run.exitCode());
      assertTrue(run.err().contains("port " + taken.getLocalPort() + ": "), run.err());
      assertEquals(2, Run.ofLine("ggp-player --seconds 1 --port 65536").exitCode());
      assertEquals(2, Run.ofLine("ggp-player --seconds 1 --name (x").exitCode());
    }
  }
}
