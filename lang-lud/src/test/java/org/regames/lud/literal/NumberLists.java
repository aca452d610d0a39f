package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.literal.Ludemes.Condition;
import org.regames.lud.literal.Ludemes.Heading;
import org.regames.lud.literal.Ludemes.Numbers;
import org.regames.lud.literal.Ludemes.Region;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Lists of numbers. */
final class NumberLists {
  private final LudemeReader reader;

  NumberLists(LudemeReader reader) {
    this.reader = reader;
  }

  void register() {
    reader.arrays.put("array", clause -> reader.array(clause.get("values")));
    reader.arrays.put(
        "values Remembered",
        clause -> {
          String name = clause.findWord("name").orElse("null");
          return c -> ints(c.state.remembered.getOrDefault(name, List.of()));
        });
    reader.arrays.put("results", this::results);
    reader.arrays.put("players", this::players);
    reader.arrays.put(
        "team",
        _ ->
            c ->
                IntStream.rangeClosed(1, c.game.players())
                    .filter(player -> c.team(player) == c.team)
                    .toArray());
    reader.arrays.put("rotations", this::rotations);
    reader.arrays.put(
        "union", clause -> joined(List.of(clause.get("first"), clause.get("second"))));
    reader.arrays.put("union /list", clause -> joined(clause.list("arrays")));
    reader.arrays.put("intersection", this::common);
    reader.arrays.put("intersection /list", this::commonList);
    reader.arrays.put("difference", this::difference);
    reader.arrays.put(
        "if",
        clause -> {
          Condition condition = reader.condition(clause, "condition");
          Numbers then = reader.array(clause, "then");
          Numbers otherwise = clause.find("else").map(reader::array).orElse(_ -> new int[0]);
          return c -> condition.of(c) ? then.of(c) : otherwise.of(c);
        });
  }

  private static int[] ints(List<Integer> list) {
    return list.stream().mapToInt(Integer::intValue).toArray();
  }

  private Numbers results(LudClause clause) {
    Region from = reader.region(clause.get("from"));
    Region to = reader.region(clause.get("to"));
    Whole value = reader.whole(clause, "value");
    return c -> {
      int oldFrom = c.from;
      int oldTo = c.to;
      List<Integer> all = new ArrayList<>();
      for (int start : from.of(c).stream().toArray()) {
        c.from = start;
        for (int end : to.of(c).stream().toArray()) {
          c.from = start;
          c.to = end;
          all.add(value.of(c));
        }
      }
      c.from = oldFrom;
      c.to = oldTo;
      return ints(all);
    };
  }

  private Numbers players(LudClause clause) {
    Roles.Owners owners = Roles.real(clause.get("role"), reader);
    Condition condition = reader.condition(clause, "if", _ -> true);
    return c -> {
      int old = c.player;
      int[] all =
          owners.of(c).stream()
              .filter(
                  player -> {
                    c.player = player;
                    return condition.of(c);
                  })
              .toArray();
      c.player = old;
      return all;
    };
  }

  private Numbers rotations(LudClause clause) {
    List<Heading> headings = clause.list("directions").stream().map(reader::heading).toList();
    Heading all = Headings.all(headings);
    return c -> {
      List<AbsoluteDirection> supported =
          c.board().supported(c.game.usual(), AbsoluteDirection.ADJACENT);
      return all.of(c, c.game.usual(), Math.max(0, c.to)).stream()
          .flatMap(
              direction ->
                  direction.isKind()
                      ? c.board().supported(c.game.usual(), direction).stream()
                      : java.util.stream.Stream.of(direction))
          .mapToInt(supported::indexOf)
          .toArray();
    };
  }

  private Numbers joined(List<LudValue> values) {
    List<Numbers> all = values.stream().map(reader::array).toList();
    return c -> {
      List<Integer> joined = new ArrayList<>();
      for (int value : all.getFirst().of(c)) {
        joined.add(value);
      }
      for (Numbers numbers : all.subList(1, all.size())) {
        for (int value : numbers.of(c)) {
          if (!joined.contains(value)) {
            joined.add(value);
          }
        }
      }
      return ints(joined);
    };
  }

  private static boolean has(int[] values, int wanted) {
    return Arrays.stream(values).anyMatch(value -> value == wanted);
  }

  private Numbers common(LudClause clause) {
    Numbers first = reader.array(clause, "first");
    Numbers second = reader.array(clause, "second");
    return c -> {
      int[] kept = first.of(c);
      return Arrays.stream(second.of(c)).filter(value -> has(kept, value)).toArray();
    };
  }

  private Numbers commonList(LudClause clause) {
    List<Numbers> all = clause.list("arrays").stream().map(reader::array).toList();
    return c -> {
      int[] kept = all.getFirst().of(c);
      for (Numbers numbers : all.subList(1, all.size())) {
        int[] values = numbers.of(c);
        kept = Arrays.stream(kept).filter(value -> has(values, value)).toArray();
      }
      return kept;
    };
  }

  private Numbers difference(LudClause clause) {
    Numbers array = reader.array(clause, "array");
    Numbers without = reader.array(clause.get("without"));
    return c -> {
      List<Integer> left = new ArrayList<>();
      for (int value : array.of(c)) {
        left.add(value);
      }
      for (int value : without.of(c)) {
        left.remove(Integer.valueOf(value));
      }
      return ints(left);
    };
  }
}
