package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.lud.board.Board;
import org.regames.lud.board.SiteContainers.Container;
import org.regames.lud.lowering.SiteNumbers.What;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** The position before the first move. */
final class StartPosition {
  static final Set<String> PLAYED =
      Set.of(
          "START_RULE place",
          "START_RULE place /list",
          "START_RULE place Random",
          "START_RULE place Stack",
          "START_RULE set Count",
          "START_RULE set Team",
          "START_RULE set Hidden",
          "START_RULE set Score",
          "START_RULE set RememberValue",
          "START_RULE forEach Value");

  private final Model model;
  private final Map<Integer, Component> pieces = new TreeMap<>();
  private final Map<Integer, Integer> counts = new TreeMap<>();
  private final Map<What, Map<Integer, Integer>> numbers = new EnumMap<>(What.class);
  private final StackStart stacks;
  private final DrawnStart drawn;
  private int placements;
  private Map<What, Integer> placed = Map.of();
  private Assumed assumed = Assumed.NOTHING;

  StartPosition(Model model) {
    this.model = model;
    this.stacks = new StackStart(model);
    this.drawn = new DrawnStart(model);
    model.begin(this);
    Optional<LudClause> start = model.game().clause("rules").findClause("start");
    start.ifPresent(clause -> clause.clauses("rules").forEach(this::place));
    if (model.stacks().used()) {
      model.stacks().total(stacks.total());
    }
  }

  private void place(LudClause rule) {
    placed = Map.of();
    if (rule.is("set RememberValue")) {
      remember(rule);
      return;
    }
    if (rule.is("forEach Value")) {
      forEachValue(rule);
      return;
    }
    if (rule.is("set Score")) {
      model.scores().start(rule);
      return;
    }
    if (rule.is("set Team") || rule.is("set Hidden")) {
      return;
    }
    if (rule.is("set Count")) {
      setCount(rule);
      return;
    }
    LudRefusal.unlessAbsent(rule, "rotation");
    placed = placed(rule);
    if (drawn.hasBegun() || DrawnStart.isChance(rule)) {
      draw(rule);
      return;
    }
    switch (rule.ludeme().id()) {
      case "START_RULE place" -> placeOne(rule);
      case "START_RULE place /list" -> placeAll(rule);
      case "START_RULE place Stack" -> placeStacks(rule);
      default -> throw LudRefusal.of(rule, "is not supported yet");
    }
  }

  /** Placements by chance, and those after them. */
  private void draw(LudClause rule) {
    LudValue count =
        DrawnStart.random(rule).map(it -> it.get("num")).orElse(rule.arguments().get("count"));
    List<Component> kinds =
        rule.is("place Random")
            ? rule.list("pieces").stream()
                .map(name -> piece(rule, ((LudValue.Text) name).text()))
                .toList()
            : List.of(piece(rule, rule.word("piece")));
    drawn.add(rule, kinds, count == null ? 1 : number(rule, count), placed);
  }

  /** The pieces that chance puts on the board before the first move. */
  DrawnStart drawn() {
    return drawn;
  }

  /** How many placements of a record come before those that are drawn. */
  int placements() {
    return placements;
  }

  private void forEachValue(LudClause rule) {
    Assumed outside = assumed;
    int most = number(rule, rule.get("max"));
    for (int value = number(rule, rule.get("min")); value <= most; value++) {
      assumed = outside.with("value", value);
      place(rule.clause("rule"));
    }
    assumed = outside;
  }

  private Component piece(LudClause rule, String name) {
    return model
        .pieces()
        .named(name)
        .orElseThrow(() -> LudRefusal.of(rule, "of an unknown piece: " + name));
  }

  /** The local state and the value that a rule gives to its pieces. */
  private Map<What, Integer> placed(LudClause rule) {
    Map<What, Integer> all = new EnumMap<>(What.class);
    for (What what : What.values()) {
      int number =
          rule.arguments().containsKey(what.map()) ? number(rule, rule.get(what.map())) : 0;
      model.siteNumbers().placed(what, number);
      all.put(what, number);
    }
    return all;
  }

  private void note(int site) {
    placed.forEach(
        (what, number) -> {
          if (number > 0) {
            numbers.computeIfAbsent(what, _ -> new TreeMap<>()).put(site, number);
          }
        });
  }

  private void put(LudClause rule, int site, Component piece, int count) {
    if (!model.sites().has(site)) {
      throw LudRefusal.of(rule, "at a site that is not on the board is not supported yet");
    }
    placements++;
    if (model.stacks().used()) {
      int pile = rule.is("place Stack") ? count : 1;
      stacks.put(site, piece, placed, pile);
      // A piece put on a stack counts twice on a track, as plays recorded by Ludii show.
      model.trackPlaces().start(site, piece, 2 * pile);
      return;
    }
    boolean onBoard = site < model.sites().onBoard();
    if (pieces.containsKey(site) && onBoard && count == 1 && !model.hasHands()) {
      // A piece that is already there stays.
      note(site);
      return;
    }
    boolean heaps = onBoard && model.heaps().used();
    if (onBoard && !heaps && count > 1) {
      if (!model.piles().need(rule)) {
        return;
      }
      heaps = true;
    }
    if (pieces.containsKey(site) || onBoard && !heaps && count != 1 || count < 1) {
      throw LudRefusal.of(rule, "of several pieces at one site is not supported yet");
    }
    pieces.put(site, piece);
    counts.put(site, count);
    model.trackPlaces().start(site, piece, count);
    note(site);
  }

  private void placeOne(LudClause rule) {
    String name = rule.word("piece");
    int count = number(rule, rule.get("count"));
    NumberLudemes.usualType(model, rule);
    if (rule.has("container")) {
      placeInHands(rule, name, count);
      return;
    }
    if (rule.has("coord")) {
      OptionalInt site =
          model.equipment().board().site(model.equipment().board().use(), rule.word("coord"));
      put(rule, site.orElse(-1), piece(rule, name), count);
    } else if (rule.has("site")) {
      put(rule, number(rule, rule.get("site")), piece(rule, name), count);
    }
  }

  private void remember(LudClause rule) {
    BitSet sites = new BitSet();
    if (Counting.isRegion(rule.get("value"))) {
      sites = region(rule, rule.get("value"));
    } else {
      sites.set(Math.max(0, number(rule, rule.get("value"))));
    }
    model.remembered().start(rule, sites);
  }

  /** Places heaps of seeds, which never replace others. */
  private void setCount(LudClause rule) {
    if (!model.heaps().used()) {
      throw LudRefusal.of(rule, "of pieces of several kinds is not supported yet");
    }
    NumberLudemes.usualType(model, rule);
    int count = number(rule, rule.get("count"));
    BitSet sites = new BitSet();
    if (rule.has("at")) {
      sites.set(Math.max(0, number(rule, rule.get("at"))));
    } else {
      sites = region(rule, rule.get("to"));
    }
    for (int site : sites.stream().toArray()) {
      pieces.remove(site);
      counts.remove(site);
      if (count > 0) {
        put(rule, site, model.pieces().all().getFirst(), count);
      }
    }
  }

  private void placeInHands(LudClause rule, String name, int count) {
    boolean each =
        rule.word("container").equals("Hand")
            && !name.matches(".*\\d.*")
            && model.pieces().all().stream().noneMatch(it -> it.name().equals(name));
    if (!each) {
      placeInContainer(rule, count);
      return;
    }
    for (int player = 1; player <= model.players(); player++) {
      Container hand =
          model
              .equipment()
              .containers()
              .hand(player)
              .orElseThrow(() -> LudRefusal.of(rule, "without hands"));
      OptionalInt free =
          IntStream.range(hand.first(), hand.first() + hand.size())
              .filter(site -> !pieces.containsKey(site) && !stacks.has(site))
              .findFirst();
      put(rule, free.orElse(-1), piece(rule, name + player), count);
    }
  }

  /** A placement in a hand by its name puts the piece with the number of that container. */
  private void placeInContainer(LudClause rule, int count) {
    List<Container> all = model.equipment().containers().all();
    int index =
        IntStream.range(1, all.size())
            .filter(i -> all.get(i).name().equals(rule.word("container")))
            .findFirst()
            .orElse(-1);
    Optional<Component> piece = model.pieces().number(index);
    if (piece.isEmpty() || !rule.word("container").contains("Hand")) {
      throw LudRefusal.of(rule, "in this container is not supported yet");
    }
    put(rule, all.get(index).first(), piece.get(), count);
  }

  private OptionalInt labelled(String label) {
    Board board = model.equipment().board();
    return board.site(board.use(), label);
  }

  /**
   * Stacks of a number of equal pieces, or of each of several kinds, at a site or at each of a
   * region.
   */
  private void placeStacks(LudClause rule) {
    LudRefusal.unlessAbsent(rule, "container");
    NumberLudemes.usualType(model, rule);
    List<String> names = new ArrayList<>();
    rule.list("items").forEach(item -> names.add(((LudValue.Text) item).text()));
    rule.findWord("piece").ifPresent(names::add);
    List<Integer> sites = new ArrayList<>();
    if (rule.has("coord")) {
      labelled(rule.word("coord")).ifPresent(sites::add);
    } else if (rule.get("sites") instanceof LudValue.Items items) {
      for (LudValue each : items.values()) {
        if (each instanceof LudValue.Text label) {
          labelled(label.text()).ifPresent(sites::add);
        } else {
          sites.add(number(rule, each));
        }
      }
    } else if (Counting.isRegion(rule.get("sites"))) {
      region(rule, rule.get("sites")).stream().forEach(sites::add);
    } else {
      sites.add(number(rule, rule.get("sites")));
    }
    List<LudValue> counts = rule.list("counts");
    for (String name : names) {
      Component piece = piece(rule, name);
      int next = 0;
      for (int site : sites) {
        LudValue count = rule.has("counts") ? counts.get(next++) : rule.get("count");
        put(rule, site, piece, number(rule, count));
      }
    }
  }

  private int number(LudClause rule, LudValue value) {
    OptionalInt number = model.statics().number(value, assumed);
    return number.orElseThrow(
        () -> LudRefusal.of(rule, "with unknown numbers is not supported yet"));
  }

  private void placeAll(LudClause rule) {
    int count = rule.has("counts") ? number(rule, rule.list("counts").getFirst()) : 1;
    NumberLudemes.usualType(model, rule);
    Component piece = piece(rule, rule.word("piece"));
    BitSet sites;
    if (rule.has("labels")) {
      sites = new BitSet();
      for (LudValue label : rule.list("labels")) {
        String text = ((LudValue.Text) label).text();
        labelled(text).ifPresent(sites::set);
      }
    } else if (rule.has("region")) {
      sites = region(rule, rule.get("region"));
    } else {
      sites =
          model
              .statics()
              .listed(rule.list("sites"), assumed)
              .orElseThrow(() -> LudRefusal.of(rule, "at unknown sites is not supported yet"));
    }
    sites.stream().forEach(site -> put(rule, site, piece, count));
  }

  private BitSet region(LudClause rule, LudValue value) {
    if (value instanceof LudClause clause && clause.is("sites Empty") && !clause.has("container")) {
      BitSet empty = new BitSet();
      IntStream.range(0, model.sites().onBoard())
          .filter(site -> !pieces.containsKey(site) && !stacks.has(site))
          .forEach(empty::set);
      return empty;
    }
    return model
        .statics()
        .region(value, assumed)
        .orElseThrow(() -> LudRefusal.of(rule, "at unknown sites is not supported yet"));
  }

  /** Whether no owner has more than one piece whose name contains a text. */
  boolean hasOneEach(String text) {
    return model.pieces().all().stream()
        .filter(piece -> piece.name().contains(text))
        .allMatch(this::hasOne);
  }

  /** Whether each stack has pieces of only one kind. */
  boolean isOfAlikeStacks() {
    return stacks.areAlike();
  }

  /** Whether there is at most one piece of a kind. */
  boolean hasOne(Component piece) {
    return model.stacks().used()
        ? stacks.hasOne(piece)
        : pieces.values().stream().filter(piece::equals).count()
                + drawn.most().getOrDefault(piece, 0)
            <= 1;
  }

  /** How many pieces there are, in games without stacks. */
  int pieces() {
    return pieces.size() + drawn.most().values().stream().mapToInt(Integer::intValue).sum();
  }

  /** How many pieces there are, including those in hands. */
  int held() {
    return counts.values().stream().mapToInt(Integer::intValue).sum()
        + drawn.most().values().stream().mapToInt(Integer::intValue).sum();
  }

  /** The most pieces that one player has. */
  int mostOfOne() {
    Map<Integer, Integer> byOwner = new TreeMap<>();
    pieces.forEach((site, piece) -> byOwner.merge(piece.owner(), counts.get(site), Integer::sum));
    drawn.most().forEach((piece, most) -> byOwner.merge(piece.owner(), most, Integer::sum));
    return byOwner.values().stream().mapToInt(Integer::intValue).max().orElse(0);
  }

  /** The sites of the board with a kind of pieces. */
  BitSet sites(Component piece) {
    if (model.stacks().used()) {
      return stacks.sites(piece);
    }
    BitSet sites = new BitSet();
    pieces.forEach(
        (site, each) -> {
          if (each.equals(piece) && site < model.sites().onBoard()) {
            sites.set(site);
          }
        });
    return sites;
  }

  /** Declares the position. */
  void declare() {
    model.trackPlaces().declare();
    if (model.stacks().used()) {
      stacks.declare();
      model.holdAtMost(stacks.total());
      return;
    }
    if (model.heaps().used()) {
      declareHeaps();
    } else {
      List<HrgExpression.Part> parts = new ArrayList<>();
      pieces.forEach(
          (site, piece) -> parts.add(Hrg.part(model.sites().name(site), piece.symbol())));
      model
          .definitions()
          .variable("board", Hrg.map("Site", "Piece"), Hrg.mapLiteral(Model.EMPTY, parts));
    }
    for (What what : model.siteNumbers().used()) {
      List<HrgExpression.Part> kept = new ArrayList<>();
      numbers
          .getOrDefault(what, Map.of())
          .forEach((site, number) -> kept.add(Hrg.part(model.sites().name(site), "" + number)));
      model.siteNumbers().declare(what, kept);
    }
    if ((model.hasHands() || model.piles().used()) && !model.heaps().used()) {
      IntStream numbers = counts.values().stream().mapToInt(Integer::intValue);
      int most = model.uses("fromTo", "move", "add") ? numbers.sum() : numbers.max().orElse(1);
      List<HrgExpression.Part> held = new ArrayList<>();
      counts.forEach(
          (site, count) -> {
            if (model.piles().used() || site >= model.sites().onBoard()) {
              held.add(Hrg.part(model.sites().name(site), "" + count));
            }
          });
      model.definitions().numbers(most);
      model.holdAtMost(most);
      String sites = model.piles().used() ? "Site" : "Hand";
      model.definitions().variable("count", Hrg.map(sites, "Number"), Hrg.mapLiteral("0", held));
    }
  }

  /** Declares the heaps of seeds, with the most frequent size as the default. */
  private void declareHeaps() {
    int total = counts.values().stream().mapToInt(Integer::intValue).sum();
    model.heaps().total(total);
    model.holdAtMost(total);
    model.definitions().variable("count", Hrg.map("Site", "Number"), heaps());
  }

  /** The map with the sizes of heaps. */
  HrgExpression heaps() {
    List<Integer> sites =
        IntStream.range(0, model.sites().size()).filter(model.sites()::has).boxed().toList();
    Map<Integer, Integer> often = new TreeMap<>();
    sites.forEach(site -> often.merge(counts.getOrDefault(site, 0), 1, Integer::sum));
    int usual = often.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow().getKey();
    List<HrgExpression.Part> parts = new ArrayList<>();
    for (int site : sites) {
      int count = counts.getOrDefault(site, 0);
      if (count != usual) {
        parts.add(Hrg.part(model.sites().name(site), "" + count));
      }
    }
    if (usual != 0) {
      parts.add(Hrg.part(Sites.OFF, "0"));
    }
    return Hrg.mapLiteral("" + usual, parts);
  }
}
