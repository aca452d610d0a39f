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
  @TempDir private Path folder;

  @Test
  void rowsAreThoseOfOneMachineByteForByte() throws Exception {
    Path broken = Files.writeString(folder.resolve("broken.hrg"), "domain {");
    Path gates = Files.writeString(folder.resolve("gates"), "random.turns >= 6\n");
    String line =
        "evaluate games/hrg/tictactoe.hrg %s games/sbg/hexapawn.sbg --plays 20 --gates %s -o "
            .formatted(broken, gates);
    Path here = folder.resolve("here.parquet");
    Path spark = folder.resolve("spark.parquet");

    RegamesProcess.Ended plain = RegamesProcess.run(line + here);
    RegamesProcess.Ended run = RegamesProcess.run(line + spark + " --spark local[2]");

    assertArrayEquals(Files.readAllBytes(here), Files.readAllBytes(spark), run.err());
    assertEquals(plain.exitCode(), run.exitCode());
    assertEquals(plain.out().lines().sorted().toList(), run.out().lines().sorted().toList());
    assertEquals(withoutSeconds(plain.err()), withoutSeconds(run.err()));
  }

  /** In the middle of evaluate one of two workers is lost, and the other one goes on alone. */
  @Test
  void aWorkerThatIsKilledLosesNothingAndAddsNothingTwice() throws Exception {
    String evaluate = "evaluate games/sbg --plays 200 -o ";
    String evolve = "evolve sbg --evaluations 16 --plays 5 -o ";
    Path here = folder.resolve("here.csv");
    Path spark = folder.resolve("spark.csv");
    RegamesProcess.run(evaluate + here);
    RegamesProcess.run(evolve + folder.resolve("here"));
    try (StandaloneCluster cluster = new StandaloneCluster(folder.resolve("home"))) {
      String master = " --spark " + cluster.url();
      RegamesProcess run = RegamesProcess.start(evaluate + spark + master);
      run.line();
      assertTrue(run.line().contains("games/sbg"), "a game is done, others are not");
      assertEquals(2, cluster.executors());
      cluster.killWorker();
      RegamesProcess.Ended ended = run.ended();
      assertEquals(0, ended.exitCode(), ended.err());

      RegamesProcess.Ended other = RegamesProcess.run(evolve + folder.resolve("spark") + master);
      assertEquals(0, other.exitCode(), other.err());
    }
    assertEquals(Files.readString(here), Files.readString(spark));
    for (String file : List.of("journal.jsonl", "archive.csv", "index.html")) {
      assertEquals(
          Files.readString(folder.resolve("here").resolve(file)),
          Files.readString(folder.resolve("spark").resolve(file)));
    }
  }

  private static String withoutSeconds(String err) {
    return err.replaceAll("(?m)^seconds.*\n", "");
  }

  @Test
  void aMasterThatIsNoneOrDoesNotAnswerIsOneLine() throws IOException, InterruptedException {
    String line = "evaluate games/hrg/tictactoe.hrg --plays 1 --spark ";

    RegamesProcess.Ended none = RegamesProcess.run(line + "nowhere");
    assertEquals(2, none.exitCode());
    assertEquals(
        "error: --spark: expected local[N], local[*], spark://HOST:PORT or another master of Spark,"
            + " found `nowhere`\n",
        none.err());

    RegamesProcess.Ended silent = RegamesProcess.run(line + "spark://127.0.0.1:1");
    assertEquals(1, silent.exitCode());
    assertTrue(
        silent.err().equals("error: no master of Spark answers at spark://127.0.0.1:1\n"),
        silent.err());
  }
}
