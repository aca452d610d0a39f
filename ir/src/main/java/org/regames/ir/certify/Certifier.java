package org.regames.ir.certify;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Variable;
import org.regames.ir.certify.Walk.Way;

/**
 * Looks for a certificate that two automata have the same tree. Nodes of one name are taken for the
 * same state first; where that does not hold, variables may differ, nodes of two names are taken
 * for the same, or nodes are only gone through. Nothing depends on this search being right: what it
 * finds is checked.
 */
public final class Certifier {
  private static final int MOST_REPAIRS = 100;
  private static final int MOST_WORK = 20_000;

  /** How much the checker may do for one label. */
  private static final long MOST_WALKED = 1_500_000;

  /** Stands for the beginnings of plays. */
  private static final String START = "?";

  private final Checker checker;
  private final Certificate certificate;
  private final boolean learns;
  private final Set<String> fixed;
  private final List<Action.Reachability> firstChecks;
  private final List<Action.Reachability> secondChecks;
  private final Map<String, Set<String>> done = new HashMap<>();
  private final Set<String> open = new LinkedHashSet<>(List.of(START));
  private int repairs;
  private Optional<String> why = Optional.empty();

  private Certifier(Game first, Game second, boolean learns) {
    this.learns = learns;
    firstChecks = checks(first);
    secondChecks = checks(second);
    fixed = fixed(first);
    fixed.addAll(fixed(second));
    certificate =
        new Certificate(
            labels(first, second),
            labels(second, first),
            new TreeMap<>(),
            new TreeMap<>(),
            new TreeMap<>());
    takePartsOfMaps(first, second);
    takeChecksForSame(first, second);
    takeSkippedForSame(first, nodes(second));
    takeReplacedForSame(first, second);
    if (learns) {
      KnownFacts facts = new KnownFacts(first, second);
      Set<String> labels = new TreeSet<>(certificate.before().values());
      for (String label : labels) {
        certificate
            .before()
            .forEach(
                (node, other) -> {
                  if (other.equals(label)) {
                    certificate.facts().merge(label, facts.at(node), Certifier::both);
                  }
                });
      }
      certificate
          .facts()
          .forEach(
              (label, all) ->
                  all.forEach(
                      (variable, fact) -> {
                        if (fact.same() != null) {
                          certificate
                              .different()
                              .computeIfAbsent(label, _ -> new TreeSet<>())
                              .add(variable);
                        }
                      }));
    }
    checker = new Checker(first, second, certificate);
  }

  private static SortedMap<String, Certificate.Fact> both(
      SortedMap<String, Certificate.Fact> one, SortedMap<String, Certificate.Fact> other) {
    one.entrySet().retainAll(other.entrySet());
    return one;
  }

  /** Variables that are new and have the name of one that is gone, and more. */
  private void takePartsOfMaps(Game first, Game second) {
    for (Variable part : second.variables()) {
      if (first.variable(part.name()).isEmpty()) {
        first.variables().stream()
            .map(Variable::name)
            .filter(name -> second.variable(name).isEmpty())
            .filter(name -> part.name().startsWith(name + "_"))
            .max(Comparator.comparing(String::length))
            .ifPresent(name -> certificate.variables().put(part.name(), name));
      }
    }
  }

  /** Nodes that are gone, where an edge that led to one now leads to another. */
  private void takeReplacedForSame(Game first, Game second) {
    Map<String, List<Edge>> before = from(first);
    Map<String, List<Edge>> after = from(second);
    Set<String> left = nodes(second);
    Map<String, String> like = new TreeMap<>();
    left.stream().filter(before::containsKey).forEach(node -> like.put(node, node));
    ArrayDeque<String> next = new ArrayDeque<>(like.keySet());
    while (!next.isEmpty()) {
      String node = next.remove();
      for (Edge edge : before.getOrDefault(node, List.of())) {
        List<String> targets =
            after.getOrDefault(like.get(node), List.of()).stream()
                .filter(other -> other.action().equals(edge.action()))
                .map(Edge::to)
                .distinct()
                .toList();
        if (targets.size() == 1 && !left.contains(edge.to()) && !like.containsKey(edge.to())) {
          String label = certificate.after().get(targets.getFirst());
          like.put(edge.to(), targets.getFirst());
          next.add(edge.to());
          if (label != null) {
            certificate.before().putIfAbsent(edge.to(), label);
          }
        }
      }
    }
  }

  private static Map<String, List<Edge>> from(Game game) {
    Map<String, List<Edge>> edges = new TreeMap<>();
    game.edges().forEach(e -> edges.computeIfAbsent(e.from(), _ -> new ArrayList<>()).add(e));
    return edges;
  }

  /** Where checks begin and end, if an edge has another check now. */
  private void takeChecksForSame(Game first, Game second) {
    Map<List<Object>, List<Action.Reachability>> before = checksByEdge(first);
    Map<List<Object>, List<Action.Reachability>> after = checksByEdge(second);
    Set<String> begins = ends(firstChecks, Action.Reachability::from);
    Set<String> targets = ends(firstChecks, Action.Reachability::to);
    Set<String> targetsAfter = ends(secondChecks, Action.Reachability::to);
    before.forEach(
        (edge, old) -> {
          List<Action.Reachability> now = after.getOrDefault(edge, List.of());
          if (old.size() == 1 && now.size() == 1 && !old.equals(now)) {
            Action.Reachability was = old.getFirst();
            Action.Reachability is = now.getFirst();
            if (!was.from().equals(is.from())) {
              certificate.before().put(was.from(), is.from());
              certificate.after().put(is.from(), is.from());
              if (!begins.contains(is.from())) {
                certificate.after().remove(was.from());
              }
            }
            if (!was.to().equals(is.to())
                && !targets.contains(is.to())
                && !targetsAfter.contains(was.to())) {
              certificate.before().remove(is.to());
              certificate.before().put(was.to(), is.to());
              certificate.after().remove(was.to());
              certificate.after().put(is.to(), is.to());
            }
          }
        });
  }

  private static Set<String> ends(
      List<Action.Reachability> checks, Function<Action.Reachability, String> end) {
    return checks.stream().map(end).collect(Collectors.toSet());
  }

  private static Map<List<Object>, List<Action.Reachability>> checksByEdge(Game game) {
    Map<List<Object>, List<Action.Reachability>> checks = new LinkedHashMap<>();
    for (Edge edge : game.edges()) {
      if (edge.action() instanceof Action.Reachability check) {
        checks
            .computeIfAbsent(
                List.of(edge.from(), edge.to(), check.negated()), _ -> new ArrayList<>())
            .add(check);
      }
    }
    return checks;
  }

  /** Nodes that are gone, and that an edge which does nothing alone led to, or from. */
  private void takeSkippedForSame(Game first, Set<String> left) {
    Set<String> targets = ends(firstChecks, Action.Reachability::to);
    for (List<Edge> from : from(first).values()) {
      Edge edge = from.getFirst();
      if (from.size() == 1 && edge.action() instanceof Action.Skip) {
        if (!left.contains(edge.to())
            && left.contains(edge.from())
            && !targets.contains(edge.from())) {
          certificate.before().put(edge.to(), edge.from());
        } else if (!left.contains(edge.from())
            && left.contains(edge.to())
            && fixed.contains(edge.from())) {
          certificate.before().put(edge.from(), edge.to());
        }
      }
    }
  }

  /**
   * What a search came to.
   *
   * @param certificate one that {@link Checker} accepts, where one was found
   * @param why else, where the search ended
   */
  public record Found(Optional<Certificate> certificate, String why) {}

  /** Looks for a certificate for two games that have all built-ins. */
  public static Found find(Game before, Game after) {
    Found found = find(before, after, true);
    return found.certificate.isPresent() ? found : find(before, after, false);
  }

  private static Found find(Game before, Game after, boolean learns) {
    try {
      Certifier certifier = new Certifier(before, after, learns);
      Optional<String> wrong =
          certifier.search() ? Checker.check(before, after, certifier.certificate) : certifier.why;
      return wrong
          .map(why -> new Found(Optional.empty(), why))
          .orElseGet(() -> new Found(Optional.of(certifier.certificate), ""));
    } catch (Checker.RejectedException rejected) {
      return new Found(Optional.empty(), rejected.getMessage());
    }
  }

  private static SortedMap<String, String> labels(Game game, Game other) {
    SortedSet<String> nodes = nodes(game);
    nodes.retainAll(nodes(other));
    checks(game).forEach(check -> nodes.add(check.to()));
    nodes.addAll(fixed(game));
    SortedMap<String, String> labels = new TreeMap<>();
    nodes.forEach(node -> labels.put(node, node));
    return labels;
  }

  private static SortedSet<String> nodes(Game game) {
    SortedSet<String> nodes = new TreeSet<>();
    game.edges().forEach(edge -> nodes.addAll(List.of(edge.from(), edge.to())));
    return nodes;
  }

  private static List<Action.Reachability> checks(Game game) {
    List<Action.Reachability> checks = new ArrayList<>();
    for (Edge edge : game.edges()) {
      if (edge.action() instanceof Action.Reachability check) {
        checks.add(check);
      }
    }
    return checks;
  }

  /** Nodes that paths end at, whatever is taken for a state. */
  private static Set<String> fixed(Game game) {
    Set<String> nodes = new TreeSet<>(List.of(Edge.END));
    for (Edge edge : game.edges()) {
      if (edge.action() instanceof Action.Assignment(Expression left, _)
          && left.toString().equals(Builtins.PLAYER)) {
        nodes.add(edge.to());
      }
    }
    return nodes;
  }

  private boolean search() {
    int work = 0;
    while (!open.isEmpty()) {
      String label = open.iterator().next();
      open.remove(label);
      if (done.containsKey(label)) {
        continue;
      }
      if (++work > MOST_WORK || !look(label)) {
        why = why.or(() -> Optional.of("no relation found, last at " + label));
        return false;
      }
    }
    return true;
  }

  /** Compares the nodes of a label, and mends what differs; whether there is any hope. */
  private boolean look(String label) {
    Optional<Checker.Mismatch> mismatch;
    Set<String> ends = new TreeSet<>();
    try {
      for (boolean inFirst : new boolean[] {true, false}) {
        for (Way way : ways(inFirst, label)) {
          if (!way.label().isEmpty()) {
            ends.add(way.label());
          }
          for (Term term : way.box().known().keySet()) {
            if (term instanceof Term.Ask(String from, String to, _)) {
              ends.add(from);
              ends.add(to);
            }
          }
        }
      }
      checker.left = MOST_WALKED;
      mismatch = checker.at(label.equals(START) ? null : label);
    } catch (Checker.RejectedException rejected) {
      why = Optional.of(rejected.getMessage() + ", at " + label);
      return false;
    }
    ends.stream().filter(end -> !done.containsKey(end)).forEach(open::add);
    if (mismatch.isEmpty()) {
      done.put(label, ends);
      return true;
    }
    open.add(label);
    return ++repairs <= MOST_REPAIRS && repair(label, mismatch.get());
  }

  private List<Way> ways(boolean inFirst, String label) {
    Program program = inFirst ? checker.first : checker.second;
    checker.left = MOST_WALKED;
    if (label.equals(START)) {
      return Walk.ways(checker, program, Edge.BEGIN, null);
    }
    List<Way> ways = new ArrayList<>();
    for (String node : program.nodes(label)) {
      ways.addAll(Walk.ways(checker, program, node, label));
    }
    return ways;
  }

  private static String end(Way way) {
    return way.label().isEmpty() ? "" : way.label();
  }

  private boolean repair(String label, Checker.Mismatch mismatch) {
    return letDiffer(mismatch)
        || takeForSame(mismatch)
        || goThrough(List.of(label))
        || goThrough(List.of(end(mismatch.way())))
        || goThrough(mismatch.others().stream().map(Certifier::end).toList());
  }

  /** The variables that differ after two ways where both are possible, and look the same. */
  private Optional<Set<String>> difference(Way one, Way other) {
    if (one.label().isEmpty() || other.label().isEmpty()) {
      return Optional.empty();
    }
    return one.box()
        .and(other.box())
        .filter(both -> normal(one.tags(), both).equals(normal(other.tags(), both)))
        .map(
            both -> {
              Map<String, Term> mine = both.changed(one.values());
              Map<String, Term> theirs = both.changed(other.values());
              Set<String> cells = new HashSet<>(mine.keySet());
              cells.addAll(theirs.keySet());
              Set<String> different = new TreeSet<>();
              for (String cell : cells) {
                if (checker.isShared(cell, one.label())
                    && checker.isShared(cell, other.label())
                    && !Objects.equals(mine.get(cell), theirs.get(cell))) {
                  different.add(checker.variables.get(cell));
                }
              }
              return different;
            });
  }

  private static List<Term> normal(List<Term> tags, Box box) {
    return tags.stream().map(box::normal).toList();
  }

  /** Lets variables differ at the end of paths that are alike but for their values. */
  private boolean letDiffer(Checker.Mismatch mismatch) {
    Optional<Map.Entry<String, Set<String>>> found =
        mismatch.others().stream()
            .filter(other -> end(other).equals(end(mismatch.way())))
            .flatMap(other -> difference(mismatch.way(), other).stream())
            .map(different -> Map.entry(end(mismatch.way()), different))
            .filter(e -> !e.getValue().isEmpty())
            .filter(e -> e.getValue().stream().noneMatch(Builtins.VARIABLES::contains))
            .min(Comparator.comparing(e -> e.getValue().size()));
    found.ifPresent(
        entry -> {
          certificate
              .different()
              .computeIfAbsent(entry.getKey(), _ -> new TreeSet<>())
              .addAll(entry.getValue());
          again(Set.of(entry.getKey()));
        });
    return found.isPresent();
  }

  /** Takes nodes of two names for the same where moves end. */
  private boolean takeForSame(Checker.Mismatch mismatch) {
    for (Way like : mismatch.others()) {
      String mine = end(mismatch.way());
      String theirs = end(like);
      if (mine.equals(theirs) || difference(mismatch.way(), like).isEmpty()) {
        continue;
      }
      String before = mismatch.inFirst() ? mine : theirs;
      String after = mismatch.inFirst() ? theirs : mine;
      if (!certificate.after().containsValue(before)) {
        certificate.before().replaceAll((_, label) -> label.equals(before) ? after : label);
      } else if (!certificate.before().containsValue(after)) {
        certificate.after().replaceAll((_, label) -> label.equals(after) ? before : label);
      } else {
        continue;
      }
      again(Set.of(before, after));
      return true;
    }
    return false;
  }

  /** Takes nodes for states no more, where that is possible. */
  private boolean goThrough(List<String> labels) {
    Set<String> removed = new TreeSet<>(labels);
    removed.removeAll(needed(certificate.before(), firstChecks));
    removed.removeAll(needed(certificate.after(), secondChecks));
    removed.removeIf(
        label ->
            !certificate.before().containsValue(label)
                && !certificate.after().containsValue(label));
    if (removed.isEmpty()) {
      return false;
    }
    certificate.before().values().removeAll(removed);
    certificate.after().values().removeAll(removed);
    again(removed);
    open.removeAll(removed);
    return true;
  }

  /** Labels without which moves, or checks that are not looked into, would not end. */
  private Set<String> needed(Map<String, String> labels, List<Action.Reachability> checks) {
    Set<String> needed = new HashSet<>();
    fixed.forEach(node -> needed.add(labels.get(node)));
    for (Action.Reachability check : checks) {
      if (labels.containsKey(check.from())) {
        needed.add(labels.get(check.to()));
      }
    }
    return needed;
  }

  /** Looks again at labels, and at those whose paths lead to them. */
  private void again(Set<String> changed) {
    List<String> affected =
        done.entrySet().stream()
            .filter(
                e ->
                    changed.contains(e.getKey())
                        || e.getValue().stream().anyMatch(changed::contains))
            .map(Map.Entry::getKey)
            .toList();
    affected.forEach(done::remove);
    open.addAll(affected);
  }
}
