package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.passes.Pass;
import org.regames.ir.passes.Passes;
import org.regames.ir.passes.Pipeline;
import org.regames.ir.validate.Validators;

/**
 * Built-in types may be written in other words than those they are added in: their symbols one by
 * one, in another order, or by the names of other types. Passes keep them fitting each other.
 */
final class BuiltinsInOtherWordsTest {
  private static final int GAMES = 40;
  private static final String SCORE = "type Score = {0, 50, 100};";

  static List<String> games() {
    return IntStream.range(0, GAMES).mapToObj(BuiltinsInOtherWordsTest::game).toList();
  }

  private static String game(int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    String text = RandomGame.text(random);
    return text.replace(SCORE, definitions(random).formatted("white, black"));
  }

  private static String definitions(SplittableRandom random) {
    return ""
        + one(
            random,
            "type Score = {0, 50, 100};",
            "type Score = Points; type Points = {50, 0, 100};")
        + one(random, "", "type Bool = {1, 0};", "type Bool = Bit; type Bit = {0, 1};")
        + one(random, "", "type Goals = Player -> {100, 0, 50};", "type Goals = Won;")
        + "type Won = Player -> Score;"
        + one(random, "", "type Visibility = Player -> {1, 0};", "type Visibility = Seen;")
        + "type Seen = {%1$s} -> Bool;"
        + one(random, "", "type PlayerOrSystem = Anyone;")
        + "type Anyone = {random, keeper, %1$s};"
        + one(random, "var goals: Goals", "var goals: Player -> {0, 50, 100}", "var goals: Won")
        + one(random, " = {:0};", " = {:50};")
        + one(random, "", "var visible: Seen = {:1};", "var visible: {%1$s} -> {0, 1} = {:0};")
        + one(random, "", "var player: Anyone = keeper;");
  }

  private static String one(SplittableRandom random, String... texts) {
    return texts[random.nextInt(texts.length)];
  }

  @ParameterizedTest
  @MethodSource("games")
  void passesKeepThemFitting(String text) {
    Game game = GameTexts.parse(text);
    assertEquals(List.of(), misfits(game));
    for (Pass pass : Passes.list()) {
      Game after = pass.apply(game);
      assertEquals(List.of(), misfits(after), () -> pass.name() + "\n" + Games.print(after));
    }
    Game after = Passes.parse("all").run(game, Pipeline.Listener.NONE);
    assertEquals(List.of(), misfits(after), () -> Games.print(after));
  }

  private static List<Diagnostic> misfits(Game game) {
    return Validators.validate(game).stream()
        .filter(finding -> finding.code().equals("builtin-type"))
        .toList();
  }
}
