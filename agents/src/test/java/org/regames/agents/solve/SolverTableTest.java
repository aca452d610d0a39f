package org.regames.agents.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.agents.PlayedGame;
import org.regames.agents.Texts;
import org.regames.agents.UnsolvableException;
import org.regames.backend.model.StateKeys;

class SolverTableTest {
  private static final PlayedGame GAME = Texts.library("hrg/tictactoe.hrg");

  private static Solver solver(PlayedGame game) {
    return new Solver(game, 1 << 24, Duration.ofMinutes(10), _ -> {});
  }

  private static byte[] saved() throws IOException {
    Solver solver = solver(GAME);
    solver.solve(GAME.model().newState());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    solver.known().save(out, "rules");
    return out.toByteArray();
  }

  @Test
  void whatWasSavedIsKnownAgain() throws IOException {
    Solver solver = solver(GAME);
    Solution first = solver.solve(GAME.model().newState());
    Solver again = solver(GAME);
    again.known().load(new ByteArrayInputStream(saved()), "rules");
    Solution second = again.solve(GAME.model().newState());

    assertEquals(first.scores(), second.scores());
    assertEquals(first.best(), second.best());
    assertTrue(second.states() < 50, second.toString());
    assertTrue(again.known().check(GAME.model().newState(), second, 1 << 20) > 100);
  }

  @Test
  void whatIsNoTableIsSaid() throws IOException {
    byte[] table = saved();
    assertRefused("it is the table of another game", table, "others");
    assertRefused("it is damaged: it ends too early", Arrays.copyOf(table, 1000), "rules");
    assertRefused(
        "it is not a table of solve",
        "no table, but a text of some length".getBytes(StandardCharsets.UTF_8),
        "");
    table[table.length / 2] ^= 4;
    assertRefused("it is damaged", table, "rules");
  }

  private static void assertRefused(String reason, byte[] table, String identity) {
    IOException refused =
        assertThrows(
            IOException.class,
            () -> solver(GAME).known().load(new ByteArrayInputStream(table), identity));
    assertTrue(refused.getMessage().contains(reason), refused.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"hrg/tictactoe.hrg", "hexapawn", "pong-hau-ki"})
  void whatWasFoundIsShownAgain(String file) {
    PlayedGame game = Texts.library(file);
    Solver solver = solver(game);
    Solution solution = solver.solve(game.model().newState());

    assertTrue(solver.known().check(game.model().newState(), solution, 1 << 20) > 0);
  }

  /** With little memory states are shown more than once. */
  @Test
  void aCheckKeepsToItsMemory() {
    Solver solver = solver(GAME);
    Solution solution = solver.solve(GAME.model().newState());
    long free = solver.known().check(GAME.model().newState(), solution, 1 << 20);
    assertTrue(solver.known().check(GAME.model().newState(), solution, 1 << 11) > free);
  }

  @Test
  void aCheckKeepsToItsTime() throws IOException {
    PlayedGame game = Texts.library("mu-torere");
    Solver solver = solver(game);
    Solution solution = solver.solve(game.model().newState());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    solver.known().save(out, "rules");
    KnownValues hurried = new Solver(game, 1 << 24, Duration.ZERO, _ -> {}).known();
    hurried.load(new ByteArrayInputStream(out.toByteArray()), "rules");

    UnsolvableException late =
        assertThrows(
            UnsolvableException.class,
            () -> hurried.check(game.model().newState(), solution, 1 << 24));
    assertTrue(late.getMessage().contains("not shown again within 0 s"), late.getMessage());
  }

  /** A check does not believe what is not so, nor what the table says of the first state. */
  @Test
  void whatIsNotSoIsNotShown() {
    Solver solver = solver(GAME);
    Solution solution = solver.solve(GAME.model().newState());
    Solution wrong = new Solution(List.of(100L, 0L), "x", solution.best(), List.of(), 1, 1);
    assertThrows(
        UnsolvableException.class,
        () -> solver.known().check(GAME.model().newState(), wrong, 1 << 20));

    StateKeys keys = new StateKeys(GAME.model(), GAME.rules());
    BoundsTable table = new BoundsTable(keys.words(), 1 << 20);
    long[] key = new long[keys.words()];
    keys.write(GAME.model().newState(), key);
    table.put(key, 2, 2, 0);
    SolverRun run = new SolverRun(GAME, Duration.ofMinutes(1), _ -> {});
    run.begin("shown again");
    TableCheck check = new TableCheck(GAME, run, keys, table, 1 << 20);
    assertThrows(UnsolvableException.class, () -> check.show(GAME.model().newState(), 2, true));
  }

  /** All of the memory is used, but for a part that grows; what is found is what was put there. */
  @ParameterizedTest
  @ValueSource(longs = {1 << 10, 1 << 20, 3 << 19})
  void aTableHasTheMemoryThatWasAskedFor(long bytes) {
    BoundsTable table = new BoundsTable(1, bytes);
    long slots = bytes / (2 * Long.BYTES);
    for (long state = 0; state < 2 * slots; state++) {
      table.put(new long[] {state}, 1, (int) (state % 1000), 0);
    }
    long found = 0;
    for (long state = 0; state < 2 * slots; state++) {
      long known = table.find(new long[] {state});
      assertTrue(known == 0 || BoundsTable.high(known) == state % 1000);
      found += known == 0 ? 0 : 1;
    }

    assertEquals(table.used(), found);
    assertTrue(found < slots && found > slots * 4 / 10, found + " of " + slots);
  }

  /** What is forgotten costs a search time, and a check fails that meets it. */
  @Test
  void aTableThatIsLessThanHalfFullForgetsNothing() {
    BoundsTable table = new BoundsTable(1, 1 << 24);
    for (long state = 0; state < 450_000; state++) {
      table.put(new long[] {state * state}, 0, 1, 0);
    }

    assertEquals(0, table.replaced());
    assertEquals(450_000, table.used());
  }
}
