package org.regames.ir.certify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
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
import org.regames.ir.Game;
import org.regames.ir.certify.Certificate.Pair;

/**
 * Confirms that two automata have the same tree, given how their nodes belong together. It shares
 * nothing with the passes, and trusts nothing that a certificate says.
 *
 * <p>The nodes that belong together, with equal variables, are a bisimulation: for each two, each
 * path of the one to the next nodes is covered by paths of the other that ask for the same, add the
 * same tags, leave the same values, and lead to nodes that belong together. Paths are executed with
 * names for the values at their start (J. C. King, "Symbolic execution and program testing", 1976),
 * as in the validation of compilers run by run (A. Pnueli, M. Siegel, E. Singerman, "Translation
 * validation", 1998). It is taken for granted that all actions are valid, as in proper games; and
 * trees are told apart up to bisimulation, so that of two equal outcomes of one move one may go.
 */
public final class Checker {
  private static final Set<String> SEEN = Builtins.VARIABLES;
  private static final String DIFFERS = "'";

  /** Nodes where the paths do not agree: one that the other automaton has no like of. */
  record Mismatch(Pair pair, boolean inBefore, Path path, List<Path> others) {}

  private final Game first;
  private final Game second;
  private final Terms firstTerms;
  private final Terms secondTerms;
  private final Paths firstPaths;
  private final Paths secondPaths;
  private final Certificate certificate;

  Checker(Game first, Game second, Certificate certificate) {
    this.first = first;
    this.second = second;
    this.firstTerms = new Terms(first);
    this.secondTerms = new Terms(second);
    this.firstPaths = new Paths(first, firstTerms);
    this.secondPaths = new Paths(second, secondTerms);
    this.certificate = certificate;
  }

  /** What is wrong with a certificate; nothing where it is right. Both games have all built-ins. */
  public static Optional<String> check(Game before, Game after, Certificate certificate) {
    Checker checker = new Checker(before, after, certificate);
    Optional<String> wrong = checker.form();
    if (wrong.isPresent()) {
      return wrong;
    }
    try {
      Optional<Mismatch> mismatch = checker.start();
      for (Pair pair : certificate.related().keySet()) {
        mismatch = mismatch.isPresent() ? mismatch : checker.at(pair);
      }
      return mismatch.map(m -> "paths differ at " + m.pair());
    } catch (Paths.TooManyException _) {
      return Optional.of("too many paths between nodes that stand for states");
    }
  }

  /** What can be said without a look at paths. */
  private Optional<String> form() {
    for (String type : List.of(Builtins.PLAYER_TYPE, Builtins.SCORE_TYPE)) {
      if (!first.type(type).equals(second.type(type))) {
        return Optional.of("the type " + type + " changes");
      }
    }
    for (Map.Entry<Pair, SortedSet<String>> entry : certificate.related().entrySet()) {
      Pair pair = entry.getKey();
      if (pair.before().equals(Edge.END) != pair.after().equals(Edge.END)) {
        return Optional.of("the end belongs to another node");
      }
      if (entry.getValue().stream().anyMatch(SEEN::contains)) {
        return Optional.of("what everyone sees differs at " + pair);
      }
    }
    return targets(first, certificate.before(), true)
        .or(() -> targets(second, certificate.after(), false));
  }

  /** Where checks end walks have to stand for states, each for one of its own. */
  private Optional<String> targets(Game game, Set<String> nodes, boolean inBefore) {
    for (Edge edge : game.edges()) {
      if (edge.action() instanceof Action.Reachability(_, String to, _)) {
        long like =
            certificate.related().keySet().stream()
                .filter(pair -> (inBefore ? pair.before() : pair.after()).equals(to))
                .count();
        if (!nodes.contains(to) || like > 1) {
          return Optional.of("a check asks for " + to + ", which is not one node");
        }
      }
    }
    return nodes.contains(Edge.END) ? Optional.empty() : Optional.of("plays do not end");
  }

  /** The beginnings of plays. */
  Optional<Mismatch> start() {
    Pair begin = new Pair(Edge.BEGIN, Edge.BEGIN);
    return compare(begin, firstStart(), secondStart(), false);
  }

  List<Path> firstStart() {
    return firstPaths.from(Edge.BEGIN, firstTerms.initial(), certificate.before());
  }

  List<Path> secondStart() {
    return secondPaths.from(Edge.BEGIN, secondTerms.initial(), certificate.after());
  }

  /** The paths from two nodes that belong together. */
  Optional<Mismatch> at(Pair pair) {
    return compare(pair, firstFrom(pair), secondFrom(pair), true);
  }

  List<Path> firstFrom(Pair pair) {
    SortedMap<String, Term> values = new TreeMap<>();
    firstTerms.variables().keySet().forEach(name -> values.put(name, value(pair, name)));
    return firstPaths.from(pair.before(), values, certificate.before());
  }

  List<Path> secondFrom(Pair pair) {
    SortedMap<String, Term> values = new TreeMap<>();
    secondTerms
        .variables()
        .forEach(
            (name, kind) ->
                values.put(
                    name,
                    isShared(pair, name)
                        ? value(pair, name)
                        : new Term.Start(name + DIFFERS, kind)));
    return secondPaths.from(pair.after(), values, certificate.after());
  }

  private boolean isShared(Pair pair, String variable) {
    return firstTerms.variables().containsKey(variable)
        && secondTerms.variables().containsKey(variable)
        && !certificate.related().getOrDefault(pair, new TreeSet<>()).contains(variable);
  }

  private Term value(Pair pair, String variable) {
    Kind kind = firstTerms.variables().get(variable);
    SortedSet<String> known =
        certificate.facts().getOrDefault(pair.before(), new TreeMap<>()).get(variable);
    List<String> symbols = known == null ? kind.symbols() : List.copyOf(known);
    return symbols.size() == 1
        ? new Term.Symbol(symbols.getFirst())
        : new Term.Start(variable, new Kind(symbols, kind.keys(), kind.target()));
  }

  private Optional<Mismatch> compare(
      Pair pair, List<Path> mine, List<Path> others, boolean mayStay) {
    List<Path> one = mine.stream().filter(p -> !(mayStay && stays(p, pair.before()))).toList();
    List<Path> two = others.stream().filter(p -> !(mayStay && stays(p, pair.after()))).toList();
    for (Path path : one) {
      if (!factsHold(path)) {
        return Optional.of(new Mismatch(pair, true, path, List.of()));
      }
      List<Path> like = two.stream().filter(other -> agree(path, other)).toList();
      if (!covers(path.allowed(), like)) {
        return Optional.of(new Mismatch(pair, true, path, two));
      }
    }
    for (Path path : two) {
      List<Path> like = one.stream().filter(other -> agree(other, path)).toList();
      if (!covers(path.allowed(), like)) {
        return Optional.of(new Mismatch(pair, false, path, one));
      }
    }
    return Optional.empty();
  }

  /** A walk that comes back with nothing done changes nothing. */
  private static boolean stays(Path path, String node) {
    return path.end().equals(node)
        && !path.endsMove()
        && path.tags().isEmpty()
        && path.values().entrySet().stream()
            .allMatch(
                e ->
                    e.getValue() instanceof Term.Start(String name, _)
                        && (name.equals(e.getKey()) || name.equals(e.getKey() + DIFFERS)));
  }

  private boolean factsHold(Path path) {
    return hold(path.end(), path.values(), path)
        && path.checks().stream().allMatch(check -> hold(check.from(), check.values(), path));
  }

  private boolean hold(String node, SortedMap<String, Term> values, Path path) {
    return certificate.facts().getOrDefault(node, new TreeMap<>()).entrySet().stream()
        .allMatch(fact -> fact.getValue().containsAll(possible(values.get(fact.getKey()), path)));
  }

  /** What a value may be at the end of a path. */
  static Set<String> possible(Term value, Path path) {
    Term term = Terms.within(value, path.allowed());
    return path.allowed().containsKey(term) ? path.allowed().get(term) : Set.copyOf(term.domain());
  }

  /** Whether a variable may be other than one of these. */
  boolean isNarrow(String variable, Set<String> symbols) {
    return !symbols.isEmpty()
        && symbols.size() < firstTerms.variables().get(variable).symbols().size();
  }

  /** Whether two paths do the same wherever both are possible, which is somewhere. */
  private boolean agree(Path one, Path other) {
    return difference(one, other).filter(Set::isEmpty).isPresent();
  }

  /** The variables that two paths leave different; nothing where they differ in more than that. */
  Optional<Set<String>> difference(Path one, Path other) {
    return certificate.related().containsKey(new Pair(one.end(), other.end()))
        ? differenceAtAnyEnds(one, other)
        : Optional.empty();
  }

  /** The same, whether or not their ends belong together. */
  Optional<Set<String>> differenceAtAnyEnds(Path one, Path other) {
    Pair ends = new Pair(one.end(), other.end());
    Paths.Conditions both = new Paths.Conditions();
    if (one.endsMove() != other.endsMove()
        || one.tags().size() != other.tags().size()
        || !both.addAll(conditions(one))
        || !both.addAll(conditions(other))) {
      return Optional.empty();
    }
    Path mine = within(one, both);
    Path theirs = within(other, both);
    if (!mine.tags().equals(theirs.tags())
        || !Set.copyOf(mine.guards()).equals(Set.copyOf(theirs.guards()))
        || !mine.checks().stream()
            .allMatch(c -> theirs.checks().stream().anyMatch(d -> agree(c, d)))
        || !theirs.checks().stream()
            .allMatch(d -> mine.checks().stream().anyMatch(c -> agree(c, d)))) {
      return Optional.empty();
    }
    return Optional.of(different(ends, mine.values(), theirs.values()));
  }

  private Set<String> different(
      Pair at, SortedMap<String, Term> mine, SortedMap<String, Term> theirs) {
    Set<String> different = new TreeSet<>(theirs.keySet());
    different.removeIf(name -> !isShared(at, name) || mine.get(name).equals(theirs.get(name)));
    return different;
  }

  private boolean agree(Path.Check mine, Path.Check theirs) {
    Pair from = new Pair(mine.from(), theirs.from());
    return mine.negated() == theirs.negated()
        && certificate.related().containsKey(from)
        && certificate.related().containsKey(new Pair(mine.to(), theirs.to()))
        && different(from, mine.values(), theirs.values()).isEmpty();
  }

  private static Paths.Conditions conditions(Path path) {
    Paths.Conditions conditions = new Paths.Conditions();
    conditions.allowed().putAll(path.allowed());
    path.guards().forEach(g -> conditions.add(g.left(), g.right(), g.negated()));
    return conditions;
  }

  private static Path within(Path path, Paths.Conditions conditions) {
    Map<Term, SortedSet<String>> allowed = conditions.allowed();
    Paths.Conditions guards = new Paths.Conditions();
    guards.allowed().putAll(allowed);
    path.guards().forEach(g -> guards.add(g.left(), g.right(), g.negated()));
    List<Path.Check> checks = new ArrayList<>();
    path.checks()
        .forEach(
            c ->
                checks.add(
                    new Path.Check(c.from(), c.to(), c.negated(), within(c.values(), allowed))));
    return new Path(
        path.end(),
        path.endsMove(),
        allowed,
        guards.guards(),
        checks,
        path.tags().stream().map(tag -> Terms.within(tag, allowed)).toList(),
        within(path.values(), allowed));
  }

  private static SortedMap<String, Term> within(
      SortedMap<String, Term> values, Map<Term, SortedSet<String>> allowed) {
    SortedMap<String, Term> changed = new TreeMap<>();
    values.forEach((name, value) -> changed.put(name, Terms.within(value, allowed)));
    return changed;
  }

  /** Whether wherever a path is possible one of some others is. */
  private static boolean covers(Map<Term, SortedSet<String>> box, List<Path> others) {
    if (others.isEmpty()) {
      return false;
    }
    List<Path> rest = others.subList(1, others.size());
    for (Map.Entry<Term, SortedSet<String>> side : others.getFirst().allowed().entrySet()) {
      Term term = side.getKey();
      SortedSet<String> inside =
          new TreeSet<>(box.getOrDefault(term, new TreeSet<>(term.domain())));
      SortedSet<String> outside = new TreeSet<>(inside);
      inside.retainAll(side.getValue());
      outside.removeAll(side.getValue());
      if (!outside.isEmpty()) {
        Map<Term, SortedSet<String>> without = new HashMap<>(box);
        without.put(term, outside);
        if (!covers(without, rest)) {
          return false;
        }
        if (inside.isEmpty()) {
          return true;
        }
        Map<Term, SortedSet<String>> with = new LinkedHashMap<>(box);
        with.put(term, inside);
        return covers(with, others);
      }
    }
    return true;
  }
}
