package org.regames.backend.cpp;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.regames.backend.layout.Layout;
import org.regames.backend.layout.MapLayout;
import org.regames.backend.layout.Numbering;
import org.regames.backend.plan.Plan;
import org.regames.ir.Builtins;
import org.regames.ir.analysis.Shape;

/** The parts of the header and the source for symbols, players and the variables of a state. */
final class StateText {
  private final Plan plan;
  private final CppNames names;
  private final Layout layout;
  private final Numbering numbering;

  StateText(Plan plan, CppNames names) {
    this.plan = plan;
    this.names = names;
    this.layout = plan.layout();
    this.numbering = layout.numbering();
  }

  Map<String, String> holes() {
    Map<String, String> holes = new HashMap<>();
    int symbols = numbering.count();
    holes.put("symbols", filled(1, IntStream.range(0, symbols).mapToObj(names::symbol)));
    holes.put("symbol_count", Integer.toString(symbols));
    holes.put("symbol_names", filled(1, IntStream.range(0, symbols).mapToObj(this::quoted)));
    players(holes);
    holes.put("begin", Integer.toString(plan.begin()));
    holes.put("end", Integer.toString(plan.end()));
    holes.put("keeper", "symbol::" + names.symbol(numbering.find(Builtins.KEEPER)));
    holes.put("player", names.variable(layout.variable(Builtins.PLAYER)));
    holes.put("goals", names.variable(layout.variable(Builtins.GOALS)));
    holes.put("visible", names.variable(layout.variable(Builtins.VISIBLE)));
    holes.put("hidden", "symbol::" + names.symbol(numbering.find("0")));
    holes.put("variables", each(1, this::declare) + declareSets());
    holes.put("initial", each(1, this::initialize) + initializeSets());
    holes.put("equal", equal());
    holes.put("hash", each(1, this::hash));
    holes.put("describe", each(1, this::describe));
    return holes;
  }

  private void players(Map<String, String> holes) {
    Layout.Slot goals = layout.variables().get(layout.variable(Builtins.GOALS));
    List<String> players = ((Shape.MapShape) goals.shape()).source().symbols();
    List<String> symbols =
        players.stream().map(name -> "symbol::" + names.symbol(numbering.find(name))).toList();
    holes.put("player_count", Integer.toString(players.size()));
    holes.put("players", String.join(", ", symbols));
    Lines cases = new Lines(2);
    for (int player = 0; player < players.size(); player++) {
      cases.add("case " + symbols.get(player) + ": return " + player + ";");
    }
    holes.put("player_cases", cases.toString());
    holes.put("goal_places", places(Builtins.GOALS, players));
    holes.put("visible_places", places(Builtins.VISIBLE, players));
  }

  private String places(String variable, List<String> players) {
    MapLayout array = layout.variables().get(layout.variable(variable)).array().orElseThrow();
    return players.stream()
        .map(player -> array.dimensions().getFirst().place(numbering.find(player)))
        .map(String::valueOf)
        .collect(Collectors.joining(", "));
  }

  private String quoted(int symbol) {
    return "\"" + numbering.name(symbol) + "\"";
  }

  private static String filled(int depth, java.util.stream.Stream<String> words) {
    Lines lines = new Lines(depth);
    lines.fill(words.map(word -> word + ",").toList());
    return lines.toString();
  }

  private String each(int depth, BiConsumer<Lines, Integer> action) {
    Lines lines = new Lines(depth);
    for (int variable = 0; variable < layout.variables().size(); variable++) {
      action.accept(lines, variable);
    }
    return lines.toString();
  }

  private Layout.Slot slot(int variable) {
    return layout.variables().get(variable);
  }

  private int size(int variable) {
    return slot(variable).array().orElseThrow().size();
  }

  private void declare(Lines lines, int variable) {
    Layout.Slot slot = slot(variable);
    if (slot.isMap()) {
      String type = CellType.ofMap(plan, variable);
      int cells = size(variable) + 1;
      lines.add("std::array<" + type + ", " + cells + "> " + names.variable(variable) + ";");
    } else {
      String what = slot.choices().isPresent() ? "  // the number of a map" : "";
      lines.whole("std::int32_t " + names.variable(variable) + ";" + what);
    }
  }

  private String declareSets() {
    Lines lines = new Lines(1);
    if (plan.sets().words() > 0) {
      lines.whole("// The places of each value of some maps, which follow from these.");
      lines.add("std::array<Word, " + plan.sets().words() + "> sets;");
    }
    return lines.toString();
  }

  private String initializeSets() {
    Lines lines = new Lines(1);
    CppExpressions expressions = new CppExpressions(plan, names);
    plan.sets().maps().forEach(kept -> lines.add(SetText.recount(expressions, kept)));
    plan.sets().reached().forEach(reached -> lines.add(SetText.forget(reached)));
    return lines.toString();
  }

  private void initialize(Lines lines, int variable) {
    Layout.Slot slot = slot(variable);
    if (!slot.isMap()) {
      int first = layout.initial(variable);
      String value =
          slot.choices().isPresent() ? Integer.toString(first) : "symbol::" + names.symbol(first);
      lines.add("s." + names.variable(variable) + " = " + value + ";");
      return;
    }
    List<String> cells = new ArrayList<>();
    for (int cell : slot.array().orElseThrow().fill(slot.initial())) {
      cells.add(cell + ",");
    }
    // The last cell belongs to no key; if the map has sets it holds one of their values.
    plan.sets().of(variable).ifPresent(kept -> cells.add(kept.lowest() + ","));
    lines.open("s." + names.variable(variable) + " =");
    lines.fill(cells);
    lines.close("};");
  }

  private String equal() {
    Lines lines = new Lines(3);
    for (int variable = 0; variable < layout.variables().size(); variable++) {
      String name = names.variable(variable);
      String same =
          slot(variable).isMap()
              ? "std::equal("
                  + name
                  + ".begin(), "
                  + name
                  + ".end() - 1, other."
                  + name
                  + ".begin())"
              : name + " == other." + name;
      lines.add("&& " + same);
    }
    String text = lines.toString();
    return text.isEmpty() ? "" : "\n" + text.substring(0, text.length() - 1);
  }

  private void hash(Lines lines, int variable) {
    String name = names.variable(variable);
    if (slot(variable).isMap()) {
      lines.add("std::for_each(" + name + ".begin(), " + name + ".end() - 1, add);");
    } else {
      lines.add("add(" + name + ");");
    }
  }

  private void describe(Lines lines, int variable) {
    Layout.Slot slot = slot(variable);
    String name = names.variable(variable);
    lines.whole("text += \"\\n  " + slot.name() + " =\";");
    if (slot.isMap()) {
      lines.open("for (std::size_t i = 0; i + 1 < " + name + ".size(); ++i)");
      lines.add("text.append(\" \").append(symbol_name(" + name + "[i]));");
      lines.close();
    } else if (slot.choices().isPresent()) {
      lines.add("text += \" map \" + std::to_string(" + name + ");");
    } else {
      lines.add("text.append(\" \").append(symbol_name(" + name + "));");
    }
  }
}
