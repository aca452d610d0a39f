package org.regames.ir.certify;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.certify.Certificate.Fact;
import org.regames.ir.certify.SymbolicPath.Way;

/**
 * Confirms that two automata have the same game tree, given a correspondence of their states. It
 * shares no code with the passes, and trusts nothing in a certificate.
 *
 * <p>Nodes with the same label and equal variables form a bisimulation: for each pair, each path of
 * one to the next labels is covered by paths of the other that have the same conditions, add the
 * same tags, leave the same values, and lead to the same labels, as in translation validation for
 * compilers (A. Pnueli, M. Siegel, E. Singerman, "Translation validation", 1998). If a path of the
 * other has an extra condition, both cases, with and without it, are examined with all paths. All
 * actions are assumed to be valid, as in proper games; and trees are compared up to bisimulation,
 * so one of two equal outcomes of a move may disappear.
 */
public final class Checker {
  /** The default work limit; a million takes about a second. */
  public static final long USUAL_WORK = 50_000_000;

  /**
   * What is wrong with a certificate; nothing if it is right.
   *
   * @param stopped whether the check reached its work limit, so that nothing is known
   */
  public record Verdict(Optional<String> wrong, boolean stopped) {}

  /** Ends a check immediately. */
  static final class RejectedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    RejectedException(String message) {
      super(message, null, false, false);
    }
  }

  /** A path without counterpart in the other automaton, and all paths of that automaton. */
  record Mismatch(Way way, List<Way> others, boolean inFirst) {}

  final Program first;
  final Program second;

  /** The possible symbols of cells: the places of the first automaton, and others of the second. */
  final Map<String, SortedSet<String>> cells = new HashMap<>();

  /** The cells of the first automaton that the second also has, with the variable of the second. */
  final Map<String, String> variables = new HashMap<>();

  private final Map<String, String> cellsOfPlaces = new HashMap<>();
  private final Certificate certificate;
  long left;

  Checker(Game before, Game after, Certificate certificate, long most) {
    this.left = most;
    this.first = new Program(before, certificate.before());
    this.second = new Program(after, certificate.after());
    this.certificate = certificate;
    cells.putAll(first.domains);
    second.domains.forEach((place, all) -> cells.put("'" + place, all));
    for (String place : new TreeSet<>(second.initial.keySet())) {
      String name = place.split("/")[0];
      String cell =
          certificate.variables().getOrDefault(name, name) + place.substring(name.length());
      if (first.initial.containsKey(cell) && variables.putIfAbsent(cell, name) == null) {
        cellsOfPlaces.put(place, cell);
      }
    }
  }

  /**
   * Checks a certificate for two games that have all built-ins.
   *
   * @param most the work limit, in steps of paths and comparisons of paths
   */
  public static Verdict check(Game before, Game after, Certificate certificate, long most) {
    Checker checker = new Checker(before, after, certificate, most);
    try {
      checker.form();
      require(checker.at(null).isEmpty(), "paths differ where plays begin");
      for (String label : new TreeSet<>(certificate.before().values())) {
        require(checker.at(label).isEmpty(), "paths differ at " + label);
      }
      return new Verdict(Optional.empty(), false);
    } catch (RejectedException wrong) {
      return new Verdict(Optional.of(wrong.getMessage()), checker.left < 0);
    }
  }

  static void require(boolean holds, String wrong) {
    if (!holds) {
      throw new RejectedException(wrong);
    }
  }

  /** Counts a step, which costs more the more paths are held in memory. */
  void spend(int paths) {
    require((left -= 1 + paths / 100) >= 0, "too much work");
  }

  /** The cell of a place; places of the second automaton may be cells of the first. */
  String cell(Program program, String place) {
    return program == first ? place : cellsOfPlaces.getOrDefault(place, "'" + place);
  }

  /** Whether both automata have a cell at a label. */
  boolean isShared(String cell, String label) {
    return variables.containsKey(cell) && !different(label).contains(variables.get(cell));
  }

  /** The variables of the second automaton that have cells of their own at a label. */
  SortedSet<String> different(String label) {
    return certificate.different().getOrDefault(label, Collections.emptySortedSet());
  }

  SortedMap<String, Fact> facts(String label) {
    return certificate.facts().getOrDefault(label, Collections.emptySortedMap());
  }

  /** The label of a node, which no other node of either automaton may have. */
  String only(Program program, String node) {
    String label = program.labels.get(node);
    require(
        label != null && first.nodes(label).size() == 1 && second.nodes(label).size() == 1,
        node + " is not the only node of its label");
    return label;
  }

  /** Checks that need no paths. */
  private void form() {
    Type players = new Type.Named(Builtins.PLAYER_TYPE);
    require(first.symbols(players).equals(second.symbols(players)), "the players are different");
    require(only(first, Edge.END).equals(only(second, Edge.END)), "the end is another node");
    for (String label : new TreeSet<>(certificate.before().values())) {
      for (String name : Builtins.VARIABLES) {
        boolean isSame = first.below(name).stream().allMatch(c -> c.equals(cellsOfPlaces.get(c)));
        require(isSame && !different(label).contains(name), "what players see differs");
      }
      boolean areCells = first.initial.keySet().containsAll(facts(label).keySet());
      require(areCells, "the claim is not about a cell");
    }
  }

  /** Compares the paths from all nodes of a label or, without one, from where plays begin. */
  Optional<Mismatch> at(String label) {
    for (String before : label == null ? List.of(Edge.BEGIN) : first.nodes(label)) {
      for (String after : label == null ? List.of(Edge.BEGIN) : second.nodes(label)) {
        List<Way> mine = SymbolicPath.ways(this, first, before, label);
        List<Way> theirs = SymbolicPath.ways(this, second, after, label);
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
    Set<List<Object>> same = others.stream().map(w -> w.in(w.box())).collect(Collectors.toSet());
    return mine.stream()
        .filter(way -> !(inFirst && way.label().isEmpty()) && !same.contains(way.in(way.box())))
        .filter(way -> !isCovered(way, way.box(), others, inFirst))
        .findFirst()
        .map(way -> new Mismatch(way, others, inFirst));
  }

  /** Whether wherever a path is possible, one of the others is possible and has the same effect. */
  private boolean isCovered(Way way, Box box, List<Way> others, boolean inFirst) {
    for (Way other : others) {
      spend(0);
      // plays never get to where the first automaton has an invalid action
      Optional<Box> both =
          box.and(other.box())
              .filter(b -> !inFirst && other.label().isEmpty() || way.in(b).equals(other.in(b)));
      if (both.isPresent()) {
        Box inside = box;
        for (var side : other.box().known().entrySet()) {
          Optional<Box> outside = inside.without(side.getKey(), side.getValue());
          if (outside.isPresent() && !isCovered(way, outside.get(), others, inFirst)) {
            return false;
          }
          inside = inside.and(side.getKey(), side.getValue()).orElseThrow();
        }
        return true;
      }
    }
    return false;
  }
}
