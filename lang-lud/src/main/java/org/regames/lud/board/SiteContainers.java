package org.regames.lud.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The board, hands and dice of a game, which share one range of numbers of sites: first those of
 * the board, then those of each hand in the order of the text, then those of dice.
 *
 * @param all the board first
 */
public record SiteContainers(List<Container> all) {
  /** What a container is for. */
  public enum Use {
    BOARD,
    HAND,
    DICE
  }

  /**
   * A container.
   *
   * @param name its name in games
   * @param use what it is for
   * @param owner its owner: 0 for nobody, one more than the number of players for all
   * @param first its first site
   * @param size how many sites it has
   */
  public record Container(String name, Use use, int owner, int first, int size) {
    /** Whether a site is one of its sites. */
    public boolean has(int site) {
      return site >= first && site < first + size;
    }
  }

  /**
   * A hand, or hands of several players, as an item of the equipment.
   *
   * @param owners the owners
   * @param size the size of each
   */
  public record HandItem(List<Integer> owners, int size) {}

  /**
   * Dice as an item of the equipment.
   *
   * @param owner their owner
   * @param faces the numbers on the faces of each die
   * @param weights how often each face comes up, relative to others; empty if all are equal
   */
  public record DiceItem(int owner, List<List<Integer>> faces, List<Integer> weights) {}

  /** Copies the list. */
  public SiteContainers {
    all = List.copyOf(all);
  }

  /**
   * Numbers all sites.
   *
   * @param boardSize how many site numbers the board takes, {@link Board#size()}
   * @param players the number of players
   * @param hands in the order in which they are written
   * @param dice likewise; those of one owner share a container
   */
  public static SiteContainers of(
      int boardSize, int players, List<HandItem> hands, List<DiceItem> dice) {
    List<Container> all = new ArrayList<>();
    all.add(new Container("Board", Use.BOARD, 0, 0, boardSize));
    for (HandItem hand : hands) {
      for (int owner : hand.owners()) {
        String name = "Hand" + (owner <= players ? owner : 0);
        all.add(new Container(name, Use.HAND, owner, end(all), hand.size()));
      }
    }
    Map<Integer, Integer> numbers = new LinkedHashMap<>();
    dice.forEach(item -> numbers.merge(item.owner(), item.faces().size(), Integer::sum));
    numbers.forEach(
        (owner, count) ->
            all.add(
                new Container(
                    "Dice" + (owner <= players ? owner : 0), Use.DICE, owner, end(all), count)));
    return new SiteContainers(all);
  }

  private static int end(List<Container> all) {
    return all.getLast().first() + all.getLast().size();
  }

  /** How many sites there are in total. */
  public int size() {
    return end(all);
  }

  /** The container of a site. */
  public Optional<Container> of(int site) {
    return all.stream().filter(container -> container.has(site)).findFirst();
  }

  /** The hand of an owner; the last one if there are several. */
  public Optional<Container> hand(int owner) {
    return all.stream()
        .filter(container -> container.use() == Use.HAND && container.owner() == owner)
        .reduce((_, last) -> last);
  }
}
