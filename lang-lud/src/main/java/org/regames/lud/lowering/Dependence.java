package org.regames.lud.lowering;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;

/** Records what effects change, and tells whether others depend on that. */
final class Dependence {
  /** Variables that are always set before they are read. */
  static final Set<String> SCRATCH =
      Set.of(
          "at",
          "each",
          "site",
          "counted",
          "piece",
          "whose",
          "target",
          "moved",
          "from",
          "to",
          "between",
          "captured",
          "beyond",
          "taken",
          "left",
          "grown",
          "takes",
          "listed",
          "gone");

  private final GameDefinitions definitions;
  private final Set<String> changed = new HashSet<>();

  private final Set<HrgStatement> acts;

  Dependence(GameDefinitions definitions) {
    this(definitions, Set.of());
  }

  /**
   * @param acts statements for which only reads of places matter: their conditions were decided
   *     before
   */
  Dependence(GameDefinitions definitions, Set<HrgStatement> acts) {
    this.definitions = definitions;
    this.acts = acts;
  }

  /** Whether a variable or map of this name was changed. */
  boolean hasChanged(String name) {
    return changed.contains(name);
  }

  /** Everything that was changed, in order. */
  Set<String> all() {
    return new TreeSet<>(changed);
  }

  /** Whether both change the same variable or map. */
  boolean changesAnyOf(Dependence others) {
    return changed.stream().anyMatch(others.changed::contains);
  }

  /** Whether only variables are changed that are always set before they are read. */
  boolean isIdle() {
    return changed.isEmpty();
  }

  private Stream<HrgStatement> deciding(HrgStatement statement) {
    return acts.contains(statement)
        ? Stream.empty()
        : Stream.concat(
            Stream.of(statement),
            statement.blocks().stream()
                .flatMap(block -> block.statements().stream())
                .flatMap(this::deciding));
  }

  /** Adds earlier effects. */
  void add(List<HrgStatement> effects) {
    effects.stream().flatMap(HrgStatement::all).forEach(this::note);
  }

  private void note(HrgStatement statement) {
    if (statement instanceof HrgStatement.Assignment assignment) {
      String root = root(assignment.target());
      if (!isScratch(root)) {
        changed.add(root);
      }
    }
  }

  /** Whether it is such a variable, or one with the longer name of {@link LudemeScope#free}. */
  private boolean isScratch(String variable) {
    return definitions.isScratch(variable)
        || SCRATCH.contains(variable)
        || variable.startsWith(LudemeScope.INNER);
  }

  /** The variable or map that is assigned to. */
  static String root(HrgExpression target) {
    HrgExpression at = target;
    while (at instanceof HrgExpression.Application application) {
      at = application.map();
    }
    return at instanceof HrgExpression.Reference(var name) ? name.text() : "";
  }

  /** Whether effects read anything that the earlier ones have changed. */
  boolean matters(List<HrgStatement> effects) {
    return reads(effects, new HashSet<>()).stream().anyMatch(changed::contains);
  }

  /**
   * Whether effects read anything that the earlier ones have changed, except at places that are
   * known to be unchanged.
   */
  boolean mattersBeside(List<HrgStatement> effects, Set<HrgExpression> unchanged) {
    return effects.stream()
        .flatMap(this::deciding)
        .flatMap(Dependence::readBy)
        .anyMatch(expression -> reads(expression, unchanged));
  }

  private boolean reads(HrgExpression expression, Set<HrgExpression> unchanged) {
    if (unchanged.contains(expression)) {
      return false;
    }
    return expression instanceof HrgExpression.Reference(var name)
        ? changed.contains(name.text()) || matters(definitions.body(name.text()))
        : expression.children().stream().anyMatch(inner -> reads(inner, unchanged));
  }

  /** The changed variables and maps that effects read, in order. */
  Set<String> seen(List<HrgStatement> effects) {
    Set<String> seen = new TreeSet<>(reads(effects, new HashSet<>()));
    seen.retainAll(changed);
    return seen;
  }

  private Set<String> reads(List<HrgStatement> statements, Set<String> graphs) {
    Set<String> reads = new HashSet<>();
    statements.stream()
        .flatMap(this::deciding)
        .flatMap(Dependence::readBy)
        .flatMap(HrgExpression::all)
        .forEach(
            expression -> {
              if (expression instanceof HrgExpression.Reference(var name)) {
                reads.add(name.text());
                if (graphs.add(name.text())) {
                  reads.addAll(reads(definitions.body(name.text()), graphs));
                }
              }
            });
    return reads;
  }

  /** The expressions that a statement reads; of assigned targets only the keys. */
  private static Stream<HrgExpression> readBy(HrgStatement statement) {
    if (statement instanceof HrgStatement.Assignment assignment) {
      return Stream.concat(places(assignment.target()), Stream.of(assignment.value()));
    }
    return statement.expressions().stream();
  }

  private static Stream<HrgExpression> places(HrgExpression target) {
    return target instanceof HrgExpression.Application application
        ? Stream.concat(places(application.map()), application.arguments().stream())
        : Stream.empty();
  }

  /**
   * Whether all reads of changed maps are at the same place.
   *
   * @param apart recognizes expressions that are never equal to the place
   */
  boolean onlyAt(
      List<HrgStatement> statements, HrgExpression place, Predicate<HrgExpression> apart) {
    return statements.stream()
        .flatMap(HrgStatement::all)
        .flatMap(Dependence::readBy)
        .flatMap(HrgExpression::all)
        .allMatch(each -> isAt(each, place, apart));
  }

  private boolean isAt(
      HrgExpression expression, HrgExpression place, Predicate<HrgExpression> apart) {
    if (expression instanceof HrgExpression.Application application
        && application.map() instanceof HrgExpression.Application) {
      // The site is the first of several keys.
      return true;
    }
    if (expression instanceof HrgExpression.Application application
        && changed.contains(root(application))) {
      return application.arguments().equals(List.of(place))
          || application.arguments().stream().allMatch(apart);
    }
    if (expression instanceof HrgExpression.Reference(var name)) {
      return !changed.contains(name.text()) || definitions.isMap(name.text());
    }
    return !(expression instanceof HrgExpression.Application call) || !call.calls("reachable");
  }
}
