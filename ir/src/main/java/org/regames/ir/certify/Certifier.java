package org.regames.ir.certify;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.certify.Certificate.Pair;

/**
 * Looks for a certificate that two automata have the same tree. All nodes are taken for states
 * first, and for the same if they have the same name; where that does not hold, variables may
 * differ, or the node is taken for one that paths only go through. Nothing depends on this search
 * being right: what it finds is checked.
 */
public final class Certifier {
  private static final int MOST_REPAIRS = 400;
  private static final int MOST_WORK = 20_000;
  private static final int MOST_SYMBOLS = 6;

  /** Stands for the beginnings of plays. */
  private static final Pair START = new Pair("", "");

  private final Checker checker;
  private final Certificate certificate;
  private final Set<String> afterNodes;
  private final Set<String> fixed;
  private final Map<Pair, Set<Pair>> done = new HashMap<>();
  private final ArrayDeque<Pair> open = new ArrayDeque<>(List.of(START));
  private int repairs;
  private Optional<String> why = Optional.empty();

  private Certifier(Game first, Game second) {
    Set<String> beforeNodes = nodes(first);
    afterNodes = nodes(second);
    Set<String> both = new TreeSet<>(beforeNodes);
    both.retainAll(afterNodes);
    both.add(Edge.END);
    fixed = fixed(first);
    fixed.addAll(fixed(second));
    certificate =
        new Certificate(
            union(both, targets(first)),
            union(both, targets(second)),
            new TreeMap<>(),
            new TreeMap<>());
    checker = new Checker(first, second, certificate);
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
    Certifier certifier = new Certifier(before, after);
    Optional<String> wrong =
        certifier.search() ? Checker.check(before, after, certifier.certificate) : certifier.why;
    return wrong
        .map(why -> new Found(Optional.empty(), why))
        .orElseGet(() -> new Found(Optional.of(certifier.certificate), ""));
  }

  private static SortedSet<String> union(Set<String> one, Set<String> other) {
    SortedSet<String> all = new TreeSet<>(one);
    all.addAll(other);
    return all;
  }

  private static Set<String> nodes(Game game) {
    Set<String> nodes = new TreeSet<>();
    game.edges().forEach(edge -> nodes.addAll(List.of(edge.from(), edge.to())));
    return nodes;
  }

  private static Set<String> targets(Game game) {
    Set<String> nodes = new TreeSet<>();
    for (Edge edge : game.edges()) {
      if (edge.action() instanceof Action.Reachability(_, String to, _)) {
        nodes.add(to);
      }
    }
    return nodes;
  }

  /** Nodes that paths end at, whatever is taken for a state. */
  private static Set<String> fixed(Game game) {
    Set<String> nodes = targets(game);
    nodes.add(Edge.END);
    for (Edge edge : game.edges()) {
      if (edge.action() instanceof Action.Reachability(String from, _, _)) {
        nodes.add(from);
      }
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
      Pair pair = open.remove();
      if (done.containsKey(pair) || pair != START && !certificate.related().containsKey(pair)) {
        continue;
      }
      try {
        if (++work > MOST_WORK || !look(pair)) {
          why = Optional.of("no relation found, last at " + pair);
          return false;
        }
      } catch (Paths.TooManyException _) {
        why = Optional.of("too many paths from " + pair);
        return false;
      }
    }
    return true;
  }

  /** Compares two nodes, and mends what differs; whether there is any hope. */
  private boolean look(Pair pair) {
    List<Path> mine = pair == START ? checker.firstStart() : checker.firstFrom(pair);
    List<Path> theirs = pair == START ? checker.secondStart() : checker.secondFrom(pair);
    mine.forEach(this::learn);
    Set<Pair> ends = relate(mine, theirs);
    Optional<Checker.Mismatch> mismatch = pair == START ? checker.start() : checker.at(pair);
    if (mismatch.isEmpty()) {
      done.put(pair, ends);
      return true;
    }
    open.addFirst(pair);
    return ++repairs <= MOST_REPAIRS && repair(pair, mismatch.get());
  }

  /** Notes what variables are among where paths lead. */
  private void learn(Path path) {
    learn(path.end(), path.values(), path);
    path.checks().forEach(check -> learn(check.from(), check.values(), path));
  }

  private void learn(String node, SortedMap<String, Term> values, Path path) {
    SortedMap<String, SortedSet<String>> known = certificate.facts().get(node);
    SortedMap<String, SortedSet<String>> next = new TreeMap<>();
    values.forEach(
        (variable, value) -> {
          Set<String> possible = Checker.possible(value, path);
          if (checker.isNarrow(variable, possible)
              && (known == null || known.containsKey(variable))) {
            SortedSet<String> all = new TreeSet<>(possible);
            if (known != null) {
              all.addAll(known.get(variable));
            }
            if (all.size() <= MOST_SYMBOLS) {
              next.put(variable, all);
            }
          }
        });
    if (!next.equals(known)) {
      certificate.facts().put(node, next);
      again(pair -> pair.before().equals(node));
    }
  }

  /** Takes nodes for the same where paths suggest it; all pairs that paths lead to. */
  private Set<Pair> relate(List<Path> mine, List<Path> theirs) {
    Set<Pair> ends = new HashSet<>();
    for (Path path : mine) {
      for (Path other : theirs) {
        Pair pair = new Pair(path.end(), other.end());
        boolean sameName = path.end().equals(other.end());
        boolean isLike =
            sameName
                || !afterNodes.contains(path.end())
                    && path.endsMove() == other.endsMove()
                    && checker.differenceAtAnyEnds(path, other).isPresent();
        if (isLike) {
          add(pair, ends);
        }
        for (Path.Check check : path.checks()) {
          for (Path.Check like : other.checks()) {
            if (check.from().equals(like.from()) && check.to().equals(like.to())) {
              add(new Pair(check.from(), like.from()), ends);
              add(new Pair(check.to(), like.to()), ends);
            }
          }
        }
      }
    }
    return ends;
  }

  private void add(Pair pair, Set<Pair> ends) {
    ends.add(pair);
    if (certificate.related().putIfAbsent(pair, new TreeSet<>()) == null) {
      open.add(pair);
    }
  }

  private boolean repair(Pair pair, Checker.Mismatch mismatch) {
    return letDiffer(mismatch)
        || pair != START && goThrough(List.of(pair.before(), pair.after()))
        || goThrough(List.of(mismatch.path().end()))
        || goThrough(mismatch.others().stream().map(Path::end).toList());
  }

  /** Lets variables differ at the end of paths that are alike but for their values. */
  private boolean letDiffer(Checker.Mismatch mismatch) {
    Path path = mismatch.path();
    Comparator<Map.Entry<Pair, Set<String>>> fewest =
        Comparator.comparing((Map.Entry<Pair, Set<String>> e) -> e.getValue().size())
            .thenComparing(Map.Entry::getKey);
    Optional<Map.Entry<Pair, Set<String>>> found =
        mismatch.others().stream()
            .flatMap(
                other -> {
                  Path one = mismatch.inBefore() ? path : other;
                  Path two = mismatch.inBefore() ? other : path;
                  return checker.difference(one, two).stream()
                      .map(different -> Map.entry(new Pair(one.end(), two.end()), different));
                })
            .filter(e -> !e.getValue().isEmpty())
            .filter(e -> e.getValue().stream().noneMatch(Builtins.VARIABLES::contains))
            .min(fewest);
    found.ifPresent(
        entry -> {
          certificate.related().get(entry.getKey()).addAll(entry.getValue());
          again(entry.getKey()::equals);
        });
    return found.isPresent();
  }

  /** Takes nodes for states no more, where that is possible. */
  private boolean goThrough(List<String> nodes) {
    Set<String> removed = new TreeSet<>(nodes);
    removed.removeAll(fixed);
    removed.removeIf(
        node -> !certificate.before().contains(node) && !certificate.after().contains(node));
    if (removed.isEmpty()) {
      return false;
    }
    certificate.before().removeAll(removed);
    certificate.after().removeAll(removed);
    again(pair -> removed.contains(pair.before()) || removed.contains(pair.after()));
    certificate
        .related()
        .keySet()
        .removeIf(pair -> removed.contains(pair.before()) || removed.contains(pair.after()));
    return true;
  }

  /** Looks again at pairs, and at those whose paths lead to them. */
  private void again(java.util.function.Predicate<Pair> changed) {
    List<Pair> affected =
        done.entrySet().stream()
            .filter(e -> changed.test(e.getKey()) || e.getValue().stream().anyMatch(changed))
            .map(Map.Entry::getKey)
            .toList();
    affected.forEach(done::remove);
    open.addAll(affected);
    certificate.related().keySet().stream().filter(changed).forEach(open::add);
  }
}
