package org.regames.lsp;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.jsonrpc.CompletableFutures;
import org.eclipse.lsp4j.services.LanguageClient;
import org.regames.ir.language.Language;

/** The open texts, and the threads that work on them. */
final class Texts implements AutoCloseable {
  private final List<Language> languages =
      Language.all().stream().filter(language -> language.editing().isPresent()).toList();

  private final Map<String, OpenText> open = new ConcurrentHashMap<>();
  private final ExecutorService checks;
  private final ExecutorService answers;
  private final ThreadFactory threads;
  private final long budget;
  private volatile LanguageClient client;
  private volatile boolean snippets;

  Texts(ThreadFactory threads, long budget) {
    int cores = Math.max(2, Runtime.getRuntime().availableProcessors());
    this.checks = Executors.newFixedThreadPool(cores, threads);
    this.answers = Executors.newFixedThreadPool(cores, threads);
    this.threads = threads;
    this.budget = budget;
  }

  void connect(LanguageClient editor) {
    client = editor;
  }

  LanguageClient client() {
    return client;
  }

  void understands(boolean placesToFillIn) {
    snippets = placesToFillIn;
  }

  boolean snippets() {
    return snippets;
  }

  long budget() {
    return budget;
  }

  void open(TextDocumentItem item) {
    Optional<Language> language =
        languageOf(item.getUri())
            .or(
                () ->
                    languages.stream()
                        .filter(known -> known.name().equals(item.getLanguageId()))
                        .findFirst());
    language.ifPresent(
        known -> {
          Snapshot first = new Snapshot(item.getUri(), item.getVersion(), known, item.getText());
          OpenText before =
              open.put(item.getUri(), new OpenText(first, budget, checks, this::publish));
          Optional.ofNullable(before).ifPresent(OpenText::close);
        });
  }

  private void publish(Checked checked) {
    client.publishDiagnostics(Findings.published(checked));
  }

  /** The language whose suffix a name ends with; the longest suffix decides. */
  Optional<Language> languageOf(String name) {
    Language best = null;
    int length = 0;
    for (Language language : languages) {
      for (String suffix : language.suffixes()) {
        if (suffix.length() > length && name.endsWith(suffix)) {
          best = language;
          length = suffix.length();
        }
      }
    }
    return Optional.ofNullable(best);
  }

  void change(String uri, int version, List<TextDocumentContentChangeEvent> changes) {
    Optional.ofNullable(open.get(uri)).ifPresent(text -> text.change(changes, version));
  }

  void close(String uri) {
    OpenText text = open.remove(uri);
    if (text != null) {
      text.close();
      client.publishDiagnostics(new PublishDiagnosticsParams(uri, List.of()));
    }
  }

  Optional<OpenText> text(String uri) {
    return Optional.ofNullable(open.get(uri));
  }

  List<Snapshot> snapshots() {
    return open.values().stream()
        .map(OpenText::now)
        .sorted((a, b) -> a.uri().compareTo(b.uri()))
        .toList();
  }

  /**
   * Answers for the present state of a text, on a thread of its own.
   *
   * @param nothing the answer for a text that is not open
   */
  <T> CompletableFuture<T> answer(String uri, Supplier<T> nothing, Function<OpenText, T> about) {
    OpenText text = open.get(uri);
    return text == null
        ? CompletableFuture.completedFuture(nothing.get())
        : answer(() -> about.apply(text));
  }

  /** Runs long work separately, so that no answer waits for it. */
  <T> CompletableFuture<T> work(Supplier<T> work) {
    return CompletableFuture.supplyAsync(work, task -> threads.newThread(task).start());
  }

  /** Answers on a thread of its own, unless the editor cancels the request first. */
  <T> CompletableFuture<T> answer(Supplier<T> answer) {
    return CompletableFutures.computeAsync(
        answers,
        cancel -> {
          cancel.checkCanceled();
          return answer.get();
        });
  }

  @Override
  public void close() {
    open.values().forEach(OpenText::close);
    checks.shutdownNow();
    answers.shutdownNow();
  }
}
