package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * Finds additions to scores that come with the capture of a piece at the destination of a move:
 * they happen at most as often as there are pieces at first, if none is ever put on the board.
 */
final class CaptureScores {
  /** Ludemes that do not increase the number of pieces. */
  private static final Set<String> MOVING =
      Set.of(
          "move Step",
          "move Slide",
          "move Hop",
          "move Leap",
          "move",
          "move Remove",
          "move Promote",
          "move Pass",
          "move Select",
          "move Swap Pieces",
          "move Swap Players",
          "fromTo",
          "step",
          "slide",
          "hop",
          "leap",
          "custodial",
          "surround",
          "intervene",
          "enclose",
          "directional",
          "remove",
          "promote",
          "pass",
          "roll",
          "and",
          "or",
          "if",
          "do",
          "priority",
          "forEach Piece",
          "forEach Site",
          "forEach Die",
          "forEach Direction",
          "forEach Group",
          "forEach Value",
          "forEach Player",
          "max Moves",
          "addScore",
          "set Score",
          "set State",
          "set Value",
          "set Value Player",
          "set Var",
          "set Pending",
          "set Counter",
          "trigger",
          "set NextPlayer",
          "moveAgain",
          "note");

  private static final Set<String> OCCUPYING = Set.of("is Enemy", "is Friend");

  private final Model model;
  private final Set<LudClause> additions = Collections.newSetFromMap(new IdentityHashMap<>());
  private final List<List<LudClause>> together = new ArrayList<>();

  CaptureScores(Model model) {
    this.model = model;
    if (loses()) {
      find(model.game(), Set.of());
      model.written().clauses("remove").forEach(this::following);
    }
  }

  /** The consequences of the removal of a piece happen at most once for each piece. */
  private void following(LudClause removal) {
    if (removal.kind() == Kind.MOVES && removal.has("then") && !removal.has("at")) {
      List<LudClause> added =
          removal.clause("then").all().filter(each -> each.is("addScore")).toList();
      if (added.size() == 1) {
        additions.addAll(added);
        together.add(added);
      }
    }
  }

  /** The additions that come with captures. */
  Set<LudClause> additions() {
    return additions;
  }

  /** Those of them that may come with one capture. */
  List<List<LudClause>> together() {
    return together;
  }

  /** The most captures there can be. */
  int most() {
    return model.piles().used() ? model.start().held() : model.start().pieces();
  }

  private boolean loses() {
    return areKept(model) && !model.hasHands();
  }

  /** Whether pieces are only moved and taken. */
  static boolean areKept(Model model) {
    return !model.heaps().used()
        && !model.stacks().used()
        && model.game().all().noneMatch(each -> each.arguments().containsKey("trail"))
        && model
            .game()
            .all()
            .filter(each -> each.kind() == Kind.MOVES)
            .allMatch(
                each ->
                    MOVING.contains(each.title())
                        && !(each.arguments().containsKey("copy") && each.flag("copy")));
  }

  /**
   * Finds additions together with the removal of a piece that is known to be there.
   *
   * @param occupied sites that are known to be occupied
   */
  private void find(LudValue value, Set<LudValue> occupied) {
    if (value instanceof LudValue.Items items) {
      items.values().forEach(each -> find(each, occupied));
    }
    if (!(value instanceof LudClause clause)) {
      return;
    }
    if (clause.ludeme().id().startsWith("MOVES and")
        && Joined.moves(clause).stream().anyMatch(part -> takes(part, occupied))) {
      List<LudClause> added = clause.all().filter(each -> each.is("addScore")).toList();
      additions.addAll(added);
      together.add(added);
      return;
    }
    Set<LudValue> inside = new HashSet<>(occupied);
    if (clause.arguments().get("between") instanceof LudClause between) {
      note(between.find("if"), inside);
    }
    clause
        .arguments()
        .forEach(
            (name, argument) -> {
              Set<LudValue> here = new HashSet<>(inside);
              if (name.equals("moves") && clause.is("if") || name.equals("effect")) {
                note(clause.find(name.equals("effect") ? "if" : "condition"), here);
              }
              find(argument, here);
            });
  }

  private static boolean takes(LudClause effect, Set<LudValue> occupied) {
    return effect.is("remove")
        && !effect.has("at")
        && effect.find("sites").filter(occupied::contains).isPresent();
  }

  /** Adds the sites that are occupied if a condition holds. */
  private void note(Optional<LudValue> condition, Set<LudValue> occupied) {
    condition.stream()
        .flatMap(Joined::conditions)
        .filter(LudClause.class::isInstance)
        .map(LudClause.class::cast)
        .flatMap(part -> site(part).stream())
        .forEach(occupied::add);
  }

  private Optional<LudValue> site(LudClause condition) {
    if (condition.is("is Occupied")) {
      return condition.find("site");
    }
    if (OCCUPYING.contains(condition.title())) {
      return condition
          .findClause("player")
          .filter(who -> who.is("who"))
          .flatMap(who -> who.find("at"));
    }
    return condition.ludeme().id().equals("BOOLEAN =")
            && condition.get("a") instanceof LudValue.Number number
            && number.whole() > 0
            && condition.get("b") instanceof LudClause of
            && of.is("state")
            && statesAreOfPieces()
        ? of.find("at")
        : Optional.empty();
  }

  /** Whether only sites of pieces that are hopped over have another state than 0. */
  private boolean statesAreOfPieces() {
    return model.written().withStates().isEmpty()
        && model.written().clauses("set State").stream()
            .filter(set -> !(set.get("state") instanceof LudValue.Number zero && zero.whole() == 0))
            .allMatch(set -> set.get("at") instanceof LudClause at && at.is("between"));
  }
}
