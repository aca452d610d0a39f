package org.regames.hrg.describe;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.regames.hrg.format.HrgText;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgGame;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.Value;
import org.regames.ir.describe.Description;
import org.regames.ir.describe.Description.Part;
import org.regames.ir.describe.Description.Section;
import org.regames.ir.describe.English;

/** Puts a game in HRG into English. */
public final class HrgDescriber {
  private static final int MOST_SCORES = 6;

  private final GameFacts facts;

  /** The functions that are mentioned only by name. */
  private final Set<String> mentioned = new LinkedHashSet<>();

  /**
   * The graphs that are mentioned, all of which get a section, in the order in which a reader meets
   * them.
   */
  private final Set<String> parts = new LinkedHashSet<>();

  private HrgDescriber(GameFacts facts) {
    this.facts = facts;
  }

  /**
   * The rules of a game; it has no title, since HRG has none.
   *
   * @param game what the text is lowered to
   */
  public static Description of(HrgGame text, Game game) {
    return new HrgDescriber(new GameFacts(text, game)).description();
  }

  private Description description() {
    List<Section> procedures = new ArrayList<>();
    List<HrgDefinition.Graph> told = new ArrayList<>();
    parts.add(HrgKeywords.RULES);
    while (told.size() < parts.size()) {
      String next = List.copyOf(parts).get(told.size());
      told.add(facts.graph(next).orElseThrow());
      procedures.add(section(told.getLast()));
    }
    List<Section> sections = new ArrayList<>();
    sections.add(new Section("Players", List.of(players())));
    List<Part> board = new BoardWords(facts).parts(named());
    if (!board.isEmpty()) {
      sections.add(new Section("Board", board));
    }
    sections.addAll(procedures);
    counters().ifPresent(sections::add);
    quoted().ifPresent(sections::add);
    return new Description("", sections);
  }

  /** The functions used in graphs, including those that a branch chooses from. */
  private Set<String> named() {
    Set<String> names = new LinkedHashSet<>();
    for (HrgDefinition.Graph graph : facts.text().all(HrgDefinition.Graph.class)) {
      for (HrgStatement statement : graph.body().statements()) {
        statement.all().forEach(each -> addChoices(each, names));
        statement.allExpressions().flatMap(HrgExpression::names).forEach(names::add);
      }
    }
    return names;
  }

  private static void addChoices(HrgStatement statement, Set<String> names) {
    if (statement instanceof HrgStatement.BranchIn(_, HrgType.Members(var all, _), _, _)) {
      all.forEach(name -> names.add(name.text()));
    }
  }

  private Part players() {
    List<String> scores = facts.members(Builtins.SCORE_TYPE);
    return new Part.Prose(
        (facts.players().size() == 1 ? "There is one player, " : "The players are ")
            + English.and(facts.players())
            + ". The scores are "
            + scores(scores)
            + "; a player to whom the rules give none has "
            + scores.getFirst()
            + ".");
  }

  /** All scores, or the first and last of many. */
  private static String scores(List<String> scores) {
    boolean isRange =
        scores.size() > MOST_SCORES
            && IntStream.range(1, scores.size())
                .allMatch(
                    i ->
                        GridPlace.number(scores.get(i))
                            .equals(GridPlace.number(scores.get(i - 1)).map(before -> before + 1)));
    return isRange
        ? "the numbers from " + scores.getFirst() + " to " + scores.getLast()
        : English.and(scores);
  }

  private Section section(HrgDefinition.Graph graph) {
    Phrases phrases = new Phrases(facts, graph);
    boolean isMain = graph.name().text().equals(HrgKeywords.RULES);
    List<Part> told =
        (isMain ? turns(graph, phrases) : Optional.<Part>empty())
            .map(List::of)
            .orElseGet(() -> new Procedures(facts, phrases).of(graph.body()));
    mentioned.addAll(phrases.mentioned());
    parts.addAll(phrases.parts());
    return new Section(isMain ? "Play" : heading(graph), told);
  }

  private String heading(HrgDefinition.Graph graph) {
    List<String> of = new ArrayList<>();
    boolean hasPlayer =
        graph.parameters().stream()
                .filter(each -> facts.members(each.type()).equals(facts.players()))
                .count()
            == 1;
    for (HrgDefinition.Parameter each : graph.parameters()) {
      boolean isPlayer = facts.members(each.type()).equals(facts.players());
      of.add(isPlayer && hasPlayer ? "a player" : PlainNames.code(each.name().text()));
    }
    String name = English.capital(PlainNames.split(graph.name().text()));
    return of.isEmpty() ? name : name + " (for " + English.and(of) + ")";
  }

  /** {@code The players take turns}, if the game is a loop of one graph for each of them. */
  private Optional<Part> turns(HrgDefinition.Graph rules, Phrases phrases) {
    List<HrgStatement> body = rules.body().statements();
    if (body.size() != 1 || !(body.getFirst() instanceof HrgStatement.Loop(var block, _))) {
      return Optional.empty();
    }
    List<String> order = new ArrayList<>();
    Set<String> graphs = new LinkedHashSet<>();
    for (HrgStatement statement : block.statements()) {
      if (!(statement instanceof HrgStatement.Call(Name graph, var arguments, _))
          || arguments.size() != 1
          || !(arguments.getFirst() instanceof HrgExpression.Reference(Name player))) {
        return Optional.empty();
      }
      graphs.add(graph.text());
      order.add(player.text());
    }
    boolean isOrder = graphs.size() == 1 && facts.players().containsAll(order) && order.size() > 1;
    return isOrder
        ? Optional.of(
            new Part.Prose(
                "The players take turns in this order, over and over: "
                    + English.and(order)
                    + ". Each time, "
                    + phrases.part(graphs.iterator().next())
                    + " below is done for the player, until the game ends."))
        : Optional.empty();
  }

  /** The other variables, and their initial values. */
  private Optional<Section> counters() {
    List<Part> parts = new ArrayList<>();
    for (HrgDefinition.Variable variable : facts.text().all(HrgDefinition.Variable.class)) {
      String name = variable.name().text();
      boolean isBoard = facts.boardVariable().filter(variable::equals).isPresent();
      if (variable.initial().isPresent() && !isBoard) {
        facts.initial(name).ifPresent(value -> parts.add(start(variable, value)));
      }
    }
    return parts.isEmpty() ? Optional.empty() : Optional.of(new Section("At the start", parts));
  }

  private Part start(HrgDefinition.Variable variable, Value value) {
    String begins =
        switch (value) {
          case Value.Named(String symbol, _) -> PlainNames.symbol(symbol, facts.players());
          case Value.MapLiteral map when map.entries().isEmpty() && map.otherwise().isPresent() ->
              everywhere(map.otherwise().get());
          case Value.MapLiteral map -> PlainNames.code("" + map);
        };
    String name = PlainNames.code(variable.name().text());
    return new Part.Item(name + " is " + begins + bounds(variable.type()) + ".", 0);
  }

  /** The limits of a number that counts. */
  private String bounds(HrgType type) {
    HrgType values = type;
    while (values instanceof HrgType.Arrow(_, HrgType target, _)) {
      values = target;
    }
    List<Optional<Integer>> numbers =
        facts.members(values).stream().map(GridPlace::number).toList();
    return numbers.size() > 2 && numbers.stream().allMatch(Optional::isPresent)
        ? ", and always from "
            + numbers.stream().map(Optional::get).min(Integer::compare).orElseThrow()
            + " to "
            + numbers.stream().map(Optional::get).max(Integer::compare).orElseThrow()
        : "";
  }

  private String everywhere(Value value) {
    return value instanceof Value.Named(String symbol, _)
        ? PlainNames.symbol(symbol, facts.players()) + " for all"
        : PlainNames.code("" + value) + " for all";
  }

  /** The definitions of functions that are mentioned only by name. */
  private Optional<Section> quoted() {
    Set<String> all = new LinkedHashSet<>();
    mentioned.forEach(name -> quote(name, all));
    List<HrgDefinition> definitions =
        facts.text().definitions().stream()
            .filter(each -> all.contains(each.name().text()))
            .toList();
    return definitions.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Section(
                "In the words of the rules",
                List.of(new Part.Quote(HrgText.of(new HrgGame(definitions))))));
  }

  /** Adds a function and those that its definition uses. */
  private void quote(String name, Set<String> all) {
    Optional<HrgDefinition.Function> function =
        facts.definition(name, HrgDefinition.Function.class);
    if (function.isEmpty()
        || facts.isOpponent(name)
        || !facts.steps(name).isEmpty()
        || !all.add(name)) {
      return;
    }
    function.get().cases().stream()
        .flatMap(each -> each.body().all())
        .forEach(
            each -> {
              if (each instanceof HrgExpression.Reference(Name inner)) {
                quote(inner.text(), all);
              }
            });
  }
}
