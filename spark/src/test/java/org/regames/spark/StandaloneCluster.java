package org.regames.spark;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.apache.spark.launcher.JavaModuleOptions;

/** A master of Spark and then two workers on this machine, each a process, as in a real cluster. */
final class StandaloneCluster implements AutoCloseable {
  private static final long PATIENCE_MILLIS = 60_000;

  private final Path home;
  private final int port;
  private final List<Process> workers = new ArrayList<>();
  private final Process master;

  /**
   * @param home a folder to make
   */
  StandaloneCluster(Path home) throws IOException, InterruptedException {
    this.home = Files.createDirectories(home);
    // Workers start executors with what is there.
    Files.createSymbolicLink(home.resolve("jars"), RegamesProcess.BESIDE);
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      this.port = free.getLocalPort();
    }
    this.master = start("master", "Master", "--port", String.valueOf(port));
    awaitPort();
  }

  /** Without workers it takes jobs and leaves them undone. */
  void startWorkers() throws IOException {
    for (String worker : List.of("first", "second")) {
      workers.add(
          start(
              worker,
              "Worker",
              "--cores",
              "1",
              "--memory",
              "1g",
              "--work-dir",
              home.resolve(worker).toString(),
              url()));
    }
  }

  String url() {
    return "spark://127.0.0.1:" + port;
  }

  private void awaitPort() throws IOException, InterruptedException {
    long last = System.currentTimeMillis() + PATIENCE_MILLIS;
    while (true) {
      try (Socket socket = new Socket()) {
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        return;
      } catch (IOException notYet) {
        if (!master.isAlive() || System.currentTimeMillis() > last) {
          throw notYet;
        }
        Thread.sleep(50);
      }
    }
  }

  private Process start(String name, String daemon, String... words) throws IOException {
    List<String> command = new ArrayList<>();
    command.addAll(List.of(RegamesProcess.JAVA, "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("-Xmx256m", "-Dregames.spark.log=info"));
    Stream.of(JavaModuleOptions.defaultModuleOptionArray()).forEach(command::add);
    command.addAll(List.of("-cp", RegamesProcess.BESIDE.resolve("*").toString()));
    command.add("org.apache.spark.deploy." + daemon.toLowerCase(Locale.ROOT) + "." + daemon);
    command.addAll(List.of("--host", "127.0.0.1", "--webui-port", "0"));
    command.addAll(List.of(words));
    ProcessBuilder process = new ProcessBuilder(command);
    process.environment().put("SPARK_HOME", home.toString());
    process.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    process.environment().put("SPARK_SCALA_VERSION", "2.13");
    return process
        .redirectErrorStream(true)
        .redirectOutput(home.resolve(name + ".log").toFile())
        .start();
  }

  /** Ends a worker and its executor at once, as where a machine is switched off. */
  void killWorker() {
    Process worker = workers.removeFirst();
    List<ProcessHandle> executors = worker.descendants().toList();
    worker.destroyForcibly();
    executors.forEach(ProcessHandle::destroyForcibly);
  }

  @Override
  public void close() throws IOException {
    while (!workers.isEmpty()) {
      killWorker();
    }
    master.destroyForcibly();
    Files.delete(home.resolve("jars"));
  }
}
