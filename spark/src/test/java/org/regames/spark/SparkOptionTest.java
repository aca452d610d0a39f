package org.regames.spark;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The option {@code --spark} of the command as it is shipped, with Spark beside it. */
class SparkOptionTest {
  private static final String SCRIPT =
      """
      from lineGames import *
      game = LineGame('grid')
      game.addBoardAlquerque(param('width', 3, 5, 2), 3)
      game.addPiecesAlquerque(InitialPieces.SQUARE_E_TO_W_NOCENTRAL)
      game.setRules(CaptureSequences.NONE, captureMandatory.MANDATORY)
      game.setLimits(maxTurns=10)
      game.printHRG()
      """;

  @TempDir private Path folder;

  /**
   * Of two workers, which come late, one is lost in the middle of evaluate, and the other one goes
   * on alone.
   */
  @Test
  void rowsAreThoseOfOneMachineByteForByteThoughAWorkerIsKilled() throws Exception {
    Path broken = Files.writeString(folder.resolve("broken.hrg"), "domain {");
    Path gates = Files.writeString(folder.resolve("gates"), "random.turns >= 6\n");
    String line = "evaluate %s games/sbg --plays 50 --gates %s -o ".formatted(broken, gates);
    Path here = folder.resolve("here.parquet");
    Path spark = folder.resolve("spark.parquet");
    RegamesProcess.Ended plain = RegamesProcess.run(line + here);
    RegamesProcess.Ended ended;
    try (StandaloneCluster cluster = new StandaloneCluster(folder.resolve("home"))) {
      RegamesProcess run = RegamesProcess.start(line + spark + " --spark " + cluster.url());
      assertTrue(run.saidWithin(60, "waiting for workers of " + cluster.url()));
      cluster.startWorkers();
      assertTrue(run.hasPrinted("games/sbg/"), run::said); // and others are not done
      cluster.killWorker();
      ended = run.ended();
    }
    assertArrayEquals(Files.readAllBytes(here), Files.readAllBytes(spark), ended.err());
    assertEquals(plain.exitCode(), ended.exitCode());
    assertEquals(plain.out().lines().sorted().toList(), ended.out().lines().sorted().toList());
    assertTrue(ended.err().contains(withoutSeconds(plain.err())), ended.err());
  }

  @Test
  void searchesInScriptsAreThoseOfOneMachine() throws Exception {
    Path script = Files.writeString(folder.resolve("grid.py"), SCRIPT);
    String line = "evolve " + script + " --evaluations 16 --plays 5 -o ";
    RegamesProcess.Ended plain = RegamesProcess.run(line + folder.resolve("here"));
    RegamesProcess.Ended run =
        RegamesProcess.run(line + folder.resolve("spark") + " --spark local[2]");

    assertEquals(0, run.exitCode(), run.err());
    assertEquals(plain.out(), run.out());
    for (String file : List.of("journal.jsonl", "archive.csv", "index.html")) {
      assertEquals(
          Files.readString(folder.resolve("here").resolve(file)),
          Files.readString(folder.resolve("spark").resolve(file)));
    }
  }

  @Test
  void scriptsDoNotLeaveThisMachine() throws IOException, InterruptedException {
    Path script = Files.writeString(folder.resolve("grid.py"), SCRIPT);

    RegamesProcess.Ended run =
        RegamesProcess.run("evaluate " + script + " --spark spark://127.0.0.1:1");
    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("scripts run on this machine only"), run.err());
  }

  private static String withoutSeconds(String err) {
    return err.replaceAll("(?m)^seconds.*\n", "");
  }
}
