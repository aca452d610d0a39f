package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.lud.board.Board;
import org.regames.lud.board.SiteContainers.Container;
import org.regames.lud.board.SiteContainers.Use;
import org.regames.lud.equipment.GameEquipment;

/** The names of sites: labels on the board, such as {@code a1}, and {@code hand1} and the like. */
final class Sites {
  /** The symbol for no site. */
  static final String OFF = "off";

  private final List<String> names = new ArrayList<>();
  private final int board;

  Sites(GameEquipment equipment, GameDefinitions definitions) {
    Board on = equipment.board();
    board = on.count(on.use());
    Set<String> labels = new TreeSet<>();
    IntStream.range(0, board).forEach(site -> labels.add(label(on, site)));
    boolean told = labels.size() == board;
    for (int site = 0; site < board; site++) {
      names.add(definitions.fresh(told ? label(on, site) : "s" + site));
    }
    // If a board has more cells than sites in use, the numbers of hands begin after the cells.
    for (int unused = board; unused < on.size(); unused++) {
      names.add("");
    }
    for (Container container : equipment.containers().all()) {
      for (int k = 0; k < container.size() && container.use() == Use.HAND; k++) {
        String word =
            SymbolWords.symbol(container.name()) + (container.size() > 1 ? "_" + (k + 1) : "");
        names.add(definitions.fresh(word));
      }
    }
    definitions.fresh(OFF);
  }

  private static String label(Board board, int site) {
    return board.label(board.use(), site).toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "_");
  }

  /** How many sites the board has. */
  int onBoard() {
    return board;
  }

  /** How many sites there are, including those of hands. */
  int size() {
    return names.size();
  }

  /** The sites of hands. */
  BitSet hands() {
    BitSet hands = new BitSet();
    IntStream.range(board, names.size()).filter(i -> !names.get(i).isEmpty()).forEach(hands::set);
    return hands;
  }

  /** Whether there is a site with this number. */
  boolean has(int site) {
    return site >= 0 && site < names.size() && !names.get(site).isEmpty();
  }

  /** The name of a site, or the symbol for none. */
  String name(int site) {
    return has(site) ? names.get(site) : OFF;
  }

  /** The site as an expression. */
  HrgExpression expression(int site) {
    return Hrg.ref(name(site));
  }

  /** All names, in order. */
  List<String> names() {
    return List.copyOf(names);
  }

  /** The domains of sites. */
  List<HrgDefinition> domains() {
    List<HrgDefinition> domains = new ArrayList<>();
    domains.add(Hrg.domain("Cell", names.subList(0, board)));
    List<String> all = new ArrayList<>(List.of("Cell"));
    if (!hands().isEmpty()) {
      domains.add(Hrg.domain("Hand", hands().stream().mapToObj(names::get).toList()));
      domains.add(Hrg.domain("Place", List.of("Cell", "Hand")));
      all = new ArrayList<>(List.of("Place"));
    }
    all.add(OFF);
    domains.add(Hrg.domain("Site", all));
    return domains;
  }
}
