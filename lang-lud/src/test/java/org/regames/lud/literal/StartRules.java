package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.regames.lud.board.SiteContainers.Container;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.literal.LiteralAction.Kind;
import org.regames.lud.literal.Ludemes.Condition;
import org.regames.lud.literal.Ludemes.Numbers;
import org.regames.lud.literal.Ludemes.Region;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** What stands where before the first move; each placement is an action of its own. */
final class StartRules {
  private final LiteralGame game;
  private final LudemeReader reader;
  private final List<LiteralAction> done = new ArrayList<>();
  private Context c;

  StartRules(LiteralGame game) {
    this.game = game;
    this.reader = game.reader();
  }

  /** Dice stand on their sites, and show their first faces. */
  private void dice() {
    for (int die = 0; die < game.diceCount(); die++) {
      act(LiteralAction.at(Kind.ADD, SiteType.CELL, game.siteOfDie(die)).withWhat(die + 1));
    }
  }

  /** Follows the rules; returns what was done. */
  List<LiteralAction> actions(LiteralState state, Chance chance) {
    c = new Context(state, chance);
    dice();
    game.rules().startRules().forEach(this::rule);
    return done;
  }

  private void act(LiteralAction action) {
    new Applying(c.state).apply(action);
    done.add(action);
  }

  private void rule(LudClause rule) {
    switch (rule.title()) {
      case "place" -> {
        if (rule.ludeme().form().equals("list")) {
          placeList(rule);
        } else {
          place(rule);
        }
      }
      case "place Random" -> placeRandom(rule);
      case "place Stack" -> placeStack(rule);
      case "set Count" -> setCount(rule);
      case "set Score" -> numbers(rule, "score", Kind.SET_SCORE);
      case "set Amount" -> numbers(rule, "amount", Kind.SET_AMOUNT);
      case "set Hidden" -> Settings.hiding(reader, rule).of(c).forEach(this::act);
      case "set Team" -> team(rule);
      case "set RememberValue" -> remember(rule);
      case "set" -> own(rule);
      case "forEach Site", "forEach Player", "forEach Team", "forEach Value", "forEach" ->
          loop(rule);
      default -> {
        reader.missing.add("start_rule " + rule.title());
        throw new NotEvaluated("start_rule " + rule.title());
      }
    }
  }

  private LiteralAction piece(LudClause rule, SiteType given, int site, int what) {
    return LiteralAction.at(Kind.ADD, game.type(given, site), site)
        .withWhat(what)
        .withNumbers(number(rule, "state"), number(rule, "rotation"), number(rule, "value"));
  }

  private int number(LudClause rule, String parameter) {
    if (!rule.arguments().containsKey(parameter)) {
      return LiteralAction.UNSET;
    }
    return reader.whole(rule, parameter, _ -> LiteralAction.UNSET).of(c);
  }

  private int kind(String name) {
    int kind = game.kindNamed(name);
    if (kind == 0) {
      throw new NotEvaluated("start piece " + name);
    }
    return kind;
  }

  private void place(LudClause rule) {
    String name = rule.word("piece");
    SiteType type = LudemeReader.type(rule);
    int count = reader.whole(rule, "count").of(c);
    String container = rule.findWord("container").orElse("");
    boolean plain = !name.matches(".*\\d.*") && game.kindNamed(name) == 0;
    if (container.equals("Hand") && plain) {
      for (int player = 1; player <= game.players(); player++) {
        Container hand = game.hand(player);
        int site = hand.first();
        while (c.state.isOccupied(c.place(SiteType.CELL, site))) {
          site++;
        }
        act(counted(piece(rule, type, site, kind(name + player)), count));
      }
      return;
    }
    if (container.contains("Hand")) {
      for (int i = 0; i < game.containers().size(); i++) {
        if (game.containers().get(i).name().equals(container)) {
          act(counted(piece(rule, type, game.containers().get(i).first(), i), count));
          return;
        }
      }
    }
    if (rule.has("coord")) {
      SiteType labelled = type == null ? game.usual() : type;
      int site = game.board().site(labelled, rule.word("coord")).orElse(-1);
      act(counted(piece(rule, type, site, kind(name)), count));
    } else if (rule.has("site")) {
      int offset =
          game.containers().stream()
              .filter(each -> each.name().equals(container))
              .mapToInt(Container::first)
              .findFirst()
              .orElse(0);
      int site = reader.whole(rule, "site").of(c) + offset;
      act(counted(piece(rule, type, site, kind(name)), count));
    }
  }

  private static LiteralAction counted(LiteralAction action, int count) {
    return count == 1 ? action : action.withCount(count);
  }

  private List<Integer> sites(LudClause rule) {
    SiteType type = LudemeReader.type(rule);
    List<Integer> all = new ArrayList<>();
    if (rule.has("labels")) {
      SiteType labelled = type == null ? game.usual() : type;
      for (LudValue label : rule.list("labels")) {
        game.board().site(labelled, ((LudValue.Text) label).text()).ifPresent(all::add);
      }
    } else if (rule.has("region")) {
      reader.region(rule, "region").of(c).stream().forEach(all::add);
    } else {
      reader.wholeList(rule, "sites").forEach(site -> all.add(site.of(c)));
    }
    return all;
  }

  private void placeList(LudClause rule) {
    int what = kind(rule.word("piece"));
    List<Whole> counts = rule.has("counts") ? reader.wholeList(rule, "counts") : List.of();
    int count = counts.isEmpty() ? 1 : counts.getFirst().of(c);
    for (int site : sites(rule)) {
      act(counted(piece(rule, LudemeReader.type(rule), site, what), count));
    }
  }

  private void placeRandom(LudClause rule) {
    if (!rule.ludeme().form().isEmpty()) {
      reader.missing.add("start_rule place Random /" + rule.ludeme().form());
      throw new NotEvaluated("start_rule place Random /" + rule.ludeme().form());
    }
    SiteType type = LudemeReader.type(rule);
    SiteType usual = type == null ? game.usual() : type;
    int[] sites =
        rule.has("region")
            ? reader.region(rule, "region").of(c).stream().toArray()
            : IntStream.range(0, game.board().count(usual)).toArray();
    for (LudValue piece : rule.list("pieces")) {
      for (int left = reader.whole(rule, "count").of(c); left > 0; left--) {
        int[] free =
            IntStream.of(sites).filter(it -> !c.state.isOccupied(c.place(usual, it))).toArray();
        if (free.length > 0) {
          int site = free[c.chance.below(free.length)];
          act(piece(rule, type, site, kind(((LudValue.Text) piece).text())));
        }
      }
    }
  }

  private void placeStack(LudClause rule) {
    SiteType type = LudemeReader.type(rule);
    List<String> names =
        rule.has("items")
            ? rule.list("items").stream().map(v -> ((LudValue.Text) v).text()).toList()
            : List.of(rule.word("piece"));
    List<Whole> counts = rule.has("counts") ? reader.wholeList(rule, "counts") : List.of();
    int count = reader.whole(rule, "count").of(c);
    int index = 0;
    for (int site : stackSites(rule, type)) {
      int times = counts.isEmpty() ? count : counts.get(index++).of(c);
      for (String name : names) {
        for (int i = 0; i < times; i++) {
          act(piece(rule, type, site, kind(name)));
        }
      }
    }
  }

  private int[] stackSites(LudClause rule, SiteType type) {
    SiteType labelled = type == null ? game.usual() : type;
    if (rule.has("coord")) {
      return new int[] {game.board().site(labelled, rule.word("coord")).orElse(-1)};
    }
    if (!rule.has("sites")) {
      return new int[0];
    }
    int offset =
        game.containers().stream()
            .filter(each -> each.name().equals(rule.findWord("container").orElse("")))
            .mapToInt(Container::first)
            .findFirst()
            .orElse(0);
    LudValue sites = rule.get("sites");
    if (sites instanceof LudValue.Items items) {
      return items.values().stream()
          .mapToInt(
              value ->
                  value instanceof LudValue.Text label
                      ? game.board().site(labelled, label.text()).orElse(-1)
                      : reader.whole(value).of(c))
          .toArray();
    }
    return reader.region(sites).of(c).stream().map(site -> site + offset).toArray();
  }

  private void setCount(LudClause rule) {
    SiteType type = LudemeReader.type(rule);
    int count = reader.whole(rule, "count").of(c);
    int what = game.kinds().size() - 1;
    Region region = rule.has("to") ? reader.region(rule, "to") : reader.region(rule.get("at"));
    region.of(c).stream()
        .forEach(
            site ->
                act(
                    LiteralAction.at(Kind.SET_COUNT, game.type(type, site), site)
                        .withWhat(what)
                        .withCount(count)));
  }

  private void numbers(LudClause rule, String parameter, Kind kind) {
    int value = reader.whole(rule, parameter).of(c);
    Roles.Owners players =
        rule.has("role") ? Roles.real(rule.get("role"), reader) : Roles.owners("NonMover");
    players.of(c).stream().forEach(player -> act(LiteralAction.number(kind, player, value)));
  }

  private void team(LudClause rule) {
    int team = reader.whole(rule, "team").of(c);
    for (Whole role : reader.wholeList(rule, "roles")) {
      int player = role.of(c);
      if (player >= 1 && player <= game.players()) {
        act(LiteralAction.number(Kind.TEAM, player, team));
      }
    }
  }

  private void remember(LudClause rule) {
    String name = rule.findWord("name").orElse("null");
    boolean unique = rule.flag("unique");
    Numbers values = reader.array(rule.get("value"));
    for (int value : values.of(c)) {
      if (!unique || !c.state.remembered.getOrDefault(name, List.of()).contains(value)) {
        act(LiteralAction.number(Kind.REMEMBER, LiteralAction.UNSET, value).withText(name));
      }
    }
  }

  private void own(LudClause rule) {
    int owner = Roles.constant(rule.word("role"), game.players());
    int what =
        game.kinds().stream()
            .filter(kind -> kind.index() > 0)
            .filter(
                kind ->
                    owner >= 1 && owner <= game.players()
                        ? kind.index() == owner
                        : kind.owner() == owner)
            .mapToInt(PieceKind::index)
            .findFirst()
            .orElse(0);
    for (int site : stackSites(rule, LudemeReader.type(rule))) {
      act(
          LiteralAction.at(Kind.ADD, game.type(LudemeReader.type(rule), site), site)
              .withWhat(what));
    }
  }

  private void loop(LudClause rule) {
    LudClause inner = rule.clause("rule");
    switch (rule.title()) {
      case "forEach Site" -> {
        Condition condition = reader.condition(rule, "if");
        for (int site : reader.region(rule, "region").of(c).stream().toArray()) {
          c.site = site;
          if (condition.of(c)) {
            rule(inner);
          }
        }
        c.site = -1;
      }
      case "forEach Player" -> {
        for (int player = 1; player <= game.players(); player++) {
          c.player = player;
          rule(inner);
        }
        c.player = -1;
      }
      case "forEach Team" -> {
        for (int team = 1; team <= game.players(); team++) {
          c.team = team;
          rule(inner);
        }
        c.team = -1;
      }
      case "forEach Value" -> {
        int[] values =
            rule.ludeme().form().equals("array")
                ? reader.array(rule, "values").of(c)
                : IntStream.rangeClosed(
                        reader.whole(rule, "min").of(c), reader.whole(rule, "max").of(c))
                    .toArray();
        for (int value : values) {
          c.value = value;
          rule(inner);
        }
        c.value = -1;
      }
      default -> {
        for (int player : reader.array(rule, "players").of(c)) {
          c.player = player;
          rule(inner);
        }
        c.player = -1;
      }
    }
  }
}
