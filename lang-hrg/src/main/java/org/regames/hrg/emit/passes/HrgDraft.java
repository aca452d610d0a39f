package org.regames.hrg.emit.passes;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.regames.hrg.emit.naming.GraphName;
import org.regames.hrg.emit.naming.SourceNames;
import org.regames.hrg.emit.terms.LoopRerolling;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgDefinition.Parameter;
import org.regames.hrg.syntax.HrgGame;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.ir.Builtins;
import org.regames.ir.NaturalOrder;
import org.regames.ir.diagnostic.Origin;

/**
 * HRG on its way from an automaton to a text.
 *
 * @param game the tree so far; graphs stand in any order
 * @param domains the symbols of each domain of the tree, in order
 * @param source what the statements were called in the source of the automaton
 * @param names what graphs should be called, apart from numbers that tell them apart
 */
public record HrgDraft(
    HrgGame game,
    Map<String, List<String>> domains,
    SourceNames source,
    Map<String, GraphName> names) {
  private static final Set<String> BUILT_IN_VARIABLES =
      Set.of(Builtins.PLAYER, Builtins.VISIBLE, Builtins.GOALS);

  private static final Set<String> BUILT_IN_SYMBOLS =
      Set.of(Builtins.KEEPER, Builtins.RANDOM, "0", "1");

  public HrgDraft {
    names = Map.copyOf(names);
  }

  /** The statements of each graph, to be changed and given back. */
  Map<String, List<HrgStatement>> bodies() {
    Map<String, List<HrgStatement>> bodies = new LinkedHashMap<>();
    game.all(HrgDefinition.Graph.class)
        .forEach(graph -> bodies.put(graph.name().text(), graph.body().statements()));
    return bodies;
  }

  /** The parameters of those graphs that have some, to be changed and given back. */
  Map<String, List<Parameter>> parameters() {
    Map<String, List<Parameter>> parameters = new LinkedHashMap<>();
    game.all(HrgDefinition.Graph.class).stream()
        .filter(graph -> !graph.parameters().isEmpty())
        .forEach(graph -> parameters.put(graph.name().text(), graph.parameters()));
    return parameters;
  }

  /** The variables that the tree defines, with their types, to be changed and given back. */
  Map<String, HrgType> variableTypes() {
    Map<String, HrgType> types = new LinkedHashMap<>();
    game.all(HrgDefinition.Variable.class)
        .forEach(variable -> types.put(variable.name().text(), variable.type()));
    return types;
  }

  /** All variables, with those that every game has. */
  Set<String> variables() {
    Set<String> names = new HashSet<>(variableTypes().keySet());
    names.addAll(BUILT_IN_VARIABLES);
    return names;
  }

  /** The names that nothing new may have, besides those of existing graphs. */
  Set<String> reserved() {
    Set<String> names = new HashSet<>(HrgKeywords.ALL);
    names.addAll(taken());
    return names;
  }

  private Set<String> taken() {
    Set<String> names = variables();
    names.addAll(functions());
    names.addAll(symbols());
    return names;
  }

  private Set<String> functions() {
    return game.all(HrgDefinition.Function.class).stream()
        .map(function -> function.name().text())
        .collect(Collectors.toSet());
  }

  private Set<String> symbols() {
    Set<String> symbols = new HashSet<>(BUILT_IN_SYMBOLS);
    domains.values().forEach(symbols::addAll);
    return symbols;
  }

  /** The symbols whose names nothing else has. */
  Set<String> plainSymbols() {
    Set<String> plain = symbols();
    plain.removeAll(variables());
    plain.removeAll(functions());
    parameters().values().stream()
        .flatMap(List::stream)
        .forEach(parameter -> plain.remove(parameter.name().text()));
    return plain;
  }

  /** Writes statements that differ in a symbol or a function as one. */
  LoopRerolling rolling() {
    Set<String> rollable = symbols();
    rollable.addAll(functions());
    rollable.removeAll(variables());
    parameters().values().stream()
        .flatMap(List::stream)
        .forEach(parameter -> rollable.remove(parameter.name().text()));
    return new LoopRerolling(domains, rollable, taken());
  }

  /** With other statements; graphs keep the parameters that they have here. */
  HrgDraft withBodies(Map<String, List<HrgStatement>> bodies) {
    return with(bodies, parameters());
  }

  /** With these graphs and no others. */
  HrgDraft with(Map<String, List<HrgStatement>> bodies, Map<String, List<Parameter>> parameters) {
    List<HrgDefinition> definitions = new ArrayList<>(game.definitions());
    definitions.removeIf(HrgDefinition.Graph.class::isInstance);
    bodies.forEach(
        (name, body) ->
            definitions.add(
                new HrgDefinition.Graph(
                    Hrg.name(name),
                    false,
                    parameters.getOrDefault(name, List.of()),
                    Hrg.block(body),
                    Origin.UNKNOWN)));
    return new HrgDraft(new HrgGame(definitions), domains, source, names);
  }

  /** Without the variables that are not among these. */
  HrgDraft withVariables(Set<String> kept) {
    List<HrgDefinition> definitions = new ArrayList<>(game.definitions());
    definitions.removeIf(
        definition ->
            definition instanceof HrgDefinition.Variable
                && !kept.contains(definition.name().text()));
    return new HrgDraft(new HrgGame(definitions), domains, source, names);
  }

  /** With additional variables, all in the order of their names. */
  HrgDraft withNew(List<HrgDefinition> added) {
    List<HrgDefinition> variables = new ArrayList<>(game.all(HrgDefinition.Variable.class));
    variables.addAll(added);
    variables.sort(NaturalOrder.by(variable -> variable.name().text()));
    List<HrgDefinition> definitions = new ArrayList<>(game.definitions());
    definitions.removeIf(HrgDefinition.Variable.class::isInstance);
    definitions.removeIf(HrgDefinition.Graph.class::isInstance);
    definitions.addAll(variables);
    definitions.addAll(game.all(HrgDefinition.Graph.class));
    return new HrgDraft(new HrgGame(definitions), domains, source, names);
  }

  /** With these names as what graphs should be called. */
  HrgDraft withNames(Map<String, GraphName> wanted) {
    return new HrgDraft(game, domains, source, wanted);
  }

  /** What a graph should be called. */
  GraphName wantedName(String graph) {
    return names.getOrDefault(graph, new GraphName(graph, true));
  }
}
