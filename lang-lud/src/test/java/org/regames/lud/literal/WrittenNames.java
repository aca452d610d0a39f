package org.regames.lud.literal;

import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * What stands anywhere in a game: ludemes by name, and arguments as {@code add count}. Some of it
 * makes the game one of stacks, or one where a site holds several pieces.
 */
record WrittenNames(Set<String> names, Set<String> types) {
  private static final Set<String> OF_STACKS =
      Set.of(
          "place Stack",
          "size Stack",
          "topLevel",
          "forEach Level",
          "level",
          "count Stack",
          "where Level",
          "last LevelTo",
          "last LevelFrom",
          "move stack",
          "fromTo stack",
          "move Step stack",
          "move Slide stack",
          "move Hop stack",
          "step stack",
          "slide stack",
          "hop stack",
          "from level",
          "to level",
          "forEach Piece top",
          "is Line top",
          "is Line byLevel",
          "sites Occupied top",
          "move Add stack",
          "add stack",
          "remove level",
          "move Remove level");

  private static final Set<String> OF_COUNTS =
      Set.of(
          "set Count",
          "sow",
          "count at",
          "place count",
          "place counts",
          "fromTo count",
          "move count",
          "remove count",
          "move Remove count");

  static WrittenNames of(LudClause tree) {
    WrittenNames written = new WrittenNames(new HashSet<>(), new HashSet<>());
    written.collect(tree);
    return written;
  }

  private void collect(LudValue value) {
    switch (value) {
      case LudClause clause -> {
        names.add(clause.title());
        for (Map.Entry<String, LudValue> argument : clause.arguments().entrySet()) {
          names.add(clause.title() + " " + argument.getKey());
          collect(argument.getValue());
        }
      }
      case LudValue.Items items -> items.values().forEach(this::collect);
      case LudValue.Name name -> {
        if (name.kind() == Kind.SITE_TYPE) {
          types.add(name.text());
        }
      }
      case LudValue.Number _, LudValue.Text _, LudValue.Flag _ -> {}
    }
  }

  boolean tellsOfStacks() {
    return names.stream().anyMatch(OF_STACKS::contains);
  }

  boolean tellsOfCounts() {
    return names.stream().anyMatch(OF_COUNTS::contains);
  }

  boolean usesOneTypeOfSites(SiteType usual) {
    return types.stream().allMatch(type -> type.toUpperCase(Locale.ROOT).equals(usual.name()));
  }
}
