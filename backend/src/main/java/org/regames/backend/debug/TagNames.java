package org.regames.backend.debug;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;
import org.regames.ir.diagnostic.NearestName;

/**
 * The tags that moves of a game can have, and how people write them: without prefixes and
 * underscores, if that is unambiguous.
 */
public final class TagNames {
  private final Set<String> known = new LinkedHashSet<>();
  private final Map<String, Set<String>> brief = new HashMap<>();

  /** Takes time linear in the size of the game. */
  public TagNames(Game game) {
    Typing typing = Typing.of(game);
    for (Edge edge : game.edges()) {
      if (edge.action() instanceof Action.Tag(String symbol)) {
        known.add(symbol);
      } else if (edge.action() instanceof Action.VariableTag(String name)) {
        typing
            .variable(name)
            .flatMap(variable -> typing.shape(variable.type()))
            .filter(shape -> shape instanceof Shape.SetShape)
            .ifPresent(shape -> known.addAll(((Shape.SetShape) shape).symbols()));
      }
    }
    for (String tag : known) {
      brief.computeIfAbsent(brief(tag), _ -> new LinkedHashSet<>()).add(tag);
      brief.computeIfAbsent(plain(tag), _ -> new LinkedHashSet<>()).add(tag);
    }
  }

  /** All tags in the order of the rules. */
  public Set<String> all() {
    return Collections.unmodifiableSet(known);
  }

  private static String brief(String tag) {
    return plain(tag.replaceFirst("^[A-Za-z]+__", ""));
  }

  private static String plain(String tag) {
    return tag.toLowerCase(Locale.ROOT).replaceAll("[_,()]", "");
  }

  /**
   * The tags that a text stands for.
   *
   * @param text words separated by blanks, possibly several for one tag, as {@code (claim a b)} for
   *     {@code claim__a_b}
   * @throws IllegalArgumentException if a word matches no tag, or several; the message says which
   */
  public List<String> find(String text) {
    List<String> tags = new ArrayList<>();
    List<String> words = words(text);
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      Set<String> meant = meant(word);
      for (int end = i + 2; end <= words.size() && meant.isEmpty(); end++) {
        meant = meant(String.join("_", words.subList(i, end)));
        i = meant.isEmpty() ? i : end - 1;
      }
      if (meant.size() != 1) {
        throw new IllegalArgumentException(
            meant.isEmpty()
                ? "no move of this game has the tag `" + word + "`" + near(word)
                : "`" + word + "` may be " + String.join(" or ", meant));
      }
      tags.add(meant.iterator().next());
    }
    return tags;
  }

  /** The words between blanks; those that are not tags are also split at brackets and dashes. */
  private List<String> words(String text) {
    List<String> words = new ArrayList<>();
    for (String word : text.strip().split("\\s+")) {
      boolean isTag = !meant(word).isEmpty();
      words.addAll(isTag ? List.of(word) : List.of(word.split("[(),-]+")));
    }
    words.removeIf(String::isEmpty);
    return words;
  }

  private Set<String> meant(String word) {
    return known.contains(word) ? Set.of(word) : brief.getOrDefault(brief(word), Set.of());
  }

  private String near(String word) {
    return NearestName.among(known).find(word).map(tag -> "; did you mean " + tag + "?").orElse("");
  }
}
