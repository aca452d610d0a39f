package org.regames.ir.validate;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Result;

/** All validators. */
public final class Validators {
  /**
   * The validators in the order in which findings at one place are shown: what defines names before
   * what uses them, and single edges before the automaton as a whole. None depends on another: each
   * skips what an earlier one reports.
   */
  public static final List<Validator> ALL =
      List.of(
          new BuiltinDefinitions(),
          new DuplicateNames(),
          new ReservedNames(),
          new UnknownNames(),
          new RecursiveDefinitions(),
          new TypeForms(),
          new MapKeys(),
          new ValueTypes(),
          new ExpressionTypes(),
          new AssignmentTargets(),
          new VariableTags(),
          new PlayerAssignments(),
          new EndEdges(),
          new ReachabilityTargets(),
          new RecursiveChecks(),
          new TagLoops(),
          new WaysToEnd(),
          new PragmaNames());

  private static final Predicate<Diagnostic> STUCK =
      finding -> Set.of(WaysToEnd.CODE, "no-legal-move").contains(finding.code());

  private Validators() {}

  /**
   * The findings of reading a text and those of validating the game. If the reader found errors,
   * validators add nothing: it knows the text, they know only the automaton. Their findings without
   * a place, such as on an edge that the reader added, are put at the beginning of the text, unless
   * they are warnings and the reader reported something itself.
   *
   * @return the game, if there are no errors, and all findings
   */
  public static Result<Game> validated(Result<Game> read, Source source) {
    Diagnostics findings = new Diagnostics();
    findings.reportAll(read.diagnostics());
    Set<TextRange> said =
        read.diagnostics().stream()
            .map(it -> TextRange.of(it.origin()))
            .collect(Collectors.toSet());
    read.value().map(Validators::validate).orElse(List.of()).stream()
        .filter(finding -> !said.contains(TextRange.of(finding.origin())))
        .filter(finding -> finding.isError() || finding.origin().isKnown() || said.isEmpty())
        .filter(finding -> finding.isError() || !isOfAnotherText(finding, source))
        .filter(finding -> !isEndless(finding) || read.diagnostics().stream().noneMatch(STUCK))
        .map(finding -> finding.placedIn(source))
        .forEach(findings::report);
    return new Result<>(read.value().filter(_ -> !findings.hasErrors()), findings.list());
  }

  /** Whether a finding is about a text that the reader generated from the original. */
  private static boolean isOfAnotherText(Diagnostic finding, Source source) {
    Origin origin = finding.origin();
    return origin.isKnown() && !origin.source().name().equals(source.name());
  }

  /**
   * Whether a finding says that plays cannot continue; this has a single cause, which the reader
   * may have reported already.
   */
  private static boolean isEndless(Diagnostic finding) {
    return finding.code().equals(WaysToEnd.CODE);
  }

  private record TextRange(int start, int end) {
    static TextRange of(Origin origin) {
      return origin.isKnown() ? new TextRange(origin.start(), origin.end()) : new TextRange(-1, -1);
    }
  }

  /**
   * Every finding about a game, in the order of their places. Nearly linear in the size of the
   * game: a hundred thousand edges take a fraction of a second.
   */
  public static List<Diagnostic> validate(Game game) {
    Subject subject = new Subject(game);
    Diagnostics diagnostics = new Diagnostics();
    ALL.forEach(validator -> validator.check(subject, diagnostics));
    return diagnostics.list();
  }
}
