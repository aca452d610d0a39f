package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A position with all that rules can ask for. It is changed by moves; {@link #copy} is cheap, since
 * what stands at a place is never changed but replaced.
 */
final class LiteralState {
  private static final Standing[] NONE = {};

  /** What can be hidden: everything, or one of these. */
  private static final List<String> HIDDEN =
      List.of("", "What", "Who", "State", "Count", "Rotation", "Value");

  final LiteralGame game;

  /** What stands at each place, from below. */
  private final Standing[][] places;

  /** For each kind of piece the places where it is, in the order of arrival. */
  private final int[][] lists;

  int mover = 1;
  int next;
  int prev;
  int temp = -1;
  int counter = -1;
  int turn = 1;
  int movesThisTurn;
  int pips;
  boolean diceEqual;
  boolean over;
  int winner;
  boolean byLimit;
  Played last;
  int[] phases;
  double[] ranking;
  int[] scores;
  int[] amounts;
  int[] playerValues;
  int[] teams;
  int[] faces;
  int[] dice;
  BitSet active = new BitSet();
  BitSet stuck = new BitSet();
  BitSet triggered = new BitSet();
  BitSet visited = new BitSet();
  BitSet pending = new BitSet();
  BitSet hidden = new BitSet();
  List<Integer> winners = List.of();
  List<Integer> losers = List.of();
  List<Integer> lostTogether = List.of();
  List<Integer> toClear = List.of();
  Map<String, Integer> variables = new HashMap<>();
  Map<String, List<Integer>> remembered = new HashMap<>();
  Map<Integer, BitSet> starts = Map.of();
  Map<Long, Integer> trackCounts = Map.of();

  /** What stays of pieces that left stacks by their levels, by place and level. */
  Map<List<Integer>, Standing> left = Map.of();

  Set<Long> positions = new HashSet<>();
  Set<Long> positionsOfTurn = new HashSet<>();
  List<Long> cycle = List.of();
  List<String> proposals = List.of();
  List<String> votes = List.of();
  String decided;
  long stored;
  int pot;
  boolean placed;

  LiteralState(LiteralGame game) {
    this.game = game;
    int players = game.players();
    this.places = new Standing[game.placeCount()][];
    Arrays.fill(places, NONE);
    this.lists = new int[game.kinds().size()][0];
    this.next = players > 1 ? 2 : 1;
    this.phases = new int[players + 2];
    this.ranking = new double[players + 1];
    this.scores = new int[players + 2];
    this.amounts = new int[players + 2];
    this.playerValues = new int[players + 2];
    Arrays.fill(playerValues, -1);
    this.teams = new int[players + 2];
    Arrays.setAll(teams, i -> i);
    this.faces = new int[game.diceCount()];
    this.dice = new int[game.diceCount()];
    active.set(1, players + 1);
  }

  private LiteralState(LiteralState other) {
    game = other.game;
    places = other.places.clone();
    lists = other.lists.clone();
    mover = other.mover;
    next = other.next;
    prev = other.prev;
    temp = other.temp;
    counter = other.counter;
    turn = other.turn;
    movesThisTurn = other.movesThisTurn;
    pips = other.pips;
    diceEqual = other.diceEqual;
    over = other.over;
    winner = other.winner;
    byLimit = other.byLimit;
    last = other.last;
    phases = other.phases.clone();
    ranking = other.ranking.clone();
    scores = other.scores.clone();
    amounts = other.amounts.clone();
    playerValues = other.playerValues.clone();
    teams = other.teams.clone();
    faces = other.faces.clone();
    dice = other.dice.clone();
    active = (BitSet) other.active.clone();
    stuck = (BitSet) other.stuck.clone();
    triggered = (BitSet) other.triggered.clone();
    visited = (BitSet) other.visited.clone();
    pending = (BitSet) other.pending.clone();
    hidden = (BitSet) other.hidden.clone();
    winners = other.winners;
    losers = other.losers;
    lostTogether = other.lostTogether;
    toClear = other.toClear;
    variables = new HashMap<>(other.variables);
    remembered = new HashMap<>(other.remembered);
    starts = other.starts;
    trackCounts = other.trackCounts;
    left = other.left;
    positions = other.positions;
    positionsOfTurn = other.positionsOfTurn;
    cycle = other.cycle;
    proposals = other.proposals;
    votes = other.votes;
    decided = other.decided;
    stored = other.stored;
    pot = other.pot;
    placed = other.placed;
  }

  /** The same position, to be changed apart from this one. */
  LiteralState copy() {
    return new LiteralState(this);
  }

  /** The pieces at a place, from below; never to be changed. */
  Standing[] at(int place) {
    return place < 0 || place >= places.length ? NONE : places[place];
  }

  /** The top piece, or nothing. */
  Standing top(int place) {
    Standing[] here = at(place);
    return here.length == 0 ? Standing.NOTHING : here[here.length - 1];
  }

  /** The piece at a level, the top one where there is no such level. */
  Standing level(int place, int level) {
    Standing[] here = at(place);
    return level >= 0 && level < here.length ? here[level] : top(place);
  }

  boolean isEmpty(int place) {
    Standing[] here = at(place);
    return here.length == 0 || here[0].count() == 0;
  }

  boolean isOccupied(int place) {
    return top(place).what() != 0;
  }

  /** How many pieces are on top of each other. */
  int height(int place) {
    return isOccupied(place) ? at(place).length : 0;
  }

  int owner(int place) {
    return game.owner(top(place).what());
  }

  /** Puts pieces at a place. */
  void set(int place, Standing... pieces) {
    boolean bare = pieces.length == 1 && pieces[0].equals(Standing.NOTHING);
    places[place] = bare ? NONE : pieces;
  }

  /** Writes what a place would be if a piece stood there; no list tells of it. */
  void pretend(int place, int what) {
    Standing here = top(place);
    int count = here.count() == 0 && !game.usesCounts() ? 1 : here.count();
    set(place, new Standing(what, count, here.state(), here.rotation(), here.value()));
  }

  /** The places of a kind of piece, in the order of arrival; never to be changed. */
  int[] placesOf(int what) {
    return lists[what];
  }

  void arrive(int what, int place) {
    if (what > 0) {
      int[] list = Arrays.copyOf(lists[what], lists[what].length + 1);
      list[list.length - 1] = place;
      lists[what] = list;
    }
  }

  void leave(int what, int place) {
    int[] list = lists[what];
    int index = 0;
    while (index < list.length && list[index] != place) {
      index++;
    }
    if (index == list.length) {
      return;
    }
    int[] shorter = Arrays.copyOf(list, list.length - 1);
    if (index < shorter.length) {
      if (game.closesGapsByLast()) {
        shorter[index] = list[list.length - 1];
      } else {
        System.arraycopy(list, index + 1, shorter, index, shorter.length - index);
      }
    }
    lists[what] = shorter;
  }

  int moves() {
    return last == null ? 0 : last.number();
  }

  void remember(String name, int value) {
    List<Integer> values = new ArrayList<>(remembered.getOrDefault(name, List.of()));
    values.add(value);
    remembered.put(name, values);
  }

  void forget(String name, int value) {
    List<Integer> values = new ArrayList<>(remembered.getOrDefault(name, List.of()));
    values.remove(Integer.valueOf(value));
    remembered.put(name, values);
  }

  /** The bit that tells whether something of a place is hidden from a player. */
  int hiddenBit(int place, String what, int player) {
    return (HIDDEN.indexOf(what) * places.length + place) * (game.players() + 2) + player;
  }

  /** What is hidden at a place is so at another one, where the piece has gone. */
  void moveHidden(int from, int to) {
    for (String what : hidden.isEmpty() ? List.<String>of() : HIDDEN) {
      for (int player = 1; player <= game.players(); player++) {
        hidden.set(hiddenBit(to, what, player), hidden.get(hiddenBit(from, what, player)));
        hidden.clear(hiddenBit(from, what, player));
      }
    }
  }

  /** The next player after one who is still in the game; the same one if nobody else is. */
  int activeAfter(int player) {
    int found = player;
    for (int i = 0; i < game.players(); i++) {
      found = found % game.players() + 1;
      if (active.get(found)) {
        return found;
      }
    }
    return player;
  }

  /** A number that tells positions apart: what stands where. */
  long position() {
    long hash = 17;
    for (Standing[] place : places) {
      hash = hash * 1_000_003 + place.length;
      for (Standing piece : place) {
        hash = hash * 1_000_003 + piece.hashCode();
      }
    }
    return (hash * 31 + temp) * 1_000_003 + Arrays.hashCode(teams);
  }

  /** A number that tells situations apart: the position, and whose turn it is. */
  long situation() {
    long hash = position();
    for (Object part :
        List.of(
            mover,
            next,
            prev,
            active,
            triggered,
            stuck,
            pending,
            movesThisTurn,
            Arrays.hashCode(scores),
            Arrays.hashCode(amounts))) {
      hash = hash * 1_000_003 + part.hashCode();
    }
    return hash;
  }
}
