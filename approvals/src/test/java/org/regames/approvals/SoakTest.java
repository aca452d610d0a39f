package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.EndlessPlayException;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.validate.Validators;

/**
 * What happens only to those who go on for long: {@code -Dsoak=24000} compiles, plays and drops so
 * many games, {@code -Dsoak.interrupts=200} ends so many translations before they are done.
 */
@Tag("long")
class SoakTest {
  private static final int GAMES = Integer.getInteger("soak", 400);
  private static final int INTERRUPTS = Integer.getInteger("soak.interrupts", 1);
  private static final int PLIES = 200;

  /** Of the classes of games this share has to be gone at the end. */
  private static final double GONE = 0.8;

  private static final long MORE_HEAP = 40L << 20;
  private static final List<String> TRANSLATED = List.of("hrg/hex.hrg", "sbg/cannons.sbg");

  private static final int LATEST_MILLIS = 6_000;

  @TempDir private Path folder;

  @Test
  void gamesThatAreDroppedLeaveNothing() {
    SplittableRandom random = new SplittableRandom(1);
    play(random, GAMES / 4);
    long unloaded = unloaded();
    long heap = heap();
    int played = GAMES - GAMES / 4;
    play(random, played);
    long gone = unloaded() - unloaded;
    long more = heap() - heap;
    String figures = played + " games, " + gone + " classes gone, " + (more >> 10) + " KB more";
    if (GAMES > 1_000) {
      System.out.println(figures);
    }
    assertTrue(gone >= GONE * played, figures);
    assertTrue(more < MORE_HEAP, figures);
  }

  private static void play(SplittableRandom random, int games) {
    int played = 0;
    while (played < games) {
      Game game = RandomGame.of(random);
      if (Validators.validate(game).stream().anyMatch(Diagnostic::isError)) {
        continue;
      }
      try {
        play(JvmEngine.compile(game), random);
        played++;
      } catch (EndlessPlayException | DiagnosticException _) {
        // automata made by chance may have moves without end
      }
    }
  }

  private static void play(ForwardModel model, SplittableRandom random) {
    GameState state = model.newState();
    MoveBuffer moves = model.newMoves();
    for (int ply = 0; ply < PLIES && !state.isTerminal(); ply++) {
      state.legalMoves(moves);
      if (moves.size() == 0) {
        return;
      }
      state.apply(moves, random.nextInt(moves.size()));
    }
  }

  private static long unloaded() {
    System.gc();
    return ManagementFactory.getClassLoadingMXBean().getUnloadedClassCount();
  }

  private static long heap() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }

  /**
   * What is there after an end at any time is whole, and the next run is as if nothing had been.
   */
  @Test
  void translationsThatAreInterruptedLeaveNothingHalf() throws Exception {
    Map<Path, String> whole = new TreeMap<>();
    assertEquals(0, translation().waitFor());
    for (Path file : files()) {
      whole.put(file, Files.readString(file));
    }
    assertEquals(TRANSLATED.size(), whole.size());
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < INTERRUPTS; i++) {
      for (Path file : files()) {
        Files.delete(file);
      }
      Process process = translation();
      boolean isKill = random.nextBoolean();
      if (!process.waitFor(random.nextInt(LATEST_MILLIS), TimeUnit.MILLISECONDS)) {
        if (isKill) {
          process.destroyForcibly();
        } else {
          process.destroy();
        }
        process.waitFor();
      }
      for (Path file : files()) {
        boolean isLeft = isKill && file.getFileName().toString().endsWith(".tmp");
        if (!isLeft) {
          assertEquals(whole.get(file), Files.readString(file), file.toString());
        }
      }
    }
    assertEquals(0, translation().waitFor());
    for (Map.Entry<Path, String> file : whole.entrySet()) {
      assertEquals(file.getValue(), Files.readString(file.getKey()));
    }
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private Process translation() throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of("org.regames.cli.Main", "translate"));
    TRANSLATED.forEach(game -> command.add(Games.LIBRARY.resolve(game).toString()));
    command.addAll(List.of("--to", "rg", "--passes", "all", "-o", folder.toString()));
    return new ProcessBuilder(command).inheritIO().start();
  }
}
