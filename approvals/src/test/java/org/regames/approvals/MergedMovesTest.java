package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.regames.backend.actions.ActionSpace;
import org.regames.backend.actions.MergedActions;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.ir.Game;

/**
 * Moves that share a number are never legal together in plays by the rules; and numbers of moves
 * are those that somebody accepted, since what has learned with them would be worth nothing with
 * others: {@code approvals/actions.tsv} has how many there are and a digest, which {@code
 * -Dapprove=true} accepts.
 */
@Tag("long")
class MergedMovesTest {
  private static final Path PINS = Games.ROOT.resolve("approvals/actions.tsv");
  private static final boolean APPROVE = Boolean.getBoolean("approve");
  private static final int STATES = Integer.getInteger("merged.states", 120);
  private static final Map<String, String> PINNED = read();
  private static final Map<String, String> FOUND = new TreeMap<>();

  @TestFactory
  Stream<DynamicTest> numbersAreAsAccepted() {
    List<Path> games = APPROVE ? Games.library() : Games.library(MergedMovesTest.class);
    return Games.tests(games, MergedMovesTest::check);
  }

  private static void check(Path file) {
    Game game = Games.read(file);
    Optional<ActionSpace> actions = ActionSpace.of(game);
    Optional<MergedActions> merged = actions.flatMap(all -> MergedActions.of(game, all));
    String name = Games.ROOT.relativize(file).toString().replace('\\', '/');
    String line =
        "%s\t%s\t%s"
            .formatted(
                actions.map(all -> "" + all.moves().size()).orElse("-"),
                merged.map(some -> "" + some.names().size()).orElse("-"),
                PlansArePinnedTest.digest(actions + " " + merged));
    FOUND.put(name, line);
    if (!APPROVE) {
      assertEquals(PINNED.get(name), line);
    }
    merged.ifPresent(some -> play(game, actions.orElseThrow(), some));
  }

  private static void play(Game game, ActionSpace actions, MergedActions merged) {
    Map<List<String>, Integer> numbers = new HashMap<>();
    for (int move = 0; move < actions.moves().size(); move++) {
      numbers.put(actions.moves().get(move), merged.of().get(move));
    }
    Interpreter rules = Interpreter.of(game);
    RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(1);
    Optional<State> state = Optional.empty();
    for (int states = 0; states < STATES; states++) {
      state = rules.settle(state.orElseGet(rules::initial), random);
      if (state.isEmpty() || state.get().isTerminal()) {
        state = Optional.empty();
        continue;
      }
      Map<Integer, List<String>> legal = new HashMap<>();
      List<Move> moves = rules.moves(state.get());
      for (Move move : moves) {
        List<String> other = legal.put(numbers.get(move.tags()), move.tags());
        assertTrue(other == null || other.equals(move.tags()), () -> other + " and " + move.tags());
      }
      state =
          moves.isEmpty()
              ? Optional.empty()
              : Optional.of(moves.get(random.nextInt(moves.size())).next());
    }
  }

  @AfterAll
  static void accept() throws IOException {
    if (APPROVE) {
      StringBuilder text = new StringBuilder("game\tmoves\tmerged\tdigest\n");
      Map<String, String> pins = new TreeMap<>(PINNED);
      pins.putAll(FOUND);
      pins.forEach((game, line) -> text.append(game).append('\t').append(line).append('\n'));
      Files.writeString(PINS, text);
    }
  }

  private static Map<String, String> read() {
    Map<String, String> pins = new TreeMap<>();
    if (Files.exists(PINS)) {
      for (String line : SourceTree.text(PINS).lines().skip(1).toList()) {
        String[] cells = line.split("\t", 2);
        pins.put(cells[0], cells[1]);
      }
    }
    return pins;
  }
}
