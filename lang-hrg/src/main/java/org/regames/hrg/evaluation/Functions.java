package org.regames.hrg.evaluation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgDefinition.Case;
import org.regames.hrg.syntax.HrgPattern;
import org.regames.hrg.syntax.Name;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/**
 * The functions of a game and their values at translation time.
 *
 * <p>A function is defined by its cases alone: even for a value outside its type, such as the
 * intermediate result {@code V(-1, 0)}, it uses the first case that matches. Values are computed
 * once.
 */
public final class Functions {
  /** How deep functions may call each other; each level costs about 2 KB of stack. */
  private static final int DEEPEST = 2_000;

  /**
   * A function with its resolved type.
   *
   * @param patterns how many arguments its cases take
   * @param sound whether it can be evaluated, that is, its definition has no errors
   */
  public record Declared(
      HrgDefinition.Function syntax, Optional<TermType> type, int patterns, boolean sound) {
    public String name() {
      return syntax.name().text();
    }
  }

  private record Call(String function, List<HrgTerm> arguments) {
    private static final int SPREAD = 0x9E3779B1;

    /** Spread, since strings and lists both hash with powers of 31: `12, 3` like `1, 23`. */
    @Override
    public int hashCode() {
      int hash = function.hashCode();
      for (HrgTerm argument : arguments) {
        hash = hash * SPREAD + argument.hashCode();
      }
      return hash;
    }
  }

  private final Map<String, Declared> declared = new LinkedHashMap<>();
  private final Map<String, CaseIndex> indexes = new HashMap<>();

  /**
   * Values by call; empty while being computed, or without a value for a reason reported elsewhere.
   */
  private final Map<Call, Optional<HrgTerm>> values = new HashMap<>();

  private final List<Call> open = new ArrayList<>();
  private final ConstantEvaluator evaluator;
  private final Budget budget;

  public Functions(Collection<Declared> functions, Types types, Budget budget) {
    functions.forEach(function -> declared.put(function.name(), function));
    this.evaluator = new ConstantEvaluator(types, this, budget);
    this.budget = budget;
  }

  /** Notes that a function has reported errors, so that it is never evaluated. */
  public void markBroken(String name) {
    declared.computeIfPresent(
        name, (_, f) -> new Declared(f.syntax(), f.type(), f.patterns(), false));
  }

  public ConstantEvaluator evaluator() {
    return evaluator;
  }

  boolean declares(String name) {
    return declared.containsKey(name);
  }

  /** The function of this name, if there is one. */
  public Optional<Declared> find(String name) {
    return Optional.ofNullable(declared.get(name));
  }

  /** All functions in the order of their definition. */
  public Collection<Declared> all() {
    return declared.values();
  }

  /**
   * The value of a map at its first arguments.
   *
   * @throws EvaluationException if there is none
   */
  HrgTerm apply(HrgTerm map, List<HrgTerm> arguments, Origin origin) {
    if (arguments.isEmpty() && !(map instanceof HrgTerm.FunctionTerm)) {
      throw error("not-a-map", origin, ConstantEvaluator.kind(map) + " cannot be called");
    }
    return switch (map) {
      case HrgTerm.FunctionTerm(String name, List<HrgTerm> applied) -> {
        Declared function = declared.get(name);
        List<HrgTerm> all = new ArrayList<>(applied);
        all.addAll(arguments);
        if (arguments.isEmpty()) {
          throw error("arity", origin, "`" + name + "` is called without arguments");
        }
        int patterns = function.patterns();
        if (all.size() < patterns) {
          yield new HrgTerm.FunctionTerm(name, all);
        }
        HrgTerm result = call(function, List.copyOf(all.subList(0, patterns)), origin);
        yield all.size() == patterns
            ? result
            : apply(result, all.subList(patterns, all.size()), origin);
      }
      case HrgTerm.MapTerm literal -> {
        HrgTerm value = lookUp(literal, arguments.getFirst());
        yield arguments.size() == 1
            ? value
            : apply(value, arguments.subList(1, arguments.size()), origin);
      }
      case HrgTerm.Atom _, HrgTerm.Built _, HrgTerm.Truth _, HrgTerm.Stored _ ->
          throw error(
              "not-a-map",
              origin,
              "expected a function or a map, but this is " + ConstantEvaluator.kind(map));
    };
  }

  private static HrgTerm lookUp(HrgTerm.MapTerm map, HrgTerm key) {
    HrgTerm.MapEntry entry = map.entries().get(key.rgName());
    return entry != null
        ? entry.value()
        : map.otherwise().orElseGet(() -> Constants.mostFrequent(Constants.values(map)));
  }

  /** The value of a function at all arguments that its cases take. */
  HrgTerm call(Declared function, List<HrgTerm> arguments, Origin origin) {
    Call call = new Call(function.name(), arguments);
    Optional<HrgTerm> known = values.get(call);
    if (known != null) {
      return known.orElseThrow(() -> withoutValue(call, origin));
    }
    if (!function.sound()) {
      throw EvaluationException.known();
    }
    if (open.size() >= DEEPEST) {
      throw error(
          "recursion",
          origin,
          "`" + text(call) + "` is called " + DEEPEST + " calls deep: the recursion does not end");
    }
    if (!open.isEmpty()) { // values that the table of a function starts from are paid for
      budget.spend(1, "values of functions", origin);
    }
    values.put(call, Optional.empty());
    open.add(call);
    try {
      HrgTerm result = firstMatch(function, call);
      values.put(call, Optional.of(result));
      return result;
    } finally {
      open.removeLast();
    }
  }

  private EvaluationException withoutValue(Call call, Origin origin) {
    int first = open.indexOf(call);
    if (first < 0) {
      return EvaluationException.known();
    }
    StringBuilder cycle = new StringBuilder();
    open.subList(first, open.size()).forEach(step -> cycle.append(text(step)).append(" -> "));
    return error(
        "recursion", origin, "`" + text(call) + "` depends on itself: " + cycle + text(call));
  }

  private HrgTerm firstMatch(Declared function, Call call) {
    Case option =
        first(function, call.arguments())
            .orElseThrow(
                () ->
                    error(
                        "uncovered-case",
                        function.syntax().name().origin(),
                        "no case of `" + function.name() + "` covers `" + text(call) + "`"));
    return body(option, bound(option, call.arguments()), call);
  }

  private Optional<Case> first(Declared function, List<HrgTerm> arguments) {
    return indexes
        .computeIfAbsent(function.name(), _ -> new CaseIndex(function.syntax().cases()))
        .first(arguments);
  }

  /**
   * The earlier case, if any, that matches everything that this one does, so that this one is never
   * used.
   */
  Optional<Case> shadowing(Declared function, Case option) {
    List<HrgTerm> all = option.patterns().stream().map(Functions::any).toList();
    return first(function, all).filter(earlier -> earlier != option);
  }

  /** A pattern as a term that only patterns at least as general match. */
  private static HrgTerm any(HrgPattern pattern) {
    return switch (pattern) {
      case HrgPattern.Wildcard _, HrgPattern.Variable _ -> new HrgTerm.Truth(true);
      case HrgPattern.Literal(Name name) -> new HrgTerm.Atom(name.text());
      case HrgPattern.Construction(Name name, List<HrgPattern> arguments, _) ->
          HrgTerm.Built.of(name.text(), arguments.stream().map(Functions::any).toList());
    };
  }

  /**
   * The body that computes the value of a function, or the name of the function if no case matches.
   */
  Origin origin(Declared function, List<HrgTerm> arguments) {
    return first(function, arguments)
        .map(option -> option.body().origin())
        .orElse(function.syntax().name().origin());
  }

  /** Whether no case matches these arguments. */
  boolean isUncovered(Declared function, List<HrgTerm> arguments) {
    return first(function, arguments).isEmpty();
  }

  private HrgTerm body(Case option, Scope scope, Call call) {
    try {
      return evaluator.evaluate(option.body(), scope);
    } catch (EvaluationException failure) {
      // The innermost call is the most informative; the calls around it add nothing.
      throw failure
          .diagnostic()
          .filter(diagnostic -> diagnostic.notes().isEmpty())
          .map(d -> d.withNote(option.origin(), "while computing `" + text(call) + "`"))
          .map(EvaluationException::of)
          .orElse(failure);
    }
  }

  private static String text(Call call) {
    return new HrgTerm.FunctionTerm(call.function(), call.arguments()).toString();
  }

  /** The variables of a matching case, bound to the arguments. */
  private static Scope bound(Case option, List<HrgTerm> arguments) {
    Scope scope = Scope.EMPTY;
    for (int i = 0; i < option.patterns().size(); i++) {
      scope = bound(option.patterns().get(i), arguments.get(i), scope);
    }
    return scope;
  }

  private static Scope bound(HrgPattern pattern, HrgTerm term, Scope scope) {
    return switch (pattern) {
      case HrgPattern.Wildcard _, HrgPattern.Literal _ -> scope;
      case HrgPattern.Variable(Name name) -> scope.with(name.text(), term);
      case HrgPattern.Construction(_, List<HrgPattern> arguments, _) -> {
        Scope inner = scope;
        for (int i = 0; i < arguments.size(); i++) {
          inner = bound(arguments.get(i), ((HrgTerm.Built) term).arguments().get(i), inner);
        }
        yield inner;
      }
    };
  }

  private static EvaluationException error(String code, Origin origin, String message) {
    return EvaluationException.of(Diagnostic.error(code, origin, message));
  }
}
