package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.lud.literal.Ludemes.Condition;
import org.regames.lud.literal.Ludemes.Generator;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Lists of moves made of other lists. */
final class MoveLists {
  private static final int MOST_ROUNDS = 10_000;

  private final LudemeReader reader;

  MoveLists(LudemeReader reader) {
    this.reader = reader;
  }

  void register() {
    for (String word : List.of("or", "and")) {
      reader.generators.put(
          word,
          clause ->
              joined(
                  List.of(reader.generator(clause, "first"), reader.generator(clause, "second"))));
      reader.generators.put(word + " /list", clause -> joined(reader.generators(clause, "moves")));
    }
    reader.generators.put("priority", clause -> first(reader.generators(clause, "moves")));
    reader.generators.put(
        "priority /two",
        clause ->
            first(List.of(reader.generator(clause, "first"), reader.generator(clause, "second"))));
    reader.generators.put("if", this::choice);
    reader.generators.put("append", this::append);
    reader.generators.put("allCombinations", this::combinations);
    reader.generators.put("seq", this::sequence);
    reader.generators.put("do", this::doing);
    reader.generators.put("while", this::whileHolds);
    reader.generators.put("apply", this::apply);
    reader.generators.put("random", this::random);
    reader.generators.put("random /pick", this::pick);
  }

  private static Generator joined(List<Generator> all) {
    return c -> {
      List<LiteralMove> moves = new ArrayList<>();
      for (Generator each : all) {
        moves.addAll(each.of(c));
      }
      return moves;
    };
  }

  private static Generator first(List<Generator> all) {
    return c -> {
      for (Generator each : all) {
        List<LiteralMove> moves = each.of(c);
        if (!moves.isEmpty()) {
          return moves;
        }
      }
      return new ArrayList<>();
    };
  }

  private Generator choice(LudClause clause) {
    Condition condition = reader.condition(clause, "condition");
    Generator then = reader.generator(clause, "moves");
    Generator otherwise = reader.findGenerator(clause, "else").orElse(_ -> new ArrayList<>());
    return c -> condition.of(c) ? then.of(c) : otherwise.of(c);
  }

  private Generator apply(LudClause clause) {
    Condition condition = reader.condition(clause, "if", _ -> true);
    Generator effect = reader.findGenerator(clause, "effect").orElse(_ -> new ArrayList<>());
    return c -> condition.of(c) ? effect.of(c) : new ArrayList<>();
  }

  private Generator append(LudClause clause) {
    Generator moves = reader.generator(clause, "moves");
    return c -> {
      List<LiteralMove> all = moves.of(c);
      List<LiteralMove> result = new ArrayList<>();
      if (!all.isEmpty()) {
        LiteralMove head = all.getFirst();
        LiteralMove joined = new LiteralMove(head.mover, head.from, head.to);
        joined.between = head.between;
        for (LiteralMove move : all) {
          for (MovePart part : move.parts) {
            joined.parts.add(
                move == head && part instanceof LiteralAction action
                    ? action.withDecision(true)
                    : MoveEnds.undecided(part));
          }
          joined.consequences.addAll(move.consequences);
        }
        result.add(joined);
      }
      return result;
    };
  }

  private Generator combinations(LudClause clause) {
    Generator first = reader.generator(clause, "first");
    Generator second = reader.generator(clause, "second");
    return c -> {
      List<LiteralMove> result = new ArrayList<>();
      List<LiteralMove> seconds = second.of(c);
      for (LiteralMove a : first.of(c)) {
        for (LiteralMove b : seconds) {
          LiteralMove both = a.copy();
          both.parts.addAll(b.parts);
          both.consequences.addAll(b.consequences);
          result.add(both);
        }
      }
      return result;
    };
  }

  private Generator sequence(LudClause clause) {
    List<Generator> all = reader.generators(clause, "moves");
    return c -> {
      List<LiteralMove> result = new ArrayList<>();
      Context inner = c.on(c.state.copy());
      for (Generator each : all) {
        for (LiteralMove move : each.of(inner)) {
          List<LiteralAction> done = new ArrayList<>();
          Making.makeWithin(inner, move, done);
          result.add(Making.done(move, done));
        }
      }
      return result;
    };
  }

  private Generator whileHolds(LudClause clause) {
    Condition condition = reader.condition(clause, "condition");
    Generator moves = reader.generator(clause, "moves");
    return c -> {
      List<LiteralMove> result = new ArrayList<>();
      Context inner = c.on(c.state.copy());
      for (int i = 0; i < MOST_ROUNDS && condition.of(inner); i++) {
        List<LiteralMove> round = moves.of(inner);
        if (round.isEmpty() && i > 200) {
          break;
        }
        for (LiteralMove move : round) {
          List<LiteralAction> done = new ArrayList<>();
          Making.makeWithin(inner, move, done);
          result.add(Making.done(move, done));
        }
      }
      return result;
    };
  }

  private Generator doing(LudClause clause) {
    Generator first = reader.generator(clause, "moves");
    Optional<Generator> next = reader.findGenerator(clause, "next");
    Condition afterwards = reader.condition(clause, "ifAfterwards", null);
    if (next.isEmpty() && afterwards == null) {
      return _ -> new ArrayList<>();
    }
    return c -> {
      List<LiteralMove> all = next.isPresent() ? after(c, first, next.get()) : first.of(c);
      if (afterwards == null || c.threatens && next.isPresent()) {
        return all;
      }
      all.removeIf(
          move -> (!c.threatens || move.to == c.threatened) && !holdsAfter(c, move, afterwards));
      return all;
    };
  }

  private static List<LiteralMove> after(Context c, Generator first, Generator next) {
    Context inner = c.on(c.state.copy());
    List<LiteralAction> before = new ArrayList<>();
    int place = 0;
    for (LiteralMove move : first.of(c)) {
      List<LiteralAction> done = new ArrayList<>();
      Making.makeWithin(inner, move, done);
      before.addAll(Math.min(place, before.size()), done);
      place = done.size();
    }
    List<LiteralMove> all = next.of(inner);
    if (all.isEmpty() && c.game.diceCount() > 0 && !c.threatens) {
      all.add(new LiteralMove(c.state.mover, -1, -1, LiteralAction.pass(true).withDecision(true)));
    }
    all.forEach(move -> move.parts.addAll(0, before));
    return all;
  }

  private static boolean holdsAfter(Context c, LiteralMove move, Condition condition) {
    Context inner = c.bare(c.state.copy());
    Making.make(inner, move);
    if (inner.state.next == inner.state.mover) {
      inner.state.next = inner.state.prev;
    }
    return condition.of(inner);
  }

  private Generator random(LudClause clause) {
    List<Integer> weights =
        clause.list("weights").stream()
            .map(value -> value instanceof LudValue.Number n ? (int) (n.value() * 1000) : 1000)
            .toList();
    List<Generator> moves = reader.generators(clause, "moves");
    return c -> {
      int chosen = c.chance.below(Math.max(1, weights.stream().mapToInt(w -> w).sum()));
      int index = 0;
      while (index + 1 < moves.size() && chosen >= weights.get(index)) {
        chosen -= weights.get(index++);
      }
      return moves.get(index).of(c);
    };
  }

  private Generator pick(LudClause clause) {
    Generator moves = reader.generator(clause, "moves");
    Ludemes.Whole number = reader.whole(clause, "num");
    return c -> {
      List<LiteralMove> all = moves.of(c);
      List<LiteralMove> picked = new ArrayList<>();
      int wanted = number.of(c);
      for (int i = 0; i < wanted && !all.isEmpty(); i++) {
        picked.add(all.get(c.chance.below(all.size())));
      }
      return picked;
    };
  }
}
