package org.regames.gdl.net;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.regames.gdl.ground.Grounding;
import org.regames.gdl.ground.Grounding.Instance;
import org.regames.gdl.syntax.Keywords;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/**
 * Makes a net of ground rules: an atom is the disjunction of the bodies of its rules. Linear in the
 * size of the rules, apart from sorting.
 */
public final class NetBuilder {
  private final Grounding grounding;
  private final Budget budget;
  private final Diagnostics diagnostics;
  private final Net net = new Net();
  private final List<List<Instance>> rules = new ArrayList<>();
  private final int[] formulas;
  private final Map<Integer, Integer> factNumbers = new HashMap<>();
  private final Map<List<Integer>, Integer> moveNumbers = new HashMap<>();
  private final List<GameNet.Move> moves = new ArrayList<>();
  private final List<NetView> views = new ArrayList<>();
  private final Map<Integer, Integer> viewNumbers = new HashMap<>();

  private NetBuilder(Grounding grounding, Budget budget, Diagnostics diagnostics) {
    this.grounding = grounding;
    this.budget = budget;
    this.diagnostics = diagnostics;
    this.formulas = new int[grounding.atomCount()];
    Arrays.fill(formulas, -1);
    for (int atom = 0; atom < grounding.atomCount(); atom++) {
      rules.add(new ArrayList<>());
    }
    for (Instance instance : grounding.instances()) {
      if (Arrays.stream(instance.positive()).noneMatch(atom -> atom == instance.head())) {
        rules.get(instance.head()).add(instance);
      }
    }
  }

  /**
   * The net of everything that decides plays.
   *
   * @throws DiagnosticException if an atom depends on its own negation, or the budget does not
   *     suffice
   */
  public static GameNet build(Grounding grounding, Budget budget, Diagnostics diagnostics) {
    return new NetBuilder(grounding, budget, diagnostics).game();
  }

  private GameNet game() {
    leaves();
    List<List<Integer>> components = AtomComponents.inOrder(rules);
    circles(components);
    for (List<Integer> component : components) {
      if (component.size() > 1) {
        recursive(component);
      } else if (formulas[component.getFirst()] < 0) {
        formulas[component.getFirst()] = disjunction(component.getFirst());
      }
    }
    List<Integer> facts = grounding.facts();
    Set<Integer> initial = new HashSet<>(grounding.initial());
    List<Integer> legal =
        moves.stream()
            .map(move -> formula(Keywords.LEGAL, grounding.roles().get(move.role()), move.term()))
            .toList();
    return new GameNet(
        net,
        grounding.terms(),
        facts,
        facts.stream().map(initial::contains).toList(),
        facts.stream().map(fact -> formula(Keywords.NEXT, fact)).toList(),
        grounding.roles(),
        grounding.roles().stream().map(this::rule).toList(),
        moves,
        legal,
        goals(),
        sees(),
        formula(Keywords.TERMINAL),
        views);
  }

  /** Reports what depends on its own negation, once for each place in the rules. */
  private void circles(List<List<Integer>> components) {
    Map<Integer, Diagnostic> found = new LinkedHashMap<>();
    components.forEach(
        component ->
            Circles.in(grounding, rules, component)
                .ifPresent(circle -> found.putIfAbsent(circle.origin().start(), circle)));
    if (!found.isEmpty()) {
      List<Diagnostic> all = List.copyOf(found.values());
      all.subList(0, all.size() - 1).forEach(diagnostics::report);
      throw new DiagnosticException(all.getLast());
    }
  }

  private void leaves() {
    for (int atom : grounding.atoms(Keywords.TRUE)) {
      int number = factNumbers.size();
      factNumbers.put(grounding.arguments(atom)[0], number);
      formulas[atom] = net.fact(number);
    }
    for (int atom : grounding.atoms(Keywords.DOES)) {
      int role = grounding.roles().indexOf(grounding.arguments(atom)[0]);
      if (role < 0) {
        formulas[atom] = Net.FALSE;
        diagnostics.report(nobody(grounding.arguments(atom)));
      } else {
        formulas[atom] = net.move(moves.size());
        moves.add(new GameNet.Move(role, grounding.arguments(atom)[1]));
      }
    }
  }

  /** A warning about a legal move of somebody who does not play. */
  private Diagnostic nobody(int[] move) {
    String name = grounding.terms().text(move[0]);
    List<String> roles = grounding.roles().stream().map(grounding.terms()::text).toList();
    return NearestName.among(roles)
        .suggest(
            name,
            Diagnostic.warning(
                "unknown-role",
                origin(grounding.find(Keywords.LEGAL, move)),
                "`" + name + "` is not a role, so nobody makes its moves"));
  }

  private int formula(String relation, int... arguments) {
    int atom = grounding.find(relation, arguments);
    return atom < 0 ? Net.FALSE : formulas[atom];
  }

  private int disjunction(int atom) {
    int[] bodies = new int[rules.get(atom).size()];
    for (int i = 0; i < bodies.length; i++) {
      Instance rule = rules.get(atom).get(i);
      int before = net.size();
      bodies[i] = net.and(literals(rule, atom));
      budget.spend(net.size() - before, "formulas", rule.clause().rule().origin());
    }
    return net.or(joined(bodies));
  }

  /**
   * Joins bodies that differ only in one move: frame rules mention nearly every move, and later
   * steps are much easier if the moves are separated from the rest.
   */
  private int[] joined(int[] bodies) {
    Map<Integer, List<Integer>> movesOfRest = new LinkedHashMap<>();
    List<Integer> result = new ArrayList<>();
    for (int body : bodies) {
      int[] parts = net.kind(body) == Net.Kind.AND ? net.operands(body) : new int[] {body};
      int move = onlyMove(parts);
      if (move >= 0) {
        int[] others = new int[parts.length - 1];
        System.arraycopy(parts, 0, others, 0, move);
        System.arraycopy(parts, move + 1, others, move, others.length - move);
        movesOfRest.computeIfAbsent(net.and(others), _ -> new ArrayList<>()).add(parts[move]);
      } else {
        result.add(body);
      }
    }
    movesOfRest.forEach(
        (rest, some) ->
            result.add(net.and(rest, net.or(some.stream().mapToInt(Integer::intValue).toArray()))));
    return result.stream().mapToInt(Integer::intValue).toArray();
  }

  /** The place of the one move among some formulas; -1 if there is none or more than one. */
  private int onlyMove(int[] formulas) {
    int place = -1;
    for (int i = 0; i < formulas.length; i++) {
      if (net.kind(formulas[i]) == Net.Kind.MOVE) {
        if (place >= 0) {
          return -1;
        }
        place = i;
      }
    }
    return place;
  }

  /** The formulas of a body, without those of views in the component of an atom. */
  private int[] literals(Instance rule, int head) {
    int[] operands = new int[rule.positive().length + rule.negative().length];
    int size = 0;
    for (int atom : rule.positive()) {
      if (!isOfSameView(atom, head)) {
        operands[size++] = formulas[atom];
      }
    }
    for (int atom : rule.negative()) {
      operands[size++] = net.not(formulas[atom]);
    }
    return Arrays.copyOf(operands, size);
  }

  private boolean isOfSameView(int atom, int head) {
    Integer view = viewNumbers.get(atom);
    Integer other = viewNumbers.get(head);
    return view != null && other != null && componentOf(view) == componentOf(other);
  }

  private final List<Integer> viewComponents = new ArrayList<>();
  private int components;

  private int componentOf(int view) {
    return viewComponents.get(view);
  }

  private void recursive(List<Integer> component) {
    for (int atom : component) {
      viewNumbers.put(atom, viewComponents.size());
      formulas[atom] = net.view(viewComponents.size());
      viewComponents.add(components);
    }
    for (int atom : component) {
      List<NetView.ViewRule> ways = new ArrayList<>();
      for (Instance rule : rules.get(atom)) {
        budget.spend(1, "formulas", rule.clause().rule().origin());
        List<Integer> others = new ArrayList<>();
        for (int positive : rule.positive()) {
          if (isOfSameView(positive, atom)) {
            others.add(viewNumbers.get(positive));
          }
        }
        ways.add(new NetView.ViewRule(net.and(literals(rule, atom)), others));
      }
      views.add(
          new NetView(
              grounding.relation(atom), components, ways.stream().distinct().toList(), false));
    }
    components++;
  }

  private List<SortedMap<Integer, Integer>> goals() {
    List<SortedMap<Integer, Integer>> goals = new ArrayList<>();
    grounding.roles().forEach(_ -> goals.add(new TreeMap<>()));
    for (int atom : grounding.atoms(Keywords.GOAL)) {
      int role = grounding.roles().indexOf(grounding.arguments(atom)[0]);
      String value = grounding.terms().text(grounding.arguments(atom)[1]);
      if (!value.matches("[0-9]{1,9}")) {
        diagnostics.report(
            Diagnostic.warning(
                "goal-range",
                valueOfGoal(atom),
                "the goal `"
                    + value
                    + (value.matches("-?[0-9]+") ? "` is not from 0 to 100" : "` is not a number")
                    + ", so nobody gets it"));
      } else if (role >= 0) {
        goals.get(role).merge(Integer.valueOf(value), formulas[atom], net::or);
      }
    }
    return goals;
  }

  private Origin valueOfGoal(int atom) {
    return rules.get(atom).isEmpty()
        ? Origin.UNKNOWN
        : rules.get(atom).getFirst().clause().head().arguments().get(1).origin();
  }

  /** The first rule about moves of a role. */
  private Origin rule(int role) {
    return grounding.atoms(Keywords.LEGAL).stream()
        .filter(atom -> grounding.arguments(atom)[0] == role)
        .map(this::origin)
        .filter(Origin::isKnown)
        .min(Comparator.comparingInt(Origin::start))
        .orElse(Origin.UNKNOWN);
  }

  private Origin origin(int atom) {
    return rules.get(atom).isEmpty()
        ? Origin.UNKNOWN
        : rules.get(atom).getFirst().clause().rule().origin();
  }

  private List<Map<Integer, Integer>> sees() {
    List<Map<Integer, Integer>> sees = new ArrayList<>();
    grounding.roles().forEach(_ -> sees.add(new LinkedHashMap<>()));
    for (int atom : grounding.atoms(Keywords.SEES)) {
      int role = grounding.roles().indexOf(grounding.arguments(atom)[0]);
      if (role >= 0) {
        sees.get(role).put(grounding.arguments(atom)[1], formulas[atom]);
      }
    }
    return sees;
  }
}
