package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.List;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.literal.Ludemes.Condition;
import org.regames.lud.literal.Ludemes.Generator;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** The rules of a game: start, phases, ends, and what holds for all moves. */
final class GameRules {
  /** A part of the game. */
  record GamePhase(
      String name, int owner, List<Generator> moves, EndRules.End end, List<NextPhase> next) {
    List<LiteralMove> generate(Context c) {
      List<LiteralMove> all = moves.isEmpty() ? new ArrayList<>() : moves.getFirst().of(c);
      for (Generator more : moves.subList(Math.min(1, moves.size()), moves.size())) {
        all.addAll(more.of(c));
      }
      return all;
    }
  }

  /** Which phase follows. */
  record NextPhase(Whole player, Condition condition, String name) {}

  private final LiteralGame game;
  private final LudClause rules;
  private final LudemeReader reader;
  private final List<GamePhase> phases = new ArrayList<>();
  private final EndRules.End end;
  private String repetition;
  private boolean suicideForbidden;
  private boolean swap;
  private boolean passesEnd = true;
  private final AbsoluteDirection distances;

  GameRules(LiteralGame game, LudClause tree) {
    this.game = game;
    this.rules = tree.clause("rules");
    this.reader = game.reader();
    this.distances = distances(tree);
    rules.findClause("meta").ifPresent(this::meta);
    EndRules ends = new EndRules(reader);
    this.end = rules.findClause("end").map(ends::end).orElse(EndRules.End.NONE);
    Generator top =
        rules.findClause("play").map(play -> reader.generator(play, "moves")).orElse(null);
    List<LudClause> written = rules.clauses("phases");
    for (LudClause phase : written) {
      phases.add(phase(phase, top, ends));
    }
    if (written.isEmpty()) {
      phases.add(
          new GamePhase(
              "",
              game.players() + 1,
              top == null ? List.of() : List.of(top),
              EndRules.End.NONE,
              List.of()));
    }
    boolean pass = game.players() == 1 && game.has("move Pass");
    passesEnd &= game.diceCount() == 0 && !game.has("all Passed") && !pass;
  }

  private GamePhase phase(LudClause clause, Generator top, EndRules ends) {
    List<Generator> moves = new ArrayList<>();
    clause.findClause("play").ifPresent(play -> moves.add(reader.generator(play, "moves")));
    if (top != null) {
      moves.add(top);
    }
    List<NextPhase> next = new ArrayList<>();
    for (LudClause each : clause.clauses("next")) {
      next.add(
          new NextPhase(
              each.has("player") ? reader.whole(each, "player") : c -> c.game.players() + 1,
              reader.condition(each, "condition"),
              each.findWord("name").orElse(null)));
    }
    return new GamePhase(
        clause.word("name"),
        Roles.constant(clause.word("role"), game.players()),
        moves,
        clause.findClause("end").map(ends::end).orElse(EndRules.End.NONE),
        next);
  }

  private void meta(LudClause meta) {
    for (LudClause rule : meta.clauses("rules")) {
      switch (rule.title()) {
        case "swap" -> swap = true;
        case "no Repeat" -> repetition = rule.word("kind");
        case "no Suicide" -> suicideForbidden = true;
        case "passEnd NoEnd" -> passesEnd = false;
        default -> {
          reader.missing.add("meta_rule " + rule.title());
          throw new NotEvaluated("meta_rule " + rule.title());
        }
      }
    }
  }

  /** The one kind of steps that all distances of the game are counted in. */
  private static AbsoluteDirection distances(LudClause tree) {
    List<String> used = new ArrayList<>();
    relations(tree, used);
    for (AbsoluteDirection kind :
        List.of(
            AbsoluteDirection.ADJACENT,
            AbsoluteDirection.ALL,
            AbsoluteDirection.OFF_DIAGONAL,
            AbsoluteDirection.DIAGONAL,
            AbsoluteDirection.ORTHOGONAL)) {
      if (used.contains(kind.toString())) {
        return kind;
      }
    }
    return AbsoluteDirection.ADJACENT;
  }

  private static void relations(LudValue value, List<String> used) {
    if (value instanceof LudClause clause) {
      if ((clause.is("count Steps") || clause.is("sites Distance"))) {
        used.add(clause.word("relation"));
      }
      clause.arguments().values().forEach(each -> relations(each, used));
    } else if (value instanceof LudValue.Items items) {
      items.values().forEach(each -> relations(each, used));
    }
  }

  List<LudClause> startRules() {
    return rules.findClause("start").map(start -> start.clauses("rules")).orElse(List.of());
  }

  List<GamePhase> phases() {
    return phases;
  }

  EndRules.End end() {
    return end;
  }

  /** The kind of repetition that moves may not lead to, or null. */
  String repetition() {
    return repetition;
  }

  boolean suicideForbidden() {
    return suicideForbidden;
  }

  boolean hasSwap() {
    return swap;
  }

  /** Whether the game is drawn when all players pass. */
  boolean passesEnd() {
    return passesEnd;
  }

  AbsoluteDirection distances() {
    return distances;
  }
}
