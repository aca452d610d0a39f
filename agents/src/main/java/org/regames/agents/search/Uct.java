package org.regames.agents.search;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.regames.agents.Agent;
import org.regames.agents.AgentKind;
import org.regames.agents.AgentOptions;
import org.regames.agents.Clock;
import org.regames.agents.PlayedGame;
import org.regames.agents.Seat;
import org.regames.agents.View;
import org.regames.agents.solo.SoloPlan;
import org.regames.agents.solo.SoloPlanner;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.play.SplitMix;

/**
 * Monte Carlo tree search: {@link UctTree}, the tree kept between moves. If the state is hidden it
 * searches several that are consistent with what was seen, with a part of the budget each, and adds
 * up the visits of each move ("determinization"). One iteration is one playout. In a game for one
 * player {@link SoloPlanner} first makes plans, in half of the time; a plan is followed if it is
 * proved to be the best, or brings at least as much as playouts do. For simultaneous moves, {@link
 * RoundSearch} has each player choose independently.
 */
public final class Uct implements AgentKind {
  private static final int MOST_WORLDS = 16;

  private static final String USUAL_RULE = "duct";

  /** In games for one player one part in this many of memory and time is for plans. */
  private static final int PLAN_PART = 2;

  @Override
  public String name() {
    return "mcts";
  }

  @Override
  public String summary() {
    return "Monte Carlo tree search with upper confidence bounds (UCT).";
  }

  @Override
  public Map<String, String> options() {
    Map<String, String> options = new TreeMap<>();
    options.put("c", "the weight of exploration (default: 0.7)");
    options.put("grave", "on: judge new moves by their results elsewhere (GRAVE); off");
    options.put("mast", "on: playouts prefer moves with better results (MAST); off");
    options.put("plan", "off: no best-first search in games for one player; on");
    options.put("reuse", "off: forget the tree after each move; on");
    options.put(
        "simultaneous",
        "duct, rm or exp3: where players choose at once, each by itself; serial: one after another "
            + "(default: duct)");
    options.put("solver", "off: do not propagate proved results; on");
    options.put("transpositions", "on: merge states reached by different moves; off");
    options.put("memory", "MB of memory for the tree (default: 512)");
    options.put("threads", "how many threads search (default: 1)");
    return options;
  }

  @Override
  public Clock usual() {
    return Clock.parse("1s");
  }

  @Override
  public Agent sit(Seat seat, AgentOptions options) {
    SplitMix random = new SplitMix();
    random.start(seat.seed(), 0);
    UctTree.Settings settings =
        new UctTree.Settings(
            options.number("c", 0.7, 0, 100),
            (long) options.number("memory", 512, 1, 1 << 20) << 20,
            (int) options.number("threads", 1, 1, 256),
            enhancements(options));
    Optional<SoloPlanner> planner =
        options.isOn("plan", true)
            ? SoloPlanner.of(seat.game(), settings.mostBytes() / PLAN_PART)
            : Optional.empty();
    Optional<RoundSearch> rounds =
        rule(options)
            .map(
                rule ->
                    new RoundSearch(
                        seat.game(), rule, settings.exploration(), settings.mostBytes(), random));
    Search search = new Search(seat.game(), settings, planner, rounds, random);
    return new Thinker(seat, random, search);
  }

  /** How players choose simultaneously; nothing to treat them as choosing one after another. */
  private static Optional<RoundRule> rule(AgentOptions options) {
    String name = options.values().getOrDefault("simultaneous", USUAL_RULE);
    if (name.equals("serial")) {
      return Optional.empty();
    }
    for (RoundRule rule : RoundRule.values()) {
      if (rule.name().toLowerCase(Locale.ROOT).equals(name)) {
        return Optional.of(rule);
      }
    }
    throw new IllegalArgumentException(
        "option simultaneous: expected duct, rm, exp3 or serial, found " + name);
  }

  private static Set<UctTree.Enhancement> enhancements(AgentOptions options) {
    Set<UctTree.Enhancement> chosen = EnumSet.noneOf(UctTree.Enhancement.class);
    for (UctTree.Enhancement one : UctTree.Enhancement.values()) {
      if (options.isOn(one.name().toLowerCase(Locale.ROOT), one.usual)) {
        chosen.add(one);
      }
    }
    return chosen;
  }

  /** The tree of one play. */
  private static final class Search implements Thinker.Thought {
    private final PlayedGame game;
    private final UctTree.Settings settings;
    private final Optional<SoloPlanner> planner;
    private final Optional<RoundSearch> rounds;
    private final SplitMix random;
    private final MoveBuffer moves;
    private UctTree tree;

    Search(
        PlayedGame game,
        UctTree.Settings settings,
        Optional<SoloPlanner> planner,
        Optional<RoundSearch> rounds,
        SplitMix random) {
      this.game = game;
      this.planner = planner;
      this.rounds = rounds;
      this.settings = settings;
      this.random = random;
      moves = game.model().newMoves();
      tree = newTree();
    }

    private UctTree newTree() {
      return new UctTree(game, settings, random);
    }

    @Override
    public List<String> choose(View view, Worlds worlds, Clock clock, Clock.Running running) {
      Optional<GameState> round =
          rounds.isPresent() && game.hides() ? worlds.round() : Optional.empty();
      if (round.isPresent()) {
        return inRound(view, round.get(), worlds.draw().state(), running);
      }
      return worlds.size() == 1
          ? inState(worlds.draw().state(), clock, running)
          : inWorlds(view, worlds, clock);
    }

    /** Makes a plan, or grows the tree that is kept; rounds are searched anew each time. */
    @Override
    public void ponder(GameState state, Clock.Running clock) {
      if (planner.isPresent()) {
        planner.get().plan(state, clock);
      } else if (settings.has(UctTree.Enhancement.REUSE) && !(rounds.isPresent() && game.hides())) {
        tree.search(state, clock);
      }
    }

    /** The move in a round; it must not depend on which consistent state is the true one. */
    private List<String> inRound(
        View view, GameState known, GameState present, Clock.Running running) {
      present.legalMoves(moves);
      int count = moves.size();
      RoundChoice choice = rounds.get().search(known, present.currentPlayer(), count, running);
      int move = rounds.get().play(choice);
      present.legalMoves(moves);
      List<String> chosen = present.tags(moves, move);
      return view.legal().contains(chosen) ? chosen : view.legal().getFirst();
    }

    /** The first move of a plan, unless the search promises more on average. */
    private List<String> inState(GameState state, Clock clock, Clock.Running running) {
      Optional<SoloPlan> plan =
          planner.flatMap(one -> one.plan(state, clock.part(PLAN_PART).start()));
      if (plan.filter(SoloPlan::isBest).isPresent()) {
        return plan.get().moves().getFirst();
      }
      Node root = tree.search(state, running);
      if (plan.filter(some -> value(some) >= root.value(root.best())).isPresent()) {
        return plan.get().moves().getFirst();
      }
      root.state.legalMoves(moves);
      return root.state.tags(moves, root.best());
    }

    private double value(SoloPlan plan) {
      return game.value(plan.states().getLast(), 0);
    }

    private List<String> inWorlds(View view, Worlds worlds, Clock clock) {
      Map<World, Double> some = worlds.some(MOST_WORLDS);
      Clock part = clock.part(some.size());
      Map<List<String>, Double> votes = new HashMap<>();
      some.forEach(
          (world, weight) -> {
            tree = newTree();
            GameState state = world.state();
            Node root = tree.search(state, part.start());
            state.legalMoves(moves);
            for (int move = 0; move < root.moves(); move++) {
              votes.merge(state.tags(moves, move), weight * root.vote(move), Double::sum);
            }
          });
      List<String> best = view.legal().getFirst();
      for (List<String> choice : view.legal()) {
        if (votes.getOrDefault(choice, 0.0) > votes.getOrDefault(best, 0.0)) {
          best = choice;
        }
      }
      return best;
    }
  }
}
