package org.regames.backend.model;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Function;
import org.regames.backend.layout.Layout;
import org.regames.backend.layout.MapLayout;
import org.regames.backend.layout.Numbering;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.Plan;
import org.regames.ir.Builtins;
import org.regames.ir.analysis.Shape;

/**
 * A compiled game, which makes states and move buffers. Threads can share it; each uses its own
 * states and buffers.
 */
public final class ForwardModel {
  /** The {@link GameState#currentPlayer} when chance decides. */
  public static final int RANDOM = -1;

  /** The {@link GameState#currentPlayer} when nobody else is to move. */
  public static final int KEEPER = -2;

  private final Plan plan;
  private final List<String> players;
  private final int[] playerIndices;
  private final int[] goalsPlaces;
  private final int[] visiblePlaces;
  private final int goalsVariable;
  private final int visibleVariable;
  private final int keeper;
  private final int hidden;
  private final BitSet rejecting = new BitSet();
  private final GameState initial;

  /**
   * @param plan the compiled plan
   * @param states makes states with unspecified values
   */
  public ForwardModel(Plan plan, Function<ForwardModel, GameState> states) {
    this.plan = plan;
    Layout layout = plan.layout();
    Numbering numbering = layout.numbering();
    this.goalsVariable = layout.variable(Builtins.GOALS);
    this.visibleVariable = layout.variable(Builtins.VISIBLE);
    this.keeper = numbering.find(Builtins.KEEPER);
    this.hidden = numbering.find("0");
    Shape.MapShape goals = (Shape.MapShape) layout.variables().get(goalsVariable).shape();
    this.players = goals.source().symbols();
    if (players.size() > Long.SIZE) {
      throw new IllegalArgumentException("more than " + Long.SIZE + " players");
    }
    this.playerIndices = new int[numbering.count()];
    java.util.Arrays.fill(playerIndices, RANDOM);
    playerIndices[keeper] = KEEPER;
    this.goalsPlaces = new int[players.size()];
    this.visiblePlaces = new int[players.size()];
    for (int player = 0; player < players.size(); player++) {
      goalsPlaces[player] = place(goalsVariable, player);
      visiblePlaces[player] = place(visibleVariable, player);
      playerIndices[numbering.find(players.get(player))] = player;
    }
    plan.candidates().keySet().forEach(rejecting::set);
    this.initial = states.apply(this);
    initialize();
  }

  private void initialize() {
    initial.node = plan.begin();
    List<Layout.Slot> variables = plan.layout().variables();
    for (int variable = 0; variable < variables.size(); variable++) {
      Layout.Slot slot = variables.get(variable);
      if (slot.isMap()) {
        int[] cells = slot.array().orElseThrow().fill(slot.initial());
        for (int place = 0; place < cells.length; place++) {
          Cells.set(initial.array(variable), place, cells[place]);
        }
      } else {
        initial.setScalar(variable, plan.layout().initial(variable));
      }
    }
    for (BitboardLayout.Kept kept : plan.sets().maps()) {
      Object array = initial.array(kept.variable());
      Cells.set(array, Cells.length(array) - 1, kept.lowest());
      initial.recount(kept.variable());
    }
    initial.settle();
  }

  /** Whether moves at a node are drawn before their last checks are made. */
  boolean rejects(int node) {
    return rejecting.get(node);
  }

  /** A new state at the start of a play, after the keeper's first moves. */
  public GameState newState() {
    return initial.copy();
  }

  /** Resets a state to that of {@link #newState} without creating a new one. */
  public void reset(GameState state) {
    state.copyFrom(initial);
  }

  /** A buffer for moves. */
  public MoveBuffer newMoves() {
    return new MoveBuffer(this);
  }

  /** The players in the order of type {@code Player}, without the system players. */
  public List<String> players() {
    return players;
  }

  /** The plan that was compiled. */
  public Plan plan() {
    return plan;
  }

  /** The number of symbols of the game, including tags. */
  public int symbolCount() {
    return plan.layout().numbering().count();
  }

  /** The name of a symbol by its number, from 0. */
  public String symbol(int number) {
    return plan.layout().numbering().name(number);
  }

  /** The number of a symbol by its name, -1 if the game has none of this name. */
  public int symbol(String name) {
    return plan.layout().numbering().find(name);
  }

  /** A reader of each variable by its name, built-in ones included, in natural order. */
  public SequencedMap<String, ValueReader> readers() {
    SequencedMap<String, ValueReader> readers = new LinkedHashMap<>();
    for (int variable = 0; variable < plan.layout().variables().size(); variable++) {
      ValueReader reader = new ValueReader(plan.layout(), variable);
      readers.put(reader.name(), reader);
    }
    return readers;
  }

  int playerIndex(int symbol) {
    return playerIndices[symbol];
  }

  int goalsVariable() {
    return goalsVariable;
  }

  int visibleVariable() {
    return visibleVariable;
  }

  int keeperSymbol() {
    return keeper;
  }

  int goalsPlace(int player) {
    return goalsPlaces[player];
  }

  /** A bit for each player who sees tags under a value of {@code visible}. */
  long seenBy(Object visible) {
    long seenBy = 0;
    for (int player = 0; player < players.size(); player++) {
      if (Cells.get(visible, visiblePlaces[player]) != hidden) {
        seenBy |= 1L << player;
      }
    }
    return seenBy;
  }

  private int place(int variable, int player) {
    MapLayout array = plan.layout().variables().get(variable).array().orElseThrow();
    int symbol = plan.layout().numbering().find(players.get(player));
    return array.dimensions().getFirst().place(symbol);
  }
}
