package org.regames.cli;

import java.util.List;
import java.util.Optional;
import org.regames.backend.diff.Comparison;
import org.regames.backend.diff.Difference;
import org.regames.backend.diff.QuickDiff;
import org.regames.backend.diff.TagRenaming;
import org.regames.backend.diff.TreeDiff;
import org.regames.backend.interpreter.Turn;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import picocli.CommandLine.Option;

/**
 * Whether translations are the games that they were made of, by reading them back, before they are
 * written.
 */
final class TranslationCheck {
  /** How much is compared. */
  enum Extent {
    none,
    quick,
    full
  }

  /** What can be said of a translation. */
  sealed interface Verdict {
    /** The automata do the same at every step, or all states were compared. */
    record Proved(long states) implements Verdict {}

    /** So many states were compared, not all. */
    record NoDifference(long states) implements Verdict {}

    /** Nothing could be compared. */
    record Unknown(String why) implements Verdict {}

    /** It is another game, or none. */
    record Wrong(String what) implements Verdict {}
  }

  /** Small games have it at least: a few hundredths of a second. */
  private static final long LEAST_WORK = 100_000;

  /** As much work for each edge takes about as long as to read a game and to write it. */
  private static final long WORK_OF_AN_EDGE = 300;

  /** About a second. */
  private static final long MOST_WORK = 10_000_000;

  private static final long SEED = 1;
  private static final int FULL_DEPTH = 100;
  private static final int FULL_STATES = 5_000;
  private static final int FULL_PLAYS = 3_000;

  @Option(
      names = "--check-translation",
      paramLabel = "EXTENT",
      description =
          "How to check, before anything is written, that a translation which can be read back is"
              + " the same game: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}). quick takes"
              + " about as long as the translation itself, full as long as regames diff.")
  private Extent extent = Extent.quick;

  /** Whether translations into a language are looked at. */
  boolean looksAt(Language target) {
    return extent != Extent.none && target.frontend().isPresent();
  }

  /**
   * Compares a game and its translation.
   *
   * @param original what reading the game came to
   * @param byWords whether moves may have their words in other tags
   */
  Verdict verdict(
      Result<Game> original, Language target, String text, boolean byWords, GameOptions games) {
    if (original.value().isEmpty()) {
      return new Verdict.Unknown(Ending.summary(original.diagnostics()));
    }
    Source written = new Source("its translation", text);
    Result<Game> again = games.read(written, target.frontend().orElseThrow());
    if (again.value().isEmpty()) {
      String why = Ending.summary(again.diagnostics());
      return again.diagnostics().stream().anyMatch(TranslationCheck::isTooLarge)
          ? new Verdict.Unknown(why)
          : new Verdict.Wrong("it could not be read again: " + why);
    }
    TagRenaming renaming = TagRenaming.NONE.byWords(byWords);
    try {
      return verdict(compare(original.value().get(), again.value().get(), renaming));
    } catch (DiagnosticException tooMuch) {
      return new Verdict.Unknown(Ending.summary(List.of(tooMuch.diagnostic())));
    }
  }

  private static boolean isTooLarge(Diagnostic finding) {
    return finding.code().equals("too-large");
  }

  private Comparison compare(Game original, Game again, TagRenaming renaming) {
    if (extent == Extent.full) {
      return new TreeDiff(FULL_DEPTH, FULL_STATES, FULL_PLAYS, SEED)
          .compare(original, again, renaming, _ -> {});
    }
    long edges = (long) original.edges().size() + again.edges().size();
    long work = Math.min(MOST_WORK, LEAST_WORK + WORK_OF_AN_EDGE * edges);
    return new QuickDiff(work, SEED).compare(original, again, renaming);
  }

  private static Verdict verdict(Comparison found) {
    if (found.difference().isPresent()) {
      Difference difference = found.difference().get();
      return new Verdict.Wrong(
          "it would be another game: %s (first: the game, %s; second: the translation, %s)"
              .formatted(difference.what(), at(difference.first()), at(difference.second())));
    }
    if (found.complete()) {
      return new Verdict.Proved(found.states());
    }
    return found.states() == 0
        ? new Verdict.Unknown("its first moves alone take more work")
        : new Verdict.NoDifference(found.states());
  }

  private static String at(List<Turn> play) {
    return play.isEmpty() ? "at the start" : "after '" + Play.text(play) + "'";
  }

  /**
   * Tells what was found.
   *
   * @param file the game
   * @throws Failure where the translation is wrong
   */
  void tell(Verdict verdict, String file, Language target, Terminal terminal) {
    String translation = file + " in " + target.name() + ": ";
    Optional<String> summary =
        switch (verdict) {
          case Verdict.Proved(long states) ->
              Optional.of(states == 0 ? "proved" : "proved, in all " + count(states));
          case Verdict.NoDifference(long states) ->
              Optional.of("no difference in " + count(states));
          case Verdict.Unknown(String why) -> {
            String more = extent == Extent.full ? "" : "; --check-translation full may do it";
            new Findings(terminal)
                .warning(translation + "not compared with the game: " + why + more);
            yield Optional.empty();
          }
          case Verdict.Wrong(String what) ->
              throw Failure.failed(
                  translation
                      + what
                      + "; nothing was written. This is a mistake of regames: please report it with"
                      + " the game. --check-translation none writes it as it is");
        };
    summary.ifPresent(text -> terminal.err().println("note: " + translation + text));
  }

  private static String count(long states) {
    return Findings.count(states, "state");
  }
}
