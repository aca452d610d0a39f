package org.regames.rg;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.regames.ir.Game;
import org.regames.ir.language.Result;

/**
 * Writes games as canonical RG text: types, constants, variables, edges and pragmas in this order,
 * each section in the order of the game, one statement per line, with an empty line between
 * sections. Equal games give equal texts, and reading the text back gives an equal game.
 */
public final class RgPrinter {
  private RgPrinter() {}

  /** The whole game, ended by a line break. Linear in the size of the text. */
  public static String print(Game game) {
    return Stream.of(game.types(), game.constants(), game.variables(), game.edges(), game.pragmas())
        .filter(section -> !section.isEmpty())
        .map(RgPrinter::section)
        .collect(Collectors.joining("\n"));
  }

  private static String section(List<?> statements) {
    return statements.stream().map(statement -> statement + "\n").collect(Collectors.joining());
  }

  /** {@link #print} as a service: RG expresses every game, so there are never warnings. */
  public static Result<String> emit(Game game) {
    return Result.success(print(game));
  }
}
