package org.regames.studio;

import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.websocket.WsConfig;
import io.helidon.webserver.websocket.WsRouting;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.regames.lsp.Server;
import org.regames.lsp.TextWire;

/** The studio: a web server for this machine only. Close it to stop it. */
public final class Studio implements AutoCloseable {
  /** A page has two sockets; nobody has more tabs than this. */
  private static final int MOST_PAGES = 64;

  /** The suffix of records of plays. */
  private static final String RECORD = ".play";

  private static final int LONGEST_FRAME = 1 << 20;
  private static final long SECONDS = 330;
  private static final long STACK_BYTES = 256L << 20;

  /** Strongly referenced so that its settings are not garbage-collected. */
  private static final Logger SERVER_LOG = Logger.getLogger("io.helidon");

  /** Malformed messages from pages do not concern the user of the terminal. */
  private static final Logger MESSAGE_LOG = Logger.getLogger("org.eclipse.lsp4j.jsonrpc");

  private final WebServer server;
  private final Jobs jobs;
  private final URI address;

  private Studio(WebServer server, Jobs jobs, URI address) {
    this.server = server;
    this.jobs = jobs;
    this.address = address;
  }

  /**
   * The settings of a studio.
   *
   * @param folder the folder whose games may be read and written
   * @param open the games to open immediately, by their paths from the folder
   * @param port the port; 0 for any free one
   * @param budget how many items a game may have, as in a {@link org.regames.ir.language.Budget}
   * @param scriptSeconds how long a script may run
   */
  public record Settings(Path folder, List<String> open, int port, long budget, int scriptSeconds) {
    public Settings {
      open = List.copyOf(open);
    }
  }

  /**
   * Starts a studio.
   *
   * @throws IOException if the folder cannot be read or the port is in use
   */
  public static Studio start(Settings settings) throws IOException {
    // The web server looks up services that only the loader of this class may know.
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(Studio.class.getClassLoader());
    try {
      return started(settings);
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  private static Studio started(Settings settings) throws IOException {
    SERVER_LOG.setLevel(Level.WARNING);
    MESSAGE_LOG.setLevel(Level.OFF);
    try (ServerSocket probe =
        new ServerSocket(settings.port, 1, InetAddress.getLoopbackAddress())) {
      probe.setReuseAddress(true);
    }
    Shelf shelf = new Shelf(settings.budget, settings.scriptSeconds);
    Bundled games = new Bundled("games");
    Folder folder =
        new Folder(
            settings.folder, name -> name.endsWith(RECORD) || shelf.languageOf(name).isPresent());
    int cores = Math.max(2, Runtime.getRuntime().availableProcessors());
    Jobs jobs = new Jobs(cores, threads(), SECONDS);
    Answers.Resources resources =
        new Answers.Resources(
            folder,
            settings.open,
            shelf,
            new Views(shelf, folder, games),
            jobs,
            games,
            new Bundled("pages"),
            new Bundled("begun"));
    Doorkeeper doorkeeper = new Doorkeeper();
    Semaphore pages = new Semaphore(MOST_PAGES);
    Semaphore editors = new Semaphore(MOST_PAGES);
    WsRouting.Builder sockets =
        WsRouting.builder()
            .endpoint("/studio", () -> new Socket(doorkeeper, pages, out -> page(resources, out)))
            .endpoint(
                "/lsp", () -> new Socket(doorkeeper, editors, out -> editor(settings.budget, out)));
    WebServer server =
        WebServer.builder()
            .host(InetAddress.getLoopbackAddress().getHostAddress())
            .port(settings.port)
            .shutdownHook(false)
            .addProtocol(WsConfig.builder().maxFrameLength(LONGEST_FRAME).build())
            .addRouting(HttpRouting.builder().any(new StaticPages(doorkeeper, new Bundled("page"))))
            .addRouting(sockets)
            .build()
            .start();
    doorkeeper.open(server.port());
    URI address = URI.create("http://127.0.0.1:" + server.port() + "/?token=" + doorkeeper.token());
    return new Studio(server, jobs, address);
  }

  /**
   * Starts a studio and waits forever.
   *
   * @param ready receives the address once the page can be opened
   * @throws IOException if the folder cannot be read or the port is in use
   * @throws InterruptedException if the thread is interrupted; the studio has then ended
   */
  public static void serve(
      Path folder, List<String> open, int port, long budget, int scriptSeconds, Consumer<URI> ready)
      throws IOException, InterruptedException {
    Settings settings = new Settings(folder, open, port, budget, scriptSeconds);
    try (Studio studio = start(settings)) {
      ready.accept(studio.address());
      new CountDownLatch(1).await();
    }
  }

  /** The address of the page, including its token. */
  public URI address() {
    return address;
  }

  private static ThreadFactory threads() {
    return task -> {
      Thread thread = new Thread(null, task, "studio", STACK_BYTES);
      thread.setDaemon(true);
      return thread;
    };
  }

  private static Socket.Talk page(Answers.Resources resources, Consumer<String> out) {
    AtomicReference<TextWire<Service.Page>> wire = new AtomicReference<>();
    Answers answers = new Answers(resources, () -> wire.get().remote());
    wire.set(new TextWire<>(answers, Service.Page.class, out));
    return new Socket.Talk() {
      @Override
      public void accept(String message) {
        wire.get().accept(message);
      }

      @Override
      public void close() {
        answers.close();
      }
    };
  }

  private static Socket.Talk editor(long budget, Consumer<String> out) {
    Server.Editor editor = Server.connect(out, threads(), budget);
    return new Socket.Talk() {
      @Override
      public void accept(String message) {
        editor.accept(message);
      }

      @Override
      public void close() {
        editor.close();
      }
    };
  }

  @Override
  public void close() {
    server.stop();
    jobs.close();
  }
}
