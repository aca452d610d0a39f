package org.regames.lud.lowering;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.board.Board;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Limits of the heights of stacks that pieces are added to, if nothing else moves pieces. */
record StackHeights(Model model) {
  /** The greatest height of the stacks that a ludeme adds to. */
  int limit(LudClause adding) {
    OptionalInt limit = OptionalInt.empty();
    if (isAlone() && (adding.is("move Add") || adding.is("add")) && hasSites(adding)) {
      limit = adding.has("count") ? filledUp(adding) : byOne(adding.clause("to"));
      if (limit.isEmpty()) {
        limit = selected(adding);
      }
    }
    return limit.orElseThrow(
        () ->
            LudRefusal.of(adding, "may pile up pieces without limit, which is not supported yet"));
  }

  private static boolean hasSites(LudClause adding) {
    return adding.clause("to").has("sites");
  }

  /** Whether no piece ever moves: moves whose ends are only inspected do not count. */
  private boolean isAlone() {
    Set<LudClause> asked = Collections.newSetFromMap(new IdentityHashMap<>());
    Stream.of("sites To", "sites From", "can Move")
        .flatMap(title -> model.written().clauses(title).stream())
        .flatMap(LudClause::all)
        .forEach(asked::add);
    return Stream.of(StackRules.TRAVELS, StackRules.CHANGES)
        .flatMap(Set::stream)
        .flatMap(title -> model.written().clauses(title).stream())
        .filter(each -> each.kind() == Kind.MOVES)
        .allMatch(asked::contains);
  }

  /** The height of a stack that is filled up to some number of pieces. */
  private OptionalInt filledUp(LudClause adding) {
    LudValue site = adding.clause("to").get("sites");
    return adding.get("count") instanceof LudClause missing
            && missing.ludeme().id().equals("INT -")
            && missing.get("b") instanceof LudClause height
            && height.is("size Stack")
            && height.find("at").filter(site::equals).isPresent()
            && missing.get("a") instanceof LudClause wanted
            && wanted.is("count Sites")
        ? most(wanted.get("in"))
        : OptionalInt.empty();
  }

  /** The most sites that a region may have. */
  private OptionalInt most(LudValue region) {
    Board board = model.equipment().board();
    if (!(region instanceof LudClause clause)) {
      return OptionalInt.empty();
    }
    return switch (clause.title()) {
      case "sites LineOfSight" ->
          IntStream.range(0, board.count(board.use()))
              .map(site -> board.radials(board.use()).of(site, AbsoluteDirection.ADJACENT).length)
              .max();
      case "intersection" ->
          AlikeStacks.parts(clause)
              .map(this::most)
              .filter(OptionalInt::isPresent)
              .mapToInt(OptionalInt::getAsInt)
              .min();
      default -> OptionalInt.empty();
    };
  }

  /** The height of stacks that are tested to be lower before a piece is added. */
  private OptionalInt byOne(LudClause to) {
    LudValue sites = to.get("sites");
    if (AlikeStacks.isEmpty(sites)) {
      return OptionalInt.of(1);
    }
    if (!(sites instanceof LudClause region)) {
      return OptionalInt.empty();
    }
    return switch (region.ludeme().id()) {
      case "REGION forEach /filter" ->
          region.get("if") instanceof LudClause less
                  && less.is("<")
                  && isOf(less.get("a"), "size Stack", "site")
              ? model.statics().number(less.get("b"), Assumed.NOTHING)
              : OptionalInt.empty();
      case "REGION sites To" ->
          region.clause("moves").arguments().get("to") instanceof LudClause end && end.has("if")
              ? plusOne(underneath(end.get("if")))
              : OptionalInt.empty();
      default -> OptionalInt.empty();
    };
  }

  /** The height of a stack if a condition on {@code (to)} holds. */
  private OptionalInt underneath(LudValue condition) {
    if (!(condition instanceof LudClause clause)) {
      return OptionalInt.empty();
    }
    return switch (clause.title()) {
      case "is Empty" -> OptionalInt.of(0);
      case "=" ->
          isOf(clause.get("a"), "topLevel", "to")
              ? plusOne(model.statics().number(clause.get("b"), Assumed.NOTHING))
              : OptionalInt.empty();
      case "and" ->
          AlikeStacks.parts(clause)
              .map(this::underneath)
              .filter(OptionalInt::isPresent)
              .findFirst()
              .orElse(OptionalInt.empty());
      case "or" ->
          AlikeStacks.parts(clause).map(this::underneath).allMatch(OptionalInt::isPresent)
              ? AlikeStacks.parts(clause).mapToInt(each -> underneath(each).getAsInt()).max()
              : OptionalInt.empty();
      default -> OptionalInt.empty();
    };
  }

  private static OptionalInt plusOne(OptionalInt number) {
    return number.isPresent() ? OptionalInt.of(number.getAsInt() + 1) : number;
  }

  private static boolean isOf(LudValue value, String title, String site) {
    return value instanceof LudClause clause
        && clause.is(title)
        && clause.find("at").orElse(null) instanceof LudClause at
        && at.is(site);
  }

  /** How many pieces are added to empty selected sites, if there are no other consequences. */
  private OptionalInt selected(LudClause adding) {
    for (LudClause select : model.written().clauses("move Select")) {
      if (select.has("then") && isFree(select.clause("from"))) {
        List<LudClause> effects = StackRules.always(select.clause("then").clause("moves")).toList();
        boolean onlyAdds =
            effects.stream()
                .allMatch(each -> each.is("add") && !each.has("count") && isSelected(each, select));
        if (onlyAdds && effects.stream().anyMatch(each -> each == adding)) {
          return OptionalInt.of(effects.size());
        }
      }
    }
    return OptionalInt.empty();
  }

  private static boolean isFree(LudClause end) {
    return end.find("sites").filter(AlikeStacks::isEmpty).isPresent();
  }

  private static boolean isSelected(LudClause adding, LudClause select) {
    return adding.clause("to").find("sites").orElse(null) instanceof LudClause last
        && (last.is("last From")
            || last.is("last To") && (!select.has("to") || isFree(select.clause("to"))));
  }
}
