package org.regames.lsp;

import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.MalformedInputException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.stream.Stream;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.WorkspaceService;
import org.regames.ir.editor.Symbol;
import org.regames.ir.language.Language;

/** Answers requests of an editor about all texts of its folders, and runs commands. */
final class Workspaces implements WorkspaceService {
  private static final int MOST_FILES = 1_000;
  private static final int DEEPEST = 8;
  private static final long MOST_BYTES = 1_000_000;
  private static final int MOST_SYMBOLS = 500;

  private final Texts texts;
  private final Optional<Function<List<String>, String>> command;
  private volatile List<Path> folders = List.of();

  /**
   * @param command runs a command line; nothing if no commands may be run
   */
  Workspaces(Texts texts, Optional<Function<List<String>, String>> command) {
    this.texts = texts;
    this.command = command;
  }

  void folders(List<WorkspaceFolder> named) {
    folders =
        named.stream().map(folder -> path(folder.getUri())).flatMap(Optional::stream).toList();
  }

  private static Optional<Path> path(String uri) {
    try {
      return Optional.of(Path.of(URI.create(uri)));
    } catch (RuntimeException noFile) {
      return Optional.empty();
    }
  }

  @Override
  public void didChangeConfiguration(DidChangeConfigurationParams params) {}

  @Override
  public void didChangeWatchedFiles(DidChangeWatchedFilesParams params) {}

  @Override
  public CompletableFuture<
          Either<List<? extends SymbolInformation>, List<? extends WorkspaceSymbol>>>
      symbol(WorkspaceSymbolParams params) {
    String wanted = params.getQuery().toLowerCase(Locale.ROOT);
    return texts.answer(
        () ->
            Either.forRight(
                Stream.concat(texts.snapshots().stream(), closed())
                    .flatMap(text -> symbols(text, wanted))
                    .limit(MOST_SYMBOLS)
                    .toList()));
  }

  private static Stream<WorkspaceSymbol> symbols(Snapshot text, String wanted) {
    return text.table().symbols().stream()
        .filter(symbol -> symbol.isGlobal() && !symbol.isBuiltIn())
        .filter(symbol -> symbol.name().toLowerCase(Locale.ROOT).contains(wanted))
        .map(symbol -> shown(text, symbol));
  }

  private static WorkspaceSymbol shown(Snapshot text, Symbol symbol) {
    Location location = new Location(text.uri(), text.range(symbol.place()));
    return new WorkspaceSymbol(
        symbol.name(), Kinds.symbol(symbol.kind()), Either.forLeft(location), text.source().name());
  }

  /** The present texts of files in the folders that are not open. */
  private Stream<Snapshot> closed() {
    List<Path> files = new ArrayList<>();
    folders.forEach(folder -> find(folder, files));
    return files.stream()
        .filter(file -> texts.text(file.toUri().toString()).isEmpty())
        .map(this::read)
        .flatMap(Optional::stream);
  }

  private void find(Path folder, List<Path> files) {
    try {
      Files.walkFileTree(folder, java.util.Set.of(), DEEPEST, new Finder(folder, files));
    } catch (IOException unreadable) {
      return; // what was found until then is useful nevertheless
    }
  }

  private final class Finder extends SimpleFileVisitor<Path> {
    private final Path root;
    private final List<Path> files;

    Finder(Path root, List<Path> files) {
      this.root = root;
      this.files = files;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
      boolean isHidden = !folder.equals(root) && folder.getFileName().toString().startsWith(".");
      return isHidden ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      boolean isGame =
          attributes.isRegularFile()
              && attributes.size() <= MOST_BYTES
              && texts.languageOf(file.toString()).isPresent();
      if (isGame) {
        files.add(file);
      }
      return files.size() < MOST_FILES ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException failure) {
      return FileVisitResult.CONTINUE;
    }
  }

  private Optional<Snapshot> read(Path file) {
    Language language = texts.languageOf(file.toString()).orElseThrow();
    try {
      return Optional.of(
          new Snapshot(file.toUri().toString(), 0, language, Files.readString(file)));
    } catch (MalformedInputException noText) {
      return Optional.empty();
    } catch (IOException gone) {
      return Optional.empty();
    }
  }

  /** Runs a command on the text as it is in the editor, and shows its output. */
  @Override
  public CompletableFuture<Object> executeCommand(ExecuteCommandParams params) {
    List<String> words = Lenses.words(params.getCommand());
    List<Object> arguments = params.getArguments() == null ? List.of() : params.getArguments();
    if (words.isEmpty() || arguments.isEmpty() || command.isEmpty()) {
      return CompletableFuture.completedFuture(null);
    }
    Object first = arguments.getFirst();
    String uri = first instanceof JsonPrimitive text ? text.getAsString() : String.valueOf(first);
    Snapshot text = texts.text(uri).map(OpenText::now).orElse(null);
    return text == null
        ? CompletableFuture.completedFuture(null)
        : texts.work(
            () -> {
              String said = run(words, text);
              texts.client().showMessage(new MessageParams(MessageType.Info, said));
              return said;
            });
  }

  private String run(List<String> words, Snapshot text) {
    try {
      Path folder = Files.createTempDirectory("regames-lsp");
      Path file = folder.resolve(text.source().name());
      try {
        Files.writeString(file, text.source().text());
        List<String> line = new ArrayList<>(words);
        line.add(file.toString());
        return command.orElseThrow().apply(line);
      } finally {
        Files.deleteIfExists(file);
        Files.delete(folder);
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
