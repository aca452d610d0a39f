package org.regames.pcg.judge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.agents.PlayedGame;
import org.regames.pcg.judge.RuleFacts.Neighbours;
import org.regames.pcg.metrics.BoardCells;

/**
 * Where two players begin. It looks the same for both if the colours that cells get by what stands
 * on them and around them, farther and farther, are the same after the players are exchanged (B.
 * Weisfeiler and A. Leman, 1968), which holds for each set-up that a turn or reflection of the
 * board makes that of the other player.
 *
 * @param tables steps between cells
 */
record SetUp(PlayedGame game, BoardCells board, List<Set<Neighbours>> tables) {
  private static final int ROUNDS = 8;
  private static final long PRIME = 0x9E3779B97F4A7C15L;

  /** Whether it looks the same for both players, also where nothing says whose the pieces are. */
  boolean isFair() {
    Map<String, String> contents = board.byName(game.model().newState());
    Map<String, String> exchanged = new HashMap<>();
    Set<String> all = Set.copyOf(contents.values());
    for (String content : all) {
      Optional<String> other = others(content).filter(all::contains);
      other.ifPresent(found -> exchanged.put(content, found));
    }
    boolean isPaired =
        !exchanged.isEmpty()
            && exchanged.entrySet().stream()
                .allMatch(each -> each.getKey().equals(exchanged.get(each.getValue())));
    if (!isPaired) {
      return true;
    }
    Map<String, String> turned = new HashMap<>();
    contents.forEach((cell, content) -> turned.put(cell, exchanged.getOrDefault(content, content)));
    return Arrays.equals(colours(contents), colours(turned));
  }

  /** The name that a piece of the other player has, going by names of players or by case. */
  private Optional<String> others(String content) {
    String first = game.players().getFirst();
    String second = game.players().getLast();
    if (content.contains(first)) {
      return Optional.of(content.replace(first, second));
    }
    if (content.contains(second)) {
      return Optional.of(content.replace(second, first));
    }
    String upper = content.toUpperCase(Locale.ROOT);
    String other = content.equals(upper) ? content.toLowerCase(Locale.ROOT) : upper;
    return Optional.of(other).filter(name -> !name.equals(content));
  }

  /** The colours of the cells in order. */
  private long[] colours(Map<String, String> contents) {
    Map<String, Long> colours = new HashMap<>();
    contents.forEach((cell, content) -> colours.put(cell, mix(content.hashCode())));
    List<Neighbours> steps = new ArrayList<>();
    for (Set<Neighbours> table : tables) {
      table.stream()
          .filter(step -> contents.containsKey(step.from()) && contents.containsKey(step.to()))
          .forEach(steps::add);
    }
    // Steps that none leads back are no part of the board: a tour of all cells has such.
    Set<Neighbours> known = Set.copyOf(steps);
    List<Neighbours> distinct =
        known.stream()
            .filter(step -> known.contains(new Neighbours(step.to(), step.from())))
            .toList();
    for (int round = 0; round < ROUNDS; round++) {
      Map<String, Long> next = new HashMap<>(colours);
      for (Neighbours step : distinct) {
        next.merge(step.from(), mix(colours.get(step.to())), Long::sum);
      }
      next.replaceAll((cell, sum) -> mix(sum));
      colours.putAll(next);
    }
    return colours.values().stream().mapToLong(colour -> colour).sorted().toArray();
  }

  private static long mix(long bits) {
    long h = (bits + PRIME) * 0xff51afd7ed558ccdL;
    h = (h ^ (h >>> 33)) * 0xc4ceb9fe1a85ec53L;
    return h ^ (h >>> 29);
  }
}
