package org.regames.lud.lowering;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * Decides from the text of a game whether all pieces of a stack are always alike: then the top one
 * and the height of the stack suffice.
 *
 * <p>This holds if all stacks are alike at first and pieces only move to empty sites, one by one:
 * among the consequences of a move, several pieces might go to a site that was empty before.
 */
final class AlikeStacks {
  /** Ludemes that depend on levels. */
  private static final Set<String> OF_LEVELS =
      Set.of("level", "forEach Level", "where Level", "last LevelTo", "last LevelFrom");

  /** Ludemes by which a piece is put on {@code (to …)}. */
  private static final Set<String> ADDS = Set.of("move Add", "add");

  private final Model model;
  private final HitStacks hits;

  AlikeStacks(Model model) {
    this.model = model;
    this.hits = new HitStacks(model);
  }

  /** Whether all pieces of a stack are always alike. */
  boolean areAlike() {
    return OF_LEVELS.stream().noneMatch(model::uses)
        && StackRules.CHANGES.stream().noneMatch(model::uses)
        && !model.written().givesLevels()
        && model.siteNumbers().used().isEmpty()
        && model.start().isOfAlikeStacks()
        && areApart(model.game(), Where.CHOSEN);
  }

  /** What is known about the context of a ludeme. */
  private enum Where {
    /** In moves that players choose. */
    CHOSEN,
    /** The same, if {@code (from)} has a piece of the mover. */
    FROM_OWN,
    /** The same, if {@code (site)} has a piece of the mover. */
    SITE_OWN,
    /** In the consequences of moves. */
    FOLLOWING
  }

  /** Whether pieces of different kinds are never put on each other. */
  private boolean areApart(LudValue value, Where where) {
    if (value instanceof LudValue.Items items) {
      return items.values().stream().allMatch(each -> areApart(each, where));
    }
    if (!(value instanceof LudClause clause) || clause.is("can Move")) {
      return true;
    }
    boolean arrives = StackRules.TRAVELS.contains(clause.title()) || ADDS.contains(clause.title());
    if (clause.kind() == Kind.MOVES && arrives) {
      if (where == Where.FOLLOWING) {
        return false;
      }
      if (!goesWhereNothingIs(clause)) {
        return isOfMover(clause, where) && hits.keepsApart(clause) && followsApart(clause);
      }
    }
    Where inner = inside(clause, where);
    return clause.arguments().values().stream().allMatch(each -> areApart(each, inner));
  }

  /** Whether the consequences of a move that may hit put pieces only on their home sites. */
  private boolean followsApart(LudClause move) {
    LudClause to = move.clause("to");
    boolean hit = to.findClause("apply").map(this::isHit).orElse(true);
    return hit
        && move.arguments().entrySet().stream()
            .filter(argument -> !argument.getKey().equals("to"))
            .allMatch(argument -> areApart(argument.getValue(), Where.FOLLOWING));
  }

  private boolean isHit(LudClause apply) {
    if (!apply.has("effect")) {
      return true;
    }
    LudClause effect = apply.clause("effect");
    return hits.isHit(effect.is("if") && !effect.has("else") ? effect.clause("moves") : effect);
  }

  private Where inside(LudClause clause, Where where) {
    if (where == Where.FOLLOWING || clause.is("then") || clause.is("apply")) {
      return Where.FOLLOWING;
    }
    if (clause.is("piece") && clause.kind() == Kind.ITEM || isOfMover(clause)) {
      return Where.FROM_OWN;
    }
    boolean own =
        clause.is("forEach Site")
            && clause.get("region") instanceof LudClause region
            && region.is("sites Occupied")
            && isMover(region.get("by"));
    return own ? Where.SITE_OWN : where;
  }

  private static boolean isMover(LudValue role) {
    return role instanceof LudValue.Name name && name.text().equals("Mover");
  }

  private static boolean isOfMover(LudClause clause) {
    return clause.is("forEach Piece") && (!clause.has("player") || isMover(clause.get("player")));
  }

  /** Whether a move moves a piece of the mover. */
  private boolean isOfMover(LudClause move, Where where) {
    boolean others =
        model.written().clauses("forEach Piece").stream().anyMatch(each -> !isOfMover(each));
    if (others || !hits.hasOneKindEach() || !Set.of("move", "move Step").contains(move.title())) {
      return false;
    }
    if (Set.of("count", "copy", "mover", "stack").stream()
        .anyMatch(each -> move.arguments().containsKey(each))) {
      return false;
    }
    Optional<LudValue> from = move.findClause("from").flatMap(it -> it.find("sites"));
    if (from.isEmpty()) {
      return where == Where.FROM_OWN;
    }
    return from.get() instanceof LudClause site
        && (site.is("from") && site.arguments().isEmpty() && where == Where.FROM_OWN
            || site.is("site") && where == Where.SITE_OWN
            || site.is("handSite") && isMover(site.get("player")));
  }

  private static boolean goesWhereNothingIs(LudClause move) {
    if (!move.arguments().containsKey("to")) {
      return slides(move);
    }
    LudClause to = move.clause("to");
    return to.has("if")
        ? asksForNothing(to.get("if"), to)
        : to.has("sites") && isEmpty(to.get("sites")) || slides(move);
  }

  /** Whether a piece slides over free sites, and stops on one. */
  private static boolean slides(LudClause move) {
    return (move.is("move Slide") || move.is("slide"))
        && move.findClause("between").map(between -> !between.has("if")).orElse(true);
  }

  private static boolean asksForNothing(LudValue condition, LudClause to) {
    if (!(condition instanceof LudClause clause)) {
      return false;
    }
    return switch (clause.title()) {
      case "is Empty" -> isGoal(clause.get("site"), to);
      case "is In" ->
          clause.has("site") && isGoal(clause.get("site"), to) && isEmpty(clause.get("region"));
      case "and" -> parts(clause).anyMatch(part -> asksForNothing(part, to));
      case "or" -> parts(clause).allMatch(part -> asksForNothing(part, to));
      default -> false;
    };
  }

  private static boolean isGoal(LudValue site, LudClause to) {
    return site instanceof LudClause clause && clause.is("to")
        || to.has("sites") && site.equals(to.get("sites"));
  }

  /** Whether all sites of a region are empty. */
  static boolean isEmpty(LudValue region) {
    if (!(region instanceof LudClause clause)) {
      return false;
    }
    return switch (clause.title()) {
      case "sites Empty" -> true;
      case "intersection" -> parts(clause).anyMatch(AlikeStacks::isEmpty);
      case "difference" -> isEmpty(clause.get("region"));
      case "forEach" -> clause.has("region") && isEmpty(clause.get("region"));
      default -> false;
    };
  }

  /** The parts of a conjunction or the like. */
  static Stream<LudValue> parts(LudClause clause) {
    return clause.arguments().values().stream()
        .flatMap(
            each ->
                each instanceof LudValue.Items items ? items.values().stream() : Stream.of(each));
  }
}
