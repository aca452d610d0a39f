package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.regames.lud.board.SiteContainers.Container;
import org.regames.lud.literal.LiteralAction.Kind;
import org.regames.lud.literal.Ludemes.Condition;
import org.regames.lud.literal.Ludemes.Generator;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.tree.LudClause;

/** Rolling dice, and moves for each of them. */
final class DiceMoves {
  private final LudemeReader reader;

  DiceMoves(LudemeReader reader) {
    this.reader = reader;
  }

  void register() {
    reader.generators.put("roll", _ -> DiceMoves::roll);
    reader.generators.put("forEach Die", this::each);
  }

  private static LiteralAction shows(Context c, int die, int face) {
    return LiteralAction.at(Kind.DIE, null, c.game.siteOfDie(die))
        .withNumbers(face, LiteralAction.UNSET, LiteralAction.UNSET);
  }

  private static List<LiteralMove> roll(Context c) {
    int[] faces = c.chance.roll(c.game.dieFaceCounts());
    LiteralMove move = new LiteralMove(c.state.mover, -1, -1);
    for (int die = 0; die < faces.length; die++) {
      move.parts.add(shows(c, die, faces[die]));
    }
    boolean equal = Arrays.stream(faces).distinct().count() <= 1;
    move.parts.add(LiteralAction.number(Kind.DICE_EQUAL, LiteralAction.UNSET).withFlag(equal));
    return new ArrayList<>(List.of(move));
  }

  private Generator each(LudClause clause) {
    Whole index = reader.whole(clause, "index");
    boolean combined = clause.flag("combined");
    Condition replays = reader.condition(clause, "replayDouble");
    Condition condition = reader.condition(clause, "if");
    Generator moves = reader.generator(clause, "moves");
    return c -> {
      List<LiteralMove> all = new ArrayList<>();
      List<Container> containers = c.game.diceContainers();
      int number = index.of(c);
      if (number >= containers.size()) {
        return all;
      }
      int first = c.game.dieAt(containers.get(number).first());
      int[] dice = IntStream.range(0, containers.get(number).size()).map(i -> first + i).toArray();
      List<LiteralAction> added = doubles(c, dice, replays.of(c));
      int old = c.pips;
      for (int die : dice) {
        c.pips = c.state.dice[die];
        if (condition.of(c)) {
          use(c, moves, List.of(die), number, first, added, all);
        }
      }
      if (combined) {
        combine(c, dice, condition, moves, number, first, added, all);
      }
      c.pips = old;
      return all;
    };
  }

  private static void use(
      Context c,
      Generator moves,
      List<Integer> dice,
      int container,
      int first,
      List<LiteralAction> added,
      List<LiteralMove> all) {
    for (LiteralMove move : moves.of(c)) {
      for (int die : dice) {
        move.parts.add(
            LiteralAction.at(Kind.USE_DIE, null, c.game.siteOfDie(die))
                .withNumber(die - first)
                .withCount(container));
      }
      move.parts.addAll(added);
      all.add(move);
    }
  }

  private static void combine(
      Context c,
      int[] dice,
      Condition condition,
      Generator moves,
      int container,
      int first,
      List<LiteralAction> added,
      List<LiteralMove> all) {
    List<List<Integer>> groups = new ArrayList<>();
    for (int i = 0; i < dice.length; i++) {
      for (int j = i + 1; j < dice.length; j++) {
        groups.add(List.of(dice[i], dice[j]));
      }
    }
    if (dice.length == 3) {
      groups.add(List.of(dice[0], dice[1], dice[2]));
    }
    for (List<Integer> group : groups) {
      if (group.stream().allMatch(die -> c.state.dice[die] > 0)) {
        c.pips = group.stream().mapToInt(die -> c.state.dice[die]).sum();
        if (condition.of(c)) {
          use(c, moves, group, container, first, added, all);
        }
      }
    }
  }

  /** What is added to moves so that doubles are played twice. */
  private static List<LiteralAction> doubles(Context c, int[] dice, boolean replayDouble) {
    boolean equal =
        dice.length > 0
            && Arrays.stream(dice).map(die -> c.state.dice[die]).distinct().count() == 1
            && c.state.dice[dice[0]] != 0;
    if (replayDouble && equal) {
      return List.of(
          LiteralAction.number(Kind.SET_TEMP, c.state.temp == -1 ? c.state.dice[dice[0]] : -1));
    }
    if (c.state.temp == -1) {
      return List.of();
    }
    List<LiteralAction> restored = new ArrayList<>();
    for (int die = 0; die < c.game.diceCount(); die++) {
      restored.add(shows(c, die, c.state.temp - 1));
    }
    return restored;
  }
}
