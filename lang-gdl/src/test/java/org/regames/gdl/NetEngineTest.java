package org.regames.gdl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.net.NetEngine;
import org.regames.ir.Value;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.NetReading;
import org.regames.testing.GameSample;

/**
 * A game played on its net plays like the automaton of the same sheet: random plays, move by move,
 * compared in everything that can be asked. {@code -Dregames.gdl.netStates=5000} compares more
 * states of each sheet than the default.
 */
@Tag("long")
class NetEngineTest {
  private static final int STATES = Integer.getInteger("regames.gdl.netStates", 60);

  /** Of how many moves of a state it is compared what each player sees. */
  private static final int SEEN = 5;

  @TestFactory
  Stream<DynamicTest> netsPlayLikeTheAutomaton() {
    return Stream.concat(Gdl.library().stream(), Gdl.resources("play", ".kif").stream())
        .filter(file -> GameSample.takes(NetEngineTest.class, file.getFileName().toString()))
        .map(
            file ->
                DynamicTest.dynamicTest(
                    file.getFileName().toString(), () -> compare(Gdl.text(file))));
  }

  private static void compare(String text) {
    NetReading reading =
        GdlFrontend.net(new Source("game.kif", text), new Budget()).value().orElseThrow();
    ForwardModel model = NetEngine.compile(reading.net());
    Interpreter interpreter = Interpreter.of(Gdl.game(text));
    SplittableRandom random = new SplittableRandom(3);
    MoveBuffer moves = model.newMoves();
    int states = 0;
    for (int plays = 0; states < STATES && plays < STATES; plays++) {
      states += play(interpreter, model, moves, random, STATES - states);
    }
    assertTrue(states > 0);
  }

  /** One play; the number of states that were compared. */
  private static int play(
      Interpreter interpreter,
      ForwardModel model,
      MoveBuffer buffer,
      SplittableRandom random,
      int most) {
    Optional<State> settled = interpreter.settle(interpreter.initial());
    GameState state = model.newState();
    for (int states = 0; states < most; states++) {
      State expected = settled.orElseThrow();
      compareStates(expected, state);
      state.legalMoves(buffer);
      List<Move> moves = new ArrayList<>(interpreter.moves(expected));
      assertEquals(moves.size(), buffer.size());
      if (moves.isEmpty()) {
        return states + 1;
      }
      moves.sort(Comparator.comparing(Move::toString));
      List<Integer> found = compareMoves(state, buffer, moves);
      int chosen = random.nextInt(moves.size());
      GameState before = state.copy();
      state.apply(buffer, found.get(chosen));
      assertEquals(before.model().newState().getClass(), state.copy().getClass());
      assertEquals(state, state.copy());
      assertEquals(state.hashCode(), state.copy().hashCode());
      if (random.nextInt(4) == 0) {
        // Whatever the buffer was used for before, it comes to the same.
        before.legalMoves(buffer);
        before.apply(buffer, found.get(chosen));
        assertEquals(state, before);
      }
      settled = interpreter.settle(moves.get(chosen).next());
    }
    return most;
  }

  private static List<Integer> compareMoves(GameState state, MoveBuffer buffer, List<Move> moves) {
    List<Integer> found =
        IntStream.range(0, buffer.size())
            .boxed()
            .sorted(Comparator.comparing(move -> String.join(" ", state.tags(buffer, move))))
            .toList();
    assertEquals(
        moves.stream().map(Move::tags).toList(),
        found.stream().map(move -> state.tags(buffer, move)).toList());
    for (int move = 0; move < Math.min(SEEN, moves.size()); move++) {
      for (int player = 0; player < state.model().players().size(); player++) {
        assertEquals(
            moves.get(move).seenBy(state.model().players().get(player)),
            state.seenBy(player, buffer, found.get(move)));
      }
    }
    return found;
  }

  private static void compareStates(State expected, GameState state) {
    List<String> players = state.model().players();
    assertEquals(expected.isTerminal(), state.isTerminal());
    assertEquals(List.copyOf(expected.scores().keySet()), players);
    for (int player = 0; player < players.size(); player++) {
      assertEquals(expected.score(players.get(player)), state.score(player));
    }
    int current = state.currentPlayer();
    assertEquals(expected.isKeepersTurn(), current == ForwardModel.KEEPER);
    assertEquals(expected.isRandomsTurn(), current == ForwardModel.RANDOM);
    assertTrue(current < 0 || expected.player().equals(players.get(current)));
    Map<String, Value> values = new TreeMap<>(expected.values());
    values.keySet().retainAll(state.values().keySet());
    assertTrue(values.size() > 3, () -> expected.values().keySet() + ": few are compared");
    Map<String, Value> ours = new TreeMap<>(state.values());
    ours.keySet().retainAll(values.keySet());
    assertEquals(values, ours);
  }
}
