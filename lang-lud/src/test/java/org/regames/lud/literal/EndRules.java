package org.regames.lud.literal;

import java.util.List;
import java.util.stream.IntStream;
import org.regames.lud.literal.Ludemes.Condition;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** When a game is over, and what comes of it. */
final class EndRules {
  /** Something to be done at the end of a move; tells whether its condition held. */
  interface End {
    End NONE = _ -> false;

    boolean apply(Context c);
  }

  private final LudemeReader reader;

  EndRules(LudemeReader reader) {
    this.reader = reader;
  }

  End end(LudClause clause) {
    List<End> all = clause.clauses("rules").stream().map(this::rule).toList();
    return c -> {
      boolean any = false;
      for (End each : all) {
        any |= each.apply(c);
      }
      return any;
    };
  }

  private End rule(LudClause clause) {
    return switch (clause.title()) {
      case "if" -> choice(clause);
      case "result" -> result(clause);
      case "byScore" -> byScore(clause);
      case "payoffs" -> payoffs(clause);
      case "forEach" -> each(clause);
      default -> throw new NotEvaluated("end rule " + clause.title());
    };
  }

  private End choice(LudClause clause) {
    Condition condition = reader.condition(clause, "condition");
    List<End> then =
        clause.has("then") ? clause.clauses("then").stream().map(this::rule).toList() : List.of();
    End otherwise =
        clause.findClause("else").filter(each -> each.is("result")).map(this::rule).orElse(null);
    return c -> {
      if (!condition.of(c)) {
        return false;
      }
      for (End each : then) {
        if (each.apply(c)) {
          return true;
        }
      }
      return otherwise == null || otherwise.apply(c);
    };
  }

  private End result(LudClause clause) {
    String role = clause.word("role");
    String outcome = clause.word("result");
    Whole player = Roles.index(role);
    return c -> {
      Ranking ranking = new Ranking(c.state);
      switch (role) {
        case "Friend", "Enemy", "NonMover" -> {}
        case "All", "Shared", "Each" -> ranking.all(outcome);
        default -> {
          if (role.startsWith("Team") && c.game.hasTeams()) {
            ranking.team(Roles.owners(role).of(c).stream().toArray(), outcome);
          } else if (outcome.equals("Draw") || outcome.equals("Tie")) {
            int who = player.of(c);
            if (who >= 1 && who <= c.game.players() && c.state.active.get(who)) {
              ranking.draw();
            }
          } else {
            ranking.one(player.of(c), outcome);
          }
        }
      }
      return true;
    };
  }

  private End byScore(LudClause clause) {
    boolean misere = clause.flag("misere");
    List<LudClause> scores = clause.clauses("scores");
    List<Roles.Owners> players =
        scores.stream().map(score -> Roles.real(score.get("role"), reader)).toList();
    List<Whole> values = scores.stream().map(score -> reader.whole(score, "score")).toList();
    return c -> {
      for (int i = 0; i < players.size(); i++) {
        int value = values.get(i).of(c);
        players.get(i).of(c).stream().forEach(player -> c.state.scores[player] = value);
      }
      double[] sorted =
          IntStream.range(0, c.game.players() + 1)
              .mapToDouble(player -> (misere ? -1 : 1) * c.state.scores[player])
              .toArray();
      new Ranking(c.state).byValues(sorted);
      return true;
    };
  }

  private End payoffs(LudClause clause) {
    List<LudClause> all = clause.clauses("payoffs");
    List<Roles.Owners> players =
        all.stream().map(payoff -> Roles.real(payoff.get("role"), reader)).toList();
    List<LudValue> values = all.stream().map(payoff -> payoff.get("payoff")).toList();
    return c -> {
      double[] payoffs = new double[c.game.players() + 1];
      for (int i = 0; i < players.size(); i++) {
        double value = decimal(values.get(i), c);
        players.get(i).of(c).stream().forEach(player -> payoffs[player] = value);
      }
      new Ranking(c.state).byValues(payoffs);
      return true;
    };
  }

  private double decimal(LudValue value, Context c) {
    return switch (value) {
      case LudValue.Number number -> number.value();
      case LudClause clause when clause.is("toFloat") -> reader.whole(clause, "value").of(c);
      case LudValue other -> throw new NotEvaluated("payoff " + other);
    };
  }

  private End each(LudClause clause) {
    String over = clause.word("over");
    Condition condition = reader.condition(clause, "if");
    End result = rule(clause.clause("result"));
    if (over.equals("Track")) {
      return c -> {
        boolean any = false;
        for (int track = 0; track < c.game.tracks().size(); track++) {
          c.track = track;
          if (condition.of(c)) {
            any |= result.apply(c);
          }
        }
        c.track = -1;
        return any;
      };
    }
    boolean notMover = over.equals("NonMover");
    return c -> {
      boolean any = false;
      int old = c.player;
      int mover = c.state.mover;
      for (int player = 1; player <= c.game.players(); player++) {
        if (c.state.active.get(player) && !(notMover && player == mover)) {
          c.player = player;
          if (condition.of(c)) {
            any |= result.apply(c);
          }
        }
      }
      c.player = old;
      return any;
    };
  }
}
