package org.regames.gdl;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.regames.gdl.check.Checks;
import org.regames.gdl.clause.Clause;
import org.regames.gdl.clause.Clauses;
import org.regames.gdl.clause.SmallLetters;
import org.regames.gdl.ground.Grounder;
import org.regames.gdl.ground.Grounding;
import org.regames.gdl.hrg.Capitals;
import org.regames.gdl.hrg.HrgTranslation;
import org.regames.gdl.hrg.ViaHrgLowering;
import org.regames.gdl.lowering.GdlLowering;
import org.regames.gdl.lowering.NetLowering;
import org.regames.gdl.lowering.RulePlaces;
import org.regames.gdl.net.DeadEnds;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.NetBuilder;
import org.regames.gdl.net.Simplification;
import org.regames.gdl.reason.Reasoner;
import org.regames.gdl.recover.Recovery;
import org.regames.gdl.recover.Refinement;
import org.regames.gdl.recover.Structure;
import org.regames.gdl.recover.StructureReport;
import org.regames.gdl.syntax.Atom;
import org.regames.gdl.syntax.GdlDescription;
import org.regames.gdl.syntax.GdlTerm;
import org.regames.gdl.syntax.Keywords;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Language;
import org.regames.ir.language.NetReading;
import org.regames.ir.language.Result;
import org.regames.ir.language.TranslatedText;
import org.regames.ir.net.NetGame;
import org.regames.ir.rules.RuleGame;

/** The stages from text to game: parse, check, ground, net, simplify, recover, lower. */
final class GdlFrontend {
  private GdlFrontend() {}

  /** The automaton of the net or, if the budget does not suffice, that of the rules in HRG. */
  static Result<Game> read(Source source, Budget budget) {
    Result<Prepared> prepared = prepare(source, budget);
    Result<Game> ofNet =
        prepared.then(game -> game.lower(GdlLowering::lower, budget.rest()).game());
    return ofNet.value().isPresent()
        ? ofNet
        : prepared
            .then(game -> game.byRules(budget.rest()))
            .value()
            .flatMap(ofRules -> ofRules)
            .map(game -> prepared.then(_ -> game))
            .orElse(ofNet);
  }

  /** The game, and where its facts are. */
  static Result<GdlLowering.Lowered> lower(Source source, Budget budget) {
    return lower(source, budget, GdlLowering::lower);
  }

  /** A way to make an automaton of a net. */
  interface Lowering {
    GdlLowering.Lowered lower(GameNet net, Structure structure, RulePlaces places, Budget budget);
  }

  static Result<GdlLowering.Lowered> lower(Source source, Budget budget, Lowering lowering) {
    return prepare(source, budget).then(prepared -> prepared.lower(lowering, budget));
  }

  /** The game as a net; its automaton is made on demand. */
  static Result<NetReading> net(Source source, Budget budget) {
    return prepare(source, budget)
        .then(
            prepared ->
                new NetReading(
                    prepared.lowered(budget),
                    prepared.net().names(),
                    StructureReport.of(prepared.net(), prepared.structure()),
                    () -> prepared.automaton(budget)));
  }

  /** The game in the form of its rules. */
  static Result<RuleGame> rules(Source source, Budget budget) {
    Diagnostics diagnostics = new Diagnostics();
    try {
      Optional<Checked> checked = checked(source, budget, clauses -> clauses, diagnostics);
      if (checked.isEmpty()) {
        return Result.failure(diagnostics);
      }
      Reasoner game = Reasoner.of(checked.get().clauses());
      someoneMustPlay(game.roles(), checked.get().clauses());
      return Result.of(game, diagnostics);
    } catch (DiagnosticException end) {
      diagnostics.report(end.diagnostic());
      return Result.failure(diagnostics);
    }
  }

  /** Clauses that were read and checked. */
  private record Checked(List<Clause> clauses, Origin start) {}

  /** Empty if there are mistakes, which are reported. */
  private static Optional<Checked> checked(
      Source source, Budget budget, UnaryOperator<List<Clause>> renaming, Diagnostics diagnostics) {
    GdlDescription description = GdlParser.parse(source, diagnostics);
    if (diagnostics.hasErrors()) {
      return Optional.empty();
    }
    List<Clause> written = Clauses.of(description, budget);
    Checks.check(description, written, diagnostics);
    if (diagnostics.hasErrors()) {
      return Optional.empty();
    }
    boolean isInCapitals = SmallLetters.isInCapitals(source.text());
    List<Clause> clauses = renaming.apply(isInCapitals ? SmallLetters.of(written) : written);
    return Optional.of(new Checked(clauses, description.start()));
  }

  private static void someoneMustPlay(List<String> roles, List<Clause> clauses) {
    if (roles.stream().allMatch(Keywords.RANDOM::equals)) {
      throw new DiagnosticException(nobody(roles, clauses));
    }
  }

  /** A net whose facts are sorted into families. */
  private record Prepared(
      GameNet net, Structure structure, List<Clause> clauses, Grounding grounding, Origin start)
      implements TranslatedText.Original {
    GdlLowering.Lowered lower(Lowering lowering, Budget budget) {
      return lowering.lower(net, structure, new RulePlaces(clauses, start), budget);
    }

    /** The automaton of the net. */
    @Override
    public Result<Game> automaton(Budget budget) {
      return Result.success(this).then(again -> again.lower(GdlLowering::lower, budget).game());
    }

    @Override
    public Optional<NetGame> net(Budget budget) {
      return Optional.of(lowered(budget));
    }

    NetGame lowered(Budget budget) {
      return NetLowering.lower(net, structure, start, budget);
    }

    /** The automaton of the rules in HRG, if they can be written so and the budget suffices. */
    Optional<Game> byRules(Budget budget) {
      return rules().game().flatMap(game -> ViaHrgLowering.lower(game, start, budget));
    }

    HrgTranslation.Written rules() {
      return HrgTranslation.write(clauses, grounding, net, structure);
    }
  }

  /**
   * The price of an edge in HRG, in items of the budget: some lines, and the work to order them.
   */
  private static final int ITEMS_OF_EDGE = 30;

  /**
   * The rules written in HRG one by one, if possible; otherwise their automaton in HRG, if the
   * budget suffices for that.
   */
  static Result<TranslatedText> hrg(Source source, Budget budget, Language hrg) {
    Result<Prepared> prepared = prepare(source, budget, Capitals::small);
    if (prepared.value().isEmpty()) {
      return new Result<>(Optional.empty(), prepared.diagnostics());
    }
    Prepared game = prepared.value().get();
    HrgTranslation.Written rules = game.rules();
    Result<String> written =
        rules.text().isPresent()
            ? Result.success(rules.text().get())
            : ofAutomaton(game, rules.why(), budget, hrg);
    Diagnostics findings = new Diagnostics();
    findings.reportAll(prepared.diagnostics());
    findings.reportAll(written.diagnostics());
    return new Result<>(
        written.value().map(text -> new TranslatedText(text, game)), findings.list());
  }

  private static Result<String> ofAutomaton(
      Prepared prepared, String reason, Budget budget, Language hrg) {
    Result<Game> game =
        prepared
            .automaton(budget)
            .then(
                automaton -> {
                  budget.spend(
                      (long) ITEMS_OF_EDGE * automaton.edges().size(),
                      "statements of an automaton, written since its rules cannot be ("
                          + reason
                          + "),",
                      prepared.start());
                  return automaton;
                });
    if (game.value().isEmpty()) {
      return new Result<>(Optional.empty(), game.diagnostics());
    }
    String why = "// From the automaton, not rule by rule: " + reason + ".\n\n";
    return hrg.emitter().orElseThrow().emit(game.value().get(), budget).then(text -> why + text);
  }

  private static Result<Prepared> prepare(Source source, Budget budget) {
    return prepare(source, budget, clauses -> clauses);
  }

  private static Result<Prepared> prepare(
      Source source, Budget budget, UnaryOperator<List<Clause>> renaming) {
    Diagnostics diagnostics = new Diagnostics();
    try {
      Optional<Checked> checked = checked(source, budget, renaming, diagnostics);
      if (checked.isEmpty()) {
        return Result.failure(diagnostics);
      }
      List<Clause> clauses = checked.get().clauses();
      Grounding grounding = Grounder.ground(clauses, budget);
      someoneMustPlay(grounding.roles().stream().map(grounding.terms()::text).toList(), clauses);
      GameNet net = NetBuilder.build(grounding, budget, diagnostics);
      GameNet simple = Simplification.simplify(net);
      DeadEnds.find(simple).ifPresent(end -> diagnostics.report(warning(end, simple, clauses)));
      Structure structure = Recovery.structure(simple, budget);
      GameNet refined = Refinement.refined(simple, structure, budget);
      return Result.of(
          new Prepared(refined, structure, clauses, grounding, checked.get().start()), diagnostics);
    } catch (DiagnosticException end) {
      diagnostics.report(end.diagnostic());
      return Result.failure(diagnostics);
    }
  }

  private static Diagnostic nobody(List<String> roles, List<Clause> clauses) {
    return Diagnostic.error(
            "missing-relation",
            heads(clauses, Keywords.ROLE).findFirst().map(Atom::origin).orElseThrow(),
            (roles.isEmpty() ? "no `role` holds" : "`random` is the only role") + ": nobody plays")
        .withHint("add a rule with (role NAME)");
  }

  private static Diagnostic warning(DeadEnds.DeadEnd end, GameNet game, List<Clause> clauses) {
    String role = game.terms().text(game.roles().get(end.role()));
    Origin legal =
        heads(clauses, Keywords.LEGAL)
            .sorted(Comparator.comparing(head -> !isOf(role, head.arguments().getFirst())))
            .findFirst()
            .map(Atom::origin)
            .orElseThrow();
    return Diagnostic.warning(
            "no-legal-move",
            legal,
            "`"
                + role
                + "` has no legal move, though the play has not ended, "
                + (end.play().isEmpty()
                    ? "at the start"
                    : "after the play " + String.join(" / ", end.play())))
        .withHint("give it a move there, or make that state terminal");
  }

  private static Stream<Atom> heads(List<Clause> clauses, String relation) {
    return clauses.stream().map(Clause::head).filter(head -> head.relation().equals(relation));
  }

  private static boolean isOf(String role, GdlTerm term) {
    return term instanceof GdlTerm.Variable || term.toString().equals(role);
  }

  static Result<String> prefix(Source source, Budget budget) {
    return format(source, GdlPrinter::prefix);
  }

  static Result<String> infix(Source source, Budget budget) {
    return format(source, GdlPrinter::infix);
  }

  private static Result<String> format(Source source, Function<GdlDescription, String> style) {
    Diagnostics diagnostics = new Diagnostics();
    GdlDescription description = GdlParser.parse(source, diagnostics);
    return diagnostics.hasErrors()
        ? Result.failure(diagnostics)
        : Result.of(style.apply(description), diagnostics);
  }
}
