package org.regames.hrg.evaluation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeSet;
import org.regames.hrg.syntax.Generator;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgDefinition.Element;
import org.regames.hrg.syntax.HrgGame;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;
import org.regames.ir.Builtins;
import org.regames.ir.Type;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/** The members of domains, and what types and symbols there are. */
public final class Domains {
  private final Map<String, HrgDefinition.Domain> definitions = new LinkedHashMap<>();
  private final Map<String, Optional<TermType.SetOf>> resolved = new HashMap<>();
  private final List<String> open = new ArrayList<>();
  private final SequencedMap<String, Origin> symbols = new LinkedHashMap<>();
  private final Set<String> atoms = new HashSet<>();
  private final Map<String, Set<Integer>> constructors = new LinkedHashMap<>();
  private final Findings findings;
  private final Budget budget;
  private boolean complete;

  /**
   * Resolves all domains of a game and reports what is wrong with them.
   *
   * @param broken names of definitions that could not be read
   * @param complete whether none of these is a domain
   */
  public Domains(
      HrgGame game, Set<String> broken, boolean complete, Findings findings, Budget budget) {
    this.findings = findings;
    this.budget = budget;
    this.complete = complete;
    for (HrgDefinition.Domain domain : game.all(HrgDefinition.Domain.class)) {
      HrgDefinition.Domain first = definitions.putIfAbsent(domain.name().text(), domain);
      if (first != null) {
        findings.report(
            Diagnostic.error(
                    "duplicate-name",
                    domain.name().origin(),
                    "the domain `" + domain.name() + "` is defined twice")
                .withNote(first.name().origin(), "first defined here"));
      }
    }
    broken.forEach(name -> resolved.put(name, Optional.empty()));
    definitions.keySet().forEach(this::domain);
    List.of(Builtins.KEEPER, Builtins.RANDOM, "0", "1").forEach(this::addBuiltin);
  }

  private void addBuiltin(String symbol) {
    symbols.putIfAbsent(symbol, Origin.UNKNOWN);
    atoms.add(symbol);
  }

  /** The domains in the order of their definition, except those with errors. */
  public SequencedMap<String, TermType.SetOf> all() {
    SequencedMap<String, TermType.SetOf> all = new LinkedHashMap<>();
    definitions.keySet().forEach(name -> domain(name).ifPresent(set -> all.put(name, set)));
    return all;
  }

  /** Whether everything could be read, so that an unknown name is surely a mistake. */
  public boolean isComplete() {
    return complete;
  }

  /** Whether some type has a member with this symbol. */
  public boolean isSymbol(String symbol) {
    return symbols.containsKey(symbol);
  }

  /** Whether a name is a symbol or stands as an argument in one. */
  public boolean isAtom(String name) {
    return symbols.containsKey(name)
        || atoms.contains(name)
        || new Term.Atom(name).number().isPresent();
  }

  /** Every symbol and the place that first names it, in order. */
  public SequencedMap<String, Origin> symbols() {
    return symbols;
  }

  /** The numbers of arguments that a constructor is used with; empty where it is unknown. */
  public Set<Integer> arities(String constructor) {
    return constructors.getOrDefault(constructor, Set.of());
  }

  public Set<String> constructors() {
    return constructors.keySet();
  }

  /** The names of all types. */
  public Set<String> typeNames() {
    Set<String> names = new TreeSet<>(definitions.keySet());
    names.addAll(
        List.of(
            Builtins.PLAYER_OR_SYSTEM_TYPE,
            Builtins.BOOL_TYPE,
            Builtins.GOALS_TYPE,
            Builtins.VISIBILITY_TYPE));
    return names;
  }

  private Optional<TermType.SetOf> domain(String name) {
    Optional<TermType.SetOf> known = resolved.get(name);
    if (known != null) {
      return known;
    }
    open.add(name);
    Optional<TermType.SetOf> set = new DomainReader(definitions.get(name)).read();
    open.removeLast();
    resolved.put(name, set);
    complete &= set.isPresent();
    return set;
  }

  /** Whether a domain of this name is written, well or badly. */
  public boolean isDefined(String name) {
    return definitions.containsKey(name) || resolved.containsKey(name);
  }

  /** A domain that has no error, by its name. */
  public Optional<TermType.SetOf> find(String name) {
    return definitions.containsKey(name) ? domain(name) : Optional.empty();
  }

  /** The type that is written so; empty where it is wrong, which is reported. */
  public Optional<TermType> type(HrgType type) {
    return switch (type) {
      case HrgType.Named(Name name) -> named(name);
      case HrgType.Members members -> set(members).map(set -> set);
      case HrgType.Arrow(HrgType source, HrgType target, _) -> {
        Optional<TermType> from = type(source);
        Optional<TermType> to = type(target);
        if (from.isPresent() && from.get() instanceof TermType.MapOf) {
          findings.error(
              "not-a-set",
              source.origin(),
              "the keys of a map must be of a set type, and `" + source + "` is a map type");
        }
        yield from.isPresent() && from.get() instanceof TermType.SetOf set
            ? to.map(target2 -> new TermType.MapOf(set, target2))
            : Optional.empty();
      }
    };
  }

  private Optional<TermType> named(Name name) {
    if (definitions.containsKey(name.text()) || resolved.containsKey(name.text())) {
      return domain(name.text()).map(set -> set);
    }
    Type ir = new Type.Named(name.text());
    switch (name.text()) {
      case Builtins.BOOL_TYPE -> {
        return Optional.of(TermType.SetOf.of(ir, List.of(new Term.Atom("0"), new Term.Atom("1"))));
      }
      case Builtins.PLAYER_OR_SYSTEM_TYPE -> {
        return players()
            .map(
                players -> {
                  List<Term> all = new ArrayList<>(players.members().values());
                  all.add(new Term.Atom(Builtins.KEEPER));
                  all.add(new Term.Atom(Builtins.RANDOM));
                  return TermType.SetOf.of(ir, all);
                });
      }
      case Builtins.GOALS_TYPE -> {
        return players()
            .flatMap(
                players ->
                    find(Builtins.SCORE_TYPE).map(score -> new TermType.MapOf(players, score)));
      }
      case Builtins.VISIBILITY_TYPE -> {
        Optional<TermType> bool = named(new Name(Builtins.BOOL_TYPE, name.origin()));
        return players().flatMap(players -> bool.map(b -> new TermType.MapOf(players, b)));
      }
      default -> {
        findings.report(
            Diagnostic.error("unknown-type", name.origin(), "there is no domain `" + name + "`"));
        return Optional.empty();
      }
    }
  }

  private Optional<TermType.SetOf> players() {
    return find(Builtins.PLAYER_TYPE);
  }

  /** An inline set; its members count as symbols of the game. */
  private Optional<TermType.SetOf> set(HrgType.Members type) {
    boolean unique = reportRepeated(type.names());
    List<Term> members = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (Name name : type.names()) {
      members.add(new Term.Atom(name.text()));
      names.add(name.text());
      symbols.putIfAbsent(name.text(), name.origin());
    }
    return unique
        ? Optional.of(TermType.SetOf.of(new Type.SetType(names, type.origin()), members))
        : Optional.empty();
  }

  /** Whether no name stands twice. */
  public boolean reportRepeated(List<Name> names) {
    Map<String, Name> seen = new HashMap<>();
    for (Name name : names) {
      Name first = seen.putIfAbsent(name.text(), name);
      if (first != null) {
        findings.report(
            Diagnostic.error(
                    "duplicate-member", name.origin(), "`" + name + "` stands twice in this set")
                .withNote(first.origin(), "first here"));
        return false;
      }
    }
    return true;
  }

  /** Makes the members of one domain. */
  private final class DomainReader {
    private final HrgDefinition.Domain domain;
    private final Map<String, Term> members = new LinkedHashMap<>();
    private boolean sound = true;

    DomainReader(HrgDefinition.Domain domain) {
      this.domain = domain;
    }

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
      if (open.contains(name.text())) {
        sound = false;
        findings.error(
            "recursive-domain", name.origin(), "the domain `" + name + "` is defined by itself");
      } else if (definitions.containsKey(name.text()) || resolved.containsKey(name.text())) {
        Optional<TermType.SetOf> other = domain(name.text());
        sound &= other.isPresent();
        other.ifPresent(
            set -> {
              budget.spend(set.members().size(), "members of a domain", name.origin());
              set.members().forEach(members::putIfAbsent);
            });
      } else {
        budget.spend(1, "members of a domain", name.origin());
        add(new Term.Atom(name.text()), name.origin());
      }
    }

    private void add(Term member, Origin origin) {
      Term same = members.putIfAbsent(member.rgName(), member);
      if (same != null) {
        sound = false;
        String text =
            same.equals(member)
                ? "`" + member + "` is already a member of `" + domain.name() + "`"
                : "`" + member + "` and `" + same + "` are both the symbol " + member.rgName();
        findings.error("duplicate-member", origin, text);
      }
      symbols.putIfAbsent(member.rgName(), origin);
    }

    private void construct(Element.Construction element) {
      constructors
          .computeIfAbsent(element.constructor().text(), _ -> new TreeSet<>())
          .add(element.arguments().size());
      element.arguments().stream()
          .filter(name -> !name.isPatternVariable())
          .forEach(name -> atoms.add(name.text()));
      for (Generator generator : element.generators()) {
        if (generator.values() instanceof Generator.Values.Members(List<Name> names)) {
          names.forEach(name -> atoms.add(name.text()));
        }
      }
      if (!check(element)) {
        sound = false;
        return;
      }
      List<String> order = element.arguments().stream().map(Name::text).toList();
      List<Generator> generators =
          element.generators().stream()
              .sorted(Comparator.comparing(g -> order.indexOf(g.variable().text())))
              .toList();
      try {
        Generators.forEach(
            generators,
            Scope.EMPTY,
            budget,
            element.origin(),
            scope -> add(built(element, scope), element.origin()));
      } catch (EvaluationException failure) {
        sound = false;
        failure.diagnostic().ifPresent(findings::report);
      }
    }

    private Term built(Element.Construction element, Scope scope) {
      List<Term> arguments = new ArrayList<>(element.arguments().size());
      for (Name name : element.arguments()) {
        arguments.add(scope.find(name.text()).orElseGet(() -> new Term.Atom(name.text())));
      }
      return Term.Built.of(element.constructor().text(), arguments);
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
                      "unbound-variable", name.origin(), "nothing says what `" + name + "` is")
                  .withHint("add `where " + name + " in 0..7`, or whatever it ranges over"));
        }
      }
      Generators.reportUnused(element.generators(), used, findings);
      return findings.errors() == before;
    }
  }
}
