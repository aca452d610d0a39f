package org.regames.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.games.reference.Amazons;
import org.regames.games.reference.Backgammon;
import org.regames.games.reference.Breakthrough;
import org.regames.games.reference.Chess;
import org.regames.games.reference.Draughts;
import org.regames.games.reference.Hex;
import org.regames.games.reference.KuhnPoker;
import org.regames.games.reference.LeducPoker;
import org.regames.games.reference.LineGame;
import org.regames.games.reference.MontyHall;
import org.regames.games.reference.Morris;
import org.regames.games.reference.Oware;
import org.regames.games.reference.Pig;
import org.regames.games.reference.Position;
import org.regames.games.reference.Reversi;

/** Our games do what programs of the same games do. */
@Tag("long")
class ReferenceTest {
  /** What plain Java counts in a second or so. */
  private static final long MAX_COUNT = 60_000;

  /** A reference game: how many plays to compare, enough to see all its phases and endings. */
  private record Reference(String name, int plays, Supplier<Position> start) {}

  private static final List<Reference> REFERENCES =
      List.of(
          new Reference("amazons", 1, Amazons::new),
          new Reference("backgammon", 5, Backgammon::new),
          new Reference("breakthrough", 20, Breakthrough::ofPawns),
          new Reference("chess", 2, Chess::new),
          new Reference("connectfour", 50, LineGame::connectFour),
          new Reference("english-draughts", 20, Draughts::new),
          new Reference("gomoku", 5, LineGame::gomoku),
          new Reference("hex", 5, Hex::new),
          new Reference("knightthrough", 20, Breakthrough::ofKnights),
          new Reference("kuhn-poker", 100, KuhnPoker::new),
          new Reference("leduc-poker", 100, LeducPoker::new),
          new Reference("monty-hall", 50, MontyHall::new),
          new Reference("nine-mens-morris", 10, Morris::new),
          new Reference("oware", 50, Oware::new),
          new Reference("pig", 10, Pig::new),
          new Reference("reversi", 20, Reversi::new),
          new Reference("tictactoe", 100, LineGame::ticTacToe));

  static Stream<Arguments> references() {
    return REFERENCES.stream().map(it -> Arguments.of(it.name, it.plays, it.start.get()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("references")
  void tableAgreesWithTheReference(String name, int plays, Position start) {
    SortedMap<Integer, Long> table = LibraryGame.named("hrg/" + name + ".hrg").perftUpTo(MAX_COUNT);
    SortedMap<Integer, Long> counted = new TreeMap<>();
    table.keySet().forEach(depth -> counted.put(depth, start.count(depth)));
    assertEquals(counted, table);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("references")
  void playsLikeTheReference(String name, int plays, Position start) {
    Interpreter interpreter = Interpreter.of(LibraryGame.named("hrg/" + name + ".hrg").read());
    Random random = new Random(7);
    for (int play = 0; play < plays; play++) {
      comparePlay(interpreter, start, random);
    }
    assertEquals(List.of(), interpreter.findings().list());
  }

  /** Plays both games by the same random moves and compares all that players see of them. */
  private static void comparePlay(Interpreter interpreter, Position start, Random random) {
    Position position = start;
    State state = interpreter.settle(interpreter.initial()).orElseThrow();
    SortedMap<String, Position> expected = position.moves();
    while (!expected.isEmpty()) {
      assertEquals(position.player(), state.player());
      List<Move> moves = interpreter.moves(state);
      List<String> names = moves.stream().map(move -> String.join(" ", move.tags())).toList();
      State here = state;
      assertEquals(
          List.copyOf(expected.keySet()),
          names.stream().sorted().toList(),
          () -> "after " + here.play());
      int chosen = random.nextInt(moves.size());
      position = expected.get(names.get(chosen));
      state = interpreter.settle(moves.get(chosen).next()).orElseThrow();
      expected = position.moves();
    }
    assertEquals(true, state.isTerminal());
    assertEquals(position.scores(), Map.copyOf(state.scores()));
  }
}
