package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.GameChoices;
import org.regames.lud.LudParser;
import org.regames.lud.board.Board;
import org.regames.lud.board.SiteContainers.Container;
import org.regames.lud.board.SiteContainers.Use;
import org.regames.lud.board.SiteTrack;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.equipment.EquipmentReader;
import org.regames.lud.equipment.GameEquipment;
import org.regames.lud.tree.LudClause;

/**
 * A game as its tree says, ready to be evaluated literally: nothing is shared with what games are
 * translated to but the tree and the geometry of boards.
 */
final class LiteralGame {
  private final GameEquipment equipment;
  private final List<PieceKind> kinds;
  private final boolean stacking;
  private final boolean counts;
  private final boolean teams;
  private final boolean oneType;
  private final boolean innerLoops;
  private final Set<String> names;
  private final int cells;
  private final int vertices;
  private final int edges;
  private final int boardSize;
  private final int[] owners;
  private final int[][] dieFaces;
  private final LudemeReader reader;
  private final NamedThings named;
  private final GameRules rules;

  private LiteralGame(LudClause tree) {
    if (!tree.is("game")) {
      throw new NotEvaluated(tree.title());
    }
    tree.findClause("mode")
        .filter(mode -> !mode.word("mode").equals("Alternating"))
        .ifPresent(
            mode -> {
              throw new NotEvaluated("mode " + mode.word("mode"));
            });
    equipment =
        EquipmentReader.read(tree, new Budget())
            .value()
            .orElseThrow(() -> new NotEvaluated("equipment"));
    cells = equipment.containers().size();
    vertices = equipment.board().count(SiteType.VERTEX);
    edges = equipment.board().count(SiteType.EDGE);
    boardSize = equipment.board().size();
    WrittenNames written = WrittenNames.of(tree);
    names = written.names();
    kinds = new PieceReader(tree, equipment).kinds();
    owners = kinds.stream().mapToInt(PieceKind::owner).toArray();
    dieFaces =
        kinds.stream().map(PieceKind::faces).filter(each -> each != null).toArray(int[][]::new);
    stacking = equipment.highStacks() || written.tellsOfStacks();
    boolean hands = equipment.containers().all().stream().anyMatch(c -> c.use() == Use.HAND);
    counts = !stacking && (hands || written.tellsOfCounts());
    teams = names.contains("set Team");
    oneType = !stacking && written.usesOneTypeOfSites(equipment.board().use());
    innerLoops = equipment.tracks().stream().anyMatch(SiteTrack::hasInnerLoop);
    reader = new LudemeReader(this);
    named = new NamedThings(this, tree);
    rules = new GameRules(this, tree);
  }

  /**
   * The game of a tree.
   *
   * @throws NotEvaluated where something of it is lacking that every play needs
   */
  static LiteralGame of(LudClause tree) {
    return new LiteralGame(tree);
  }

  /** The game of a text. */
  static LiteralGame ofText(String text) {
    return of(
        LudParser.parse(new Source("game.lud", text), GameChoices.NONE, new Budget())
            .value()
            .orElseThrow(() -> new NotEvaluated("text")));
  }

  /** The ludemes of the game that are not evaluated. */
  Set<String> missing() {
    return reader.missing;
  }

  int players() {
    return equipment.players();
  }

  Board board() {
    return equipment.board();
  }

  boolean isBoundless() {
    return equipment.boundless();
  }

  SiteType usual() {
    return equipment.board().use();
  }

  List<PieceKind> kinds() {
    return kinds;
  }

  List<SiteTrack> tracks() {
    return equipment.tracks();
  }

  List<Container> containers() {
    return equipment.containers().all();
  }

  LudemeReader reader() {
    return reader;
  }

  NamedThings named() {
    return named;
  }

  GameRules rules() {
    return rules;
  }

  boolean isStacking() {
    return stacking;
  }

  boolean usesCounts() {
    return counts;
  }

  boolean hasTeams() {
    return teams;
  }

  boolean hasInnerLoops() {
    return innerLoops;
  }

  boolean closesGapsByLast() {
    return oneType;
  }

  /** Whether a ludeme stands anywhere in the game. */
  boolean has(String title) {
    return names.contains(title);
  }

  int owner(int what) {
    return owners[what];
  }

  /** The kind of a full name, or 0. */
  int kindNamed(String name) {
    return kinds.stream()
        .filter(kind -> kind.name().equals(name))
        .mapToInt(PieceKind::index)
        .findFirst()
        .orElse(0);
  }

  /** The first kind of an owner whose name contains a text, or 0. */
  int kindContaining(String text, int owner) {
    return kinds.stream()
        .filter(kind -> kind.index() > 0 && kind.owner() == owner && kind.name().contains(text))
        .mapToInt(PieceKind::index)
        .findFirst()
        .orElse(0);
  }

  /** The kinds whose names contain a text. */
  BitSet kindsContaining(String text) {
    BitSet found = new BitSet();
    kinds.stream()
        .filter(kind -> kind.index() > 0 && kind.name().contains(text))
        .forEach(kind -> found.set(kind.index()));
    return found;
  }

  /** How many places there are: sites of containers, then vertices, then edges. */
  int placeCount() {
    return cells + vertices + edges;
  }

  SiteType type(SiteType given, int site) {
    SiteType type = given == null ? usual() : given;
    boolean beyond =
        switch (type) {
          case CELL -> false;
          case VERTEX -> site >= vertices;
          case EDGE -> site >= edges;
        };
    return beyond ? SiteType.CELL : type;
  }

  int place(SiteType given, int site) {
    if (site < 0) {
      return -1;
    }
    return switch (type(given, site)) {
      case CELL -> site < cells ? site : -1;
      case VERTEX -> cells + site;
      case EDGE -> cells + vertices + site;
    };
  }

  /** The type of the sites of a place. */
  SiteType typeOf(int place) {
    return place < cells
        ? SiteType.CELL
        : place < cells + vertices ? SiteType.VERTEX : SiteType.EDGE;
  }

  int siteOf(int place) {
    return switch (typeOf(place)) {
      case CELL -> place;
      case VERTEX -> place - cells;
      case EDGE -> place - cells - vertices;
    };
  }

  /** Whether a place is on the board, not in a hand. */
  boolean isOnBoard(int place) {
    return place < boardSize || place >= cells;
  }

  int labelled(String label) {
    return board().site(usual(), label).orElse(-1);
  }

  /** The hand of an owner, or else the owner's dice, or null. */
  Container hand(int owner) {
    return equipment
        .containers()
        .hand(owner)
        .or(() -> diceContainers().stream().filter(c -> c.owner() == owner).findFirst())
        .orElse(null);
  }

  List<Container> diceContainers() {
    return containers().stream().filter(container -> container.use() == Use.DICE).toList();
  }

  int diceCount() {
    return dieFaces.length;
  }

  int[] dieFaceCounts() {
    return IntStream.range(0, dieFaces.length).map(die -> dieFaces[die].length).toArray();
  }

  /** The die at a site, counted through all containers. */
  int dieAt(int site) {
    int die = 0;
    for (Container container : diceContainers()) {
      if (container.has(site)) {
        return die + site - container.first();
      }
      die += container.size();
    }
    return -1;
  }

  /** The site of a die. */
  int siteOfDie(int die) {
    int rest = die;
    for (Container container : diceContainers()) {
      if (rest < container.size()) {
        return container.first() + rest;
      }
      rest -= container.size();
    }
    return -1;
  }

  int face(int die, int index) {
    int[] faces = dieFaces[die];
    return index >= 0 && index < faces.length ? faces[index] : 0;
  }

  /** The sum of the faces that dice show. */
  int pips(LiteralState state) {
    return IntStream.range(0, dieFaces.length).map(die -> face(die, state.faces[die])).sum();
  }

  /** The numbers of a list of kinds. */
  List<PieceKind> kindsOf(BitSet owners) {
    List<PieceKind> found = new ArrayList<>();
    for (PieceKind kind : kinds) {
      if (kind.index() > 0 && owners.get(kind.owner())) {
        found.add(kind);
      }
    }
    return found;
  }
}
