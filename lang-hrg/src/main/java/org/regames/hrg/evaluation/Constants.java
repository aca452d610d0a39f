package org.regames.hrg.evaluation;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.hrg.syntax.HrgDefinition.Case;
import org.regames.ir.Value;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/**
 * Turns values known at translation time into values of the IR. A map lists the keys where it
 * differs from its default; if the source gives no default, it is the most frequent value, or the
 * first in the order of keys among equally frequent ones.
 */
public final class Constants {
  /** Each is kept as a term, under its arguments, and as an entry of the constant. */
  private static final Price VALUE = new Price(2, "values of functions");

  /** How many values of a type a message shows, besides the last one. */
  private static final int SHOWN = 3;

  private final Functions functions;
  private final RepeatedFindings findings;
  private final Budget budget;

  /** The arguments that the function being tabulated has no case for. */
  private final List<HrgTerm> uncovered = new ArrayList<>();

  public Constants(Functions functions, RepeatedFindings findings, Budget budget) {
    this.functions = functions;
    this.findings = findings;
    this.budget = budget;
  }

  /**
   * A whole function as a map.
   *
   * <p>Errors at some arguments are reported, and the result has arbitrary values there.
   */
  public Value table(Functions.Declared function, TermType type) {
    List<TermType.SetOf> sources = type.sources();
    long entries = 1;
    for (TermType.SetOf source : sources.subList(0, function.patterns())) {
      entries = Price.product(entries, source.members().size());
    }
    VALUE.pay(entries, budget, function.syntax().name().origin());
    uncovered.clear();
    Value table = table(function, type, List.of());
    reportUncovered(function);
    return table;
  }

  private void reportShadowed(Functions.Declared function) {
    for (Case option : function.syntax().cases()) {
      functions
          .shadowing(function, option)
          .ifPresent(
              earlier ->
                  findings.report(
                      Diagnostic.warning(
                              "shadowed-case",
                              option.origin(),
                              "this case never counts: an earlier one takes all that fits it")
                          .withNote(earlier.origin(), "the earlier case")
                          .withHint("put the narrower case first, or drop it")));
    }
  }

  private void reportUncovered(Functions.Declared function) {
    if (uncovered.isEmpty()) {
      reportShadowed(function);
    } else {
      String more =
          switch (uncovered.size()) {
            case 1 -> "";
            case 2 -> " and `" + uncovered.getLast() + "`";
            default -> " and " + (uncovered.size() - 1) + " more";
          };
      Diagnostic finding =
          Diagnostic.error(
              "uncovered-case",
              function.syntax().name().origin(),
              "no case of `" + function.name() + "` covers `" + uncovered.getFirst() + "`" + more);
      Optional<Case> shadowed =
          function.syntax().cases().stream()
              .filter(option -> functions.shadowing(function, option).isPresent())
              .findFirst();
      findings.report(
          shadowed
              .map(
                  option ->
                      finding.withNote(
                          option.origin(),
                          "this case never counts: an earlier one takes all that fits it"))
              .orElseGet(() -> withLastCase(finding, function)));
    }
  }

  /** Proposes a last case, whose value is to be filled in. */
  private static Diagnostic withLastCase(Diagnostic finding, Functions.Declared function) {
    Origin whole = function.syntax().origin();
    Origin end = Origin.of(whole.source(), whole.end(), whole.end());
    String patterns = String.join(", ", Collections.nCopies(function.patterns(), "_"));
    String head = function.name() + "(" + patterns + ")";
    return finding
        .withHint("a last case with `_` as its pattern covers everything else")
        .withFix("add a case `" + head + "`", end, "\n" + head + " = " + TextHole.WORD);
  }

  private Value table(Functions.Declared function, TermType type, List<HrgTerm> arguments) {
    if (arguments.size() == function.patterns()) {
      return result(function, type, arguments);
    }
    TermType.MapOf map = (TermType.MapOf) type;
    List<Value.Entry> entries = new ArrayList<>(map.source().members().size());
    for (Map.Entry<String, HrgTerm> key : map.source().members().entrySet()) {
      List<HrgTerm> longer = new ArrayList<>(arguments);
      longer.add(key.getValue());
      entries.add(new Value.Entry(key.getKey(), table(function, map.target(), longer)));
    }
    Value otherwise = mostFrequent(entries.stream().map(Value.Entry::value).toList());
    return exceptions(otherwise, entries);
  }

  private Value result(Functions.Declared function, TermType type, List<HrgTerm> arguments) {
    try {
      HrgTerm term = functions.call(function, arguments, function.syntax().name().origin());
      if (type instanceof TermType.SetOf set && fits(term, set)) {
        return new Value.Named(term.rgName()); // most values: no message has to be prepared
      }
      String what = "`" + new HrgTerm.FunctionTerm(function.name(), arguments) + "`";
      Origin origin = functions.origin(function, arguments);
      if (type instanceof TermType.SetOf set) {
        String before = "; a case for " + what + " alone can come before this one";
        return misfit(misfit(term, type, origin, what).withHint(values(set) + before), type);
      }
      return value(term, type, origin, what);
    } catch (EvaluationException failure) {
      if (functions.isUncovered(function, arguments)) {
        uncovered.add(new HrgTerm.FunctionTerm(function.name(), arguments));
      } else {
        failure.diagnostic().ifPresent(findings::report);
      }
      return type.first();
    }
  }

  private static Value exceptions(Value otherwise, List<Value.Entry> entries) {
    return new Value.MapLiteral(
        Optional.of(otherwise),
        entries.stream().filter(entry -> !entry.value().equals(otherwise)).toList());
  }

  /**
   * A term as a value of a type; reported if it does not fit.
   *
   * @param origin what messages point at
   * @param what what has the value, in the words of messages
   */
  public Value value(HrgTerm term, TermType type, Origin origin, String what) {
    return switch (type) {
      case TermType.SetOf set -> symbol(term, set, origin, what);
      case TermType.MapOf map ->
          switch (term) {
            case HrgTerm.MapTerm literal -> map(literal, map);
            case HrgTerm.FunctionTerm function -> function(function, map, origin, what);
            case HrgTerm.Atom _, HrgTerm.Built _, HrgTerm.Truth _, HrgTerm.Stored _ ->
                misfit(everywhere(term, map, misfit(term, type, origin, what)), type);
          };
    };
  }

  private Value symbol(HrgTerm term, TermType.SetOf set, Origin origin, String what) {
    return fits(term, set)
        ? new Value.Named(term.rgName())
        : misfit(misfit(term, set, origin, what).withHint(values(set)), set);
  }

  private static boolean fits(HrgTerm term, TermType.SetOf set) {
    return (term instanceof HrgTerm.Atom || term instanceof HrgTerm.Built)
        && set.contains(term.rgName());
  }

  private static Diagnostic misfit(HrgTerm term, TermType type, Origin origin, String what) {
    return Diagnostic.error(
        "wrong-value",
        origin,
        what + " is " + ConstantEvaluator.kind(term) + ", which is not a value of `" + type + "`");
  }

  private Value misfit(Diagnostic finding, TermType type) {
    findings.report(finding);
    return type.first();
  }

  /**
   * Adds a hint on how to write the map that has a value everywhere, if just the value was given.
   */
  private static Diagnostic everywhere(HrgTerm term, TermType.MapOf map, Diagnostic finding) {
    int arrows = map.sources().size();
    String literal = "{ :".repeat(arrows) + term + " }".repeat(arrows);
    return map.after(arrows).orElseThrow() instanceof TermType.SetOf set && fits(term, set)
        ? finding.withHint("`" + literal + "` has it at every key")
        : finding;
  }

  /** The values of a type; if there are many, those before the last are abbreviated. */
  private static String values(TermType.SetOf type) {
    List<HrgTerm> values = List.copyOf(type.members().values());
    String last = "`" + values.getLast() + "`";
    List<HrgTerm> shown = values.subList(0, Math.min(values.size() - 1, SHOWN));
    String before = shown.stream().map(value -> "`" + value + "`, ").collect(joining());
    boolean isWhole = shown.size() + 1 == values.size();
    return "`" + type + "` has the values " + before + (isWhole ? "" : "…, ") + last;
  }

  /** A function is a constant of the IR already; one with arguments is written out. */
  private Value function(
      HrgTerm.FunctionTerm term, TermType.MapOf map, Origin origin, String what) {
    Functions.Declared function = functions.find(term.name()).orElseThrow();
    if (function.type().isEmpty()) {
      return map.first();
    }
    if (!function.type().get().after(term.applied().size()).filter(map::sharesValues).isPresent()) {
      return misfit(misfit(term, map, origin, what), map);
    }
    if (term.applied().isEmpty()) {
      return new Value.Named(term.name());
    }
    VALUE.pay(map.source().members().size(), budget, origin);
    List<Value.Entry> entries = new ArrayList<>();
    for (Map.Entry<String, HrgTerm> key : map.source().members().entrySet()) {
      try {
        HrgTerm value = functions.apply(term, List.of(key.getValue()), origin);
        entries.add(new Value.Entry(key.getKey(), value(value, map.target(), origin, what)));
      } catch (EvaluationException failure) {
        failure.diagnostic().ifPresent(findings::report);
      }
    }
    return entries.isEmpty()
        ? map.first()
        : exceptions(mostFrequent(entries.stream().map(Value.Entry::value).toList()), entries);
  }

  private Value map(HrgTerm.MapTerm literal, TermType.MapOf type) {
    reportIgnored(literal, type);
    HrgTerm otherwise = literal.otherwise().orElseGet(() -> mostFrequent(ordered(literal, type)));
    reportUncovered(literal, type, otherwise);
    Value fallback = value(otherwise, type.target(), literal.origin(), "the default");
    List<Value.Entry> entries = new ArrayList<>();
    for (String key : type.source().members().keySet()) {
      HrgTerm.MapEntry entry = literal.entries().get(key);
      if (entry != null) {
        String at = "the value at `" + entry.key() + "`";
        Value value = value(entry.value(), type.target(), entry.origin(), at);
        entries.add(new Value.Entry(key, value, entry.origin()));
      }
    }
    return exceptions(fallback, entries);
  }

  /** All values of a literal: at the keys of the type in their order, then at ignored ones. */
  private static List<HrgTerm> ordered(HrgTerm.MapTerm literal, TermType.MapOf type) {
    List<HrgTerm> values = new ArrayList<>();
    for (String key : type.source().members().keySet()) {
      HrgTerm.MapEntry entry = literal.entries().get(key);
      if (entry != null) {
        values.add(entry.value());
      }
    }
    literal.entries().values().stream()
        .filter(entry -> !type.source().contains(entry.key().rgName()))
        .forEach(entry -> values.add(entry.value()));
    return values;
  }

  static List<HrgTerm> values(HrgTerm.MapTerm literal) {
    return literal.entries().values().stream().map(HrgTerm.MapEntry::value).toList();
  }

  /** The most frequent value; the first of several equally frequent ones. */
  public static <T> T mostFrequent(List<T> values) {
    Map<T, Integer> counts = new LinkedHashMap<>();
    T best = values.getFirst();
    for (T value : values) {
      counts.merge(value, 1, Integer::sum);
    }
    for (Map.Entry<T, Integer> count : counts.entrySet()) {
      if (count.getValue() > counts.get(best)) {
        best = count.getKey();
      }
    }
    return best;
  }

  private void reportIgnored(HrgTerm.MapTerm literal, TermType.MapOf type) {
    Map<Integer, List<HrgTerm.MapEntry>> ignored = new LinkedHashMap<>();
    for (HrgTerm.MapEntry entry : literal.entries().values()) {
      if (!type.source().contains(entry.key().rgName())) {
        ignored.computeIfAbsent(entry.origin().start(), _ -> new ArrayList<>()).add(entry);
      }
    }
    for (List<HrgTerm.MapEntry> part : ignored.values()) {
      String more = part.size() == 1 ? "is" : "and " + (part.size() - 1) + " more are";
      findings.report(
          Diagnostic.warning(
                  "ignored-key",
                  part.getFirst().origin(),
                  "the key `"
                      + part.getFirst().key()
                      + "` "
                      + more
                      + " not in `"
                      + type.source()
                      + "` and ignored")
              .withHint(
                  "its values go from `"
                      + type.source().members().firstEntry().getValue()
                      + "` to `"
                      + type.source().members().lastEntry().getValue()
                      + "`"));
    }
  }

  private void reportUncovered(HrgTerm.MapTerm literal, TermType.MapOf type, HrgTerm otherwise) {
    if (literal.otherwise().isPresent()) {
      return;
    }
    List<HrgTerm> missing =
        type.source().members().values().stream()
            .filter(key -> !literal.entries().containsKey(key.rgName()))
            .toList();
    if (!missing.isEmpty()) {
      String more = missing.size() == 1 ? "" : " and " + (missing.size() - 1) + " more";
      int brace = literal.origin().start() + 1;
      Origin start = Origin.of(literal.origin().source(), brace, brace);
      findings.report(
          Diagnostic.warning(
                  "uncovered-key",
                  literal.origin(),
                  "the map has no value for `"
                      + missing.getFirst()
                      + "`"
                      + more
                      + "; its most frequent value, `"
                      + otherwise
                      + "`, is taken")
              .withHint("say so by `{ :" + otherwise + "; … }`")
              .withFix("add the default `:" + otherwise + "`", start, " :" + otherwise + ";"));
    }
  }
}
