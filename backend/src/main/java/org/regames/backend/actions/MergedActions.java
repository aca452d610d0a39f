package org.regames.backend.actions;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.regames.backend.layout.GameLayout;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/**
 * A numbering of moves by fewer actions, which leaves out parts of tags that follow from the
 * position. In connect four {@code C__4_1} to {@code C__4_6} are one action, {@code C__4_*}, since
 * a disc falls to one cell of a column. That moves with the same number are never legal together is
 * proved from the rules ({@link ExclusiveMoves}); otherwise they keep numbers of their own.
 *
 * <p>The parts of a tag are its words and its numbers. The last tag is tried first, each tag first
 * as a whole and then by its parts from the last to the first, and everything that can be left out
 * is. So numbers depend on the rules alone.
 *
 * @param names the names of actions: the tags of their moves, with {@code *} for what is left out
 * @param of the action of each move, by its index in {@link ActionSpace#moves()}
 */
public record MergedActions(List<String> names, List<Integer> of) {
  private static final Pattern PART = Pattern.compile("\\p{Alpha}+|\\p{Digit}+");
  private static final String LEFT_OUT = "*";
  private static final int WHOLE = -1;

  /** With more moves than this comparing all of them takes too long. */
  private static final int MOST_MOVES = 5_000;

  public MergedActions {
    names = List.copyOf(names);
    of = List.copyOf(of);
  }

  /** A part of the tag at some index of moves, or the whole tag. */
  private record Part(int tag, int part) {
    String without(String tag) {
      if (part == WHOLE) {
        return LEFT_OUT;
      }
      Matcher parts = PART.matcher(tag);
      for (int found = 0; parts.find(); found++) {
        if (found == part) {
          return tag.substring(0, parts.start()) + LEFT_OUT + tag.substring(parts.end());
        }
      }
      return tag;
    }
  }

  /**
   * Finds what can be left out, in at most a second.
   *
   * @param actions the moves of the game
   * @return nothing if no two moves that differ only in such parts are proved to be exclusive
   */
  public static Optional<MergedActions> of(Game game, ActionSpace actions) {
    if (actions.moves().size() > MOST_MOVES) {
      return Optional.empty();
    }
    Game whole = Builtins.complete(game);
    GameLayout layout = GameLayout.of(whole);
    Map<Part, List<List<List<Integer>>>> open = new LinkedHashMap<>();
    for (Part part : parts(actions)) {
      List<List<List<Integer>>> groups = groups(List.of(part), actions, layout);
      if (!groups.isEmpty()) {
        open.put(part, groups);
      }
    }
    if (open.isEmpty()) {
      return Optional.empty();
    }
    return ExclusiveMoves.of(
            whole,
            layout,
            present -> {
              open.values().removeIf(groups -> groups.stream().anyMatch(present::mayMeet));
              return !open.isEmpty();
            })
        .flatMap(exclusive -> merged(List.copyOf(open.keySet()), exclusive, actions, layout));
  }

  private static List<Part> parts(ActionSpace actions) {
    int tags = actions.moves().stream().mapToInt(List::size).max().orElse(0);
    List<Part> parts = new ArrayList<>();
    for (int tag = tags - 1; tag >= 0; tag--) {
      int place = tag;
      long most =
          actions.moves().stream()
              .filter(move -> move.size() > place)
              .mapToLong(move -> PART.matcher(move.get(place)).results().count())
              .max()
              .orElse(0);
      parts.add(new Part(tag, WHOLE));
      for (int part = (int) most - 1; part >= 0; part--) {
        parts.add(new Part(tag, part));
      }
    }
    return parts;
  }

  private static String name(List<String> move, List<Part> parts) {
    List<String> tags = new ArrayList<>(move);
    for (Part part : parts) {
      if (part.tag() < tags.size()) {
        tags.set(part.tag(), part.without(tags.get(part.tag())));
      }
    }
    return String.join(" ", tags);
  }

  private static long names(List<Part> parts, ActionSpace actions) {
    return actions.moves().stream().map(move -> name(move, parts)).distinct().count();
  }

  /** The groups of at least two moves that are equal without some parts. */
  private static List<List<List<Integer>>> groups(
      List<Part> parts, ActionSpace actions, GameLayout layout) {
    Map<String, List<List<Integer>>> groups = new LinkedHashMap<>();
    for (List<String> move : actions.moves()) {
      groups
          .computeIfAbsent(name(move, parts), _ -> new ArrayList<>())
          .add(move.stream().map(layout.numbering()::find).toList());
    }
    return groups.values().stream().filter(group -> group.size() > 1).toList();
  }

  private static Optional<MergedActions> merged(
      List<Part> able, ExclusiveMoves exclusive, ActionSpace actions, GameLayout layout) {
    List<Part> chosen = new ArrayList<>();
    for (Part part : able) {
      // The parts of a tag are numbered from its beginning, and left out starting from its end.
      List<Part> more = new ArrayList<>(chosen);
      more.add(part);
      if (names(more, actions) < names(chosen, actions)
          && groups(more, actions, layout).stream().noneMatch(exclusive::mayMeet)) {
        chosen.add(part);
      }
    }
    Map<String, Integer> numbers = new LinkedHashMap<>();
    List<Integer> of = new ArrayList<>();
    for (List<String> move : actions.moves()) {
      String name = name(move, chosen);
      numbers.putIfAbsent(name, numbers.size());
      of.add(numbers.get(name));
    }
    return numbers.size() == of.size()
        ? Optional.empty()
        : Optional.of(new MergedActions(List.copyOf(numbers.keySet()), of));
  }
}
