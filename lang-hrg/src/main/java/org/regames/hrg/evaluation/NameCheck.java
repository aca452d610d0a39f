package org.regames.hrg.evaluation;

import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgDefinition.Case;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgExpression.Part;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgPattern;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;
import org.regames.ir.diagnostic.Diagnostic;

/** Checks the names in what is evaluated at translation time: functions and initial values. */
public final class NameCheck {
  private final Declarations declarations;
  private final Domains domains;
  private final RepeatedFindings findings;

  /** The names that are results of the case being checked, the very objects. */
  private final Set<Name> results = Collections.newSetFromMap(new IdentityHashMap<>());

  /** The type of these results. */
  private Optional<TermType> expected = Optional.empty();

  public NameCheck(Declarations declarations) {
    this.declarations = declarations;
    this.domains = declarations.domains();
    this.findings = declarations.findings();
  }

  /** Reports what is wrong in the cases of a function. */
  public void check(HrgDefinition.Function function) {
    Optional<TermType> type =
        declarations.functions().find(function.name().text()).flatMap(Functions.Declared::type);
    for (Case option : function.cases()) {
      expected = type.flatMap(all -> all.after(option.patterns().size()));
      results.clear();
      addResults(option.body());
      Set<String> bound = new HashSet<>();
      option.patterns().forEach(pattern -> pattern(pattern, bound));
      expression(option.body(), bound, false);
    }
  }

  /** Collects the names that are results by themselves. */
  private void addResults(HrgExpression body) {
    switch (body) {
      case HrgExpression.Reference(Name name) -> results.add(name);
      case HrgExpression.Conditional e -> {
        addResults(e.consequence());
        addResults(e.alternative());
      }
      case HrgExpression.Construction _,
          HrgExpression.Application _,
          HrgExpression.Binary _,
          HrgExpression.Membership _,
          HrgExpression.MapLiteral _ -> {}
    }
  }

  /** Reports what is wrong in an initial value; outside map parts, it may name any symbol. */
  public void check(HrgExpression initial) {
    results.clear();
    expression(initial, Set.of(), true);
  }

  private void pattern(HrgPattern pattern, Set<String> bound) {
    switch (pattern) {
      case HrgPattern.Wildcard _ -> {}
      case HrgPattern.Variable(Name name) -> {
        if (!bound.add(name.text())) {
          findings.error(
              "duplicate-variable",
              name.origin(),
              "`" + name + "` occurs twice in these patterns; compare two variables in the body");
        }
      }
      case HrgPattern.Literal(Name name) -> {
        if (!symbol(name, declarations.suggestions()::pattern)) {
          bound.add(name.text()); // its use in the body would be the same mistake
        }
      }
      case HrgPattern.Construction(Name constructor, List<HrgPattern> arguments, _) -> {
        constructor(constructor, arguments.size());
        arguments.forEach(argument -> pattern(argument, bound));
      }
    }
  }

  private void constructor(Name name, int arguments) {
    Set<Integer> arities = domains.arities(name.text());
    if (arities.isEmpty() && domains.isComplete()) {
      findings.report(declarations.suggestions().constructor(name));
    } else if (!arities.isEmpty() && !arities.contains(arguments)) {
      findings.error(
          "arity",
          name.origin(),
          "`"
              + name
              + "` takes "
              + Declarations.count(arities.iterator().next(), "argument")
              + ", not "
              + arguments);
    }
  }

  /**
   * @param symbols whether an unbound upper-case name may be a symbol
   */
  private void expression(HrgExpression expression, Set<String> bound, boolean symbols) {
    switch (expression) {
      case HrgExpression.Reference(Name name) -> reference(name, bound, symbols);
      case HrgExpression.Construction(Name constructor, List<HrgExpression> arguments, _) -> {
        constructor(constructor, arguments.size());
        arguments.forEach(argument -> expression(argument, bound, symbols));
      }
      case HrgExpression.Application e -> {
        if (!isCondition(e)) {
          expression(e.map(), bound, symbols);
          arity(e, bound);
        }
        e.arguments().forEach(argument -> expression(argument, bound, symbols));
      }
      case HrgExpression.Binary(_, HrgExpression left, HrgExpression right, _) -> {
        expression(left, bound, symbols);
        expression(right, bound, symbols);
      }
      case HrgExpression.Membership e -> {
        tested(e.value(), bound, symbols);
        setType(e.type());
      }
      case HrgExpression.Conditional e -> {
        expression(e.condition(), bound, symbols);
        expression(e.consequence(), bound, symbols);
        expression(e.alternative(), bound, symbols);
      }
      case HrgExpression.MapLiteral e -> map(e, bound, symbols);
    }
  }

  /**
   * A value whose membership in a domain is tested: published games test values that no domain has.
   */
  private void tested(HrgExpression value, Set<String> bound, boolean symbols) {
    if (value instanceof HrgExpression.Construction(Name constructor, var arguments, _)
        && domains.isComplete()
        && domains.arities(constructor.text()).isEmpty()) {
      findings.report(declarations.suggestions().testedConstructor(constructor));
      arguments.forEach(argument -> expression(argument, bound, symbols));
    } else {
      expression(value, bound, symbols);
    }
  }

  private void arity(HrgExpression.Application e, Set<String> bound) {
    if (e.map() instanceof HrgExpression.Reference(Name name) && !bound.contains(name.text())) {
      int arrows =
          declarations
              .functions()
              .find(name.text())
              .flatMap(Functions.Declared::type)
              .map(type -> type.sources().size())
              .orElse(Integer.MAX_VALUE);
      if (e.arguments().isEmpty() || e.arguments().size() > arrows) {
        findings.error(
            "arity",
            e.origin(),
            "`"
                + name
                + "` takes "
                + (arrows == Integer.MAX_VALUE
                    ? "arguments"
                    : Declarations.count(arrows, "argument"))
                + ", not "
                + e.arguments().size());
      }
    }
  }

  private void setType(HrgType type) {
    if (type instanceof HrgType.Members(List<Name> names, _)) {
      names.forEach(name -> symbol(name, declarations.suggestions()::constant));
    }
    declarations.types().set(type);
  }

  /** Reports a name that is not a symbol, and returns whether it is one. */
  private boolean symbol(Name name, Function<Name, Diagnostic> unknown) {
    boolean isKnown = !domains.isComplete() || domains.isAtom(name.text());
    if (!isKnown) {
      findings.report(unknown.apply(name));
    }
    return isKnown;
  }

  /** Whether this is {@code not(c)}, {@code true()} or {@code false()}, or is meant to be. */
  private boolean isCondition(HrgExpression.Application e) {
    if (e.calls(HrgKeywords.REACHABLE)) {
      findings.error(
          "not-constant",
          e.origin(),
          "`reachable` is a question to a state of play; here all is computed before any play");
    }
    return e.calls(HrgKeywords.REACHABLE)
        || e.calls(HrgKeywords.NOT) && e.arguments().size() == 1
        || (e.calls(HrgKeywords.TRUE) || e.calls(HrgKeywords.FALSE)) && e.arguments().isEmpty();
  }

  private void reference(Name name, Set<String> bound, boolean symbols) {
    String text = name.text();
    if (bound.contains(text) || declarations.isBroken(text)) {
      return;
    }
    if (text.equals("_")) {
      findings.error(
          "misplaced-wildcard",
          name.origin(),
          "`_` stands for any value, so it is not a value itself; it can only be a pattern or the "
              + "only key of a map");
    } else if (name.isPatternVariable() && !(symbols && domains.isSymbol(text))) {
      unbound(name);
    } else if (declarations.variables().containsKey(text)) {
      findings.error(
          "not-constant",
          name.origin(),
          "`" + text + "` is a variable; here all is computed before any play");
    } else if (declarations.functions().find(text).isEmpty()
        && domains.isComplete()
        && !domains.isAtom(text)) {
      Suggestions suggestions = declarations.suggestions();
      Diagnostic finding =
          bound.contains(Suggestions.capital(text))
              ? suggestions.pattern(name)
              : suggestions.constant(name);
      findings.report(
          expected
              .filter(_ -> results.contains(name))
              .map(type -> suggestions.symbol(name, type, finding))
              .orElse(finding));
    }
  }

  private void unbound(Name name) {
    Diagnostic error =
        Diagnostic.error(
            "unbound-variable",
            name.origin(),
            "nothing defines what the variable `" + name + "` is");
    findings.report(
        domains.isSymbol(name.text())
            ? error.withHint(
                "upper-case names are variables here; start the symbol's name with a"
                    + " small letter")
            : error);
  }

  private void map(HrgExpression.MapLiteral literal, Set<String> bound, boolean symbols) {
    literal.otherwise().ifPresent(value -> expression(value, bound, symbols));
    boolean everywhere = ConstantEvaluator.isEverywhere(literal) && literal.otherwise().isEmpty();
    for (Part part : literal.parts()) {
      Set<String> inner = new HashSet<>(bound);
      Generators.check(part.generators(), inner, findings);
      Set<String> used = new HashSet<>();
      names(part.key(), used);
      Generators.reportUnused(part.generators(), used, findings);
      if (!everywhere) {
        expression(part.key(), inner, false);
      }
      expression(part.value(), inner, false);
    }
  }

  private static void names(HrgExpression expression, Set<String> names) {
    switch (expression) {
      case HrgExpression.Reference(Name name) -> names.add(name.text());
      case HrgExpression.Construction e -> e.arguments().forEach(a -> names(a, names));
      case HrgExpression.Application e -> {
        names(e.map(), names);
        e.arguments().forEach(a -> names(a, names));
      }
      case HrgExpression.Binary e -> {
        names(e.left(), names);
        names(e.right(), names);
      }
      case HrgExpression.Membership e -> names(e.value(), names);
      case HrgExpression.Conditional e -> {
        names(e.condition(), names);
        names(e.consequence(), names);
        names(e.alternative(), names);
      }
      case HrgExpression.MapLiteral _ -> {}
    }
  }
}
