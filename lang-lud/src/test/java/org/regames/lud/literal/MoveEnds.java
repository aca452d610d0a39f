package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.List;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.literal.Ludemes.Condition;
import org.regames.lud.literal.Ludemes.Generator;
import org.regames.lud.literal.Ludemes.Region;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** What moves say of where they begin and where they go: {@code (from …)} and {@code (to …)}. */
final class MoveEnds {
  /** Where a move begins or ends. */
  record End(
      SiteType type, Whole single, Region region, Whole level, Condition condition, Effect effect) {
    /** The sites that are told, those that the iterator has if none are. */
    int[] sites(Context c, int iterator) {
      if (region != null) {
        return region.of(c).stream().toArray();
      }
      return new int[] {single == null ? iterator : single.of(c)};
    }

    boolean isRegion() {
      return region != null;
    }

    boolean allows(Context c) {
      return condition == null || condition.of(c);
    }
  }

  /**
   * An effect that stands before the action of a move.
   *
   * @param condition null where none is written
   */
  record Effect(Condition condition, Generator moves) {
    static final Effect NONE = new Effect(null, null);

    boolean isConditional() {
      return condition != null;
    }

    boolean allows(Context c) {
      return condition == null || condition.of(c);
    }

    /** The moves, as parts of another one; none where the condition does not hold. */
    List<MovePart> parts(Context c) {
      return moves == null || !allows(c) ? List.of() : unconditional(c);
    }

    List<MovePart> unconditional(Context c) {
      if (moves == null) {
        return List.of();
      }
      List<MovePart> parts = new ArrayList<>();
      for (LiteralMove move : moves.of(c)) {
        parts.add(undecided(move));
      }
      return parts;
    }
  }

  private MoveEnds() {}

  /** A move within another one: nothing of it is a decision. */
  static MovePart undecided(MovePart part) {
    return switch (part) {
      case LiteralAction action ->
          action.decision() && action.kind() != LiteralAction.Kind.SWAP
              ? action.withDecision(false)
              : action;
      case LiteralMove move -> {
        LiteralMove other = move.copy();
        other.parts.replaceAll(MoveEnds::undecided);
        yield other;
      }
    };
  }

  static End from(LudemeReader reader, LudClause clause) {
    return clause
        .findClause("from")
        .map(from -> end(reader, from, Effect.NONE))
        .orElse(new End(null, null, null, null, null, Effect.NONE));
  }

  static End to(LudemeReader reader, LudClause clause) {
    return clause
        .findClause("to")
        .map(to -> end(reader, to, effect(reader, to)))
        .orElse(new End(null, null, null, null, null, Effect.NONE));
  }

  private static End end(LudemeReader reader, LudClause clause, Effect effect) {
    LudValue sites = clause.find("sites").orElse(null);
    boolean region = sites instanceof LudClause inner && inner.kind() == Kind.REGION;
    return new End(
        LudemeReader.type(clause),
        sites == null || region ? null : reader.whole(sites),
        region ? reader.region(sites) : null,
        reader.whole(clause, "level", null),
        reader.condition(clause, "if", null),
        effect);
  }

  static Effect effect(LudemeReader reader, LudClause clause) {
    return clause
        .findClause("apply")
        .map(
            apply ->
                new Effect(
                    reader.condition(apply, "if", null),
                    reader.findGenerator(apply, "effect").orElse(null)))
        .orElse(Effect.NONE);
  }
}
