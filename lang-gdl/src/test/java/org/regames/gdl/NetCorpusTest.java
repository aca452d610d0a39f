package org.regames.gdl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.net.NetEngine;
import org.regames.gdl.clause.Clauses;
import org.regames.gdl.ground.Grounder;
import org.regames.gdl.lowering.NetLowering;
import org.regames.gdl.lowering.TermNames;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.NetBuilder;
import org.regames.gdl.net.NetPlay;
import org.regames.gdl.net.Simplification;
import org.regames.gdl.recover.Recovery;
import org.regames.gdl.recover.Refinement;
import org.regames.gdl.recover.Structure;
import org.regames.gdl.syntax.GdlDescription;
import org.regames.ir.Value;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.language.Budget;
import org.regames.ir.net.NetGame;

/**
 * Published sheets, too large for the interpreter of their automata: the engine plays as their
 * ground rules do, evaluated formula by formula before anything is simplified or recovered. {@code
 * -Dregames.gdl.netSheets=REGEX} plays other sheets than the few of the default, {@code
 * -Dregames.gdl.netSteps=N} more joint steps of each. A play in which a role has no legal move ends
 * there, and is one that users are warned of where it is short.
 */
@Tag("long")
class NetCorpusTest {
  private static final String SHEETS =
      System.getProperty("regames.gdl.netSheets", "(4pttc|ttcc4_2player_|pawnToQueen|nim4).*");

  private static final int STEPS = Integer.getInteger("regames.gdl.netSteps", 60);

  /** Shows in the report that tests are skipped; a skipped factory of tests does not. */
  @Test
  void theSharedCorpusIsThere() {
    assertTrue(Gdl.files(Gdl.shared("corpus/kif-public"), ".kif").size() > 90);
  }

  @TestFactory
  Stream<DynamicTest> netsPlayLikeTheirFormulas() {
    return sheets()
        .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> of(file).play()));
  }

  /** The automata of the same sheets are linear in their nets. */
  @TestFactory
  Stream<DynamicTest> edgesAreBoundedByTheNet() {
    return sheets()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    file.getFileName().toString(), () -> Gdl.assertEdgesAreBounded(file)));
  }

  private static Stream<Path> sheets() {
    return Gdl.files(Gdl.shared("corpus/kif-public"), ".kif").stream()
        .filter(file -> file.getFileName().toString().matches(SHEETS));
  }

  private static Beside of(Path file) {
    Budget budget = new Budget();
    GdlDescription description = Gdl.description(Gdl.text(file));
    GameNet net =
        NetBuilder.build(
            Grounder.ground(Clauses.of(description, budget), budget), budget, new Diagnostics());
    GameNet simple = Simplification.simplify(net);
    Structure structure = Recovery.structure(simple, new Budget());
    GameNet refined = Refinement.refined(simple, structure, new Budget());
    return new Beside(
        net, refined, NetLowering.lower(refined, structure, description.start(), budget));
  }

  /** An engine and what it is compared with. */
  private static final class Beside {
    private final GameNet net;
    private final NetGame game;
    private final NetPlay reference;

    /** The facts that the engine has, by their number in it. */
    private final List<Integer> facts = new ArrayList<>();

    private final BitSet known = new BitSet();
    private final ForwardModel model;
    private final MoveBuffer moves;
    private final SplittableRandom random = new SplittableRandom(5);

    /**
     * @param net the rules as they were written
     * @param refined what the game was made of
     */
    Beside(GameNet net, GameNet refined, NetGame game) {
      this.net = net;
      this.game = game;
      this.reference = new NetPlay(net);
      refined.facts().forEach(term -> facts.add(net.facts().indexOf(term)));
      facts.forEach(known::set);
      this.model = NetEngine.compile(game);
      this.moves = model.newMoves();
    }

    private void play() {
      int steps = 0;
      for (int plays = 0; steps < STEPS && plays < STEPS; plays++) {
        steps += play(STEPS - steps);
      }
      assertTrue(steps > 0);
    }

    /** One play; the number of steps in it. */
    private int play(int most) {
      GameState state = model.newState();
      BitSet now = reference.initial();
      for (int step = 0; step < most; step++) {
        reference.at(now);
        List<List<Integer>> legal = legal();
        boolean forced = legal.stream().allMatch(some -> some.size() == 1);
        if (!reference.isTerminal() && forced && !known(now).equals(facts(state))) {
          // Nobody has a choice, so that the engine has taken this step already.
          now = reference.next(now, legal.stream().map(List::getFirst).toList());
          continue;
        }
        assertEquals(names(known(now)), names(facts(state)));
        assertEquals(reference.isTerminal(), state.isTerminal());
        if (state.isTerminal()) {
          sameScores(state);
        }
        if (state.isTerminal() || legal.stream().anyMatch(List::isEmpty)) {
          return step + 1;
        }
        now = reference.next(now, choose(state, legal));
      }
      return most;
    }

    /** Of several goals the greatest counts; a player without one gets 0. */
    private void sameScores(GameState state) {
      for (int role = 0; role < net.roles().size(); role++) {
        if (!net.isRandom(role)) {
          int goal =
              net.goals().get(role).entrySet().stream()
                  .filter(entry -> reference.holds(entry.getValue()))
                  .mapToInt(Map.Entry::getKey)
                  .max()
                  .orElse(0);
          assertEquals(String.valueOf(goal), state.score(player(role)));
        }
      }
    }

    private BitSet known(BitSet now) {
      BitSet some = (BitSet) now.clone();
      some.and(known);
      return some;
    }

    private List<String> names(BitSet some) {
      return some.stream().mapToObj(fact -> net.terms().text(net.facts().get(fact))).toList();
    }

    /** Lets each role choose, where it has a turn. */
    private List<Integer> choose(GameState state, List<List<Integer>> legal) {
      List<Integer> chosen = new ArrayList<>();
      GameState before = state.copy();
      boolean done = false;
      for (int role = 0; role < legal.size(); role++) {
        List<Integer> some = legal.get(role);
        if (done || state.currentPlayer() != player(role)) {
          assertEquals(1, some.size(), "a role without a turn has one move");
          chosen.add(some.getFirst());
          continue;
        }
        state.legalMoves(moves);
        Map<String, Integer> byTag = new TreeMap<>();
        for (int move = 0; move < moves.size(); move++) {
          byTag.put(String.join(" ", state.tags(moves, move)), move);
        }
        Map<String, Integer> expected = new TreeMap<>();
        some.forEach(move -> expected.put(tag(move), move));
        assertEquals(new TreeSet<>(expected.keySet()), new TreeSet<>(byTag.keySet()));
        String tag = List.copyOf(byTag.keySet()).get(random.nextInt(byTag.size()));
        chosen.add(expected.get(tag));
        state.apply(moves, byTag.get(tag));
        done = !hasTurnAfter(role, before);
      }
      return chosen;
    }

    /** Whether a later role has a choice in the same phase. */
    private boolean hasTurnAfter(int role, GameState before) {
      return game.phases().stream()
          .filter(phase -> phase.choices().stream().anyMatch(c -> c.node().equals(before.node())))
          .anyMatch(phase -> phase.choices().getLast().role() > role);
    }

    private int player(int role) {
      return net.isRandom(role)
          ? ForwardModel.RANDOM
          : model.players().indexOf(TermNames.symbol(net.roles().get(role), net.terms()));
    }

    private String tag(int move) {
      return TermNames.symbol(net.moves().get(move).term(), net.terms());
    }

    private List<List<Integer>> legal() {
      List<List<Integer>> legal = new ArrayList<>();
      for (int role = 0; role < net.roles().size(); role++) {
        legal.add(reference.legal(role));
      }
      return legal;
    }

    private BitSet facts(GameState state) {
      Map<String, Value> values = state.values();
      BitSet some = new BitSet();
      for (NetGame.FactVariable place : game.places()) {
        Value value = values.get(place.variable());
        for (String key : place.keys()) {
          Value.MapLiteral map = (Value.MapLiteral) value;
          value =
              map.entries().stream()
                  .filter(entry -> entry.key().equals(key))
                  .map(Value.Entry::value)
                  .findFirst()
                  .orElseGet(() -> map.otherwise().orElseThrow());
        }
        int which = place.symbols().indexOf(value.toString());
        if (which >= 0) {
          some.set(facts.get(place.facts().get(which)));
        }
      }
      return some;
    }
  }
}
