package org.regames.lud.expand;

import java.util.List;
import org.regames.ir.diagnostic.Origin;

/**
 * Something to choose before a game.
 *
 * @param heading what it is called
 * @param tag what stands for the choice in the text: {@code <Tag>} and {@code <Tag:argument>}
 * @param arguments names of the texts of each item
 * @param items what there is to choose
 * @param origin where it is written
 */
public record GameOption(
    String heading, String tag, List<String> arguments, List<Item> items, Origin origin) {
  /**
   * A choice.
   *
   * @param name what it is called
   * @param texts what is put into the game
   * @param description what it means, in its author's words
   * @param priority how many stars it has
   */
  public record Item(String name, List<TracedText> texts, String description, int priority) {}

  public GameOption {
    arguments = List.copyOf(arguments);
    items = List.copyOf(items);
  }

  /** The item with the most stars, the first of them. */
  public Item usual() {
    Item best = items.getFirst();
    for (Item item : items) {
      best = item.priority() > best.priority() ? item : best;
    }
    return best;
  }
}
