package org.regames.hrg.evaluation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.regames.hrg.syntax.ForeignWord;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;
import org.regames.hrg.syntax.Parsed;
import org.regames.ir.Builtins;
import org.regames.ir.Type;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Origin;

/** Resolves types; a wrong one is reported, and has no result. */
public final class Types {
  private final Domains domains;
  private final RepeatedFindings findings;
  private final NewNames newNames;
  private final Suggestions.Finder names = new Suggestions.Finder(this::names);

  public Types(Parsed parsed, Domains domains, RepeatedFindings findings) {
    this.domains = domains;
    this.findings = findings;
    this.newNames = new NewNames(parsed, domains);
  }

  private Set<String> names() {
    Set<String> names = new TreeSet<>(domains.names());
    names.addAll(
        List.of(
            Builtins.PLAYER_OR_SYSTEM_TYPE,
            Builtins.BOOL_TYPE,
            Builtins.GOALS_TYPE,
            Builtins.VISIBILITY_TYPE));
    return names;
  }

  /** Fixes that define a name. */
  NewNames newNames() {
    return newNames;
  }

  /** The type of a variable, function or argument: the members of its sets become symbols. */
  Optional<TermType> declared(HrgType type) {
    return switch (type) {
      case HrgType.Named(Name name) -> named(name);
      case HrgType.Members members -> {
        members.names().forEach(name -> domains.addSymbol(name.text(), name.origin()));
        yield members(members).map(set -> set);
      }
      case HrgType.Arrow(HrgType source, HrgType target, _) -> {
        Optional<TermType> from = declared(source);
        Optional<TermType> to = declared(target);
        Optional<TermType.SetOf> keys = from.flatMap(found -> set(found, source));
        yield keys.flatMap(set -> to.map(values -> new TermType.MapOf(set, values)));
      }
    };
  }

  /** A set type that is used inside a function or graph. */
  public Optional<TermType.SetOf> set(HrgType type) {
    return switch (type) {
      case HrgType.Members members -> members(members);
      case HrgType.Named(Name name) -> named(name).flatMap(found -> set(found, type));
      case HrgType.Arrow _ -> {
        reportMap(type);
        yield Optional.empty();
      }
    };
  }

  private Optional<TermType.SetOf> set(TermType found, HrgType written) {
    return switch (found) {
      case TermType.SetOf set -> Optional.of(set);
      case TermType.MapOf _ -> {
        reportMap(written);
        yield Optional.empty();
      }
    };
  }

  private void reportMap(HrgType type) {
    findings.error(
        "not-a-set", type.origin(), "expected a set type, and `" + type + "` is a map type");
  }

  private Optional<TermType> named(Name name) {
    if (domains.isDefined(name.text())) {
      return domains.find(name.text()).map(set -> set);
    }
    Type ir = new Type.Named(name.text());
    Optional<TermType.SetOf> players = domains.find(Builtins.PLAYER_TYPE);
    return switch (name.text()) {
      case Builtins.BOOL_TYPE -> Optional.of(bool(ir));
      case Builtins.PLAYER_OR_SYSTEM_TYPE -> players.map(set -> withSystem(set, ir));
      case Builtins.GOALS_TYPE ->
          players.flatMap(
              keys ->
                  domains
                      .find(Builtins.SCORE_TYPE)
                      .map(values -> new TermType.MapOf(keys, values)));
      case Builtins.VISIBILITY_TYPE ->
          players.flatMap(
              keys ->
                  named(new Name(Builtins.BOOL_TYPE, Origin.UNKNOWN))
                      .map(values -> new TermType.MapOf(keys, values)));
      default -> {
        String message = "there is no domain `" + name + "`";
        Diagnostic finding = names.unknown("unknown-type", name, message);
        Diagnostic told = Suggestions.withForeign(ForeignWord.Spot.TYPE, name, finding);
        findings.report(told.equals(finding) ? newNames.domain(name, finding) : told);
        yield Optional.empty();
      }
    };
  }

  private static TermType bool(Type ir) {
    return TermType.SetOf.of(ir, List.of(new HrgTerm.Atom("0"), new HrgTerm.Atom("1")));
  }

  private static TermType withSystem(TermType.SetOf players, Type ir) {
    List<HrgTerm> everyone = new ArrayList<>(players.members().values());
    everyone.add(new HrgTerm.Atom(Builtins.KEEPER));
    everyone.add(new HrgTerm.Atom(Builtins.RANDOM));
    return TermType.SetOf.of(ir, everyone);
  }

  private Optional<TermType.SetOf> members(HrgType.Members type) {
    List<HrgTerm> members = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (Name name : type.names()) {
      members.add(new HrgTerm.Atom(name.text()));
      names.add(name.text());
    }
    return isEachOnce(type.names())
        ? Optional.of(TermType.SetOf.of(new Type.SetType(names, type.origin()), members))
        : Optional.empty();
  }

  /** Whether an inline set repeats no name; if it does, that is reported. */
  public boolean isEachOnce(List<Name> names) {
    Map<String, Name> seen = new HashMap<>();
    for (Name name : names) {
      Name first = seen.putIfAbsent(name.text(), name);
      if (first != null) {
        findings.report(
            Diagnostic.error(
                    "duplicate-member", name.origin(), "`" + name + "` occurs twice in this set")
                .withNote(first.origin(), "first here"));
        return false;
      }
    }
    return true;
  }
}
