package org.regames.hrg.evaluation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.hrg.syntax.Generator;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgDefinition.Element;
import org.regames.hrg.syntax.Name;
import org.regames.ir.Builtins;
import org.regames.ir.Type;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/** Makes the members of one domain. */
final class DomainReader {
  private static final Set<String> BUILTIN_TYPES =
      Set.of(
          Builtins.PLAYER_OR_SYSTEM_TYPE,
          Builtins.BOOL_TYPE,
          Builtins.GOALS_TYPE,
          Builtins.VISIBILITY_TYPE);

  /** Each is kept as a term and as a symbol. */
  private static final Price MEMBER = new Price(2, "members of a domain");

  private final HrgDefinition.Domain domain;
  private final Domains domains;
  private final RepeatedFindings findings;
  private final Budget budget;
  private final Map<String, HrgTerm> members = new LinkedHashMap<>();
  private boolean sound = true;

  DomainReader(
      HrgDefinition.Domain domain, Domains domains, RepeatedFindings findings, Budget budget) {
    this.domain = domain;
    this.domains = domains;
    this.findings = findings;
    this.budget = budget;
  }

  /** The members in order; empty if there is an error, which is reported. */
  Optional<TermType.SetOf> read() {
    for (Element element : domain.elements()) {
      switch (element) {
        case Element.Member(Name name) -> member(name);
        case Element.Construction construction -> construct(construction);
      }
    }
    Type ir = new Type.Named(domain.name().text());
    return sound
        ? Optional.of(TermType.SetOf.of(ir, List.copyOf(members.values())))
        : Optional.empty();
  }

  private void member(Name name) {
    if (domains.isOpen(name.text())) {
      sound = false;
      findings.error(
          "recursive-domain", name.origin(), "the domain `" + name + "` would be a part of itself");
    } else if (domains.isDefined(name.text())) {
      Optional<TermType.SetOf> other = domains.find(name.text());
      sound &= other.isPresent();
      other.ifPresent(
          set -> {
            MEMBER.pay(set.members().size(), budget, name.origin());
            set.members().forEach(members::putIfAbsent);
          });
    } else if (name.text().equals("_")) {
      sound = false;
      findings.error(
          "misplaced-wildcard",
          name.origin(),
          "`_` stands for any value, so it cannot be a symbol");
    } else {
      reportBuiltin(name);
      MEMBER.pay(1, budget, name.origin());
      add(new HrgTerm.Atom(name.text()), name.origin());
    }
  }

  private void reportBuiltin(Name name) {
    if (BUILTIN_TYPES.contains(name.text())) {
      findings.report(
          Diagnostic.warning(
                  "type-as-symbol",
                  name.origin(),
                  "`" + name + "` is taken for a symbol here: no domain of this file has the name")
              .withHint("list the members of the built-in type instead"));
    }
  }

  private void add(HrgTerm member, Origin origin) {
    HrgTerm same = members.putIfAbsent(member.rgName(), member);
    if (same != null) {
      sound = false;
      String text =
          same.equals(member)
              ? "`" + member + "` is already a member of `" + domain.name() + "`"
              : "`" + member + "` and `" + same + "` would be the same symbol " + member.rgName();
      findings.error("duplicate-member", origin, text);
    }
    domains.addSymbol(member.rgName(), origin);
  }

  private void construct(Element.Construction element) {
    domains.addConstructor(element.constructor(), element.arguments().size());
    element.arguments().stream()
        .filter(name -> !name.isPatternVariable())
        .forEach(domains::addAtom);
    for (Generator generator : element.generators()) {
      if (generator.values() instanceof Generator.Values.Members(List<Name> names)) {
        names.forEach(domains::addAtom);
      }
    }
    if (!check(element)) {
      sound = false;
      return;
    }
    List<String> order = element.arguments().stream().map(Name::text).toList();
    List<Generator> generators =
        element.generators().stream()
            .sorted((a, b) -> Integer.compare(place(order, a), place(order, b)))
            .toList();
    try {
      Generators.forEach(
          generators,
          Scope.EMPTY,
          budget,
          MEMBER,
          element.origin(),
          scope -> add(built(element, scope), element.origin()));
    } catch (EvaluationException failure) {
      sound = false;
      failure.diagnostic().ifPresent(findings::report);
    }
  }

  private static int place(List<String> order, Generator generator) {
    return order.indexOf(generator.variable().text());
  }

  private static HrgTerm built(Element.Construction element, Scope scope) {
    List<HrgTerm> arguments = new ArrayList<>(element.arguments().size());
    for (Name name : element.arguments()) {
      arguments.add(scope.find(name.text()).orElseGet(() -> new HrgTerm.Atom(name.text())));
    }
    return HrgTerm.Built.of(element.constructor().text(), arguments);
  }

  /** Whether arguments and generators fit each other. */
  private boolean check(Element.Construction element) {
    int before = findings.errors();
    Name constructor = element.constructor();
    if (!constructor.isPatternVariable()) {
      findings.error(
          "constructor-case",
          constructor.origin(),
          "a constructor begins with an upper-case letter, unlike `" + constructor + "`");
    }
    Set<String> bound = new HashSet<>();
    Generators.check(element.generators(), bound, findings);
    Set<String> used = new HashSet<>();
    for (Name name : element.arguments()) {
      used.add(name.text());
      if (name.isPatternVariable() && !bound.contains(name.text())) {
        findings.report(
            Diagnostic.error(
                    "unbound-variable", name.origin(), "nothing defines what `" + name + "` is")
                .withHint("add `where " + name + " in 0..7`, or whatever it ranges over")
                .withFix(
                    "say what `" + name + "` ranges over",
                    Origin.of(
                        name.origin().source(), element.origin().end(), element.origin().end()),
                    (element.generators().isEmpty() ? " where " : ", ")
                        + name
                        + " in "
                        + TextHole.WORD));
      }
    }
    Generators.reportUnused(element.generators(), used, findings);
    return findings.errors() == before;
  }
}
