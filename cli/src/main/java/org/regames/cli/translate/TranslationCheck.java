package org.regames.cli.translate;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.regames.backend.diff.Comparison;
import org.regames.backend.diff.Difference;
import org.regames.backend.diff.QuickDiff;
import org.regames.backend.diff.TagRenaming;
import org.regames.backend.diff.TreeDiff;
import org.regames.backend.interpreter.Turn;
import org.regames.cli.console.Ending;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.GameOptions;
import org.regames.cli.play.Play;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.ir.language.TranslatedText;
import org.regames.ir.net.NetGame;
import picocli.CommandLine.Option;

/**
 * Checks translations before they are written, by reading them back and comparing them with the
 * original games.
 */
public final class TranslationCheck {
  /** How much is compared. */
  enum Extent {
    none,
    quick,
    full
  }

  /** The result of checking a translation. */
  sealed interface Verdict {
    /** The automata are equivalent, or all states were compared. */
    record Proved(long states) implements Verdict {}

    /** Some states were compared, but not all. */
    record NoDifference(long states) implements Verdict {}

    /** Nothing could be compared. */
    record Unknown(String why) implements Verdict {}

    /** It is a different game, or not a game. */
    record Wrong(String what) implements Verdict {}
  }

  /** The minimum for small games: a few hundredths of a second. */
  private static final long LEAST_WORK = 100_000;

  /** Work per edge that takes about as long as reading and writing a game. */
  private static final long WORK_OF_AN_EDGE = 300;

  /** The same per edge that is only read back. */
  private static final long WORK_OF_AN_EDGE_READ = 100;

  /** The same per gate of a net, including its analysis before a sheet is written. */
  private static final long WORK_OF_A_GATE = 600;

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

  /** Whether translations into a language are checked. */
  boolean looksAt(Language target) {
    return extent != Extent.none && target.frontend().isPresent();
  }

  /**
   * Compares a game and its translation.
   *
   * @param original the result of reading the game
   * @param byWords whether the words of moves may be divided into tags differently
   */
  Verdict verdict(
      Result<Game> original, Language target, String text, boolean byWords, GameOptions games) {
    if (original.value().isEmpty()) {
      return new Verdict.Unknown(Ending.summary(original.diagnostics()));
    }
    Game game = original.value().get();
    TagRenaming renaming = TagRenaming.NONE.byWords(byWords);
    return verdict(target, text, games, again -> Optional.of(compare(game, again, renaming)))
        .orElseThrow();
  }

  /**
   * Compares a text and its translation, by the net of the game if it has one: making its automaton
   * only for this would take longer than the translation.
   */
  Verdict verdict(
      TranslatedText written, Source text, Language target, boolean byWords, GameOptions games) {
    return ofNet(written, target, TagRenaming.NONE.byWords(byWords), games)
        .orElseGet(
            () -> {
              Result<Game> original = games.read(text, written.original());
              return verdict(original, target, written.text(), byWords, games);
            });
  }

  private Optional<Verdict> ofNet(
      TranslatedText written, Language target, TagRenaming renaming, GameOptions games) {
    if (extent == Extent.full) {
      return Optional.empty();
    }
    try {
      Optional<NetGame> net = written.original().net(games.budget());
      return net.flatMap(
          game -> verdict(target, written.text(), games, again -> compare(game, again, renaming)));
    } catch (DiagnosticException tooLarge) {
      return Optional.of(new Verdict.Unknown(Ending.summary(List.of(tooLarge.diagnostic()))));
    }
  }

  private static Optional<Verdict> verdict(
      Language target,
      String text,
      GameOptions games,
      Function<Game, Optional<Comparison>> comparison) {
    Source written = new Source("its translation", text);
    Result<Game> again = games.read(written, target.frontend().orElseThrow());
    if (again.value().isEmpty()) {
      String why = Ending.summary(again.diagnostics());
      boolean large = again.diagnostics().stream().anyMatch(TranslationCheck::isTooLarge);
      return Optional.of(
          large
              ? new Verdict.Unknown(why)
              : new Verdict.Wrong("it could not be read again: " + why));
    }
    try {
      return comparison.apply(again.value().get()).map(TranslationCheck::verdict);
    } catch (DiagnosticException tooMuch) {
      return Optional.of(new Verdict.Unknown(Ending.summary(List.of(tooMuch.diagnostic()))));
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
    return new QuickDiff(work(WORK_OF_AN_EDGE * edges), SEED).compare(original, again, renaming);
  }

  private static Optional<Comparison> compare(NetGame original, Game again, TagRenaming renaming) {
    long work = WORK_OF_AN_EDGE_READ * again.edges().size() + WORK_OF_A_GATE * original.gates();
    return new QuickDiff(work(work), SEED).compare(original, again, renaming);
  }

  private static long work(long more) {
    return Math.min(MOST_WORK, LEAST_WORK + more);
  }

  private static Verdict verdict(Comparison found) {
    if (found.difference().isPresent()) {
      Difference difference = found.difference().get();
      return new Verdict.Wrong(
          "it would be a different game: %s (first: the game, %s; second: the translation, %s)"
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
   * Prints the result.
   *
   * @param file the game
   * @throws Failure if the translation is wrong
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
                      + "; nothing was written. This is a bug in regames: please report it with "
                      + "the game. --check-translation none writes it as it is");
        };
    summary.ifPresent(text -> terminal.err().println("note: " + translation + text));
  }

  private static String count(long states) {
    return Findings.count(states, "state");
  }
}
