package org.regames.gdl.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.gdl.Gdl;
import org.regames.gdl.clause.Clause;
import org.regames.gdl.clause.Clauses;
import org.regames.gdl.net.FormulaEvaluation;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.NetBuilder;
import org.regames.gdl.net.NetPlay;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.language.Budget;

class DemandTest {
  private static final int PLAYS = 3;
  private static final int STEPS = 15;

  /** A relation with a million atoms that is asked for a few. */
  private static final String COUNTING =
      """
      (role x)
      (digit 0) (digit 1) (digit 2) (digit 3) (digit 4) (digit 5) (digit 6) (digit 7) (digit 8)
      (digit 9)
      (<= (init (cell ?x 0)) (digit ?x))
      (<= (legal x (mark ?x)) (true (cell ?x 0)))
      (<= (next (cell ?x 1)) (does x (mark ?x)))
      (<= (next (cell ?x 1)) (true (cell ?x 1)))
      (<= (next (cell ?x 0)) (true (cell ?x 0)) (not (does x (mark ?x))))
      (<= (sum ?a ?b ?c ?d ?e ?f some) (digit ?b) (digit ?c) (digit ?d) (digit ?e) (digit ?f)
          (true (cell ?a 1)))
      (<= (sum ?a ?b ?c ?d ?e ?f some) (digit ?a) (sum ?b ?c ?d ?e ?f ?a some))
      (<= terminal (sum 1 2 3 4 5 6 some))
      (<= (goal x 100) (not (sum 4 5 6 7 8 9 some)))
      (<= (goal x 50) (sum 4 5 6 7 8 9 some))
      """;

  private static List<Clause> clauses(String text) {
    return Clauses.of(Gdl.description(text), new Budget());
  }

  @Test
  void isWrittenAsOnThePage() {
    String text =
        """
        (role x) (place 1) (place 2) (plus 1 1 2) (init (cell 1 x))
        (<= (goal x ?v) (true (cell ?n x)) (worth ?n 1 ?v))
        (<= (worth ?n ?m ?v) (place ?n) (place ?m) (plus ?n ?m ?v))
        """;
    List<String> found =
        Demand.of(clauses(text), "worth").orElseThrow().stream()
            .map(clause -> clause.head() + " " + clause.positive())
            .toList();
    assertEquals(
        List.of(
            "(demand#worth ?n 1) [(true (cell ?n x))]",
            "(goal x ?v) [(true (cell ?n x)), (worth ?n 1 ?v)]",
            "(worth ?n ?m ?v) [(demand#worth ?n ?m), (place ?n), (place ?m), (plus ?n ?m ?v)]"),
        found.subList(found.size() - 3, found.size()));
  }

  @Test
  void whatNothingBindsIsWhole() {
    String text =
        """
        (role x) (place 1) (place 2)
        (<= (goal x 100) (pair ?n ?m))
        (<= (pair ?n ?m) (place ?n) (place ?m))
        """;
    assertEquals(Optional.empty(), Demand.of(clauses(text), "pair"));
  }

  @Test
  void whatHoldsAtTheStartIsExact() {
    String text =
        """
        (role x) (place 1) (place 2)
        (<= (init (at ?n)) (pair ?n 1))
        (<= (goal x 100) (true (at ?n)) (pair ?n 2))
        (<= (pair ?n ?m) (place ?n) (place ?m))
        """;
    assertEquals(Optional.empty(), Demand.of(clauses(text), "pair"));
  }

  @Test
  void millionsOfAtomsThatNobodyAsksForAreNotMade() {
    Grounding grounding = Grounder.ground(clauses(COUNTING), new Budget(1_200_000));
    assertTrue(grounding.atomCount() < 100, () -> grounding.atomCount() + " atoms");
    Set<String> relations = new TreeSet<>();
    for (int atom = 0; atom < grounding.atomCount(); atom++) {
      relations.add(grounding.relation(atom));
    }
    assertEquals(Set.of("does", "goal", "legal", "next", "sum", "terminal", "true"), relations);
  }

  static Stream<Path> games() {
    return Stream.concat(Gdl.resources("play", ".kif").stream(), Gdl.library().stream());
  }

  /** Each relation of each game, though none of them is large enough to need it. */
  @ParameterizedTest
  @MethodSource("games")
  @Tag("long")
  void playsStayAsTheyAre(Path file) {
    List<Clause> clauses = clauses(Gdl.text(file));
    List<String> expected = plays(clauses);
    Set<String> relations =
        clauses.stream()
            .map(clause -> clause.head().relation())
            .collect(Collectors.toCollection(TreeSet::new));
    for (String relation : relations) {
      Demand.of(clauses, relation)
          .ifPresent(asked -> assertEquals(expected, plays(asked), relation));
    }
  }

  /** What can be said about some plays, in words that do not depend on how it was grounded. */
  private static List<String> plays(List<Clause> clauses) {
    GameNet net =
        NetBuilder.build(Grounder.ground(clauses, new Budget()), new Budget(), new Diagnostics());
    NetPlay play = new NetPlay(net);
    List<String> said = new ArrayList<>();
    for (int number = 0; number < PLAYS; number++) {
      BitSet state = play.initial();
      for (int step = 0; step < STEPS; step++) {
        said.add("holds " + facts(net, state));
        play.at(state);
        if (play.isTerminal()) {
          said.add("goals " + goals(net, state));
          break;
        }
        List<Integer> moves = new ArrayList<>();
        for (int role = 0; role < net.roles().size(); role++) {
          List<Integer> legal =
              play.legal(role).stream()
                  .sorted((a, b) -> text(net, a).compareTo(text(net, b)))
                  .toList();
          said.add("may do " + legal.stream().map(move -> text(net, move)).toList());
          if (!legal.isEmpty()) {
            moves.add(play.pick(legal));
          }
        }
        state = play.next(state, moves);
      }
    }
    return said;
  }

  private static String text(GameNet net, int move) {
    return net.terms().text(net.moves().get(move).term());
  }

  private static Set<String> facts(GameNet net, BitSet state) {
    return state.stream()
        .mapToObj(fact -> net.terms().text(net.facts().get(fact)))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static List<String> goals(GameNet net, BitSet state) {
    FormulaEvaluation evaluation = new FormulaEvaluation(net.net(), net.views());
    evaluation.at(state, new BitSet());
    return net.goals().stream()
        .map(
            goals ->
                goals.entrySet().stream()
                    .filter(goal -> evaluation.holds(goal.getValue()))
                    .map(goal -> goal.getKey().toString())
                    .collect(Collectors.joining(" ")))
        .toList();
  }
}
