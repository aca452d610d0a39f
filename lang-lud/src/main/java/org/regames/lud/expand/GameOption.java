package org.regames.lud.expand;

import java.util.List;
import org.regames.ir.diagnostic.Origin;

/**
 * Something to choose before a game.
 *
 * @param heading its name
 * @param tag the marker for the choice in the text: {@code <Tag>} and {@code <Tag:argument>}
 * @param arguments the names of the texts of each item
 * @param items the possible choices
 * @param origin where it is written
 */
public record GameOption(
    String heading, String tag, List<String> arguments, List<Item> items, Origin origin) {
  /**
   * A choice.
   *
   * @param name its name
   * @param texts the texts that are put into the game
   * @param description its meaning, in its author's words
   * @param priority how many stars it has
   */
  public record Item(String name, List<TracedText> texts, String description, int priority) {}

  public GameOption {
    arguments = List.copyOf(arguments);
    items = List.copyOf(items);
  }

  /** The item with the most stars, the first if there are several. */
  public Item usual() {
    Item best = items.getFirst();
    for (Item item : items) {
      best = item.priority() > best.priority() ? item : best;
    }
    return best;
  }
}
