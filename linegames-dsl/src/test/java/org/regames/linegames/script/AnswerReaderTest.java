package org.regames.linegames.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.ir.language.FamilyParameter;
import org.regames.linegames.model.Captures;
import org.regames.linegames.model.Direction;
import org.regames.linegames.model.LineGame;
import org.regames.linegames.model.LineGameBuilder;
import org.regames.linegames.model.Piece;

/** What a process answers is taken, or it misbehaved; nothing else comes of it. */
class AnswerReaderTest {
  private static final int MUTANTS = Integer.getInteger("answers", 20_000);

  private static LineGame game(String name) {
    LineGameBuilder game = new LineGameBuilder(name);
    game.addBoardAlquerque(5, 3);
    game.attachTriangle3(Direction.NORTH, 3);
    game.addPieces(Piece.WHITE, List.of("cy2x0", "cy2x1"));
    game.addPieces(Piece.BLACK, List.of("cy0x0", "tnorthvy2x0"));
    game.setRules(Captures.SPLIT, true);
    game.setLimits(20, null);
    return game.build();
  }

  private static final List<Answer> RUN =
      List.of(
          new Answer.Warning(0, "there is no wall"),
          new Answer.Running(),
          parameter("width", "5", "5", "6"),
          new Answer.Printed(game("Bára guti")),
          new Answer.Warning(3, "a pawn stands there"),
          new Answer.Printed(game("other")),
          new Answer.Done());

  private static Answer parameter(String name, String value, String... possible) {
    return new Answer.Parameter(new FamilyParameter(name, value, List.of(possible)));
  }

  private static byte[] written(List<Answer> answers) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (Answer answer : answers) {
      answer.writeTo(new DataOutputStream(bytes));
    }
    return bytes.toByteArray();
  }

  private static List<Answer> read(byte[] bytes, boolean compiles) throws IOException {
    AnswerReader answers =
        new AnswerReader(new DataInputStream(new ByteArrayInputStream(bytes)), compiles);
    List<Answer> read = new ArrayList<>();
    for (Optional<Answer> next = answers.next(); next.isPresent(); next = answers.next()) {
      read.add(next.get());
    }
    return read;
  }

  private static void assertMisbehaves(Answer... answers) throws IOException {
    byte[] bytes = written(List.of(answers));
    assertThrows(
        AnswerReader.Misbehaviour.class, () -> read(bytes, false), () -> List.of(answers) + "");
  }

  @Test
  void answersAreReadAsWritten() throws IOException {
    assertEquals(RUN, read(written(RUN), false));
    List<Answer> mistake = List.of(new Answer.Mistake(3, 0, "wrong", ""));
    assertEquals(mistake, read(written(mistake), false));
    assertEquals(mistake, read(written(mistake), true));
    assertEquals(
        2,
        read(written(List.of(new Answer.Compiled(new byte[3]), new Answer.Done())), true).size());
  }

  @Test
  void nothingIsTakenOutOfPlace() throws IOException {
    Answer running = new Answer.Running();
    assertMisbehaves(running, running);
    assertMisbehaves(new Answer.Done());
    assertMisbehaves(new Answer.Printed(game("x")));
    assertMisbehaves(running, new Answer.Compiled(new byte[1]));
    assertMisbehaves(running, parameter("a b", "1"));
    assertMisbehaves(running, parameter("a", "1, b = 2"));
    assertMisbehaves(running, parameter("a", "1\n2"));
    assertMisbehaves(running, parameter("a", "1", "1", "2=3"));
  }

  /** As none that a builder would build. */
  @ParameterizedTest
  @ValueSource(strings = {"../x", "a/b", "a\\b", ".x", "", "a\u001b[31m", "a\nb"})
  void namesAreThoseOfFilesInOneFolder(String name) throws IOException {
    LineGame game = game("x");
    assertMisbehaves(
        new Answer.Running(),
        new Answer.Printed(
            new LineGame(
                name,
                game.nodes(),
                game.lines(),
                game.pieces(),
                game.captures(),
                game.mandatory(),
                game.stagnation(),
                game.maxTurns())));
  }

  @Test
  void lengthsAreBoundedBeforeAnythingIsRead() {
    byte[] long2GB = {'R', 'P', 0x77, 0, 0, 0};
    assertThrows(AnswerReader.Misbehaviour.class, () -> read(long2GB, false));
    byte[] negative = {'R', 'P', -1, -1, -1, -1};
    assertThrows(AnswerReader.Misbehaviour.class, () -> read(negative, false));
    byte[] unknown = {'R', 'X'};
    assertThrows(AnswerReader.Misbehaviour.class, () -> read(unknown, false));
  }

  /** All of them with {@code -Danswers=100000}. */
  @Test
  void mutatedAnswersAreGamesOrMisbehaviour() throws IOException {
    byte[] right = written(RUN);
    Random random = new Random(58);
    int games = 0;
    int wrong = 0;
    for (int i = 0; i < MUTANTS; i++) {
      byte[] mutant = mutated(right, random);
      try {
        List<LineGame> printed = new ArrayList<>();
        for (Answer answer : read(mutant, random.nextInt(10) == 0)) {
          if (answer instanceof Answer.Printed(LineGame game)) {
            printed.add(game);
          }
        }
        for (PrintedGame game : PrintedGame.all(printed)) {
          assertTrue(game.name().matches("[^./\\\\\\p{Cntrl}][^/\\\\\\p{Cntrl}]*"), game.name());
          games++;
        }
      } catch (AnswerReader.Misbehaviour | EOFException _) {
        wrong++;
      }
    }
    assertTrue(games > MUTANTS / 20 && wrong > MUTANTS / 10, games + " games, " + wrong + " wrong");
  }

  private static byte[] mutated(byte[] right, Random random) {
    byte[] mutant = right.clone();
    for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
      int at = random.nextInt(mutant.length);
      switch (random.nextInt(4)) {
        case 0 -> mutant[at] = (byte) random.nextInt(256);
        case 1 -> mutant[at] ^= (byte) (1 << random.nextInt(8));
        case 2 -> mutant = java.util.Arrays.copyOf(mutant, at + 1);
        default -> {
          int to = random.nextInt(mutant.length);
          int length = Math.min(random.nextInt(40), mutant.length - Math.max(at, to));
          System.arraycopy(right, Math.min(at, right.length - length), mutant, to, length);
        }
      }
    }
    return mutant;
  }
}
