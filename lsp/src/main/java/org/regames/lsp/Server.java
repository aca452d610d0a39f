package org.regames.lsp;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.logging.Logger;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CodeLensOptions;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.CompletionOptions;
import org.eclipse.lsp4j.ExecuteCommandOptions;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.RenameOptions;
import org.eclipse.lsp4j.SemanticTokensServerFull;
import org.eclipse.lsp4j.SemanticTokensWithRegistrationOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.SetTraceParams;
import org.eclipse.lsp4j.SignatureHelpOptions;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.TextDocumentSyncOptions;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;

/** The language server: declares its capabilities, and delegates requests. */
public final class Server implements LanguageServer {
  /** Idle threads must not keep the command from ending. */
  private static final ThreadFactory DAEMONS = Thread.ofPlatform().daemon().factory();

  /** Strongly referenced so that its settings are not garbage-collected. */
  private static final Logger LOG = Logger.getLogger(RemoteEndpoint.class.getName());

  static {
    // Editors may send notifications that nobody here is interested in.
    LOG.setFilter(record -> !(record.getThrown() instanceof UnsupportedOperationException));
  }

  private final Texts texts;
  private final Documents documents;
  private final Workspaces workspaces;
  private final CompletableFuture<Boolean> ended = new CompletableFuture<>();
  private final boolean isLocal;
  private boolean shutDown;

  /** Without commands the editor has no access to files. */
  private Server(Texts texts, Optional<Function<List<String>, String>> command) {
    this.texts = texts;
    this.documents = new Documents(texts);
    this.workspaces = new Workspaces(texts, command);
    this.isLocal = command.isPresent();
  }

  /**
   * Talks to one editor until that ends.
   *
   * @param in the messages of the editor, in the base protocol of LSP
   * @param out where to answer; nothing else may be written there
   * @param threads creates the threads that read games; reading recurses, so their stacks should be
   *     large
   * @param budget how many items a game may have, as in a {@link org.regames.ir.language.Budget}
   * @param command runs a command line and returns its output; for buttons
   * @return whether the editor ended it in the agreed way
   * @throws InterruptedException if the thread is interrupted meanwhile
   */
  public static boolean serve(
      InputStream in,
      OutputStream out,
      ThreadFactory threads,
      long budget,
      Function<List<String>, String> command)
      throws InterruptedException {
    try (Texts texts = new Texts(threads, budget)) {
      Server server = new Server(texts, Optional.of(command));
      Launcher<LanguageClient> launcher =
          new Launcher.Builder<LanguageClient>()
              .setLocalService(server)
              .setRemoteInterface(LanguageClient.class)
              .setInput(in)
              .setOutput(out)
              .wrapMessages(RequiredParams.to(server))
              .setExceptionHandler(Refusals::of)
              .setExecutorService(Executors.newCachedThreadPool(DAEMONS))
              .create();
      texts.connect(launcher.getRemoteProxy());
      Future<Void> listening = launcher.startListening();
      // Even if the editor disappears silently.
      Thread.ofVirtual().start(() -> server.endAfter(listening));
      boolean inOrder = server.ended.join();
      listening.cancel(true);
      return inOrder;
    }
  }

  /**
   * Talks to one editor that sends each message as a text. Whatever folders it names, no file is
   * read, and it has no buttons.
   *
   * @param out receives the texts to send
   * @param threads creates the threads that read games, with large stacks
   * @param budget how many items a game may have
   */
  public static Editor connect(Consumer<String> out, ThreadFactory threads, long budget) {
    Texts texts = new Texts(threads, budget);
    Server server = new Server(texts, Optional.empty());
    TextWire<LanguageClient> wire = new TextWire<>(server, LanguageClient.class, out);
    texts.connect(wire.remote());
    return new Editor(wire, texts);
  }

  /** A connection to an editor that sends texts. */
  public static final class Editor implements AutoCloseable {
    private final TextWire<LanguageClient> wire;
    private final Texts texts;

    private Editor(TextWire<LanguageClient> wire, Texts texts) {
      this.wire = wire;
      this.texts = texts;
    }

    /** Processes a message. */
    public void accept(String message) {
      wire.accept(message);
    }

    @Override
    public void close() {
      texts.close();
    }
  }

  private void endAfter(Future<Void> listening) {
    try {
      listening.get();
    } catch (InterruptedException
        | ExecutionException
        | java.util.concurrent.CancellationException over) {
      // The remaining work is the same.
    }
    ended.complete(shutDown);
  }

  @Override
  public CompletableFuture<InitializeResult> initialize(InitializeParams params) {
    texts.understands(hasSnippets(params.getCapabilities()));
    List<WorkspaceFolder> folders = params.getWorkspaceFolders();
    workspaces.folders(folders == null || !isLocal ? List.of() : folders);
    return CompletableFuture.completedFuture(
        new InitializeResult(capabilities(), new ServerInfo("regames")));
  }

  private static boolean hasSnippets(ClientCapabilities capabilities) {
    return Optional.ofNullable(capabilities)
        .map(ClientCapabilities::getTextDocument)
        .map(TextDocumentClientCapabilities::getCompletion)
        .map(CompletionCapabilities::getCompletionItem)
        .map(CompletionItemCapabilities::getSnippetSupport)
        .orElse(false);
  }

  private ServerCapabilities capabilities() {
    ServerCapabilities can = new ServerCapabilities();
    TextDocumentSyncOptions sync = new TextDocumentSyncOptions();
    sync.setOpenClose(true);
    sync.setChange(TextDocumentSyncKind.Incremental);
    can.setTextDocumentSync(sync);
    can.setDocumentSymbolProvider(true);
    can.setWorkspaceSymbolProvider(true);
    can.setDefinitionProvider(true);
    can.setTypeDefinitionProvider(true);
    can.setReferencesProvider(true);
    can.setDocumentHighlightProvider(true);
    can.setHoverProvider(true);
    can.setRenameProvider(new RenameOptions(true));
    can.setCompletionProvider(new CompletionOptions(false, List.of("$", "?", "@")));
    can.setSignatureHelpProvider(
        new SignatureHelpOptions(List.of("(", "["), List.of(",", ";", " ")));
    can.setFoldingRangeProvider(true);
    can.setDocumentFormattingProvider(true);
    can.setDocumentRangeFormattingProvider(true);
    can.setCodeActionProvider(new CodeActionOptions(List.of(CodeActionKind.QuickFix)));
    can.setInlayHintProvider(true);
    can.setCallHierarchyProvider(true);
    SemanticTokensWithRegistrationOptions colours = new SemanticTokensWithRegistrationOptions();
    colours.setLegend(Kinds.LEGEND);
    colours.setFull(new SemanticTokensServerFull(false));
    colours.setRange(true);
    can.setSemanticTokensProvider(colours);
    if (isLocal) {
      can.setCodeLensProvider(new CodeLensOptions(false));
      can.setExecuteCommandProvider(new ExecuteCommandOptions(Lenses.commands()));
    }
    return can;
  }

  @Override
  public CompletableFuture<Object> shutdown() {
    shutDown = true;
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void exit() {
    ended.complete(shutDown);
  }

  /** Nothing is traced, so the setting does not matter. */
  @Override
  public void setTrace(SetTraceParams params) {}

  @Override
  public TextDocumentService getTextDocumentService() {
    return documents;
  }

  @Override
  public WorkspaceService getWorkspaceService() {
    return workspaces;
  }
}
