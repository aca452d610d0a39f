package org.regames.lud.lowering;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;

/**
 * What is added to scores together with the capture of a piece where a move goes: no more often
 * than there are pieces at first, where none is ever put on the board.
 */
final class CaptureScores {
  /** What leaves no more pieces than there were. */
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

  private final Model model;
  private final Set<LudClause> additions = Collections.newSetFromMap(new IdentityHashMap<>());

  CaptureScores(Model model) {
    this.model = model;
    if (loses()) {
      model
          .game()
          .all()
          .filter(each -> each.kind() == Kind.TO && each.has("apply"))
          .flatMap(to -> to.clause("apply").findClause("effect").stream())
          .forEach(this::find);
      model.written().clauses("remove").forEach(this::following);
    }
  }

  /** What follows from the removal of a piece does so once for each at most. */
  private void following(LudClause removal) {
    if (removal.kind() == Kind.MOVES && removal.has("then") && !removal.has("at")) {
      List<LudClause> added =
          removal.clause("then").all().filter(each -> each.is("addScore")).toList();
      if (added.size() == 1) {
        additions.addAll(added);
      }
    }
  }

  /** The additions that come with captures. */
  Set<LudClause> additions() {
    return additions;
  }

  /** How many captures there are at most. */
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

  /** Finds additions beside the removal of what is known to be there. */
  private void find(LudClause effect) {
    if (!effect.is("if") || effect.has("else")) {
      return;
    }
    LudClause both = effect.clause("moves");
    if (both.is("and")
        && effect.get("condition") instanceof LudClause condition
        && condition.is("is Occupied")
        && Joined.moves(both).stream()
            .anyMatch(
                part ->
                    part.is("remove")
                        && !part.has("at")
                        && part.find("sites").equals(condition.find("site")))) {
      Joined.moves(both).stream().filter(part -> part.is("addScore")).forEach(additions::add);
    }
  }
}
