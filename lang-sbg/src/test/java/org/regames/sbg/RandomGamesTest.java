package org.regames.sbg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;
import org.regames.ir.passes.Pass;
import org.regames.ir.passes.Passes;
import org.regames.ir.validate.Validators;

/**
 * Games made at random, and our own, are played by {@link DirectRules}, by the interpreter and by
 * the compiled engine, before and after passes: at every state of random plays the moves, and at
 * the end the scores, are the same. {@code -Dregames.sbg.games=500} tries more games.
 */
@Tag("long")
class RandomGamesTest {
  private static final int GAMES = Integer.getInteger("regames.sbg.games", 7);

  /** After how many moves a play is not followed further. */
  private static final int LONGEST = 40;

  static Stream<String> games() {
    return Stream.concat(
        LongStream.range(0, GAMES).mapToObj(RandomGamesTest::generated),
        Sbg.library().stream().map(Sbg::text));
  }

  private static String generated(long seed) {
    return new SbgLanguage().generator().orElseThrow().generate(seed);
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyEnginePlaysByTheRules(String text) {
    DirectRules start = DirectRules.start(Sbg.tree(text));
    Game game = Sbg.game(text);
    assertEquals(List.of(), Validators.validate(game));
    for (int play = 0; play < 3; play++) {
      interpret(start, Interpreter.of(game), new Random(play));
    }
    ForwardModel compiled = JvmEngine.compile(game);
    for (int play = 0; play < 10; play++) {
      run(start, compiled, new Random(play));
    }
  }

  /** Each pass alone on some games, all of them on every game. */
  @ParameterizedTest
  @MethodSource("games")
  void passesKeepTheRules(String text) {
    DirectRules start = DirectRules.start(Sbg.tree(text));
    Game game = Sbg.game(text);
    Map<Game, String> variants = new LinkedHashMap<>();
    variants.put(Passes.all().run(game), "all");
    if (text.hashCode() % 3 == 0) {
      for (Pass pass : Passes.all().passes()) {
        variants.putIfAbsent(pass.apply(game), pass.name());
      }
    }
    variants.forEach((variant, passes) -> run(start, JvmEngine.compile(variant), new Random(7)));
  }

  @ParameterizedTest
  @MethodSource("games")
  void printedGamesAreTheSameGames(String text) {
    Source source = new Source("game.sbg", text);
    Result<String> printed =
        new SbgLanguage().formatter().orElseThrow().format(source, new Budget());
    assertEquals(List.of(), printed.diagnostics());
    String again = printed.value().orElseThrow();
    assertEquals(Sbg.tree(text), Sbg.tree(again));
    assertEquals(again, SbgPrinter.print(Sbg.tree(again)));
    assertTrue(again.lines().allMatch(line -> line.length() <= 100), again);
  }

  private static void interpret(DirectRules start, Interpreter interpreter, Random random) {
    DirectRules position = start;
    State state = interpreter.settle(interpreter.initial()).orElseThrow();
    for (int ply = 0; ply < LONGEST && position.result().isEmpty(); ply++) {
      assertEquals(position.player(), state.player());
      SortedMap<String, DirectRules> expected = position.moves();
      SortedMap<String, Move> found = new TreeMap<>();
      interpreter.moves(state).forEach(move -> found.put(String.join(" ", move.tags()), move));
      assertEquals(expected.keySet(), found.keySet());
      assertEquals(found.size(), interpreter.moves(state).size());
      String chosen = List.copyOf(expected.keySet()).get(random.nextInt(expected.size()));
      position = expected.get(chosen).settled();
      state = interpreter.settle(found.get(chosen).next()).orElseThrow();
    }
    assertEquals(position.result().isPresent(), state.isTerminal());
    if (state.isTerminal()) {
      assertEquals(position.result().get(), Map.copyOf(state.scores()));
    }
    assertEquals(List.of(), interpreter.findings().list());
  }

  private static void run(DirectRules start, ForwardModel model, Random random) {
    DirectRules position = start;
    GameState state = model.newState();
    MoveBuffer moves = model.newMoves();
    for (int ply = 0; ply < LONGEST && position.result().isEmpty(); ply++) {
      assertEquals(position.player(), model.players().get(state.currentPlayer()));
      state.legalMoves(moves);
      List<String> found = new ArrayList<>();
      for (int move = 0; move < moves.size(); move++) {
        found.add(String.join(" ", state.tags(moves, move)));
      }
      SortedMap<String, DirectRules> expected = position.moves();
      assertEquals(List.copyOf(expected.keySet()), found.stream().sorted().toList());
      int chosen = random.nextInt(found.size());
      position = expected.get(found.get(chosen)).settled();
      state.apply(moves, chosen);
    }
    assertEquals(position.result().isPresent(), state.isTerminal());
    if (state.isTerminal()) {
      Map<String, String> scores = new TreeMap<>();
      for (int player = 0; player < model.players().size(); player++) {
        scores.put(model.players().get(player), "" + state.score(player));
      }
      assertEquals(new TreeMap<>(position.result().get()), scores);
    }
  }
}
