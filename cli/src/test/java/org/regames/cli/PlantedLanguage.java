package org.regames.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.regames.ir.language.Emitter;
import org.regames.ir.language.Formatter;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;

/**
 * A language with writers that make mistakes: its texts are RG, but in what it writes, and in what
 * is written of its texts, every {@code 7} is another number, and every {@code 9} no RG.
 */
public final class PlantedLanguage implements Language {
  private static final Language RG =
      Language.all().stream().filter(each -> each.name().equals("rg")).findFirst().orElseThrow();

  /** Does something while the language is installed beside all others. */
  static <T> T installed(Path folder, Callable<T> work) throws Exception {
    Path service = folder.resolve("META-INF/services/" + Language.class.getName());
    Files.createDirectories(service.getParent());
    Files.writeString(service, PlantedLanguage.class.getName());
    Thread thread = Thread.currentThread();
    ClassLoader usual = thread.getContextClassLoader();
    thread.setContextClassLoader(
        new ClassLoader(usual) {
          @Override
          protected Enumeration<URL> findResources(String name) {
            try {
              return name.endsWith(Language.class.getName())
                  ? Collections.enumeration(List.of(service.toUri().toURL()))
                  : Collections.emptyEnumeration();
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          }
        });
    try {
      return work.call();
    } finally {
      thread.setContextClassLoader(usual);
    }
  }

  private static Result<String> mistaken(Result<String> text) {
    return new Result<>(
        text.value().map(right -> right.replace("7", "70").replace("9", "(")), text.diagnostics());
  }

  @Override
  public String name() {
    return "planted";
  }

  @Override
  public String description() {
    return "RG with mistakes";
  }

  @Override
  public List<String> suffixes() {
    return List.of(".planted");
  }

  @Override
  public Optional<Frontend> frontend() {
    return RG.frontend();
  }

  @Override
  public Optional<Emitter> emitter() {
    Emitter right = RG.emitter().orElseThrow();
    return Optional.of(game -> mistaken(right.emit(game)));
  }

  @Override
  public Optional<Formatter> translator(Language target) {
    return target.name().equals("rg")
        ? Optional.of((source, _) -> mistaken(Result.success(source.text())))
        : Optional.empty();
  }
}
