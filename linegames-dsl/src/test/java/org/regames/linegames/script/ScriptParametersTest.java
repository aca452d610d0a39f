package org.regames.linegames.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.FamilyParameter;
import org.regames.ir.language.Formatter;
import org.regames.ir.language.GameFamilies;
import org.regames.ir.language.GameVariation;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;

/**
 * Scripts that declare parameters: games drawn, changed and crossed, with their values recorded.
 */
@Tag("long")
class ScriptParametersTest {
  private static final String SCRIPT =
      """
      from lineGames import *
      width = param('width', 3, 7)
      height = param('height', 1, width)
      game = LineGame('grid')
      game.addBoardAlquerque(width, height) if choice('lines', 'all', 'few') == 'all' else (
          game.addBoardGrid(width, height))
      game.addPieces(WHITE_PIECE, v(0, 0, 'c'))
      game.addPieces(BLACK_PIECE, v(2, 0, 'c'))
      game.setRules(CaptureSequences.NONE, captureMandatory.MANDATORY)
      game.setLimits(20)
      game.printHRG()
      """;

  private final Language language = new PythonLanguage();
  private final GameFamilies families = language.families().orElseThrow();
  private final GameVariation variation = language.variation().orElseThrow();

  private static Source source(String text) {
    return new Source("grid.py", text);
  }

  private String hrg(String text) {
    Language hrg = Language.all().stream().filter(l -> l.name().equals("hrg")).findAny().get();
    Formatter writer = language.translator(hrg).orElseThrow();
    return writer.format(source(text), new Budget()).value().orElseThrow();
  }

  private static String message(Result<String> result) {
    return result.diagnostics().getFirst().message();
  }

  @Test
  void gamesAreDrawnChangedAndCrossed() {
    String game = families.draw(source(SCRIPT), 5).value().orElseThrow();
    assertEquals(game, new PythonLanguage().families().get().draw(source(SCRIPT), 5).value().get());
    assertTrue(game.startsWith(SCRIPT + "# parameters: width = "), game);
    Map<String, String> values = families.values(source(game));
    assertEquals("[width, height, lines]", values.keySet().toString());
    assertTrue(hrg(game).startsWith("// parameters: width = " + values.get("width")));

    String mutant = variation.mutate(source(game), 7).value().orElseThrow();
    Map<String, String> changed = families.values(source(mutant));
    assertEquals(values.keySet(), changed.keySet());
    assertTrue(!values.equals(changed), changed::toString);

    String child = variation.cross(source(game), source(mutant), 1).value().orElseThrow();
    TreeSet<String> widths = new TreeSet<>();
    widths.add(values.get("width"));
    widths.add(changed.get("width"));
    assertTrue(widths.contains(families.values(source(child)).get("width")), child);
    assertTrue(!child.equals(game), child);
  }

  @Test
  void parametersAreToldWithTheirValues() {
    String game = SCRIPT + "# parameters: width = 5, height = 2\n";
    List<FamilyParameter> parameters = families.parameters(source(game));
    assertEquals(
        "[width, height, lines]", parameters.stream().map(FamilyParameter::name).toList() + "");
    assertEquals("5", parameters.getFirst().value());
    assertEquals(List.of("3", "4", "5", "6", "7"), parameters.getFirst().possible());
    assertEquals(5, parameters.get(1).possible().size());
    SequencedMap<String, String> values = new LinkedHashMap<>(Map.of("width", "9"));
    String wrong = families.with(source(game), values).value().orElseThrow();
    assertEquals(SCRIPT + "# parameters: width = 9\n", wrong);
    assertEquals(List.of(), families.parameters(source(wrong)));
    String fixed = "x = 1\n" + SCRIPT.replace("game = LineGame('grid')", "raise ValueError('end')");
    assertEquals(2, families.parameters(source(fixed)).size());
  }

  @Test
  void theFirstValuesAreUsual() {
    assertEquals(
        hrg(SCRIPT + "# parameters: width = 3, height = 1, lines = all\n").lines().toList(),
        hrg(SCRIPT).lines().toList());
  }

  @Test
  void wrongValuesAreMistakes() {
    Language hrg = Language.all().stream().filter(l -> l.name().equals("hrg")).findAny().get();
    Formatter writer = language.translator(hrg).orElseThrow();
    Map.of(
            "width = 9", "width: expected one of 3, 4, 5, 6, 7, found 9",
            "breadth = 3", "the script declares no parameter `breadth`",
            "width", "expected NAME = VALUE, each once, found `width`")
        .forEach(
            (line, expected) ->
                assertEquals(
                    expected,
                    message(
                        writer.format(source(SCRIPT + "# parameters: " + line), new Budget()))));
  }

  @Test
  void whatHasNoParametersCannotBeDrawn() {
    String fixed = SCRIPT.replaceAll("param\\(.*", "3").replaceAll("choice\\(.*?\\)", "'all'");
    assertEquals("the script declares no parameters", message(families.draw(source(fixed), 1)));
    String other = SCRIPT.replace("20", "30");
    String two = families.draw(source(other), 2).value().orElseThrow();
    assertEquals(
        "is not the same script as grid.py",
        message(variation.cross(source(SCRIPT), source(two), 1)));
  }
}
