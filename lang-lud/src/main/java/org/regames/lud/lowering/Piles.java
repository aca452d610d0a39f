package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.GameDefinitions.Table;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * Several equal pieces on one site of the board, as on the sites of hands. Whether that is possible
 * only shows while a game is lowered: then the result so far is discarded, and the game is lowered
 * a second time.
 */
final class Piles {

  /** Ludemes of moves that put pieces somewhere without taking them from somewhere else. */
  private static final Set<String> OTHERS =
      Set.of(
          "add",
          "move Add",
          "promote",
          "move Promote",
          "push",
          "attract",
          "flip",
          "swap Pieces",
          "move Swap Pieces",
          "set Count",
          "sow");

  private final Model model;
  private final boolean used;
  private boolean missing;

  Piles(Model model, boolean used) {
    this.model = model;
    this.used = used;
  }

  /** Whether sites of the board may hold several pieces. */
  boolean used() {
    return used;
  }

  /**
   * Whether it has turned out that sites may hold several pieces although only one was expected.
   */
  boolean missing() {
    return missing;
  }

  /** The first ludeme of moves that puts pieces on sites in another way. */
  private Optional<LudClause> other() {
    return model
        .game()
        .all()
        .filter(each -> each.kind() == Kind.MOVES && OTHERS.contains(each.title()))
        .findFirst();
  }

  /**
   * Requests piles if a move of a piece may end at one of the mover's own, in games with hands. If
   * pieces come to the board in other ways, moves are assumed not to do so.
   */
  void join(LudClause to, LudemeScope scope) {
    boolean single = to.has("sites") && !Counting.isRegion(to.get("sites"));
    if (!used
        && single
        && model.hasOtherHands()
        && !model.heaps().used()
        && !scope.isEmpty(to.get("sites"))
        && new HitStacks(model).mayJoin(to)
        && other().isEmpty()) {
      missing = true;
    }
  }

  /**
   * Requests piles, since a site of the board may get several pieces.
   *
   * @return whether there are piles; otherwise there is no point in continuing
   */
  boolean need(LudValue place) {
    Optional<LudClause> other = used || missing ? Optional.empty() : other();
    if (other.isPresent()) {
      throw LudRefusal.of(
          place,
          "to a site that may be occupied is not supported yet beside `"
              + other.get().title()
              + "`");
    }
    missing = !used;
    return used;
  }

  /** How many pieces a move takes, if it is given. */
  Optional<Amount> units(LudClause move, LudemeScope scope, List<HrgStatement> into) {
    if (!move.has("count") || !need(move)) {
      return Optional.empty();
    }
    refuseListedAgain(move);
    Amount units =
        model.numbers().arithmetic().amount(model.numbers().number(move.get("count"), scope), move);
    HrgExpression pile =
        model.definitions().scratch("pile", model.definitions().numbers(units.most()));
    into.add(Hrg.set(pile, units.number()));
    return Optional.of(new Amount(pile, units.most()));
  }

  /** Refuses moves of several pieces onto equal ones, since these are then listed twice. */
  private void refuseListedAgain(LudClause move) {
    LudClause to = move.clause("to");
    boolean toHand = to.find("sites").filter(each -> isHand(each)).isPresent();
    boolean listed =
        model.written().clauses("forEach Piece").stream()
            .anyMatch(each -> !toHand || each.has("container"));
    if (listed && new HitStacks(model).mayJoin(to) && !isWhereNoneIsOwn(move)) {
      throw LudRefusal.of(move, "of several pieces onto others of their kind is not supported yet");
    }
  }

  private static boolean isHand(LudValue site) {
    return site instanceof LudClause hand && hand.is("handSite");
  }

  /** Whether the destination of a move is known to be empty, or to have an enemy's piece. */
  private boolean isWhereNoneIsOwn(LudClause move) {
    LudValue goal = move.clause("to").get("sites");
    return model
        .game()
        .all()
        .filter(each -> each.kind() == Kind.MOVES && each.is("if"))
        .filter(each -> each.clause("moves").all().anyMatch(inner -> inner == move))
        .anyMatch(each -> excludesOwn(each.get("condition"), goal));
  }

  private static boolean excludesOwn(LudValue condition, LudValue goal) {
    if (!(condition instanceof LudClause clause)) {
      return false;
    }
    return switch (clause.title()) {
      case "or" -> AlikeStacks.parts(clause).allMatch(each -> excludesOwn(each, goal));
      case "and" -> AlikeStacks.parts(clause).anyMatch(each -> excludesOwn(each, goal));
      case "is Empty" -> clause.get("site").equals(goal);
      case "is In" ->
          clause.find("site").equals(Optional.of(goal))
              && clause.get("region") instanceof LudClause region
              && region.is("sites Empty");
      case "is Enemy" ->
          clause.get("player") instanceof LudClause who
              && who.is("who")
              && who.get("at").equals(goal);
      default -> false;
    };
  }

  /** Moves some pieces from one site to another one; they are lost if others are there. */
  List<HrgStatement> moved(HrgExpression from, HrgExpression to, Amount units) {
    if (model.trackPlaces().kept()) {
      throw LudRefusal.of(
          model.game(),
          "with several pieces on a track that visits sites more than once is not supported yet");
    }
    HrgExpression pile = units.number();
    HrgExpression moved =
        Hrg.ref(model.definitions().variable("moved", Hrg.type("Piece"), Hrg.ref(Model.EMPTY)));
    String minus = model.definitions().table(Table.MINUS);
    String plus = model.definitions().table(Table.PLUS);
    HrgExpression left = model.held(from);
    List<HrgStatement> all = new ArrayList<>();
    all.add(Hrg.set(moved, model.board(from)));
    all.add(Hrg.set(left, Hrg.apply(minus, left, pile)));
    all.add(Hrg.when(Hrg.equal(left, Hrg.ref("0")), model.clear(from)));
    HrgExpression joins = Logic.or(model.isFree(to), Logic.equal(model.board(to), moved));
    all.add(
        Hrg.when(
            joins,
            Hrg.set(model.board(to), moved),
            Hrg.set(model.held(to), Hrg.apply(plus, model.held(to), pile))));
    return all;
  }
}
