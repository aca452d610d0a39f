package org.regames.bench.propnet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.regames.ir.diagnostic.Source;

class PropnetTest {
  private static final Path GAMES =
      Path.of(System.getProperty("regames.root")).resolve("games/gdl");

  /** Every step of these games is the move of one player, and a noop of the other. */
  @ParameterizedTest
  @CsvSource({"tictactoe, 3, 504", "connectfour, 4, 2401", "breakthrough, 2, 256"})
  void playsAreCounted(String game, int depth, long count) throws IOException {
    Propnet net = Propnet.of(new Source(game, Files.readString(GAMES.resolve(game + ".kif"))));
    net.reset();

    assertEquals(count, count(net, depth));
  }

  private static long count(Propnet net, int depth) {
    if (depth == 0 || net.isTerminal()) {
      return depth == 0 ? 1 : 0;
    }
    boolean[] state = net.state();
    int[] legal = new int[net.mostMoves()];
    int[] first = Arrays.copyOf(legal, net.legal(0, legal));
    int[] second = Arrays.copyOf(legal, net.legal(1, legal));
    long sum = 0;
    for (int one : first) {
      for (int other : second) {
        net.at(state);
        net.apply(new int[] {one, other});
        sum += count(net, depth - 1);
      }
    }
    return sum;
  }
}
