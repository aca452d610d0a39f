package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.ir.language.Budget;
import org.regames.lud.equipment.GameEquipment;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** The state that all parts of the lowering of a game share. */
final class Model {
  /** The symbol on empty sites. */
  static final String EMPTY = "empty";

  /** The owner of pieces without an owner. */
  static final String NOBODY = "nobody";

  /** An owner different from all others. */
  static final String UNKNOWN = "unknown";

  /** The owner of pieces of all players. */
  static final String ALL = "all";

  private final Budget budget;
  private final LudClause game;
  private final GameEquipment equipment;
  private final WrittenRules written;
  private final GameDefinitions definitions = new GameDefinitions();
  private final Sites sites;
  private final Pieces pieces;
  private final SiteTables tables;
  private final NamedRegions regions = new NamedRegions();
  private final NumberMaps maps = new NumberMaps(this);
  private final Tracks tracks = new Tracks(this);
  private final TrackPlaces trackPlaces = new TrackPlaces(this);
  private final DiceLudemes dice = new DiceLudemes(this);
  private final ChanceLudemes chances = new ChanceLudemes(this);
  private final Remembered remembered = new Remembered(this);
  private final HandMoves hands = new HandMoves(this);
  private final Tabulation tabulation = new Tabulation(this);
  private final Heaps heaps = new Heaps(this);
  private final Standings standings = new Standings(this);
  private final Teams teams = new Teams(this);
  private final KeptScores scores = new KeptScores(this);
  private final SiteNumbers siteNumbers = new SiteNumbers(this);
  private final PieceStacks stacks;
  private final Foresight foresight = new Foresight(this);
  private final GroupLoop groups = new GroupLoop(this);
  private final FoundOnce foundOnce = new FoundOnce();
  private final Statics statics;
  private final Directions directions;
  private final NumberLudemes numbers;
  private final RegionLudemes dynamicRegions;
  private final ConditionLudemes conditions;
  private final EffectLudemes effects;
  private final MoveLudemes generators;
  private final GameTurn turn;
  private int mostHeld;
  private StartPosition start;
  private final GamePhases phases;
  private final Piles piles;
  private final VariableLudemes variables;
  private final PendingLudemes pending;
  private final VisitLudemes visits;
  private final VoteLudemes votes = new VoteLudemes(this);
  private final RepeatedCycles cycles = new RepeatedCycles(this);

  /**
   * The model of a game.
   *
   * @param piles whether sites of the board may hold several pieces
   */
  Model(LudClause game, GameEquipment equipment, Budget budget, boolean piles) {
    this.piles = new Piles(this, piles);
    this.budget = budget;
    this.game = game;
    this.equipment = equipment;
    this.written = new WrittenRules(game);
    this.stacks = new PieceStacks(this);
    IntStream.rangeClosed(1, players()).forEach(i -> definitions.fresh(player(i)));
    this.sites = new Sites(equipment, definitions);
    this.pieces = new Pieces(game, players(), dice.number(), definitions::fresh);
    this.tables = new SiteTables(sites, definitions, equipment.players());
    this.statics = new Statics(this);
    this.directions = new Directions(this);
    this.variables = new VariableLudemes(this);
    this.pending = new PendingLudemes(this);
    this.visits = new VisitLudemes(this);
    this.numbers = new NumberLudemes(this);
    this.dynamicRegions = new RegionLudemes(this);
    this.conditions = new ConditionLudemes(this);
    this.effects = new EffectLudemes(this);
    this.generators = new MoveLudemes(this);
    this.turn = new GameTurn(this);
    dice.read();
    definitions.variable("mover", Hrg.type("Player"));
    this.phases = new GamePhases(this);
    for (LudClause item : game.clause("equipment").clauses("items")) {
      if (item.is("regions")) {
        regions.add(item, statics);
      } else if (item.is("map")) {
        maps.add(item);
      }
    }
  }

  /** Charges the budget for lowering a ludeme. */
  void spend(LudValue value) {
    budget.spend(1 + sites.size() / 8, "uses of ludemes", value.origin());
  }

  LudClause game() {
    return game;
  }

  GameEquipment equipment() {
    return equipment;
  }

  GameDefinitions definitions() {
    return definitions;
  }

  Sites sites() {
    return sites;
  }

  Pieces pieces() {
    return pieces;
  }

  SiteTables tables() {
    return tables;
  }

  NamedRegions regions() {
    return regions;
  }

  NumberMaps maps() {
    return maps;
  }

  Tracks tracks() {
    return tracks;
  }

  /** The places of pieces on tracks that visit sites repeatedly. */
  TrackPlaces trackPlaces() {
    return trackPlaces;
  }

  DiceLudemes dice() {
    return dice;
  }

  ChanceLudemes chances() {
    return chances;
  }

  HandMoves hands() {
    return hands;
  }

  Remembered remembered() {
    return remembered;
  }

  Tabulation tabulation() {
    return tabulation;
  }

  /** What is found once before loops. */
  FoundOnce foundOnce() {
    return foundOnce;
  }

  /** Groups of sites, one after another. */
  GroupLoop groups() {
    return groups;
  }

  /** Effects that are decided before any of them happens. */
  Foresight foresight() {
    return foresight;
  }

  /** The support for games of seeds, which lie in heaps on sites. */
  Heaps heaps() {
    return heaps;
  }

  /** Several equal pieces on sites of the board. */
  Piles piles() {
    return piles;
  }

  /** The support for games with stacks. */
  PieceStacks stacks() {
    return stacks;
  }

  /** The results of more than two players. */
  Standings standings() {
    return standings;
  }

  /** The teams of players. */
  Teams teams() {
    return teams;
  }

  /** The scores that are kept during play. */
  KeptScores scores() {
    return scores;
  }

  Statics statics() {
    return statics;
  }

  Directions directions() {
    return directions;
  }

  NumberLudemes numbers() {
    return numbers;
  }

  PieceKinds kinds() {
    return new PieceKinds(this);
  }

  RegionLudemes dynamicRegions() {
    return dynamicRegions;
  }

  ConditionLudemes conditions() {
    return conditions;
  }

  EffectLudemes effects() {
    return effects;
  }

  MoveLudemes generators() {
    return generators;
  }

  VariableLudemes variables() {
    return variables;
  }

  VisitLudemes visits() {
    return visits;
  }

  VoteLudemes votes() {
    return votes;
  }

  RepeatedCycles cycles() {
    return cycles;
  }

  PendingLudemes pending() {
    return pending;
  }

  GamePhases phases() {
    return phases;
  }

  GameTurn turn() {
    return turn;
  }

  /** The position before the first move. */
  StartPosition start() {
    return start;
  }

  /** Sets the position before the first move. */
  void begin(StartPosition position) {
    start = position;
  }

  /** The most that a hand may hold. */
  int mostHeld() {
    return mostHeld;
  }

  /** Sets the most that a hand may hold. */
  void holdAtMost(int most) {
    mostHeld = most;
  }

  /** How many pieces a site of a hand holds. */
  HrgExpression held(HrgExpression site) {
    return Hrg.at("count", site);
  }

  /** The rules as they are written. */
  WrittenRules written() {
    return written;
  }

  /** Whether the game has a ludeme anywhere. */
  boolean uses(String... anyOf) {
    return written.uses(anyOf);
  }

  /** Whether a move may decide who moves next. */
  boolean choosesNext() {
    return swaps()
        || standings.used()
        || uses("moveAgain", "set NextPlayer", "move Set NextPlayer", "move Swap Players");
  }

  /** Whether the second player may swap sides after the first move. */
  boolean swaps() {
    return uses("swap");
  }

  /** The player of a side: the one with that name, unless sides were swapped. */
  HrgExpression seat(HrgExpression side) {
    if (!swaps() && !uses("swap Players", "move Swap Players")) {
      return side;
    }
    List<HrgExpression.Part> own =
        IntStream.rangeClosed(1, players()).mapToObj(i -> Hrg.part(player(i), player(i))).toList();
    definitions.variable(
        "seat", Hrg.map("Player", "Player"), Hrg.mapLiteral(Optional.empty(), own));
    return Hrg.at("seat", side);
  }

  /** Whether there are hands whose sites hold several pieces, unlike those of the board. */
  boolean hasOtherHands() {
    return hasHands() && !stacks.used();
  }

  /** Whether there are hands, whose sites hold several pieces. */
  boolean hasHands() {
    return !sites.hands().isEmpty();
  }

  int players() {
    return equipment.players();
  }

  /** The name of a player. */
  String player(int number) {
    return "p" + number;
  }

  /** The name of an owner. */
  String owner(int number) {
    return number == 0 ? NOBODY : number <= players() ? player(number) : ALL;
  }

  HrgExpression mover() {
    return Hrg.ref("mover");
  }

  /** The player who moves next, as far as that is known now. */
  HrgExpression next() {
    return choosesNext()
        ? Hrg.ref(definitions.variable("next", Hrg.type("Player")))
        : after(mover());
  }

  /** The player whose turn comes after another's. */
  HrgExpression after(HrgExpression player) {
    Map<String, String> following = new LinkedHashMap<>();
    for (int i = 1; i <= players(); i++) {
      following.put(player(i), player(i % players() + 1));
    }
    if (player instanceof HrgExpression.Reference(var known)
        && following.containsKey(known.text())) {
      return Hrg.ref(following.get(known.text()));
    }
    String name = tables.values(players() == 2 ? "other" : "after", "Player", "Player", following);
    return players() == 2 && player instanceof HrgExpression.Application call && call.calls(name)
        ? call.arguments().getFirst()
        : Hrg.apply(name, player);
  }

  /** The contents of a site. */
  HrgExpression board(HrgExpression site) {
    return heaps.used() ? heaps.kind(site) : stacks.seen(site);
  }

  /** The owner of the piece on a site. */
  HrgExpression who(HrgExpression site) {
    return ownerOf(board(site));
  }

  /** The condition that a site is occupied. */
  HrgExpression occupied(HrgExpression site) {
    return heaps.used() ? heaps.isThere(site) : Logic.unequal(board(site), Hrg.ref(EMPTY));
  }

  /** The condition that a site is empty. */
  HrgExpression isFree(HrgExpression site) {
    return Logic.not(occupied(site));
  }

  /** The owner of a piece. */
  HrgExpression ownerOf(HrgExpression piece) {
    Map<String, String> owners = new LinkedHashMap<>();
    owners.put(EMPTY, NOBODY);
    pieces.all().forEach(each -> owners.put(each.symbol(), owner(each.owner())));
    return Hrg.apply(tables.values("owner", "Piece", "Owner", owners), piece);
  }

  /** The condition that a piece can be put on a site: an empty one, or a stack. */
  HrgExpression canPut(HrgExpression site) {
    return stacks.used() ? Logic.TRUE : isFree(site);
  }

  /** Puts a piece on a site. */
  List<HrgStatement> put(HrgExpression site, HrgExpression piece) {
    return stacks.used() ? stacks.put(site, piece) : List.of(Hrg.set(board(site), piece));
  }

  /** Removes the piece on a site, with its local state. */
  List<HrgStatement> clear(HrgExpression site) {
    if (stacks.used()) {
      return stacks.taken(site);
    }
    List<HrgStatement> all = new ArrayList<>();
    all.add(
        heaps.used()
            ? Hrg.set(heaps.count(site), Hrg.ref("0"))
            : Hrg.set(board(site), Hrg.ref(EMPTY)));
    if (piles.used()) {
      all.add(Hrg.set(held(site), Hrg.ref("0")));
    }
    all.addAll(siteNumbers.cleared(site));
    return all;
  }

  /** Moves a piece, with its local state, from one site to another, which may be the same. */
  List<HrgStatement> carried(HrgExpression from, HrgExpression to) {
    if (stacks.used()) {
      AtSite start = new AtSite(from, false, SitePlace.BOARD);
      return stacks.moved(start, Optional.empty(), new AtSite(to, false, SitePlace.BOARD));
    }
    if (piles.used()) {
      return hands.piled(from, to);
    }
    HrgExpression moved = Hrg.ref(definitions.variable("moved", Hrg.type("Piece"), Hrg.ref(EMPTY)));
    List<HrgStatement> all = new ArrayList<>();
    all.add(Hrg.set(moved, board(from)));
    all.addAll(siteNumbers.lifted(from));
    all.addAll(trackPlaces.moved(moved, from, to));
    all.addAll(clear(from));
    all.add(Hrg.set(board(to), moved));
    all.addAll(siteNumbers.dropped(to));
    return all;
  }

  /** Whether sites have local states. */
  boolean usesState() {
    return uses("set State", "state");
  }

  /** The local state of a site, or of the top piece there. */
  HrgExpression state(HrgExpression site) {
    return siteNumbers.at(SiteNumbers.What.STATE, site);
  }

  /** Local states and values. */
  SiteNumbers siteNumbers() {
    return siteNumbers;
  }
}
