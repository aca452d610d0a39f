package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.ir.diagnostic.Origin;
import org.regames.lud.lowering.SiteNumbers.What;

/** The stacks before the first move, from the bottom up. */
final class StackStart {
  /** A piece with its local state and value. */
  private record Lying(Component piece, Map<What, Integer> numbers) {}

  private final Model model;
  private final Map<Integer, List<Lying>> stacks = new TreeMap<>();

  StackStart(Model model) {
    this.model = model;
  }

  /** Puts pieces on top of a site. */
  void put(int site, Component piece, Map<What, Integer> numbers, int count) {
    List<Lying> stack = stacks.computeIfAbsent(site, _ -> new ArrayList<>());
    for (int i = 0; i < count; i++) {
      stack.add(new Lying(piece, numbers));
    }
  }

  /** The sites of the board with a kind of pieces. */
  BitSet sites(Component piece) {
    BitSet sites = new BitSet();
    stacks.forEach(
        (site, stack) -> {
          if (site < model.sites().onBoard()
              && stack.stream().anyMatch(each -> each.piece().equals(piece))) {
            sites.set(site);
          }
        });
    return sites;
  }

  /** Whether each stack has pieces of only one kind. */
  boolean areAlike() {
    return stacks.values().stream()
        .allMatch(stack -> stack.stream().map(Lying::piece).distinct().count() == 1);
  }

  /** Whether there is at most one piece of a kind. */
  boolean hasOne(Component piece) {
    return stacks.values().stream()
            .flatMap(List::stream)
            .filter(each -> each.piece().equals(piece))
            .count()
        <= 1;
  }

  /** Whether a site is occupied. */
  boolean has(int site) {
    return stacks.containsKey(site);
  }

  /** How many pieces there are. */
  int total() {
    return stacks.values().stream().mapToInt(List::size).sum();
  }

  /** Declares the stacks. */
  void declare() {
    List<HrgExpression.Part> tops = new ArrayList<>();
    List<HrgExpression.Part> heights = new ArrayList<>();
    List<HrgExpression.Part> pieces = new ArrayList<>();
    stacks.forEach(
        (site, stack) -> {
          String name = model.sites().name(site);
          tops.add(Hrg.part(name, stack.getLast().piece().symbol()));
          heights.add(Hrg.part(name, "" + stack.size()));
          pieces.add(
              byLevel(
                  name, Model.EMPTY, stack.stream().map(each -> each.piece().symbol()).toList()));
        });
    GameDefinitions definitions = model.definitions();
    definitions.variable("board", Hrg.map("Site", "Piece"), Hrg.mapLiteral(Model.EMPTY, tops));
    definitions.variable("count", Hrg.map("Site", "Number"), Hrg.mapLiteral("0", heights));
    if (model.stacks().mixed()) {
      definitions.variable("stack", PieceStacks.byLevel("Piece"), all(Model.EMPTY, pieces));
    }
    for (What what : model.siteNumbers().used()) {
      definitions.variable(what.map(), PieceStacks.byLevel("Number"), all("0", numbers(what)));
    }
  }

  private List<HrgExpression.Part> numbers(What what) {
    List<HrgExpression.Part> parts = new ArrayList<>();
    stacks.forEach(
        (site, stack) -> {
          List<String> numbers = stack.stream().map(each -> "" + each.numbers().get(what)).toList();
          if (numbers.stream().anyMatch(number -> !number.equals("0"))) {
            parts.add(byLevel(model.sites().name(site), "0", numbers));
          }
        });
    return parts;
  }

  private static HrgExpression all(String usual, List<HrgExpression.Part> parts) {
    return Hrg.mapLiteral(Optional.of(Hrg.mapLiteral(usual, List.of())), parts);
  }

  private static HrgExpression.Part byLevel(String site, String usual, List<String> values) {
    List<HrgExpression.Part> levels = new ArrayList<>();
    for (int level = 0; level < values.size(); level++) {
      if (!values.get(level).equals(usual)) {
        levels.add(Hrg.part("" + level, values.get(level)));
      }
    }
    return new HrgExpression.Part(
        Hrg.ref(site), Hrg.mapLiteral(usual, levels), List.of(), Origin.UNKNOWN);
  }
}
