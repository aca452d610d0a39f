package org.regames.spark;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.regames.pcg.cluster.ClusterException;

/** Starts Spark, and explains why if that fails. */
final class Masters {
  private static final String STANDALONE = "spark://";
  private static final Pattern ADDRESS = Pattern.compile("(?:spark://)?([^:,]+):([0-9]{1,5})");
  private static final int CONNECT_MILLIS = 5000;

  private Masters() {}

  static boolean isLocal(String master) {
    return master.startsWith("local");
  }

  /** The settings; those that a user gives as {@code -Dspark.NAME=VALUE} take precedence. */
  static SparkConf conf(String master) {
    return new SparkConf()
        .setMaster(master)
        .setAppName("regames")
        .setIfMissing("spark.ui.enabled", "false")
        // As in the command: games are many and small.
        .setIfMissing(
            "spark.executor.extraJavaOptions", "-XX:+UseSerialGC -XX:TieredStopAtLevel=1");
  }

  /**
   * Starts Spark.
   *
   * @throws IllegalArgumentException if it knows no such master
   * @throws ClusterException if the cluster cannot be reached
   */
  static JavaSparkContext started(SparkConf conf) {
    String master = conf.get("spark.master");
    if (master.startsWith(STANDALONE)) {
      lookForOneOf(master);
    }
    try {
      return new JavaSparkContext(conf);
    } catch (Exception failure) {
      if (String.valueOf(failure.getMessage()).contains("parse Master URL")) {
        throw new IllegalArgumentException(
            "expected local[N], local[*], spark://HOST:PORT or another master of Spark, found `"
                + master
                + "`",
            failure);
      }
      throw new ClusterException(
          "Spark cannot be started at " + master + ": " + reason(failure), failure);
    }
  }

  /** Checks that a master can be reached: Spark itself would try for a minute and then say less. */
  private static void lookForOneOf(String master) {
    List<String> all = List.of(master.substring(STANDALONE.length()).split(","));
    if (!all.stream().allMatch(each -> ADDRESS.matcher(each).matches())) {
      throw new IllegalArgumentException("expected spark://HOST:PORT, found `" + master + "`");
    }
    if (all.stream().noneMatch(Masters::answers)) {
      throw new ClusterException("no master of Spark answers at " + master, null);
    }
  }

  private static boolean answers(String address) {
    Matcher parts = ADDRESS.matcher(address);
    int port = parts.matches() ? Integer.parseInt(parts.group(2)) : 0;
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(parts.group(1), port), CONNECT_MILLIS);
      return true;
    } catch (IOException | IllegalArgumentException nobody) {
      return false;
    }
  }

  /** The root cause on one line. */
  static String reason(Throwable failure) {
    Throwable deepest =
        Stream.iterate(failure, each -> each != null, Throwable::getCause)
            .reduce((_, inner) -> inner)
            .orElse(failure);
    return String.valueOf(deepest.getMessage()).lines().findFirst().orElse(deepest.toString());
  }

  /** The jar with this class. */
  static Path ownJar() {
    try {
      return Path.of(Masters.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
