package org.regames.ir.certify;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.certify.Certificate.Fact;
import org.regames.ir.certify.Term.Kind;
import org.regames.ir.certify.Walk.Way;

/**
 * Confirms that two automata have the same tree, given how their states belong together. It shares
 * nothing with the passes, and trusts nothing that a certificate says.
 *
 * <p>Nodes of one label, with equal variables, are a bisimulation: for each two, each path of the
 * one to the next labels is covered by paths of the other that ask for the same, add the same tags,
 * leave the same values, and lead to the same labels, as in the validation of compilers run by run
 * (A. Pnueli, M. Siegel, E. Singerman, "Translation validation", 1998). Where a path of the other
 * asks for more, it is looked at with that and without it, each time with all paths. It is taken
 * for granted that all actions are valid, as in proper games; and trees are told apart up to
 * bisimulation, so that of two equal outcomes of one move one may go.
 */
public final class Checker {
  /** How much may be done in all; a million takes a second or so. */
  private static final long MOST = 50_000_000;

  /** What ends a check at once. */
  static final class RejectedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    RejectedException(String message) {
      super(message, null, false, false);
    }
  }

  /** A way that the other automaton has no like of, and all those that it has. */
  record Mismatch(Way way, List<Way> others, boolean inFirst) {}

  final Program first;
  final Program second;
  final SortedMap<String, Kind> kinds;
  private final Certificate certificate;
  private final long most;
  long spent;

  Checker(Game before, Game after, Certificate certificate, long most) {
    this.most = most;
    this.first = new Program(before, certificate.before());
    this.second = new Program(after, certificate.after());
    this.certificate = certificate;
    this.kinds = new TreeMap<>(first.variables);
    second.variables.forEach((name, kind) -> kinds.put(name + "'", kind));
  }

  /** What is wrong with a certificate; nothing where it is right. Both games have all built-ins. */
  public static Optional<String> check(Game before, Game after, Certificate certificate) {
    try {
      Checker checker = new Checker(before, after, certificate, MOST);
      checker.form();
      require(checker.at(null).isEmpty(), "paths differ where plays begin");
      for (String label : new TreeSet<>(certificate.before().values())) {
        require(checker.at(label).isEmpty(), "paths differ at " + label);
      }
      return Optional.empty();
    } catch (RejectedException wrong) {
      return Optional.of(wrong.getMessage());
    }
  }

  static void require(boolean holds, String wrong) {
    if (!holds) {
      throw new RejectedException(wrong);
    }
  }

  void spend(int work) {
    spent += work;
    require(spent <= most, "too much work");
  }

  /** The variables of the second automaton whose values the first has, too, at a label. */
  List<String> shared(String label) {
    List<String> shared = new ArrayList<>(second.variables.keySet());
    shared.removeIf(name -> !first.variables.containsKey(source(name)));
    shared.removeAll(certificate.different().getOrDefault(label, Collections.emptySortedSet()));
    return shared;
  }

  /** The variable of the first automaton that has the values of one of the second. */
  String source(String name) {
    return certificate.variables().getOrDefault(name, name);
  }

  Map<String, Fact> facts(String label) {
    return label == null
        ? Map.of()
        : certificate.facts().getOrDefault(label, Collections.emptySortedMap());
  }

  /** The label of a node that is the only one with it in both automata. */
  String only(Program program, String node) {
    String label = program.labels.get(node);
    require(
        label != null && nodes(first, label).size() == 1 && nodes(second, label).size() == 1,
        node + " is not the only node of its label");
    return label;
  }

  boolean areRelated(String label) {
    return !nodes(first, label).isEmpty() && !nodes(second, label).isEmpty();
  }

  static List<String> nodes(Program program, String label) {
    return program.labels.entrySet().stream()
        .filter(entry -> entry.getValue().equals(label))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** What can be said without a look at paths. */
  private void form() {
    Type players = new Type.Named(Builtins.PLAYER_TYPE);
    require(first.symbols(players).equals(second.symbols(players)), "the players are others");
    require(only(first, Edge.END).equals(only(second, Edge.END)), "the end is another node");
    Set<List<String>> cells = new HashSet<>();
    for (var variable : second.variables.entrySet()) {
      String name = source(variable.getKey());
      Kind kind = variable.getValue();
      Kind other = first.variables.getOrDefault(name, kind);
      require(kind.depth() == other.depth(), "maps belong to no maps");
      for (String key : kind.target() == null ? Set.of("") : kind.symbols()) {
        require(cells.add(List.of(name, key)), "variables share a value");
      }
    }
    for (String label : new TreeSet<>(certificate.before().values())) {
      for (String name : Builtins.VARIABLES) {
        require(hasSame(name, label), "what all see differs");
      }
      for (var fact : facts(label).entrySet()) {
        require(canBe(fact.getKey(), fact.getValue(), label), "no value fits " + fact.getKey());
      }
    }
  }

  /** Whether a fact is so for some value of its variable, whatever the others are. */
  private boolean canBe(String name, Fact fact, String label) {
    if (!first.variables.containsKey(name)) {
      return false;
    }
    if (fact.same() == null) {
      return first.variables.get(name).values().stream().anyMatch(fact.among()::contains);
    }
    Set<String> names = new HashSet<>(List.of(fact.same().toString().split("[\\[\\]()]+")));
    return isOpen(name, label)
        && facts(label).entrySet().stream()
            .noneMatch(e -> e.getValue().same() != null && names.contains(e.getKey()));
  }

  /** Whether both automata have a variable under one name at a label. */
  boolean hasSame(String variable, String label) {
    return shared(label).contains(variable) && source(variable).equals(variable);
  }

  /** Whether only the first automaton has a variable at a label. */
  boolean isOpen(String variable, String label) {
    return shared(label).stream().noneMatch(name -> source(name).equals(variable));
  }

  /** The paths between all nodes of a label, or, without one, from where plays begin. */
  Optional<Mismatch> at(String label) {
    for (String before : label == null ? List.of(Edge.BEGIN) : nodes(first, label)) {
      for (String after : label == null ? List.of(Edge.BEGIN) : nodes(second, label)) {
        List<Way> mine = Walk.ways(this, first, before, label);
        List<Way> theirs = Walk.ways(this, second, after, label);
        Optional<Mismatch> mismatch =
            uncovered(mine, theirs, true).or(() -> uncovered(theirs, mine, false));
        if (mismatch.isPresent()) {
          return mismatch;
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Mismatch> uncovered(List<Way> mine, List<Way> others, boolean inFirst) {
    Set<List<Object>> same = new HashSet<>();
    others.forEach(way -> same.add(List.of(way.box().known(), way.in(way.box()))));
    for (Way way : mine) {
      boolean isPlain =
          way.stays()
              || inFirst && way.isInvalid()
              || same.contains(List.of(way.box().known(), way.in(way.box())));
      if (!way.factsHold() || !isPlain && !isCovered(way, others, inFirst)) {
        return Optional.of(new Mismatch(way, others, inFirst));
      }
    }
    return Optional.empty();
  }

  /** Whether wherever a way is possible one of some others is, and does the same. */
  private boolean isCovered(Way way, List<Way> others, boolean inFirst) {
    List<Box> open = new ArrayList<>(List.of(way.box()));
    while (!open.isEmpty()) {
      Box box = open.removeLast();
      Way like = others.stream().filter(o -> isLike(way, o, box, inFirst)).findFirst().orElse(null);
      if (like == null) {
        return false;
      }
      for (var side : like.box().known().entrySet()) {
        SortedSet<String> outside = new TreeSet<>(box.domain(box.normal(side.getKey())));
        outside.removeAll(side.getValue());
        if (!outside.isEmpty()) {
          open.add(box.and(side.getKey(), outside).orElseThrow());
          open.add(box.and(side.getKey(), side.getValue()).orElseThrow());
          break;
        }
      }
    }
    return true;
  }

  /** Whether two ways are possible in some case, and do the same there. */
  private boolean isLike(Way way, Way other, Box box, boolean inFirst) {
    spend(1);
    // no play comes where the first automaton does what is not valid
    return box.and(other.box())
        .filter(b -> !inFirst && other.isInvalid() || way.in(b).equals(other.in(b)))
        .isPresent();
  }
}
