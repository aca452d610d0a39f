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
 * The set-up of two players. It looks the same for both if the colours of cells, refined by the
 * contents of ever larger neighbourhoods, are the same after exchanging the players (B. Weisfeiler
 * and A. Leman, 1968), which holds for each set-up that a rotation or reflection of the board maps
 * to that of the other player.
 *
 * @param tables steps between cells
 */
record SetUp(PlayedGame game, BoardCells board, List<Set<Neighbours>> tables) {
  private static final int ROUNDS = 8;
  private static final long PRIME = 0x9E3779B97F4A7C15L;

  /** Whether it looks the same for both players, even if the owners of pieces are unknown. */
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

  /** The name of the corresponding piece of the other player, by names of players or by case. */
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
    // One-way steps are not part of the board: a tour of all cells has such steps.
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
