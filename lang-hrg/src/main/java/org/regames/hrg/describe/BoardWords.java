package org.regames.hrg.describe;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.ir.Value;
import org.regames.ir.describe.Description.Part;
import org.regames.ir.describe.English;

/** The board of a game in English: its places, what is on them, and the steps between them. */
record BoardWords(GameFacts facts) {
  private static final String OTHERS = "All others are empty.";

  /** The description of the board; nothing if the game has none. */
  List<Part> parts(Set<String> functions) {
    List<Part> parts = new ArrayList<>();
    facts.boardVariable().ifPresent(board -> parts.addAll(places(board)));
    List<String> steps = functions.stream().flatMap(name -> steps(name).stream()).toList();
    if (!steps.isEmpty()) {
      parts.add(
          new Part.Prose(
              "Steps on the board lead, by the numbers of " + English.plural(facts.noun()) + ":"));
      steps.forEach(each -> parts.add(new Part.Item(each, 0)));
    }
    return parts;
  }

  private List<Part> places(HrgDefinition.Variable board) {
    List<Part> parts = new ArrayList<>();
    String names = facts.grid().map(grid -> ", named " + grid.names()).orElse(": " + listed());
    parts.add(
        new Part.Prose(
            "There are " + English.count(facts.places().size(), facts.noun()) + names + "."));
    facts
        .initial(board.name().text())
        .filter(Value.MapLiteral.class::isInstance)
        .map(Value.MapLiteral.class::cast)
        .ifPresent(map -> parts.addAll(start(map)));
    return parts;
  }

  private String listed() {
    return English.and(
        facts.places().stream().map(each -> PlainNames.symbol(each, facts.players())).toList());
  }

  /** What each place holds at the start, and what lies off the board. */
  private List<Part> start(Value.MapLiteral map) {
    Map<String, Set<String>> holders = new LinkedHashMap<>();
    List<String> outside = new ArrayList<>();
    for (String key : facts.boardKeys()) {
      String value = "" + map.at(key);
      if (facts.isOutside(key)) {
        outside.add(beyond(key, value));
      } else {
        holders.computeIfAbsent(value, _ -> new LinkedHashSet<>()).add(key);
      }
    }
    List<Part> parts = new ArrayList<>();
    if (holders.size() == 1) {
      String all = content(holders.keySet().iterator().next());
      parts.add(new Part.Prose("At the start every " + facts.noun() + " " + all + "."));
    } else {
      parts.add(new Part.Prose("At the start:"));
      holders.forEach((value, places) -> parts.add(new Part.Item(start(value, places), 0)));
      parts.sort(Comparator.comparing(part -> part.text().equals(OTHERS)));
    }
    if (!outside.isEmpty()) {
      parts.add(new Part.Prose("Besides, " + English.and(outside) + "."));
    }
    return parts;
  }

  private String beyond(String key, String value) {
    return (facts.isBeyondEdge(key) ? "what is off the board " : PlainNames.code(key) + " ")
        + content(value);
  }

  private String content(String value) {
    if (PlainNames.isNothing(value)) {
      return "is empty";
    }
    String what = PlainNames.symbol(value, facts.players());
    return "holds " + (facts.players().contains(value) ? "a piece of " + what : what);
  }

  private String start(String value, Set<String> places) {
    if (PlainNames.isNothing(value)) {
      return OTHERS;
    }
    List<String> each = places.stream().map(it -> PlainNames.symbol(it, facts.players())).toList();
    String where =
        facts
            .grid()
            .map(grid -> English.capital(grid.among(places)))
            .orElseGet(() -> English.and(each)); // names, which stay as they are
    String what = PlainNames.symbol(value, facts.players());
    return where
        + ": "
        + (facts.players().contains(value) ? "a piece of " + what : what)
        + (places.size() > 1 ? " on each (" + English.number(places.size()) + ")." : ".");
  }

  /** A function that is a step, one line for each player or direction that it depends on. */
  private List<String> steps(String function) {
    Map<List<String>, Grid.GridOffset> steps = facts.steps(function);
    if (steps.isEmpty()) {
      return List.of();
    }
    String name = PlainNames.split(function);
    Grid grid = facts.grid().orElseThrow();
    List<String> words =
        steps.entrySet().stream()
            .map(
                each ->
                    grid.words(each.getValue())
                        + (each.getKey().isEmpty()
                            ? ""
                            : (facts.players().contains(each.getKey().getFirst())
                                    ? " for "
                                    : " in direction ")
                                + PlainNames.split(each.getKey().getFirst())))
            .toList();
    List<String> beyond =
        facts.outside(function).stream()
            .filter(each -> !facts.isBeyondEdge(each))
            .map(PlainNames::code)
            .sorted()
            .toList();
    String edge = beyond.isEmpty() ? "" : "; off the board that is " + English.or(beyond);
    return List.of(name + ": " + String.join("; ", words) + edge + ".");
  }
}
