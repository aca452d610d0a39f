package org.regames.rbg.lowering;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.rbg.syntax.RbgDescription;

/**
 * Lowers a game in Regular Boardgames to an automaton (appendix D.1 of the paper on Regular Games).
 *
 * <p>A switch ends a move. Before the part of the rules that follows is played, the keeper checks
 * whether it can be played to one of its switches at all; if not, the play ends. If {@link
 * Certainty} knows the answer, there is no check.
 */
public final class RbgLowering {
  private record TaggedNode(int node, boolean tagged) {}

  private final RulesAutomaton rules;
  private final Parts parts;
  private final TagPlan tags;
  private final TargetState world;
  private final StepWriter writer;
  private final RbgDefinitions definitions;
  private final Optional<PieceKnowledge> counting;
  private final GoalWriter anyMove;
  private final KeeperChoices keeper;
  private final Map<TaggedNode, String> names = new HashMap<>();
  private final ArrayDeque<TaggedNode> open = new ArrayDeque<>();
  private final Map<Parts.Part, String> entries = new HashMap<>();

  private RbgLowering(RbgDescription description, Budget budget) {
    Valuation valuation = new Valuation(description, budget);
    int pieces = description.pieces().size();
    VertexRelations relations = new VertexRelations(description.board(), pieces, budget);
    rules =
        PieceKnowledge.simplified(
            new Thompson(description, relations, valuation, budget).automaton(description.rules()),
            valuation,
            pieces);
    parts = new Parts(rules, valuation, pieces);
    tags = parts.tags(description.board().vertices().size());
    definitions = new RbgDefinitions(budget, description.board().origin());
    Map<RulesAutomaton, Set<String>> counted = CheckBodies.counted(rules);
    world = new TargetState(description, definitions, valuation, counted.get(rules), budget);
    CheckBodies checks = new CheckBodies(pieces, world, budget, counted);
    writer = checks.writer();
    counting = checks.knowledge(rules);
    anyMove = new GoalWriter(writer, rules, parts.certain(), parts.useful(), counting, "m");
    keeper =
        new KeeperChoices(
            world,
            writer,
            anyMove,
            parts,
            valuation,
            edge -> name(new TaggedNode(edge.to(), false)),
            (edge, from) -> write(edge, from, false));
  }

  /**
   * The game, with its built-ins. Time and memory are linear in the rules with powers written out,
   * apart from relations between vertices, which take the square of their number.
   *
   * @throws org.regames.ir.diagnostic.DiagnosticException if the budget does not suffice
   */
  public static Game lower(RbgDescription description, Budget budget) {
    RbgLowering lowering = new RbgLowering(description, budget);
    lowering.begin();
    lowering.places();
    return lowering.game();
  }

  private Game game() {
    return Builtins.complete(
        new Game(
            definitions.types(),
            definitions.constants(),
            definitions.variables(),
            writer.edges(),
            List.of()));
  }

  private void begin() {
    Parts.Part first = parts.first();
    Origin origin = rules.origin(first.start());
    String entry = isOver(first) ? Edge.END : entry(first, origin);
    Action action = isOver(first) ? turn(Optional.empty()) : new Action.Skip();
    writer.edge(Edge.BEGIN, entry, action, origin);
  }

  private void places() {
    while (!open.isEmpty()) {
      TaggedNode place = open.pop();
      if (!place.tagged() && parts.freeChoices().at(place.node())) {
        keeper.write(names.get(place), parts.firstSteps(place.node()));
      } else {
        List<RulesAutomaton.Edge> edges = parts.usefulEdges(place.node());
        edges.forEach(edge -> write(edge, names.get(place), place.tagged()));
      }
    }
  }

  /** Writes one step or switch from a node, with tags if it is a player's. */
  private void write(RulesAutomaton.Edge edge, String from, boolean tagged) {
    List<Action> actions = tagged ? tags(edge) : List.of();
    if (edge.step() instanceof RuleStep.Switch to) {
      turn(edge, to, from, tagged, actions);
    } else {
      String to = name(new TaggedNode(edge.to(), tagged));
      writer.write(edge, from, to, actions, counting.map(known -> known.at(edge.from())));
    }
  }

  private String name(TaggedNode place) {
    return names.computeIfAbsent(
        place,
        _ -> {
          open.add(place);
          return writer.node(place.tagged() ? "p" : "k");
        });
  }

  private List<Action> tags(RulesAutomaton.Edge edge) {
    List<Action> actions = new ArrayList<>();
    if (edge.step() instanceof RuleStep.Modifier modifier) {
      if (tags.needsNumber(edge)) {
        actions.add(new Action.Tag(word(modifier) + "_" + modifier.number()));
      }
      if (tags.needsVertex(edge)) {
        actions.add(world.vertexTag());
      }
    }
    return actions;
  }

  /** The name of a modifier in its tag, besides its number. */
  private String word(RuleStep.Modifier modifier) {
    return switch (modifier) {
      case RuleStep.Off(int piece, _) -> world.piece(piece);
      case RuleStep.Assignment(String variable, _, _) -> variable;
      case RuleStep.Switch(Optional<String> player, _) ->
          player.map(world::player).orElse(Builtins.KEEPER);
    };
  }

  /** Whether nothing can be played any more in any state. */
  private boolean isOver(Parts.Part part) {
    return !parts.isUseful(part.start());
  }

  private boolean isCertain(Parts.Part part) {
    return parts.certain().at(part.start());
  }

  private Action turn(Optional<String> player) {
    return new Action.Assignment(
        new Expression.Reference(Builtins.PLAYER),
        new Expression.Reference(player.map(world::player).orElse(Builtins.KEEPER)));
  }

  private String start(Parts.Part part) {
    return name(new TaggedNode(part.start(), part.player().isPresent()));
  }

  /** Writes a switch: the end of one move and what the keeper does before the next. */
  private void turn(
      RulesAutomaton.Edge edge,
      RuleStep.Switch to,
      String from,
      boolean tagged,
      List<Action> tags) {
    Parts.Part next = new Parts.Part(edge.to(), to.player());
    List<Action> actions = new ArrayList<>(tags);
    String target;
    if (isOver(next)) {
      actions.add(turn(Optional.empty()));
      target = Edge.END;
    } else if (isCertain(next)) {
      actions.add(turn(next.player()));
      target = start(next);
    } else {
      // The keeper's own part continues with the check; a player's move ends before it.
      if (tagged || next.player().isEmpty()) {
        actions.add(turn(Optional.empty()));
      }
      target = entry(next, edge.origin());
    }
    writer.chain(from, target, actions, edge.origin());
  }

  /**
   * The node where the keeper checks whether a part can be played, and ends the play if it cannot.
   *
   * @param origin the reason for the check: the first switch that leads to the part, or the first
   *     step
   */
  private String entry(Parts.Part part, Origin origin) {
    if (isCertain(part) && part.player().isEmpty()) {
      return start(part);
    }
    String known = entries.get(part);
    if (known == null) {
      known = writer.node("k");
      entries.put(part, known);
      Action.Reachability check = canBePlayed(part);
      List<Action> actions = new ArrayList<>(List.of(check));
      part.player().ifPresent(_ -> actions.add(turn(part.player())));
      writer.chain(known, start(part), actions, origin);
      Action none = new Action.Reachability(check.from(), check.to(), true);
      writer.chain(known, Edge.END, List.of(none, turn(Optional.empty())), origin);
    }
    return known;
  }

  /**
   * A check for a path to where a switch is certain. If all such paths end at one node, the check
   * explores the part itself; otherwise a copy in which all these nodes are one.
   */
  private Action.Reachability canBePlayed(Parts.Part part) {
    Optional<Integer> goal = parts.onlyGoal(part);
    if (goal.isPresent()) {
      String to = name(new TaggedNode(goal.get(), part.player().isPresent()));
      return new Action.Reachability(start(part), to, false);
    }
    return new Action.Reachability(anyMove.from(part.start()), anyMove.goal(), false);
  }
}
