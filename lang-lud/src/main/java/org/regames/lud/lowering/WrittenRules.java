package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** An index of the ludemes and numbers in the text of a game. */
final class WrittenRules {
  /** Numbers from here on do not count as amounts, but as something like infinity. */
  private static final int HUGE = 1000;

  private final Map<String, List<LudClause>> clauses = new HashMap<>();
  private final Set<String> given = new HashSet<>();
  private final Set<Optional<LudValue>> added = new HashSet<>();
  private final Set<AbsoluteDirection> distanceRelations = new HashSet<>();
  private int greatest;

  WrittenRules(LudClause game) {
    collect(game);
  }

  private void collect(LudValue value) {
    switch (value) {
      case LudClause clause -> {
        clauses.computeIfAbsent(clause.title(), _ -> new ArrayList<>()).add(clause);
        if (clause.is("move Add") || clause.is("move Shoot")) {
          added.add(clause.find("piece"));
        }
        if (clause.is("count Steps") || clause.is("sites Distance")) {
          AbsoluteDirection.of(clause.word("relation")).ifPresent(distanceRelations::add);
        }
        clause
            .arguments()
            .forEach(
                (parameter, argument) -> {
                  given.add(clause.title() + " " + parameter);
                  collect(argument);
                });
      }
      case LudValue.Items items -> items.values().forEach(this::collect);
      case LudValue.Number number -> {
        if (number.value() < HUGE) {
          greatest = Math.max(greatest, number.whole());
        }
      }
      case LudValue.Text _, LudValue.Name _, LudValue.Flag _ -> {}
    }
  }

  /** All ludemes with a title. */
  List<LudClause> clauses(String title) {
    return clauses.getOrDefault(title, List.of());
  }

  /** Whether the game has a ludeme anywhere. */
  boolean uses(String... anyOf) {
    return Stream.of(anyOf).anyMatch(clauses::containsKey);
  }

  /** Ludemes that place pieces with a state: start rules, and added pieces. */
  List<LudClause> withStates() {
    return Stream.of("place", "place Stack", "piece")
        .flatMap(title -> clauses(title).stream())
        .filter(each -> each.kind() != Kind.ITEM && each.has("state"))
        .toList();
  }

  /** Whether an argument is given anywhere, by the title of its ludeme and its own name. */
  boolean gives(String argument) {
    return given.contains(argument);
  }

  /** Whether a level is given anywhere. */
  boolean givesLevels() {
    return given.stream().anyMatch(argument -> argument.endsWith(" level"));
  }

  /** The greatest number in the text, up to a limit. */
  int greatest(int most) {
    return Math.min(greatest, most);
  }

  /** Whether moves add pieces of different kinds. */
  boolean addsSeveralKinds() {
    return added.size() > 1;
  }

  /**
   * The tag that distinguishes a selection from other moves between the same sites, or at the same
   * site.
   */
  Optional<String> selection(LudClause clause) {
    boolean goes = clause.has("to");
    List<String> selections =
        clauses("move Select").stream()
            .filter(each -> each.has("to") == goes)
            .filter(each -> goes || text(each.get("from")).equals(text(clause.get("from"))))
            .map(WrittenRules::text)
            .distinct()
            .toList();
    boolean others = uses("move", "move Step", "move Hop", "move Slide", "move Leap");
    if (selections.size() > 1) {
      return Optional.of("select" + (selections.indexOf(text(clause)) + 1));
    }
    return goes && others ? Optional.of("select") : Optional.empty();
  }

  /** A ludeme as text, without its position. */
  private static String text(LudValue value) {
    return switch (value) {
      case LudClause clause ->
          clause.ludeme().id()
              + clause.arguments().entrySet().stream()
                  .map(each -> each.getKey() + "=" + text(each.getValue()))
                  .toList();
      case LudValue.Items items -> "" + items.values().stream().map(WrittenRules::text).toList();
      case LudValue.Number number -> "" + number.value();
      case LudValue.Text words -> words.text();
      case LudValue.Name name -> name.text();
      case LudValue.Flag flag -> "" + flag.value();
    };
  }

  /** Whether some effect of a move adds more than one piece. */
  boolean addsTwice() {
    return clauses("apply").stream()
        .anyMatch(apply -> apply.all().filter(each -> each.is("add")).count() > 1);
  }

  /** The kind of steps that all distances of the game are counted in. */
  AbsoluteDirection distanceRelation() {
    return Stream.of(
            AbsoluteDirection.ADJACENT,
            AbsoluteDirection.ALL,
            AbsoluteDirection.OFF_DIAGONAL,
            AbsoluteDirection.DIAGONAL,
            AbsoluteDirection.ORTHOGONAL)
        .filter(distanceRelations::contains)
        .findFirst()
        .orElse(AbsoluteDirection.ADJACENT);
  }
}
