package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.State;
import org.regames.backend.verify.Verifier;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.GameVariation;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.ir.validate.Validators;

/**
 * How many mutants of our games in HRG pass {@code check}, and how many are proper and have another
 * game tree than their parents. {@code -Dmutants=N} makes N of each game, else those of a sample
 * are changed.
 */
@Tag("long")
class HrgMutantsTest {
  private static final boolean MANY = Integer.getInteger("mutants") != null;
  private static final int OF_EACH = Integer.getInteger("mutants", 4);
  private static final int PLAYS = 8;
  private static final int PLIES = 400;

  private static final Language HRG =
      Language.all().stream().filter(each -> each.name().equals("hrg")).findFirst().orElseThrow();
  private static final GameVariation VARIATION = HRG.variation().orElseThrow();

  private int made;
  private int checked;
  private int proper;
  private int others;

  private static List<Path> games() {
    return Games.library().stream()
        .filter(file -> file.toString().endsWith(".hrg"))
        .filter(file -> MANY || Games.isSampled(file))
        .toList();
  }

  private static Optional<Game> checked(String text) {
    Result<Game> read = HRG.frontend().orElseThrow().read(new Source("a.hrg", text), new Budget());
    boolean sound =
        read.value().isPresent()
            && read.diagnostics().stream().noneMatch(Diagnostic::isError)
            && Validators.validate(read.value().get()).stream().noneMatch(Diagnostic::isError);
    return sound ? read.value() : Optional.empty();
  }

  /** Whether the trees differ on the way of random plays of both, move by move. */
  private static boolean differ(Game one, Game two) {
    Interpreter first = Interpreter.of(one);
    Interpreter second = Interpreter.of(two);
    Random random = new Random(1);
    for (int play = 0; play < PLAYS; play++) {
      State here = first.initial();
      State there = second.initial();
      for (int ply = 0; ply < PLIES; ply++) {
        if (!here.player().equals(there.player()) || !here.scores().equals(there.scores())) {
          return true;
        }
        Map<String, State> moves = moves(first, here);
        Map<String, State> others = moves(second, there);
        if (!moves.keySet().equals(others.keySet())) {
          return true;
        }
        if (moves.isEmpty()) {
          break;
        }
        String move = List.copyOf(moves.keySet()).get(random.nextInt(moves.size()));
        here = moves.get(move);
        there = others.get(move);
      }
    }
    return false;
  }

  private static Map<String, State> moves(Interpreter interpreter, State state) {
    Map<String, State> moves = new TreeMap<>();
    interpreter.moves(state).forEach(move -> moves.put(move.tags().toString(), move.next()));
    return moves;
  }

  private void measure(Path file, long seed) throws IOException {
    made++;
    Source source = new Source(file.getFileName().toString(), Files.readString(file));
    String child = VARIATION.mutate(source, seed).value().orElseThrow();
    assertEquals(child, VARIATION.mutate(source, seed).value().orElseThrow());
    Optional<Game> game = checked(child);
    if (game.isEmpty()) {
      return;
    }
    checked++;
    if (!new Verifier(200, 3, 1).verify(game.get(), _ -> {}).isProper()) {
      return;
    }
    proper++;
    others += differ(Games.read(file), game.get()) ? 1 : 0;
  }

  @Test
  void mutantsAreGamesAndMostlyOtherGames() throws IOException {
    for (Path file : games()) {
      for (int each = 0; each < OF_EACH; each++) {
        measure(file, each);
      }
    }
    String found = checked + " checked, " + proper + " proper, " + others + " others of " + made;
    if (MANY) {
      System.out.println(found);
    }
    assertTrue(checked >= made * 0.6, found);
    assertTrue(others >= made * 0.25, found);
  }
}
