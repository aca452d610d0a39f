package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.literal.LiteralAction.Kind;
import org.regames.lud.literal.Ludemes.Condition;
import org.regames.lud.literal.Ludemes.Generator;
import org.regames.lud.literal.Ludemes.Numbers;
import org.regames.lud.literal.Ludemes.Region;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Effects that set numbers: of sites, of players, of the game. */
final class Settings {
  private final LudemeReader reader;

  Settings(LudemeReader reader) {
    this.reader = reader;
  }

  void register() {
    site("set State", "state", Kind.SET_STATE);
    site("set Value", "value", Kind.SET_VALUE);
    reader.generators.put("set Count", this::count);
    reader.generators.put("set Value Player", this::playerValue);
    reader.generators.put("set Value /player", this::playerValue);
    reader.generators.put("set Var", this::variable);
    reader.generators.put("set Pending", this::pending);
    reader.generators.put("set Counter", clause -> single(clause, "value", Kind.SET_COUNTER));
    reader.generators.put("set Pot", clause -> single(clause, "value", Kind.SET_POT));
    scores("set Score", "score", Kind.SET_SCORE, false);
    scores("addScore", "score", Kind.SET_SCORE, true);
    scores("set Amount", "amount", Kind.SET_AMOUNT, false);
    reader.generators.put("addScore /lists", this::addScores);
    reader.generators.put(
        "moveAgain", _ -> c -> one(c, LiteralAction.number(Kind.SET_NEXT, c.state.mover)));
    reader.generators.put(
        "trigger",
        clause -> {
          Whole player = reader.whole(clause, "player");
          return c -> one(c, LiteralAction.number(Kind.TRIGGER, player.of(c)));
        });
    reader.generators.put("remember Value", this::remember);
    reader.generators.put("remember State", _ -> c -> one(c, LiteralAction.number(Kind.STORE, 0)));
    reader.generators.put("forget State", _ -> c -> one(c, LiteralAction.number(Kind.UNSTORE, 0)));
    reader.generators.put("forget Value", this::forget);
    reader.generators.put("note", this::note);
    reader.generators.put("set Hidden", this::hidden);
  }

  private static List<LiteralMove> one(Context c, LiteralAction action) {
    List<LiteralMove> moves = new ArrayList<>();
    moves.add(new LiteralMove(c.state.mover, -1, -1, action));
    return moves;
  }

  private static List<LiteralMove> at(Context c, LiteralAction action) {
    List<LiteralMove> moves = new ArrayList<>();
    moves.add(new LiteralMove(c.state.mover, action.to(), action.to(), action));
    return moves;
  }

  private void site(String name, String parameter, Kind kind) {
    reader.generators.put(
        name,
        clause -> {
          SiteType type = LudemeReader.type(clause);
          Whole site = reader.whole(clause, "at");
          Whole level = reader.whole(clause, "level", _ -> LiteralAction.UNSET);
          Whole number = reader.whole(clause, parameter);
          return c -> {
            int where = site.of(c);
            int value = number.of(c);
            if (where < 0 || value < 0) {
              return new ArrayList<>();
            }
            LiteralAction action =
                LiteralAction.at(kind, c.type(type, where), where)
                    .withLevels(LiteralAction.UNSET, level.of(c));
            return at(
                c,
                kind == Kind.SET_STATE
                    ? action.withNumbers(value, LiteralAction.UNSET, LiteralAction.UNSET)
                    : action.withNumbers(LiteralAction.UNSET, LiteralAction.UNSET, value));
          };
        });
  }

  private Generator count(LudClause clause) {
    SiteType given = LudemeReader.type(clause);
    Whole site = reader.whole(clause, "at");
    Whole count = reader.whole(clause, "count");
    return c -> {
      int where = site.of(c);
      SiteType type = c.type(given, where);
      return where < 0
          ? new ArrayList<>()
          : at(
              c,
              LiteralAction.at(Kind.SET_COUNT, type, where)
                  .withWhat(c.what(type, where))
                  .withCount(count.of(c)));
    };
  }

  private Generator playerValue(LudClause clause) {
    Whole player = reader.whole(clause, "player");
    Whole value = reader.whole(clause, "value");
    return c -> one(c, LiteralAction.number(Kind.SET_PLAYER_VALUE, player.of(c), value.of(c)));
  }

  private Generator variable(LudClause clause) {
    Whole value = reader.whole(clause, "value", _ -> -1);
    String name = clause.findWord("name").orElse(null);
    return c ->
        one(
            c,
            name == null
                ? LiteralAction.number(Kind.SET_TEMP, value.of(c))
                : LiteralAction.number(Kind.SET_VAR, LiteralAction.UNSET, value.of(c))
                    .withText(name));
  }

  private Generator single(LudClause clause, String parameter, Kind kind) {
    Whole value = reader.whole(clause, parameter, _ -> -1);
    return c -> one(c, LiteralAction.number(kind, value.of(c)));
  }

  private Generator pending(LudClause clause) {
    if (!clause.has("value")) {
      return c -> one(c, LiteralAction.number(Kind.SET_PENDING, 1));
    }
    boolean region =
        clause.get("value") instanceof LudClause inner
            && inner.kind() == org.regames.lud.tree.Kind.REGION;
    Region sites = region ? reader.region(clause, "value") : null;
    Whole value = region ? null : reader.whole(clause, "value");
    return c -> {
      if (value != null) {
        return one(c, LiteralAction.number(Kind.SET_PENDING, value.of(c), value.of(c)));
      }
      LiteralMove move = new LiteralMove(c.state.mover, -1, -1);
      for (int site : sites.of(c).stream().toArray()) {
        move.parts.add(LiteralAction.number(Kind.SET_PENDING, site, site));
      }
      return new ArrayList<>(List.of(move));
    };
  }

  private void scores(String name, String parameter, Kind kind, boolean add) {
    reader.generators.put(
        name,
        clause -> {
          Roles.Owners players =
              clause.has("player")
                  ? Roles.real(clause.get("player"), reader)
                  : Roles.owners("NonMover");
          Whole score = reader.whole(clause, parameter);
          return c -> {
            LiteralMove move = new LiteralMove(c.state.mover, -1, -1);
            BitSet all = players.of(c);
            int value = score.of(c);
            all.stream()
                .forEach(
                    player ->
                        move.parts.add(LiteralAction.number(kind, player, value).withFlag(add)));
            return move.parts.isEmpty() ? new ArrayList<>() : new ArrayList<>(List.of(move));
          };
        });
  }

  private Generator addScores(LudClause clause) {
    List<Whole> players = reader.wholeList(clause, "players");
    List<Whole> scores = reader.wholeList(clause, "scores");
    return c -> {
      LiteralMove move = new LiteralMove(c.state.mover, -1, -1);
      for (int i = 0; i < players.size(); i++) {
        move.parts.add(
            LiteralAction.number(Kind.SET_SCORE, players.get(i).of(c), scores.get(i).of(c))
                .withFlag(true));
      }
      return new ArrayList<>(List.of(move));
    };
  }

  private static LiteralAction kept(Kind kind, String name, int value) {
    return LiteralAction.number(kind, LiteralAction.UNSET, value).withText(name);
  }

  private Generator remember(LudClause clause) {
    String name = clause.findWord("name").orElse("null");
    boolean unique = clause.flag("unique");
    Numbers values = reader.array(clause.get("value"));
    return c -> {
      List<LiteralMove> moves = new ArrayList<>();
      LiteralMove move = new LiteralMove(c.state.mover, -1, -1);
      for (int value : values.of(c)) {
        if (!unique || !c.state.remembered.getOrDefault(name, List.of()).contains(value)) {
          move.parts.add(kept(Kind.REMEMBER, name, value));
        }
      }
      if (!move.parts.isEmpty()) {
        moves.add(move);
      }
      return moves;
    };
  }

  private Generator forget(LudClause clause) {
    String name = clause.findWord("name").orElse("null");
    LudValue written = clause.get("value");
    boolean all = written instanceof LudValue.Name word && word.text().equals("All");
    boolean everyList = all && !clause.has("name");
    Whole value = all ? null : reader.whole(written);
    return c -> {
      LiteralMove move = new LiteralMove(c.state.mover, -1, -1);
      if (value == null) {
        forgetAll(c, name, move);
        List<String> names = everyList ? List.copyOf(c.state.remembered.keySet()) : List.of();
        names.stream()
            .filter(other -> !other.equals(name))
            .sorted()
            .forEach(other -> forgetAll(c, other, move));
      } else {
        move.parts.add(kept(Kind.FORGET, name, value.of(c)));
      }
      return move.parts.isEmpty() ? new ArrayList<>() : new ArrayList<>(List.of(move));
    };
  }

  private static void forgetAll(Context c, String name, LiteralMove move) {
    c.state
        .remembered
        .getOrDefault(name, List.of())
        .forEach(each -> move.parts.add(kept(Kind.FORGET, name, each)));
  }

  private Generator note(LudClause clause) {
    Roles.Owners players = Roles.real(clause.get("to"), reader);
    return c -> {
      List<LiteralMove> moves = new ArrayList<>();
      players.of(c).stream()
          .forEach(player -> moves.addAll(one(c, LiteralAction.number(Kind.NOTE, player))));
      return moves;
    };
  }

  private Generator hidden(LudClause clause) {
    return c -> {
      LiteralMove move = new LiteralMove(c.state.mover, -1, -1);
      move.parts.addAll(hiding(reader, clause).of(c));
      return new ArrayList<>(List.of(move));
    };
  }

  /** The actions that hide something, or show it again. */
  interface Hiding {
    List<LiteralAction> of(Context c);
  }

  static Hiding hiding(LudemeReader reader, LudClause clause) {
    Roles.Owners players = Roles.real(clause.get("to"), reader);
    SiteType type = LudemeReader.type(clause);
    Region sites =
        clause.has("region")
            ? reader.region(clause, "region")
            : clause.has("at") ? reader.region(clause.get("at")) : _ -> new BitSet();
    Condition hidden = reader.condition(clause, "hidden");
    List<String> what =
        clause.has("what")
            ? clause.list("what").stream().map(each -> ((LudValue.Name) each).text()).toList()
            : List.of("");
    return c -> {
      List<LiteralAction> actions = new ArrayList<>();
      boolean hides = hidden.of(c);
      for (String each : what) {
        for (int site : sites.of(c).stream().toArray()) {
          for (int player : players.of(c).stream().toArray()) {
            actions.add(
                LiteralAction.at(Kind.SET_HIDDEN, c.type(type, site), site)
                    .withText(each)
                    .withNumber(player)
                    .withFlag(hides));
          }
        }
      }
      return actions;
    };
  }
}
