package org.regames.bench;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.regames.ir.language.Budget;
import org.regames.lsp.Server;

/**
 * From a keystroke in an editor to the findings of the language server in the changed text, through
 * the protocol and a pair of pipes; the 95th percentile of the times is what people notice. Every
 * second keystroke makes a mistake at the end of a word, the next one fixes it. Another file:
 * {@code -p file=PATH}.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 5)
@Measurement(iterations = 3, time = 5)
@Fork(1)
public class KeystrokeBenchmark {
  private static final int PIPE = 1 << 16;
  private static final long STACK_BYTES = 512L << 20;
  private static final long PATIENCE = 60;

  @Param({"games/hrg/chess.hrg", "games/rbg/yavalath.rbg"})
  private String file;

  private final Ear ear = new Ear();
  private LanguageServer server;
  private Position place;
  private int version = 1;
  private boolean isMistaken;

  /** Receives the findings of the server. */
  private static final class Ear implements LanguageClient {
    private final BlockingQueue<PublishDiagnosticsParams> heard = new LinkedBlockingQueue<>();

    @Override
    public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
      heard.add(diagnostics);
    }

    @Override
    public void telemetryEvent(Object object) {}

    @Override
    public void showMessage(MessageParams message) {}

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(
        ShowMessageRequestParams request) {
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public void logMessage(MessageParams message) {}
  }

  @Setup
  public void open() throws IOException, InterruptedException {
    PipedInputStream toServer = new PipedInputStream(PIPE);
    PipedOutputStream fromEditor = new PipedOutputStream(toServer);
    PipedInputStream toEditor = new PipedInputStream(PIPE);
    PipedOutputStream fromServer = new PipedOutputStream(toEditor);
    Thread.ofPlatform().daemon().start(() -> serve(toServer, fromServer));
    var launcher = LSPLauncher.createClientLauncher(ear, toEditor, fromEditor);
    launcher.startListening();
    server = launcher.getRemoteProxy();
    server.initialize(new InitializeParams()).join();
    String text = GameFile.read(file).source().text();
    TextDocumentItem item = new TextDocumentItem(file, "", version, text);
    server.getTextDocumentService().didOpen(new DidOpenTextDocumentParams(item));
    await();
    place = middle(text);
  }

  /** A position after a letter near the middle of the text, on a line that is not a comment. */
  private static Position middle(String text) {
    List<String> lines = text.lines().toList();
    int line = lines.size() / 2;
    while (!lines.get(line).matches("\\s*\\w+.*")) {
      line++;
    }
    int column = lines.get(line).length() - lines.get(line).stripLeading().length();
    return new Position(line, column + 1);
  }

  private static void serve(PipedInputStream in, PipedOutputStream out) {
    try {
      Server.serve(
          in,
          out,
          task -> {
            Thread thread = new Thread(null, task, "regames", STACK_BYTES);
            thread.setDaemon(true);
            return thread;
          },
          Budget.DEFAULT_LIMIT,
          words -> "");
    } catch (InterruptedException end) {
      Thread.currentThread().interrupt();
    }
  }

  private int await() throws InterruptedException {
    while (true) {
      PublishDiagnosticsParams next = ear.heard.poll(PATIENCE, TimeUnit.SECONDS);
      if (next == null) {
        throw new IllegalStateException("the server says nothing");
      }
      if (next.getVersion() == version) {
        return next.getDiagnostics().size();
      }
    }
  }

  @Benchmark
  public int type() throws InterruptedException {
    Position end = new Position(place.getLine(), place.getCharacter() + (isMistaken ? 1 : 0));
    String typed = isMistaken ? "" : "q";
    isMistaken = !isMistaken;
    version++;
    server
        .getTextDocumentService()
        .didChange(
            new DidChangeTextDocumentParams(
                new VersionedTextDocumentIdentifier(file, version),
                List.of(new TextDocumentContentChangeEvent(new Range(place, end), typed))));
    return await();
  }

  @TearDown
  public void close() {
    server.shutdown().join();
    server.exit();
  }
}
