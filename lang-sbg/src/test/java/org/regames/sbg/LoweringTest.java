package org.regames.sbg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.ir.Game;
import org.regames.ir.validate.Validators;
import org.regames.rg.RgPrinter;

/** Automata, by files: {@code lowering/NAME.sbg} gives {@code lowering/NAME.rg}. */
class LoweringTest {
  private static final boolean APPROVE = Boolean.getBoolean("approve");

  static List<Path> files() {
    return Sbg.resources("lowering", ".sbg");
  }

  private static Path expected(Path file) {
    String name = file.getFileName().toString();
    return file.resolveSibling(name.substring(0, name.lastIndexOf('.')) + ".rg");
  }

  @ParameterizedTest
  @MethodSource("files")
  void automatonIsAsExpected(Path file) throws IOException {
    Game game = Sbg.game(Sbg.text(file));
    String found = RgPrinter.print(game);
    if (APPROVE) {
      Files.writeString(expected(file), found);
    }
    assertEquals(Sbg.text(expected(file)), found);
    assertEquals(List.of(), Validators.validate(game));
  }

  @Test
  void everyExpectationHasItsFile() {
    assertEquals(
        files().stream().map(LoweringTest::expected).toList(), Sbg.resources("lowering", ".rg"));
  }
}
