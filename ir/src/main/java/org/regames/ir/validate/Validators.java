package org.regames.ir.validate;

import java.util.List;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;

/** All validators. */
public final class Validators {
  /**
   * The validators in the order in which findings at one place are shown: what defines names before
   * what uses them, and single edges before the automaton as a whole. None depends on another: each
   * leaves alone what an earlier one reports.
   */
  public static final List<Validator> ALL =
      List.of(
          new BuiltinDefinitions(),
          new DuplicateNames(),
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

  private Validators() {}

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
