package org.regames.hrg.describe;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.regames.hrg.format.ExpressionText;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;
import org.regames.hrg.syntax.Operator;
import org.regames.ir.describe.English;

/**
 * Expressions of one graph in English: values as nouns, conditions as clauses. What is mentioned
 * only by name is remembered, so that its definition can be quoted.
 */
final class Phrases {
  private static final String THE_PLAYER = "the player";
  private static final String THE_OPPONENT = "the opponent";

  private final GameFacts facts;
  private final Map<String, String> bound;
  private final Optional<String> marker;
  private final Set<String> locals;
  private final Set<String> mentioned = new LinkedHashSet<>();
  private final Set<String> parts = new LinkedHashSet<>();

  /** A clause in its two parts: {@code that square}, {@code is empty}. */
  record Said(String subject, String predicate) {
    @Override
    public String toString() {
      return subject + " " + predicate;
    }
  }

  /**
   * @param graph the one with these expressions; if only one of its parameters is a player, it is
   *     called "the player"
   */
  Phrases(GameFacts facts, HrgDefinition.Graph graph) {
    this.facts = facts;
    this.locals = locals(graph);
    this.bound = new HashMap<>();
    List<String> players =
        graph.parameters().stream()
            .filter(parameter -> isPlayerType(parameter.type()))
            .map(parameter -> parameter.name().text())
            .toList();
    if (players.size() == 1) {
      bound.put(players.getFirst(), THE_PLAYER);
    }
    Set<String> markers = facts.markers();
    boolean hasPlaces = graph.parameters().stream().anyMatch(each -> facts.isPlace(each.type()));
    this.marker =
        markers.size() == 1 && !hasPlaces
            ? Optional.of(markers.iterator().next())
            : Optional.empty();
  }

  /**
   * Phrases for a graph called with these arguments, in which one variable is called "that square".
   */
  private Phrases(
      GameFacts facts, HrgDefinition.Graph graph, String marker, List<String> arguments) {
    this.facts = facts;
    this.locals = locals(graph);
    this.bound = new HashMap<>();
    this.marker = Optional.of(marker);
    for (int i = 0; i < arguments.size() && i < graph.parameters().size(); i++) {
      bound.put(graph.parameters().get(i).name().text(), arguments.get(i));
    }
  }

  /** The names that parameters and branches of a graph have. */
  private static Set<String> locals(HrgDefinition.Graph graph) {
    Set<String> locals = new HashSet<>();
    graph.parameters().forEach(parameter -> locals.add(parameter.name().text()));
    graph.body().statements().stream()
        .flatMap(HrgStatement::all)
        .forEach(
            statement -> {
              switch (statement) {
                case HrgStatement.BranchIn e -> locals.add(e.variable().text());
                case HrgStatement.RepeatIn e -> locals.add(e.variable().text());
                default -> {}
              }
            });
    return locals;
  }

  /** Whether a name is a parameter or the variable of a branch. */
  boolean isLocal(String name) {
    return locals.contains(name);
  }

  private boolean isPlayerType(HrgType type) {
    return facts.members(type).equals(facts.players());
  }

  /** The functions that are mentioned only by name. */
  Set<String> mentioned() {
    return mentioned;
  }

  /** The graphs that are mentioned. */
  Set<String> parts() {
    return parts;
  }

  /** A graph by its name. */
  String part(String graph) {
    parts.add(graph);
    return PlainNames.title(graph);
  }

  /** {@code that square}, or the name of a variable. */
  String variable(String name) {
    return marker.equals(Optional.of(name)) ? "that " + facts.noun() : PlainNames.code(name);
  }

  /** A value. */
  String noun(HrgExpression expression) {
    return switch (expression) {
      case HrgExpression.Reference(Name name) -> reference(name.text());
      case HrgExpression.Construction e -> construction(e);
      case HrgExpression.Application e -> application(e);
      case HrgExpression.Conditional e ->
          noun(e.consequence())
              + " if "
              + clause(e.condition())
              + ", else "
              + noun(e.alternative());
      case HrgExpression.Binary e when e.operator() == Operator.ADD ->
          noun(e.left()) + " plus " + noun(e.right());
      case HrgExpression.Binary e when e.operator() == Operator.SUBTRACT ->
          noun(e.left()) + " minus " + noun(e.right());
      case HrgExpression.Binary _, HrgExpression.Membership _, HrgExpression.MapLiteral _ ->
          quoted(expression);
    };
  }

  private String quoted(HrgExpression expression) {
    expression
        .all()
        .forEach(
            each -> {
              if (each instanceof HrgExpression.Reference(Name name)) {
                mention(name.text());
              }
            });
    return PlainNames.code(ExpressionText.of(expression));
  }

  /** Remembers that a name is used in the text, to quote its definition if it is a function. */
  void mention(String name) {
    if (facts.definition(name, HrgDefinition.Function.class).isPresent()) {
      mentioned.add(name);
    }
  }

  private String reference(String name) {
    if (bound.containsKey(name)) {
      return bound.get(name);
    }
    if (facts.definition(name, HrgDefinition.Variable.class).isPresent()) {
      return variable(name);
    }
    if (!locals.contains(name) && (facts.isSymbol(name) || Name.isNumber(name))) {
      return PlainNames.symbol(name, facts.players());
    }
    mention(name);
    return PlainNames.code(name);
  }

  private String construction(HrgExpression.Construction e) {
    List<String> arguments = new ArrayList<>();
    for (HrgExpression argument : e.arguments()) {
      if (!(argument instanceof HrgExpression.Reference(Name name))
          || bound.containsKey(name.text())
          || facts.isDefined(name.text())) {
        return quoted(e);
      }
      arguments.add(name.text());
    }
    String symbol = e.constructor() + "__" + String.join("_", arguments);
    return facts
        .grid()
        .map(grid -> grid.cells().get(symbol))
        .map(GridPlace::toString)
        .orElseGet(() -> PlainNames.symbol(symbol, facts.players()));
  }

  /** A map and its arguments: {@code f(a)(b)} and {@code f[a][b]} are {@code f} applied to both. */
  private record Applied(HrgExpression head, List<HrgExpression> arguments) {
    static Applied of(HrgExpression.Application application) {
      List<HrgExpression> arguments = new ArrayList<>(application.arguments());
      HrgExpression head = application.map();
      while (head instanceof HrgExpression.Application inner) {
        arguments.addAll(0, inner.arguments());
        head = inner.map();
      }
      return new Applied(head, arguments);
    }

    Optional<String> name() {
      return head instanceof HrgExpression.Reference(Name name)
          ? Optional.of(name.text())
          : Optional.empty();
    }
  }

  private String application(HrgExpression.Application e) {
    Applied applied = Applied.of(e);
    if (applied.name().isEmpty()) {
      return quoted(e);
    }
    String name = applied.name().get();
    List<HrgExpression> arguments = applied.arguments();
    HrgExpression last = arguments.getLast();
    if (isBoard(name)) {
      return "what is on " + noun(last);
    }
    if (facts.isOpponent(name) && arguments.size() == 1) {
      String of = noun(last);
      return of.equals(THE_PLAYER) ? THE_OPPONENT : THE_OPPONENT + " of " + of;
    }
    if (facts.counts(name).isPresent() && arguments.size() == 1) {
      return "one " + (facts.counts(name).getAsInt() > 0 ? "more" : "less") + " than " + noun(last);
    }
    if (!facts.steps(name).isEmpty() || isStepVariable(name, arguments)) {
      return step(name, arguments);
    }
    String first = noun(arguments.getFirst());
    if (facts.isConstructor(name) && arguments.size() == 2 && isPlayer(first)) {
      return possessive(first) + " " + noun(last);
    }
    mention(name);
    if (isPlayer(first) && arguments.size() == 1) {
      return possessive(first) + " " + PlainNames.code(name);
    }
    return PlainNames.code(name)
        + " of "
        + English.and(arguments.stream().map(this::noun).toList());
  }

  private boolean isPlayer(String noun) {
    return noun.equals(THE_PLAYER)
        || noun.equals(THE_OPPONENT)
        || noun.startsWith(THE_OPPONENT + " of ")
        || facts.players().contains(noun);
  }

  private static String possessive(String noun) {
    return noun + "'s";
  }

  private boolean isBoard(String name) {
    return facts.boardVariable().filter(board -> board.name().text().equals(name)).isPresent();
  }

  /** Whether a name is a step that a branch chooses: a local name applied to a place. */
  private boolean isStepVariable(String name, List<HrgExpression> arguments) {
    return locals.contains(name) && isPlace(arguments.getLast());
  }

  private boolean isPlace(HrgExpression expression) {
    return expression instanceof HrgExpression.Reference(Name name)
        && facts
            .definition(name.text(), HrgDefinition.Variable.class)
            .filter(variable -> facts.isPlace(variable.type()))
            .isPresent();
  }

  /** {@code the square ahead of that square}. */
  private String step(String name, List<HrgExpression> arguments) {
    String from = noun(arguments.getLast());
    String to =
        locals.contains(name)
            ? "the " + facts.noun() + " to which " + PlainNames.code(name) + " leads from " + from
            : "the " + facts.noun() + " " + PlainNames.relative(name) + " " + from;
    if (arguments.size() == 1) {
      return to;
    }
    String which = noun(arguments.getFirst());
    if (isPlayer(which)) {
      return which.equals(THE_PLAYER) ? to : to + " as " + which + " sees it";
    }
    return "the "
        + facts.noun()
        + " to which "
        + PlainNames.code(name)
        + " in direction "
        + which
        + " leads from "
        + from;
  }

  /** A condition. */
  String clause(HrgExpression condition) {
    return clause(condition, true);
  }

  /** A condition, or its negation. */
  String clause(HrgExpression condition, boolean holds) {
    return switch (condition) {
      case HrgExpression.Binary e when e.operator() == Operator.AND ->
          joined(e, holds, holds ? " and " : " or ");
      case HrgExpression.Binary e when e.operator() == Operator.OR ->
          joined(e, holds, holds ? " or " : " and ");
      case HrgExpression.Application e when e.calls(HrgKeywords.NOT) ->
          clause(e.arguments().getFirst(), !holds);
      case HrgExpression.Application e when e.asked().isPresent() -> asked(e.asked().get(), holds);
      case HrgExpression.Binary e -> said(e, holds).toString();
      case HrgExpression.Membership e ->
          noun(e.value())
              + (holds ? " is one of " : " is none of ")
              + PlainNames.code("" + e.type());
      case HrgExpression.Reference _,
          HrgExpression.Construction _,
          HrgExpression.Application _,
          HrgExpression.Conditional _,
          HrgExpression.MapLiteral _ ->
          quoted(condition) + (holds ? " holds" : " does not hold");
    };
  }

  private String joined(HrgExpression.Binary e, boolean holds, String word) {
    return e.operands(e.operator()).stream()
        .map(
            each -> {
              boolean isMixed =
                  each instanceof HrgExpression.Binary(var of, _, _, _)
                      && (of == Operator.AND || of == Operator.OR);
              return isMixed ? "(" + clause(each, holds) + ")" : clause(each, holds);
            })
        .collect(Collectors.joining(word));
  }

  /** A reachability check of a graph: what the graph finds, or its name. */
  private String asked(HrgExpression.Application call, boolean holds) {
    String name = call.called().orElseThrow();
    List<String> arguments = call.arguments().stream().map(this::noun).toList();
    return facts
        .graph(name)
        .flatMap(graph -> found(graph, arguments, holds))
        .orElseGet(
            () ->
                part(name)
                    + (holds ? " can be done" : " cannot be done")
                    + (arguments.isEmpty() ? "" : " for " + English.and(arguments)));
  }

  /** {@code there is a square that is empty}, for a graph that only looks for one. */
  private Optional<String> found(HrgDefinition.Graph graph, List<String> arguments, boolean holds) {
    List<HrgStatement> body = graph.body().statements();
    if (body.size() < 2
        || !(body.getFirst()
            instanceof HrgStatement.AnyAssignment(HrgExpression.Reference(Name of), var type, _))) {
      return Optional.empty();
    }
    Phrases inside = new Phrases(facts, graph, of.text(), arguments);
    List<String> predicates = new ArrayList<>();
    for (HrgStatement statement : body.subList(1, body.size())) {
      Optional<String> predicate = inside.demanded(statement, of.text());
      if (predicate.isEmpty()) {
        return Optional.empty();
      }
      predicates.add(predicate.get());
    }
    mentioned.addAll(inside.mentioned);
    parts.addAll(inside.parts);
    String noun = facts.noun(type);
    return Optional.of(
        (holds ? "there is " + English.a(noun) + " that " : "no " + noun + " ")
            + String.join(" and ", predicates));
  }

  /**
   * What a check demands of a variable: {@code is empty}; nothing if it is about other variables.
   */
  Optional<String> demanded(HrgStatement check, String variable) {
    return check instanceof HrgStatement.Check(HrgExpression.Binary condition, _)
            && condition.operator() != Operator.AND
            && condition.operator() != Operator.OR
        ? Optional.of(said(condition, true))
            .filter(said -> said.subject().equals(variable(variable)))
            .map(Said::predicate)
        : Optional.empty();
  }

  /** A comparison. */
  Said said(HrgExpression.Binary e, boolean holds) {
    boolean isEqual = (e.operator() == Operator.EQUAL) == holds;
    return switch (e.operator()) {
      case EQUAL, UNEQUAL -> {
        Optional<Said> held = held(e.left(), e.right(), isEqual);
        Optional<Said> truth = truth(e.left(), e.right(), isEqual);
        yield held.or(() -> truth)
            .orElseGet(
                () -> new Said(noun(e.left()), (isEqual ? "is " : "is not ") + value(e.right())));
      }
      case LESS -> compared(e, holds ? "is less than " : "is at least ");
      case LESS_OR_EQUAL -> compared(e, holds ? "is at most " : "is more than ");
      case GREATER -> compared(e, holds ? "is more than " : "is at most ");
      case GREATER_OR_EQUAL -> compared(e, holds ? "is at least " : "is less than ");
      case ADD, SUBTRACT, MODULO, AND, OR -> new Said(quoted(e), holds ? "holds" : "does not hold");
    };
  }

  private Said compared(HrgExpression.Binary e, String word) {
    return new Said(noun(e.left()), word + noun(e.right()));
  }

  /**
   * A value after {@code is}: symbols that are not places are "off the board", or keep their name.
   */
  private String value(HrgExpression e) {
    if (!(e instanceof HrgExpression.Reference(Name name)) || !facts.isOutside(name.text())) {
      return noun(e);
    }
    return facts.isBeyondEdge(name.text()) ? "off the board" : PlainNames.code(name.text());
  }

  /** What stands on a place. */
  private Optional<Said> held(HrgExpression left, HrgExpression right, boolean holds) {
    if (!(left instanceof HrgExpression.Application e)) {
      return Optional.empty();
    }
    Applied applied = Applied.of(e);
    if (applied.name().filter(this::isBoard).isEmpty()) {
      return Optional.empty();
    }
    String where = noun(applied.arguments().getLast());
    return Optional.of(new Said(where, content(right, holds)));
  }

  /** {@code is empty}, {@code holds a piece of the opponent}. */
  private String content(HrgExpression content, boolean holds) {
    if (content instanceof HrgExpression.Reference(Name name)
        && PlainNames.isNothing(name.text())) {
      return holds ? "is empty" : "is not empty";
    }
    String what = noun(content);
    String piece = isPlayer(what) ? "a piece of " + what : what;
    return (holds ? "holds " : "does not hold ") + piece;
  }

  /** What is put on a place: {@code empty}, {@code a piece of the player}. */
  String piece(HrgExpression content) {
    String what = noun(content);
    return isPlayer(what) ? "a piece of " + what : what;
  }

  /** A comparison with the result of a predicate, which is 1 if something holds. */
  private Optional<Said> truth(HrgExpression left, HrgExpression right, boolean holds) {
    boolean isTruth =
        left instanceof HrgExpression.Application e
            && right instanceof HrgExpression.Reference(Name value)
            && (value.text().equals("1") || value.text().equals("0"))
            && Applied.of(e).name().filter(facts::isTruth).isPresent();
    if (!isTruth) {
      return Optional.empty();
    }
    boolean isSo = ((HrgExpression.Reference) right).name().text().equals("1") == holds;
    return Optional.of(new Said(noun(left), isSo ? "holds" : "does not hold"));
  }
}
