package org.regames.gdl.net;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.regames.gdl.ground.TermTable;
import org.regames.ir.analysis.Closure;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.net.NetTerms;

/**
 * A game as formulas of one net. Facts, moves and views are numbered from 0.
 *
 * @param facts the term of each fact
 * @param initial whether each fact holds at the start
 * @param next for each fact the formula that tells whether it holds after a step
 * @param roles the terms of the roles, in order
 * @param rules where the rules about the moves of each role begin
 * @param moves what each move is
 * @param legal for each move the formula that tells whether it may be made
 * @param goals for each role the values it can have and when
 * @param sees for each role the percepts, as terms, that it can have and when
 * @param views the views that formulas have as leaves
 */
public record GameNet(
    Net net,
    TermTable terms,
    List<Integer> facts,
    List<Boolean> initial,
    List<Integer> next,
    List<Integer> roles,
    List<Origin> rules,
    List<Move> moves,
    List<Integer> legal,
    List<SortedMap<Integer, Integer>> goals,
    List<Map<Integer, Integer>> sees,
    int terminal,
    List<NetView> views) {
  /**
   * A move of a role.
   *
   * @param role the number of the role
   * @param term the term of the move in the rules
   */
  public record Move(int role, int term) {}

  /** The moves of a role, in order. */
  public List<Integer> movesOf(int role) {
    return java.util.stream.IntStream.range(0, moves.size())
        .filter(move -> moves.get(move).role() == role)
        .boxed()
        .toList();
  }

  /** The names of roles, facts and moves in the rules. */
  public NetTerms names() {
    return new NetTerms(
        roles.stream().map(terms::text).toList(),
        facts.stream().map(terms::text).toList(),
        moves.stream().map(move -> terms.text(move.term())).toList());
  }

  /** Whether a role is the one that plays by chance. */
  public boolean isRandom(int role) {
    return terms.name(roles.get(role)).equals("random")
        && terms.arguments(roles.get(role)).length == 0;
  }

  /** Whether players know nothing but their percepts (GDL-II). */
  public boolean hasHiddenInformation() {
    boolean random = java.util.stream.IntStream.range(0, roles.size()).anyMatch(this::isRandom);
    return random || sees.stream().anyMatch(percepts -> !percepts.isEmpty());
  }

  /**
   * The number of facts, moves, and formulas that questions depend on, with their operands. Linear.
   */
  public long size() {
    List<Integer> asked = new ArrayList<>(legal);
    asked.addAll(next);
    asked.add(terminal);
    goals.forEach(of -> asked.addAll(of.values()));
    sees.forEach(of -> asked.addAll(of.values()));
    views.forEach(view -> view.rules().forEach(rule -> asked.add(rule.condition())));
    return Closure.of(
                asked.stream().mapToInt(Integer::intValue),
                formula -> IntStream.of(net.operands(formula)))
            .stream()
            .mapToLong(formula -> 1 + net.operands(formula).length)
            .sum()
        + facts.size()
        + moves.size();
  }

  /** The game with all formulas replaced; what has become impossible is left out. */
  public GameNet replaced(IntUnaryOperator formulas) {
    return new GameNet(
        net,
        terms,
        facts,
        initial,
        next.stream().map(formulas::applyAsInt).toList(),
        roles,
        rules,
        moves,
        legal.stream().map(formulas::applyAsInt).toList(),
        goals.stream().map(of -> replaced(of, formulas)).toList(),
        sees.stream().map(of -> replacedPercepts(of, formulas)).toList(),
        formulas.applyAsInt(terminal),
        views.stream().map(view -> replaced(view, formulas)).toList());
  }

  private static SortedMap<Integer, Integer> replaced(
      SortedMap<Integer, Integer> goals, IntUnaryOperator formulas) {
    SortedMap<Integer, Integer> result = new TreeMap<>();
    goals.forEach((key, formula) -> result.put(key, formulas.applyAsInt(formula)));
    result.values().removeIf(formula -> formula == Net.FALSE);
    return result;
  }

  private static Map<Integer, Integer> replacedPercepts(
      Map<Integer, Integer> percepts, IntUnaryOperator formulas) {
    Map<Integer, Integer> result = new LinkedHashMap<>();
    percepts.forEach((key, formula) -> result.put(key, formulas.applyAsInt(formula)));
    result.values().removeIf(formula -> formula == Net.FALSE);
    return result;
  }

  private NetView replaced(NetView view, IntUnaryOperator formulas) {
    return new NetView(
        view.relation(),
        view.component(),
        view.rules().stream()
            .filter(
                rule ->
                    rule.views().stream()
                        .noneMatch(other -> formulas.applyAsInt(net.view(other)) == Net.FALSE))
            .map(rule -> new NetView.ViewRule(formulas.applyAsInt(rule.condition()), rule.views()))
            .filter(rule -> rule.condition() != Net.FALSE)
            .toList(),
        view.isKept());
  }

  /** The game with other views. */
  GameNet withViews(List<NetView> others) {
    return new GameNet(
        net, terms, facts, initial, next, roles, rules, moves, legal, goals, sees, terminal,
        others);
  }
}
