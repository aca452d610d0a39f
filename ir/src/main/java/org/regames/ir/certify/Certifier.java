package org.regames.ir.certify;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
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
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.certify.Certificate.Fact;
import org.regames.ir.certify.SymbolicPath.Way;
import org.regames.ir.certify.SymbolicTerm.Ask;

/**
 * Looks for a certificate that two automata have the same game tree. It first assumes that nodes of
 * the same name correspond; if that fails, variables may differ, nodes of different names
 * correspond, or nodes become intermediate. Nothing depends on this search being correct: what it
 * finds is checked.
 */
public final class Certifier {
  private static final int MOST_REPAIRS = 100;
  private static final int MOST_LOOKS = 20_000;

  /** How much work one search may do by default; takes up to twenty seconds. */
  public static final long USUAL_WORK = 3_000_000;

  /** No label may take more than one of this many equal parts of the work. */
  private static final int PARTS = 2;

  /** Stands for the beginnings of plays. */
  private static final String START = "?";

  /** What a search begins with. */
  private enum Guess {
    CHECKS_ARE_LABELS,
    NOTHING_IS_KNOWN,
    CHECKS_ARE_LOOKED_INTO
  }

  private final Checker checker;
  private final Certificate certificate;
  private final FirstLabels labels;
  private final Map<String, Set<String>> done = new HashMap<>();
  private final Set<String> open = new LinkedHashSet<>(List.of(START));
  private final Work work;
  private int repairs;
  private Optional<String> why = Optional.empty();

  /** The work that a search may do, counted as the checker does. */
  private static final class Work {
    final long most;
    long left;
    boolean wasTooMuch;

    Work(long most) {
      this.most = most;
      this.left = most;
    }

    /** Lets a checker do some of the work and deducts what it did, even if it gives up. */
    <T> T by(Checker checker, Supplier<T> work) {
      long some = Math.min(left, most / PARTS);
      checker.left = some;
      try {
        return work.get();
      } finally {
        left -= some - Math.max(0, checker.left);
        wasTooMuch |= checker.left < 0;
      }
    }
  }

  private Certifier(Game first, Game second, Guess guess, Work work) {
    this.work = work;
    labels = new FirstLabels(first, second, guess == Guess.CHECKS_ARE_LOOKED_INTO);
    certificate =
        new Certificate(
            labels.before, labels.after, new TreeMap<>(), new TreeMap<>(), labels.variables);
    if (guess != Guess.NOTHING_IS_KNOWN) {
      KnownFacts facts = new KnownFacts(first, second);
      for (String label : new TreeSet<>(certificate.before().values())) {
        certificate
            .before()
            .forEach(
                (node, other) -> {
                  if (other.equals(label)) {
                    certificate.facts().merge(label, facts.at(node), Certifier::either);
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
    checker = new Checker(first, second, certificate, Math.max(work.most, Checker.USUAL_WORK));
  }

  /** The facts that hold at both of two nodes. */
  private static SortedMap<String, Fact> either(
      SortedMap<String, Fact> one, SortedMap<String, Fact> other) {
    SortedMap<String, Fact> either = new TreeMap<>();
    one.forEach(
        (cell, fact) -> {
          Fact second = other.get(cell);
          if (fact.equals(second)) {
            either.put(cell, fact);
          } else if (second != null && fact.same() == null && second.same() == null) {
            SortedSet<String> among = new TreeSet<>(fact.among());
            among.addAll(second.among());
            either.put(cell, new Fact(among, null));
          }
        });
    return either;
  }

  /**
   * The outcome of a search.
   *
   * @param certificate one that {@link Checker} accepts, if one was found
   * @param why otherwise, where the search ended
   * @param stopped whether it ended only because its work limit was reached
   */
  public record Found(Optional<Certificate> certificate, String why, boolean stopped) {
    private Found(String why) {
      this(Optional.empty(), why, false);
    }
  }

  /**
   * Looks for a certificate for two games that have all built-ins.
   *
   * @param most the work limit, in steps of paths and comparisons of paths, counted each time;
   *     {@link #USUAL_WORK} is enough for most steps
   */
  public static Found find(Game before, Game after, long most) {
    Work work = new Work(most);
    Found first = null;
    for (Guess guess : Guess.values()) {
      Found found = find(before, after, guess, work);
      if (found.certificate.isPresent()) {
        return found;
      }
      first = first == null ? found : first;
      if (work.left == 0) {
        break;
      }
    }
    return new Found(Optional.empty(), first.why, work.wasTooMuch);
  }

  private static Found find(Game before, Game after, Guess guess, Work work) {
    try {
      Certifier certifier = new Certifier(before, after, guess, work);
      Optional<String> wrong = certifier.search() ? certifier.check(before, after) : certifier.why;
      return wrong
          .map(Found::new)
          .orElseGet(() -> new Found(Optional.of(certifier.certificate), "", false));
    } catch (Checker.RejectedException rejected) {
      return new Found(rejected.getMessage());
    }
  }

  /** What a fresh run of the checker finds wrong. */
  private Optional<String> check(Game before, Game after) {
    Checker.Verdict verdict =
        Checker.check(before, after, certificate, Math.max(work.most, Checker.USUAL_WORK));
    work.wasTooMuch |= verdict.stopped();
    return verdict.wrong();
  }

  private boolean search() {
    int looks = 0;
    while (!open.isEmpty()) {
      String label = open.iterator().next();
      open.remove(label);
      if (done.containsKey(label)) {
        continue;
      }
      if (++looks > MOST_LOOKS || !look(label)) {
        why = why.or(() -> Optional.of("no relation found, last at " + label));
        return false;
      }
    }
    return true;
  }

  /** Compares the nodes of a label and repairs the certificate; false if that is impossible. */
  private boolean look(String label) {
    Optional<Checker.Mismatch> mismatch;
    Set<String> ends = new TreeSet<>();
    try {
      for (boolean inFirst : new boolean[] {true, false}) {
        for (Way way : work.by(checker, () -> ways(inFirst, label))) {
          if (!way.label().isEmpty()) {
            ends.add(way.label());
          }
          for (SymbolicTerm term : way.box().known().keySet()) {
            if (term instanceof Ask(String from, String to, _)) {
              ends.add(from);
              ends.add(to);
            }
          }
        }
      }
      mismatch = work.by(checker, () -> checker.at(label.equals(START) ? null : label));
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
    if (label.equals(START)) {
      return SymbolicPath.ways(checker, program, Edge.BEGIN, null);
    }
    List<Way> ways = new ArrayList<>();
    for (String node : program.nodes(label)) {
      ways.addAll(SymbolicPath.ways(checker, program, node, label));
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

  /** The variables that differ after two paths with the same tags where both are possible. */
  private Optional<Set<String>> difference(Way one, Way other) {
    if (one.label().isEmpty() || other.label().isEmpty()) {
      return Optional.empty();
    }
    return one.box()
        .and(other.box())
        .filter(both -> normal(one.tags(), both).equals(normal(other.tags(), both)))
        .map(
            both -> {
              Map<String, SymbolicTerm> mine = both.changed(one.values());
              Map<String, SymbolicTerm> theirs = both.changed(other.values());
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

  private static List<SymbolicTerm> normal(List<SymbolicTerm> tags, Box box) {
    return tags.stream().map(box::normal).toList();
  }

  /** Lets variables differ at the end of paths that are equal except for their values. */
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

  /** Gives two nodes where paths end the same label. */
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

  /** Makes nodes intermediate by removing their labels, where possible. */
  private boolean goThrough(List<String> some) {
    Set<String> removed = new TreeSet<>(some);
    removed.removeAll(needed(certificate.before(), labels.firstChecks));
    removed.removeAll(needed(certificate.after(), labels.secondChecks));
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

  /** The labels that moves, and checks that are not followed, need to end at. */
  private Set<String> needed(Map<String, String> kept, List<Action.Reachability> checks) {
    Set<String> needed = new HashSet<>();
    labels.fixed.forEach(node -> needed.add(kept.get(node)));
    for (Action.Reachability check : checks) {
      if (kept.containsKey(check.from())) {
        needed.add(kept.get(check.to()));
      }
    }
    return needed;
  }

  /** Queues labels again, and those whose paths lead to them. */
  private void again(Set<String> changed) {
    for (Program program : List.of(checker.first, checker.second)) {
      program.nodes.clear();
      program.nodes.putAll(
          program.labels.keySet().stream().collect(Collectors.groupingBy(program.labels::get)));
    }
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
