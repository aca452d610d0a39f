package org.regames.hrg.evaluation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeSet;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgGame;
import org.regames.hrg.syntax.Name;
import org.regames.ir.Builtins;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/** The domains of a game, with their symbols and constructors. */
public final class Domains {
  private final Map<String, HrgDefinition.Domain> definitions = new LinkedHashMap<>();
  private final Set<String> broken;
  private final Map<String, Optional<TermType.SetOf>> resolved = new HashMap<>();
  private final List<String> open = new ArrayList<>();
  private final SequencedMap<String, Origin> symbols = new LinkedHashMap<>();
  private final Set<String> atoms = new HashSet<>();
  private final Map<String, Set<Integer>> constructors = new LinkedHashMap<>();
  private final RepeatedFindings findings;
  private final Budget budget;
  private boolean complete;

  /**
   * Resolves all domains of a game and reports what is wrong with them.
   *
   * @param broken names of definitions that could not be read
   * @param complete whether none of these is a domain
   */
  public Domains(
      HrgGame game,
      Set<String> broken,
      boolean complete,
      RepeatedFindings findings,
      Budget budget) {
    this.broken = broken;
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
    definitions.keySet().forEach(this::find);
    List.of(Builtins.KEEPER, Builtins.RANDOM, "0", "1")
        .forEach(symbol -> symbols.putIfAbsent(symbol, Origin.UNKNOWN));
  }

  /** Whether the text defines a domain of this name, correctly or not. */
  public boolean isDefined(String name) {
    return definitions.containsKey(name) || broken.contains(name);
  }

  /** The domains that the text defines, in order. */
  Set<String> names() {
    return definitions.keySet();
  }

  /** The definition of a domain, if it could be read. */
  Optional<HrgDefinition.Domain> definition(String name) {
    return Optional.ofNullable(definitions.get(name));
  }

  /** The members of a domain that is defined and has no error. */
  public Optional<TermType.SetOf> find(String name) {
    Optional<TermType.SetOf> known = resolved.get(name);
    if (known != null || !definitions.containsKey(name)) {
      return known == null ? Optional.empty() : known;
    }
    open.add(name);
    Optional<TermType.SetOf> set =
        new DomainReader(definitions.get(name), this, findings, budget).read();
    open.removeLast();
    resolved.put(name, set);
    complete &= set.isPresent();
    return set;
  }

  /** Whether the members of this domain are just being collected. */
  boolean isOpen(String name) {
    return open.contains(name);
  }

  /** Whether the whole text could be parsed, so that an unknown name is surely a mistake. */
  public boolean isComplete() {
    return complete;
  }

  /** Whether some type has a member with this symbol. */
  public boolean isSymbol(String symbol) {
    return symbols.containsKey(symbol);
  }

  /** Whether a name is a symbol or an argument in one. */
  public boolean isAtom(String name) {
    return symbols.containsKey(name)
        || atoms.contains(name)
        || new HrgTerm.Atom(name).number().isPresent();
  }

  /** Every symbol and the place that first names it, in order. */
  public SequencedMap<String, Origin> symbols() {
    return symbols;
  }

  void addSymbol(String symbol, Origin origin) {
    symbols.putIfAbsent(symbol, origin);
  }

  void addAtom(Name name) {
    atoms.add(name.text());
  }

  void addConstructor(Name name, int arguments) {
    constructors.computeIfAbsent(name.text(), _ -> new TreeSet<>()).add(arguments);
  }

  /** The numbers of arguments that a constructor is used with; empty if it is unknown. */
  Set<Integer> arities(String constructor) {
    return constructors.getOrDefault(constructor, Set.of());
  }

  /** Whether some domain has values made by this constructor. */
  public boolean isConstructor(String name) {
    return constructors.containsKey(name);
  }

  Set<String> constructors() {
    return constructors.keySet();
  }
}
