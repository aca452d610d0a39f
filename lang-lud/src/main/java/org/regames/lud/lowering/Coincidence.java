package org.regames.lud.lowering;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * Decides whether two ludemes may list the same move, which then has to occur twice, or different
 * moves with the same tags.
 */
record Coincidence(Model model) {
  private static final Set<String> STEPS = Set.of("move Step", "move Slide");
  private static final Set<String> TAKEN = Set.of("is Enemy", "is Friend", "is Occupied");

  /** Whether moves of both may go from the same site in the same direction and equally far. */
  boolean isPossible(LudClause one, LudClause other) {
    return leaves(one).anyMatch(a -> leaves(other).anyMatch(b -> mayBeSame(a, b)));
  }

  /** How many simple lists of moves the ludeme joins. */
  long ways(LudClause moves) {
    return leaves(moves).count();
  }

  private static Stream<LudClause> leaves(LudClause moves) {
    return switch (moves.ludeme().id()) {
      case "MOVES or" ->
          Stream.of("first", "second").map(moves::clause).flatMap(Coincidence::leaves);
      case "MOVES or /list" -> moves.clauses("moves").stream().flatMap(Coincidence::leaves);
      case "MOVES if" ->
          Stream.concat(Stream.of(moves.clause("moves")), moves.findClause("else").stream())
              .flatMap(Coincidence::leaves);
      default -> Stream.of(moves);
    };
  }

  private boolean mayBeSame(LudClause one, LudClause other) {
    return mayPass(one) && mayPass(other)
        || mayStep(one, other)
        || mayGlide(one, other)
        || mayGlide(other, one)
        || mayChoose(one, other)
        || mayChoose(other, one)
        || mayLeave(one, other)
        || mayLeave(other, one)
        || mayTakeSame(one, other);
  }

  /**
   * Whether both add, remove or promote pieces, or select sites, and may do so at the same one,
   * with the same consequences: otherwise the resulting positions tell them apart.
   */
  private boolean mayTakeSame(LudClause one, LudClause other) {
    if (!one.title().equals(other.title()) || !one.find("then").equals(other.find("then"))) {
      return false;
    }
    return switch (one.title()) {
      case "move Remove" -> !areApart(one.find("sites"), other.find("sites"));
      case "move Add", "move Promote" ->
          !areUnlike(one.find("piece"), other.find("piece")) && !areApart(goals(one), goals(other));
      case "move Select" ->
          !areUnlike(model.heaps().way(one), model.heaps().way(other))
              && !areApart(sites(one, "from"), sites(other, "from"))
              && !areApart(sites(one, "to"), sites(other, "to"));
      default -> false;
    };
  }

  private static Optional<LudValue> goals(LudClause move) {
    return move.is("move Add") ? sites(move, "to") : move.find("site");
  }

  private static Optional<LudValue> sites(LudClause move, String end) {
    return move.findClause(end).flatMap(it -> it.find("sites"));
  }

  /** Whether both are present and different. */
  private static boolean areUnlike(Optional<?> some, Optional<?> others) {
    return some.isPresent() && others.isPresent() && !some.equals(others);
  }

  /**
   * Whether two regions are known to share no site. If only one of two moves has such a region,
   * only that one's tags have a site.
   */
  private boolean areApart(Optional<LudValue> some, Optional<LudValue> others) {
    if (some.isEmpty() || others.isEmpty()) {
      return some.isPresent() != others.isPresent();
    }
    Optional<BitSet> known = sites(some.get());
    Optional<BitSet> second = sites(others.get());
    return known.isPresent() && second.isPresent()
        ? !known.get().intersects(second.get())
        : some.get() instanceof LudClause a
            && others.get() instanceof LudClause b
            && (isFree(a) && isTaken(b)
                || isTaken(a) && isFree(b)
                || isTaken(a) && isTaken(b) && haveOtherOwners(a, b));
  }

  private Optional<BitSet> sites(LudValue value) {
    OptionalInt one = model.statics().number(value, Assumed.NOTHING);
    if (one.isEmpty()) {
      return model.statics().region(value, Assumed.NOTHING);
    }
    BitSet site = new BitSet();
    site.set(Math.max(0, one.getAsInt()));
    return Optional.of(site);
  }

  private static boolean isFree(LudClause region) {
    return region.is("sites Empty");
  }

  private static boolean isTaken(LudClause region) {
    return region.is("sites Occupied");
  }

  private static boolean haveOtherOwners(LudClause some, LudClause others) {
    List<String> roles =
        Stream.of(some, others).flatMap(each -> each.findWord("by").stream()).sorted().toList();
    return List.of(
            List.of("Mover", "Next"),
            List.of("Enemy", "Mover"),
            List.of("P1", "P2"),
            List.of("Mover", "Neutral"),
            List.of("Neutral", "Next"))
        .contains(roles);
  }

  /** Whether it is a pass, or one that is made if there is no move after other effects. */
  private boolean mayPass(LudClause moves) {
    return moves.is("move Pass") || moves.is("do") && moves.has("next") && model.dice().used();
  }

  /** Whether pieces of a hand may move both by the name of the hand and as pieces of a player. */
  private boolean mayLeave(LudClause one, LudClause other) {
    return model.equipment().board().use() == SiteType.CELL
        && one.is("move")
        && other.is("move")
        && from(one).filter(sites -> sites.is("sites Hand") || sites.is("handSite")).isPresent()
        && from(other)
            .filter(sites -> sites.is("sites Occupied"))
            .filter(sites -> !sites.has("container") && !sites.has("on"))
            .filter(sites -> !sites.has("component") && !sites.has("components"))
            .isPresent();
  }

  private static Optional<LudClause> from(LudClause move) {
    return move.findClause("from").flatMap(from -> from.findClause("sites"));
  }

  /** Whether a piece may be added on a site that may also be selected. */
  private static boolean mayChoose(LudClause adding, LudClause selecting) {
    if (!adding.is("move Add") || !selecting.is("move Select") || selecting.has("to")) {
      return false;
    }
    boolean free = adding.clause("to").find("sites").filter(AlikeStacks::isEmpty).isPresent();
    boolean taken =
        selecting.clause("from").find("sites").orElse(null) instanceof LudClause sites
            && sites.is("sites Occupied");
    return !(free && taken);
  }

  private static boolean mayStep(LudClause one, LudClause other) {
    return STEPS.contains(one.title())
        && STEPS.contains(other.title())
        && one.find("from").equals(other.find("from"))
        && overlap(directions(one), directions(other))
        && !exclude(one, other)
        && !exclude(other, one);
  }

  /** Whether a piece may hop over empty sites to where it may also slide. */
  private static boolean mayGlide(LudClause hop, LudClause slide) {
    return hop.is("move Hop")
        && slide.is("move Slide")
        && hop.find("from").equals(slide.find("from"))
        && overlap(directions(hop), directions(slide))
        && !exclude(hop, slide)
        && !exclude(slide, hop)
        && hop.findClause("between").flatMap(it -> it.find("if")).map(Joined::conditions).stream()
            .flatMap(each -> each)
            .noneMatch(each -> each instanceof LudClause it && TAKEN.contains(it.title()));
  }

  private static boolean overlap(Optional<LudValue> some, Optional<LudValue> others) {
    return some.isEmpty() || others.isEmpty() || some.equals(others);
  }

  /** The directions; empty if they are all adjacent ones. */
  private static Optional<LudValue> directions(LudClause move) {
    return Optional.ofNullable(move.arguments().get("directions"))
        .filter(
            value ->
                !(value instanceof LudValue.Name name
                    && List.of("Adjacent", "All").contains(name.text())));
  }

  /**
   * Whether one goes only to empty sites, and the other to occupied ones; a slide passes empty
   * ones.
   */
  private static boolean exclude(LudClause one, LudClause other) {
    return !other.is("move Slide")
        && conditions(one).anyMatch(each -> each.is("is Empty"))
        && conditions(other).anyMatch(each -> TAKEN.contains(each.title()));
  }

  /** The conditions on the destination of a move, as far as they are only about that site. */
  private static Stream<LudClause> conditions(LudClause move) {
    return move.findClause("to")
        .flatMap(to -> to.find("if"))
        .map(Joined::conditions)
        .orElse(Stream.empty())
        .filter(LudClause.class::isInstance)
        .map(LudClause.class::cast)
        .filter(Coincidence::isOfGoal);
  }

  private static boolean isOfGoal(LudClause condition) {
    return condition.all().anyMatch(each -> each.is("to"));
  }
}
