package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.GameDefinitions.Table;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Games whose pieces are all alike and lie in heaps: only their numbers are stored for sites. */
final class Heaps {
  private static final HrgExpression ZERO = Hrg.ref("0");

  private final Model model;
  private final Map<HrgExpression, BitSet> known = new HashMap<>();
  private int most;

  Heaps(Model model) {
    this.model = model;
  }

  /** Whether this is such a game. */
  boolean used() {
    return model.pieces().all().size() == 1 && model.uses("sow", "set Count", "mancalaBoard");
  }

  /** Sets how many seeds there are. */
  void total(int seeds) {
    most = seeds;
    model.definitions().numbers(seeds);
  }

  /** The expression for the number of seeds on a site. */
  HrgExpression count(HrgExpression site) {
    return Hrg.at("count", site);
  }

  /** The same as an amount. */
  Amount amount(HrgExpression site) {
    return new Amount(count(site), most);
  }

  /** The most seeds that may lie anywhere. */
  int most() {
    return most;
  }

  /** The contents of a site, as a kind of pieces. */
  HrgExpression kind(HrgExpression site) {
    Map<String, String> kinds = new HashMap<>(Map.of("0", Model.EMPTY));
    String seed = model.pieces().all().getFirst().symbol();
    kinds.put("1", seed);
    kinds.put("2", seed);
    model.definitions().numbers(2);
    return Hrg.apply(model.tables().values("lying", "Number", "Piece", kinds), count(site));
  }

  /** Records which sites an expression may be. */
  void note(HrgExpression site, BitSet sites) {
    known.put(site, sites);
  }

  /** Records which site an expression is. */
  void note(HrgExpression site, int number) {
    BitSet one = new BitSet();
    if (number >= 0) {
      one.set(number);
    }
    known.put(site, one);
  }

  /** Whether a site is never one of those. */
  boolean isApart(HrgExpression site, BitSet others) {
    BitSet own = known.get(site);
    return own != null && !own.intersects(others);
  }

  /** How many seeds a move takes, if it is given. */
  Optional<Amount> units(LudClause move, LudemeScope scope) {
    if (!move.has("count")) {
      return Optional.empty();
    }
    LudValue count = move.get("count");
    ComputedNumbers arithmetic = model.numbers().arithmetic();
    // The value of a map off the board does not matter if nothing goes there.
    boolean ofGoal =
        count instanceof LudClause entry
            && entry.is("mapEntry")
            && move.clause("to").find("sites").equals(entry.find("key"));
    return Optional.of(
        ofGoal
            ? arithmetic.positive(count, scope)
            : arithmetic.amount(model.numbers().number(count, scope), move));
  }

  /** Moves some seeds from one site to another one. */
  List<HrgStatement> moved(HrgExpression start, HrgExpression end, Optional<Amount> units) {
    List<HrgStatement> all = new ArrayList<>();
    boolean foreseen = model.foresight().isWanted();
    HrgExpression from = foreseen ? model.foresight().fixed("heapFrom", start, all) : start;
    HrgExpression to = foreseen ? model.foresight().fixed("heapTo", end, all) : end;
    List<HrgStatement> acts =
        units.isEmpty() ? oneMoved(from, to) : severalMoved(from, to, units.get(), all);
    if (foreseen) {
      all.addAll(model.foresight().act(List.of(Hrg.when(isThere(from), acts))));
    } else {
      all.addAll(acts);
    }
    all.addAll(acted(from, to));
    return all;
  }

  private List<HrgStatement> oneMoved(HrgExpression from, HrgExpression to) {
    if (model.usesState()) {
      throw LudRefusal.of(
          model.game(), "with moves of single seeds and local states is not supported yet");
    }
    return dropped(from, to);
  }

  /** Moves one seed from a hole to another one; if none is left, the local state is reset, too. */
  List<HrgStatement> dropped(HrgExpression from, HrgExpression to) {
    List<HrgStatement> all = new ArrayList<>(taken(from, Hrg.apply("down", count(from))));
    all.add(Hrg.set(count(to), Hrg.apply(model.definitions().up(), count(to))));
    return all;
  }

  /** Sets the number left; if none is left, the local state is reset, too. */
  private List<HrgStatement> taken(HrgExpression from, HrgExpression left) {
    HrgStatement set = Hrg.set(count(from), left);
    return model.usesState()
        ? List.of(set, Hrg.when(Hrg.equal(count(from), ZERO), Hrg.set(model.state(from), ZERO)))
        : List.of(set);
  }

  private List<HrgStatement> severalMoved(
      HrgExpression from, HrgExpression to, Amount amount, List<HrgStatement> before) {
    HrgExpression heap =
        model.definitions().scratch("heap", model.definitions().numbers(amount.most()));
    before.add(Hrg.set(heap, amount.number()));
    boolean whole = amount.number().equals(count(from)) && !model.foresight().isWanted();
    String minus = model.definitions().table(Table.MINUS);
    String plus = model.definitions().table(Table.PLUS);
    List<HrgStatement> all =
        new ArrayList<>(
            whole ? model.clear(from) : taken(from, Hrg.apply(minus, count(from), heap)));
    all.add(Hrg.set(count(to), Hrg.apply(plus, count(to), heap)));
    return all;
  }

  private HrgExpression lastActed(String variable) {
    return Hrg.ref(model.definitions().variable(variable, Hrg.type("Site"), Hrg.ref(Sites.OFF)));
  }

  /** The site of the last action, including consequences. */
  AtSite lastActed(LudClause clause) {
    if (!used()) {
      throw LudRefusal.of(clause, "with the sites of consequences is not supported yet");
    }
    String variable = clause.is("last To") ? "lastActed" : "lastActedFrom";
    return new AtSite(lastActed(variable), true, SitePlace.ANYWHERE);
  }

  /** Records the site of an action. */
  List<HrgStatement> acted(HrgExpression site) {
    return acted(site, site);
  }

  /** Records the origin and the destination of a movement. */
  List<HrgStatement> acted(HrgExpression from, HrgExpression to) {
    return used()
        ? List.of(Hrg.set(lastActed("lastActed"), to), Hrg.set(lastActed("lastActedFrom"), from))
        : List.of();
  }

  /** The tag that distinguishes moves if seeds may be sown along several tracks. */
  Optional<String> way(LudClause move) {
    return tracks(model.game()).distinct().count() > 1
        ? tracks(move).findFirst().map(SymbolWords::symbol)
        : Optional.empty();
  }

  /** The names of tracks that are sown along. */
  private static Stream<String> tracks(LudValue value) {
    return switch (value) {
      case LudClause clause ->
          Stream.concat(
              clause.is("sow") ? clause.findWord("track").stream() : Stream.empty(),
              clause.arguments().values().stream().flatMap(Heaps::tracks));
      case LudValue.Items items -> items.values().stream().flatMap(Heaps::tracks);
      case LudValue.Number _, LudValue.Text _, LudValue.Name _, LudValue.Flag _ -> Stream.empty();
    };
  }

  /** Refuses values, since it is not known whether seeds keep them. */
  void refuseValues(SiteNumbers.What what, LudClause clause) {
    if (what == SiteNumbers.What.VALUE) {
      refuse(clause);
    }
  }

  /** Refuses what only other pieces can do. */
  void refuse(LudClause clause) {
    if (used()) {
      throw LudRefusal.of(clause, "of seeds is not supported yet");
    }
  }

  /** The condition that there is a seed. */
  HrgExpression isThere(HrgExpression site) {
    return Logic.unequal(count(site), ZERO);
  }
}
