package org.regames.lsp;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.regames.ir.language.Budget;

/** An editor without a screen: the other end of the protocol, over pipes as over a terminal's. */
final class Editor implements LanguageClient, AutoCloseable {
  private static final int PIPE = 1 << 16;
  private static final long STACK = 256L << 20;
  private static final long PATIENCE = 120;

  private final LanguageServer server;
  private final InitializeResult greeting;
  private final Thread serving;
  private final CompletableFuture<Boolean> ended = new CompletableFuture<>();
  private final BlockingQueue<PublishDiagnosticsParams> published = new LinkedBlockingQueue<>();
  final BlockingQueue<MessageParams> messages = new LinkedBlockingQueue<>();
  private final Map<String, Integer> versions = new HashMap<>();
  private final AtomicInteger count = new AtomicInteger();

  Editor(String... folders) {
    try {
      PipedInputStream toServer = new PipedInputStream(PIPE);
      PipedOutputStream fromEditor = new PipedOutputStream(toServer);
      PipedInputStream toEditor = new PipedInputStream(PIPE);
      PipedOutputStream fromServer = new PipedOutputStream(toEditor);
      serving = Thread.ofPlatform().start(() -> serve(toServer, fromServer));
      Launcher<LanguageServer> launcher =
          LSPLauncher.createClientLauncher(this, toEditor, fromEditor);
      launcher.startListening();
      server = launcher.getRemoteProxy();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    InitializeParams params = new InitializeParams();
    params.setCapabilities(capabilities());
    params.setWorkspaceFolders(
        List.of(folders).stream().map(folder -> new WorkspaceFolder(folder, folder)).toList());
    greeting = ask(server.initialize(params));
    server.initialized(new InitializedParams());
  }

  private static ClientCapabilities capabilities() {
    ClientCapabilities capabilities = new ClientCapabilities();
    TextDocumentClientCapabilities texts = new TextDocumentClientCapabilities();
    texts.setCompletion(new CompletionCapabilities(new CompletionItemCapabilities(true)));
    capabilities.setTextDocument(texts);
    return capabilities;
  }

  private void serve(PipedInputStream in, PipedOutputStream out) {
    try {
      ended.complete(
          Server.serve(
              in,
              out,
              task -> {
                Thread thread = new Thread(null, task, "reader", STACK);
                thread.setDaemon(true);
                return thread;
              },
              Budget.DEFAULT_LIMIT,
              words -> "said: " + String.join(" ", words)));
    } catch (InterruptedException end) {
      ended.completeExceptionally(end);
    }
  }

  LanguageServer server() {
    return server;
  }

  InitializeResult greeting() {
    return greeting;
  }

  /** Waits for an answer, for so long that only a server that hangs takes longer. */
  static <T> T ask(CompletableFuture<T> answer) {
    return answer.orTimeout(PATIENCE, TimeUnit.SECONDS).join();
  }

  static TextDocumentIdentifier id(String uri) {
    return new TextDocumentIdentifier(uri);
  }

  /** Opens a text and returns what is wrong with it. */
  List<Diagnostic> open(String uri, String text) {
    versions.put(uri, 1);
    server
        .getTextDocumentService()
        .didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri, "", 1, text)));
    return diagnostics(uri);
  }

  /** Changes a text; a range of null stands for all of it. */
  void change(String uri, Range range, String text) {
    int version = versions.merge(uri, 1, Integer::sum);
    server
        .getTextDocumentService()
        .didChange(
            new DidChangeTextDocumentParams(
                new VersionedTextDocumentIdentifier(uri, version),
                List.of(new TextDocumentContentChangeEvent(range, text))));
  }

  /** What is wrong with the newest text, once the server says it. */
  List<Diagnostic> diagnostics(String uri) {
    try {
      while (true) {
        PublishDiagnosticsParams next = published.poll(PATIENCE, TimeUnit.SECONDS);
        if (next == null) {
          throw new IllegalStateException("nothing is said about " + uri);
        }
        if (next.getUri().equals(uri) && versions.get(uri).equals(next.getVersion())) {
          return next.getDiagnostics();
        }
      }
    } catch (InterruptedException end) {
      throw new IllegalStateException(end);
    }
  }

  /** How often the server has said what is wrong with some text. */
  int published() {
    return count.get();
  }

  void close(String uri) {
    server.getTextDocumentService().didClose(new DidCloseTextDocumentParams(id(uri)));
  }

  @Override
  public void close() {
    ask(server.shutdown());
    server.exit();
    if (!ask(ended)) {
      throw new IllegalStateException("the server did not end in order");
    }
    try {
      serving.join();
    } catch (InterruptedException end) {
      throw new IllegalStateException(end);
    }
  }

  @Override
  public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
    count.incrementAndGet();
    published.add(diagnostics);
  }

  @Override
  public void showMessage(MessageParams message) {
    messages.add(message);
  }

  @Override
  public void telemetryEvent(Object object) {}

  @Override
  public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams params) {
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void logMessage(MessageParams message) {}
}
