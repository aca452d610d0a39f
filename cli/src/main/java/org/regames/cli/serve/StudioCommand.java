package org.regames.cli.serve;

import java.io.IOException;
import java.lang.invoke.MethodType;
import java.net.BindException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.regames.cli.console.BesideJar;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.BudgetOption;
import org.regames.cli.games.SourceFiles;
import org.regames.ir.language.ScriptOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code regames studio}: the web page. It and its libraries are beside the jar of the command and
 * loaded only here.
 */
@Command(
    name = "studio",
    header = StudioCommand.SUMMARY,
    description =
        "Serves a page to this machine alone, and opens it: an editor for all languages, the "
            + "automaton, what passes do to it, boards to play on against agents, and "
            + "measurements. The address has a token in it, new each time; without it nothing can "
            + "be read or written. Only the games of one folder can be accessed. It ends with "
            + "Ctrl-C.",
    footer = {
      "",
      "docs/studio.md shows it.",
      "",
      "Example: regames studio games/hrg/tictactoe.hrg"
    })
public final class StudioCommand implements Callable<Integer> {
  public static final String SUMMARY = "Write, look at, play and measure games in the browser.";

  private static final String STUDIO = "org.regames.studio.Studio";
  private static final MethodType SERVE =
      MethodType.methodType(
          void.class, Path.class, List.class, int.class, long.class, int.class, Consumer.class);
  private static final int USUAL_PORT = 7676;
  private static final int MOST_PORT = 65_535;

  private final Terminal terminal;

  @Parameters(
      arity = "0..*",
      paramLabel = "FILE",
      description =
          "Games to open, all of one folder, or the folder itself (default: the current one).")
  private List<String> files = new ArrayList<>();

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port to listen at; 0 for any free port (default: ${DEFAULT-VALUE}).")
  private int port = USUAL_PORT;

  @Option(names = "--no-open", description = "Print the address, but open no browser.")
  private boolean noOpen;

  @Mixin private BudgetOption budget;

  @Option(
      names = "--script-seconds",
      paramLabel = "N",
      description = "How long a script may run (default: ${DEFAULT-VALUE}).")
  private int scriptSeconds = ScriptOptions.USUAL.seconds();

  public StudioCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Exception {
    check();
    Path folder = folder();
    List<String> open = open(folder);
    Consumer<URI> ready = this::ready;
    try {
      BesideJar.call(
          STUDIO,
          "serve",
          SERVE,
          List.of(folder, open, port, budget.items(), scriptSeconds, ready),
          "studio",
          "lsp");
    } catch (BindException taken) {
      throw Failure.failed(
          "port " + port + " is taken, perhaps by another studio; name another one with --port");
    } catch (IOException unreadable) {
      throw SourceFiles.unreadable(folder, unreadable);
    } catch (InterruptedException ended) {
      return Failure.DONE;
    }
    return Failure.DONE;
  }

  private void check() {
    if (port < 0 || port > MOST_PORT) {
      throw Failure.misused("--port: expected a number from 0 to " + MOST_PORT + ", found " + port);
    }
    budget.check();
    if (scriptSeconds < 1) {
      throw Failure.misused(
          "--script-seconds: expected a number from 1 up, found " + scriptSeconds);
    }
  }

  /** The named folder, or that of the first file. */
  private Path folder() {
    if (files.isEmpty()) {
      return Path.of("").toAbsolutePath();
    }
    Path first = SourceFiles.path(files.getFirst());
    if (Files.isDirectory(first)) {
      if (files.size() > 1) {
        throw Failure.misused("name one folder, or files of one folder");
      }
      return first.toAbsolutePath();
    }
    SourceFiles.check(files.getFirst());
    return SourceFiles.canonical(first).getParent();
  }

  /** The named files, by their names in the folder. */
  private List<String> open(Path folder) {
    List<String> open = new ArrayList<>();
    for (String file : files) {
      Path path = SourceFiles.path(file);
      if (!Files.isDirectory(path)) {
        SourceFiles.check(file);
        Path real = SourceFiles.canonical(path);
        if (!real.getParent().equals(folder)) {
          throw Failure.misused(
              file + ": is not in " + folder + ", the folder of the first file; name that of both");
        }
        open.add(real.getFileName().toString());
      }
    }
    return open;
  }

  private void ready(URI address) {
    terminal.out().println("studio: " + address);
    terminal.out().println("only this machine can open it; Ctrl-C ends it");
    terminal.out().flush();
    if (!noOpen) {
      browse(address);
    }
  }

  /** Opens the page in the default browser; the address has been printed in case that fails. */
  private void browse(URI address) {
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    List<String> words =
        system.contains("win")
            ? List.of("rundll32", "url.dll,FileProtocolHandler", address.toString())
            : List.of(system.contains("mac") ? "open" : "xdg-open", address.toString());
    try {
      new ProcessBuilder(words)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException noDesktop) {
      terminal.err().println("note: no browser could be opened; open the address in one");
    }
  }
}
