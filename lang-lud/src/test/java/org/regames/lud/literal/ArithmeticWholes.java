package org.regames.lud.literal;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntBinaryOperator;
import org.regames.lud.board.SiteContainers.Container;
import org.regames.lud.literal.Ludemes.Condition;
import org.regames.lud.literal.Ludemes.Numbers;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Numbers: arithmetic, players, and what is gone through or kept as variables. */
final class ArithmeticWholes {
  private final LudemeReader reader;

  ArithmeticWholes(LudemeReader reader) {
    this.reader = reader;
  }

  void register() {
    two("+", Integer::sum);
    two("-", (a, b) -> a - b);
    two("*", (a, b) -> a * b);
    two("/", (a, b) -> a / b);
    two("%", (a, b) -> a % b);
    two("^", ArithmeticWholes::power);
    two("pow", ArithmeticWholes::power);
    two("min", Math::min);
    two("max", Math::max);
    list("+ /list", values -> Arrays.stream(values).sum());
    list(
        "* /list",
        values -> values.length == 0 ? 0 : Arrays.stream(values).reduce(1, (a, b) -> a * b));
    list("min /list", values -> Arrays.stream(values).min().orElse(-1));
    list("max /list", values -> Arrays.stream(values).max().orElse(-1));
    one("- /negative", a -> -a);
    one("abs", Math::abs);
    reader.wholes.put("if", this::choice);
    reader.wholes.put(
        "toInt",
        clause -> {
          Condition condition = reader.condition(clause, "value");
          return c -> condition.of(c) ? 1 : 0;
        });
    iterators();
    players();
    kept();
  }

  private static int power(int a, int b) {
    return (int) Math.pow(a, b);
  }

  private void two(String name, IntBinaryOperator operator) {
    reader.wholes.put(
        name,
        clause -> {
          Whole a = reader.whole(clause, "a");
          Whole b = reader.whole(clause, "b");
          return c -> operator.applyAsInt(a.of(c), b.of(c));
        });
  }

  private interface OfList {
    int of(int[] values);
  }

  private void list(String name, OfList operator) {
    reader.wholes.put(
        name,
        clause -> {
          Numbers values = reader.array(clause, "values");
          return c -> operator.of(values.of(c));
        });
  }

  private interface OfOne {
    int of(int value);
  }

  private void one(String name, OfOne operator) {
    reader.wholes.put(
        name,
        clause -> {
          Whole a = reader.whole(clause, "a");
          return c -> operator.of(a.of(c));
        });
  }

  private Whole choice(LudClause clause) {
    Condition condition = reader.condition(clause, "condition");
    Whole first = reader.whole(clause, "then");
    Whole second = reader.whole(clause, "else", _ -> -1);
    return c -> condition.of(c) ? first.of(c) : second.of(c);
  }

  private void plain(String name, Whole whole) {
    reader.wholes.put(name, _ -> whole);
  }

  private void iterators() {
    plain("to", c -> c.to);
    plain("between", c -> c.between);
    plain("site", c -> c.site);
    plain("level", c -> c.level);
    plain("value", c -> c.value);
    plain("pips", c -> c.pips);
    plain("track", c -> c.track);
    plain("edge", c -> c.edge);
    plain("team", c -> c.team);
    plain("player", c -> c.player);
    reader.wholes.put(
        "from",
        clause ->
            clause.findWord("at").filter("StartOfTurn"::equals).isPresent()
                ? ArithmeticWholes::startOfTurn
                : c -> c.from);
  }

  private static int startOfTurn(Context c) {
    Played move = c.state.last;
    if (move == null || move.mover() != c.state.mover) {
      return -1;
    }
    while (move.before() != null && move.before().mover() == c.state.mover) {
      move = move.before();
    }
    return move.from();
  }

  private void players() {
    plain("mover", c -> c.state.mover);
    plain("next", c -> c.state.next);
    reader.wholes.put(
        "prev",
        clause ->
            clause.word("kind").equals("MoverLastTurn") ? this::lastOther : c -> c.state.prev);
    reader.wholes.put("player /index", clause -> reader.whole(clause, "index"));
    reader.wholes.put("id", this::id);
    reader.wholes.put("handSite", this::handSite);
    plain("count Players", c -> c.game.players());
    plain("count Active", c -> c.state.active.cardinality());
    plain("count Phases", c -> c.game.rules().phases().size());
    plain("count Moves", c -> c.state.moves());
    plain("count Turns", c -> c.state.turn);
    plain("count MovesThisTurn", c -> c.state.movesThisTurn);
    plain("value MoveLimit", _ -> LiteralPlay.MOST_MOVES);
    plain("value TurnLimit", _ -> LiteralPlay.MOST_TURNS);
  }

  private int lastOther(Context c) {
    Played move = c.state.last;
    while (move != null && move.mover() == c.state.mover) {
      move = move.before();
    }
    return move == null ? 0 : move.mover();
  }

  private Whole id(LudClause clause) {
    if (!clause.has("name")) {
      return reader.whole(clause, "player");
    }
    String name = clause.word("name");
    if (!clause.has("player")) {
      int kind = reader.game.kindNamed(name);
      return _ -> kind;
    }
    Whole owner = reader.whole(clause, "player");
    boolean player = clause.word("player").equals("Player");
    return c -> player ? owner.of(c) : reader.game.kindContaining(name, owner.of(c));
  }

  private Whole handSite(LudClause clause) {
    Whole owner = reader.whole(clause, "player");
    Whole index = reader.whole(clause, "index");
    return c -> {
      Container hand = c.game.hand(owner.of(c));
      return hand == null ? -1 : hand.first() + index.of(c);
    };
  }

  private void kept() {
    plain("counter", c -> c.state.counter);
    plain("pot", c -> c.state.pot);
    plain(
        "value Pending",
        c -> c.state.pending.cardinality() == 1 ? c.state.pending.nextSetBit(0) : 0);
    reader.wholes.put(
        "var",
        clause -> {
          String name = clause.findWord("name").orElse(null);
          return name == null ? c -> c.state.temp : c -> c.state.variables.getOrDefault(name, -1);
        });
    player("score", (c, player) -> c.state.scores[player]);
    player("amount", (c, player) -> c.state.amounts[player]);
    player("value Player", (c, player) -> c.state.playerValues[player]);
    reader.wholes.put("mapEntry", this::mapEntry);
    reader.wholes.put("value Random", this::random);
    reader.wholes.put(
        "arrayValue",
        clause -> {
          Numbers array = reader.array(clause, "array");
          Whole index = reader.whole(clause, "index");
          return c -> {
            int[] values = array.of(c);
            int i = index.of(c);
            return i >= 0 && i < values.length ? values[i] : -1;
          };
        });
    reader.wholes.put(
        "size Array",
        clause -> {
          Numbers array = reader.array(clause, "array");
          return c -> array.of(c).length;
        });
    reader.wholes.put(
        "count Value",
        clause -> {
          Whole value = reader.whole(clause, "value");
          Numbers array = reader.array(clause, "in");
          return c -> {
            int wanted = value.of(c);
            return (int) Arrays.stream(array.of(c)).filter(each -> each == wanted).count();
          };
        });
  }

  private interface OfPlayer {
    int of(Context c, int player);
  }

  private void player(String name, OfPlayer value) {
    reader.wholes.put(
        name,
        clause -> {
          Whole player = reader.whole(clause, "player");
          return c -> {
            int who = player.of(c);
            return who >= 0 && who < c.state.scores.length ? value.of(c, who) : -1;
          };
        });
  }

  private Whole mapEntry(LudClause clause) {
    String name = clause.findWord("name").orElse(null);
    LudValue key = clause.get("key");
    Whole wanted = reader.whole(key);
    return c -> {
      int number = wanted.of(c);
      for (NamedThings.NamedMap map : c.game.named().maps()) {
        if (name == null || map.name().equals(name)) {
          Integer found = map.entries().get(number);
          if (found != null) {
            return found;
          }
        }
      }
      return number;
    };
  }

  private Whole random(LudClause clause) {
    List<Whole> bounds = Ranges.bounds(reader, clause.clause("range"));
    return c -> {
      int least = bounds.getFirst().of(c);
      return least + c.chance.below(Math.max(1, bounds.getLast().of(c) - least + 1));
    };
  }
}
