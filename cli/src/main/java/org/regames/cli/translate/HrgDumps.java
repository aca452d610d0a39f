package org.regames.cli.translate;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.regames.cli.console.Failure;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Emitter;
import org.regames.ir.language.Language;
import org.regames.ir.language.PassEmitter;
import org.regames.ir.language.Result;
import picocli.CommandLine.Option;

/**
 * The options for the passes of HRG written from an automaton, and for dumping the text after each.
 */
public final class HrgDumps {
  private static final String ALL = "all";
  private static final String NONE = "none";

  @Option(
      names = "--dump-hrg-after",
      paramLabel = "PASS",
      description =
          "Write HRG from the automaton, and the text after this pass, or after each of all that "
              + "changed it, to the folder OUT (see regames passes --hrg). For one game.")
  private Optional<String> after = Optional.empty();

  @Option(
      names = "--hrg-passes",
      paramLabel = "NAME",
      split = ",",
      description =
          "The passes that HRG written from an automaton goes through: all (the default), none, or"
              + " names.")
  private List<String> wanted = List.of(ALL);

  private final Map<String, String> texts = new LinkedHashMap<>();
  private String before = "";
  private int step;

  /** The passes, for a list. */
  static List<PassesCommand.Line> passes() {
    return emitter().passes().stream()
        .map(pass -> new PassesCommand.Line(pass.name(), true, pass.description()))
        .toList();
  }

  private static PassEmitter emitter() {
    return Language.all().stream()
        .flatMap(language -> language.emitter().stream())
        .filter(PassEmitter.class::isInstance)
        .map(PassEmitter.class::cast)
        .findFirst()
        .orElseThrow();
  }

  /** Whether texts after passes are to be written. */
  boolean areDumped() {
    return after.isPresent();
  }

  /** Whether HRG is to be written from the automaton with selected passes. */
  boolean areAsked() {
    return after.isPresent() || !wanted.equals(List.of(ALL));
  }

  /**
   * Checks that the passes exist and the language has passes.
   *
   * @throws Failure if not
   */
  void check(Language target) {
    if (areAsked() && !(target.emitter().orElse(null) instanceof PassEmitter)) {
      throw Failure.misused("--dump-hrg-after and --hrg-passes go with --to hrg");
    }
    List<String> names = new ArrayList<>(emitter().passes().stream().map(it -> it.name()).toList());
    names.addAll(List.of(ALL, NONE));
    wanted.stream()
        .filter(name -> !names.contains(name))
        .forEach(name -> unknown("--hrg-passes", name, names));
    names.remove(NONE);
    names.add(PassEmitter.START);
    after
        .filter(name -> !names.contains(name))
        .ifPresent(name -> unknown("--dump-hrg-after", name, names));
  }

  private static void unknown(String option, String pass, List<String> names) {
    String meant =
        NearestName.among(names).find(pass).map(name -> "; did you mean " + name + "?").orElse("");
    throw Failure.misused(
        option + ": there is no pass `" + pass + "` (see regames passes --hrg)" + meant);
  }

  private boolean runs(String pass) {
    return wanted.contains(ALL) || wanted.contains(pass);
  }

  /** The writer of HRG with the selected passes. */
  Emitter restricted(Emitter writer) {
    return areAsked() && writer instanceof PassEmitter emitter
        ? new Emitter() {
          @Override
          public Result<String> emit(Game game) {
            return emit(game, new Budget());
          }

          @Override
          public Result<String> emit(Game game, Budget budget) {
            return emitter.emit(game, budget, HrgDumps.this::runs, HrgDumps.this::note);
          }
        }
        : writer;
  }

  private void note(String pass, Supplier<String> written) {
    if (after.isEmpty()) {
      return;
    }
    String text = written.get();
    boolean changes = !text.equals(before);
    before = text;
    if (after.equals(Optional.of(pass)) || after.equals(Optional.of(ALL)) && changes) {
      texts.put(String.format(Locale.ROOT, "%02d-%s.hrg", step, pass), text);
    }
    step++;
  }

  /** The requested texts, after the game is written. */
  Map<Path, String> files(Path folder) {
    Map<Path, String> files = new LinkedHashMap<>();
    texts.forEach((name, text) -> files.put(folder.resolve(name), text));
    return files;
  }
}
