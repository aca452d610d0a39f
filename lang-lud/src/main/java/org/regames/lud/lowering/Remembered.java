package org.regames.lud.lowering;

import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * Lists of sites that games remember by name. Multiplicities are only counted if single occurrences
 * may be forgotten.
 */
final class Remembered {
  /** The greatest multiplicity of a value. */
  private static final int MOST = 120;

  private final Model model;
  private final Map<String, BitSet> starts = new LinkedHashMap<>();
  private final RememberedNumbers numbers;
  private final RememberedPieces pieces;
  private final Set<String> ofSites = new HashSet<>();

  Remembered(Model model) {
    this.model = model;
    this.numbers = new RememberedNumbers(model);
    this.pieces = new RememberedPieces(model);
  }

  /** The name of the variable for a list. */
  static String key(LudClause clause) {
    return SymbolWords.camel("remembered " + clause.findWord("name").orElse(""));
  }

  /** Lists of numbers that are not sites. */
  RememberedNumbers numbers() {
    return numbers;
  }

  /** Lists of kinds of pieces. */
  RememberedPieces pieces() {
    return pieces;
  }

  /** Whether a variable is a list of sites. */
  boolean isOfSites(String variable) {
    return ofSites.contains(variable);
  }

  /** Whether a list contains numbers that are not sites. */
  boolean isOfNumbers(LudClause list) {
    return !starts.containsKey(key(list)) && numbers.greatest(list).isPresent();
  }

  /** {@code (set RememberValue …)} in start rules. */
  void start(LudClause rule, BitSet sites) {
    starts.computeIfAbsent(key(rule), _ -> new BitSet()).or(sites);
  }

  private HrgExpression list(LudClause clause) {
    String key = key(clause);
    List<HrgExpression.Part> parts =
        starts.getOrDefault(key, new BitSet()).stream()
            .filter(model.sites()::has)
            .mapToObj(site -> Hrg.part(model.sites().name(site), "1"))
            .toList();
    String type = isCounted(clause) ? "Number" : "Bool";
    ofSites.add(key);
    return Hrg.ref(
        model.definitions().variable(key, Hrg.map("Site", type), Hrg.mapLiteral("0", parts)));
  }

  /** Whether multiplicities in a list matter, since single occurrences are forgotten. */
  private boolean isCounted(LudClause list) {
    return !isUnique(list)
        && model.written().clauses("forget Value").stream()
            .filter(each -> !(each.get("value") instanceof LudValue.Name))
            .anyMatch(each -> key(each).equals(key(list)));
  }

  /** The region of the remembered sites. */
  SiteRegion region(LudClause values) {
    HrgExpression list = list(values);
    return new SiteRegion(
        site ->
            isCounted(values)
                ? Logic.unequal(Hrg.index(list, site), Hrg.ref("0"))
                : Hrg.equal(Hrg.index(list, site), Hrg.ref("1")),
        null,
        SitePlace.BOARD,
        true);
  }

  /** {@code (remember Value …)}. */
  void remember(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    LudValue value = clause.get("value");
    if (isOfNumbers(clause)) {
      numbers.remember(clause, scope, into);
      return;
    }
    if (pieces.are(clause)) {
      pieces.remember(clause, scope, into);
      return;
    }
    if (Counting.isRegion(value)) {
      throw LudRefusal.of(clause, "of a region is not supported yet");
    }
    mark(clause, scope, true, into);
  }

  /** {@code (forget Value …)}. */
  void forget(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    boolean all = clause.get("value") instanceof LudValue.Name;
    if (isOfNumbers(clause)) {
      if (all) {
        numbers.forgetAll(clause, into);
      } else {
        numbers.forget(clause, scope, into);
      }
    } else if (pieces.are(clause)) {
      pieces.forget(clause, into);
    } else if (all) {
      String none =
          isCounted(clause)
              ? model.tables().numbers("noSites", new int[0])
              : model.tables().has("noSite", new BitSet());
      into.add(Hrg.set(list(clause), Hrg.ref(none)));
      if (isSized(clause)) {
        into.add(Hrg.set(sizeOf(clause), Hrg.ref("0")));
      }
    } else {
      mark(clause, scope, false, into);
    }
  }

  /**
   * The length of a list that may have values repeatedly; the greatest number of the game stands
   * for all larger ones.
   */
  Num size(LudClause list) {
    if (isCounted(list) || !isSized(list)) {
      throw LudRefusal.of(list, "of which only some values are forgotten is not supported yet");
    }
    return new Num.Amount(sizeOf(list), Integer.MAX_VALUE);
  }

  private HrgExpression sizeOf(LudClause list) {
    int first = starts.getOrDefault(key(list), new BitSet()).cardinality();
    String name = key(list) + "Size";
    return Hrg.ref(
        model
            .definitions()
            .variable(name, model.definitions().numbers(first + 1), Hrg.ref("" + first)));
  }

  /** Whether the length of a list is read that may have values repeatedly. */
  private boolean isSized(LudClause list) {
    return !isUnique(list)
        && model.written().clauses("size Array").stream()
            .map(each -> each.get("array"))
            .anyMatch(
                each ->
                    each instanceof LudClause other
                        && other.is("values Remembered")
                        && key(other).equals(key(list)));
  }

  private void mark(LudClause clause, LudemeScope scope, boolean more, List<HrgStatement> into) {
    AtSite site = model.numbers().site(clause.get("value"), scope);
    if (site.place() == SitePlace.HAND) {
      throw LudRefusal.of(clause, "of a hand is not supported yet");
    }
    HrgExpression place =
        isCounted(clause) ? model.foresight().fixed("listedSite", site.site(), into) : site.site();
    HrgExpression mark = Hrg.index(list(clause), place);
    if (isSized(clause) && more) {
      HrgExpression size = sizeOf(clause);
      HrgStatement up = Hrg.set(size, Hrg.apply(model.definitions().up(), size));
      model.foresight().act(List.of(up));
      into.add(clause.flag("unique") ? Hrg.when(Hrg.equal(mark, Hrg.ref("0")), up) : up);
    }
    HrgStatement set = Hrg.set(mark, Hrg.ref(more ? "1" : "0"));
    if (isCounted(clause)) {
      model.definitions().numbers(MOST);
      String step = more ? model.definitions().up() : "down";
      set = Hrg.set(mark, Hrg.apply(step, mark));
      model.foresight().act(List.of(set));
      if (more && clause.flag("unique")) {
        set = Hrg.when(Hrg.equal(mark, Hrg.ref("0")), set);
      }
    }
    into.add(site.mayBeOff() ? Hrg.when(Logic.unequal(place, Hrg.ref(Sites.OFF)), set) : set);
  }

  /** Whether a list never has a value twice. */
  boolean isUnique(LudClause list) {
    return model.written().clauses("remember Value").stream()
        .filter(each -> key(each).equals(key(list)))
        .allMatch(each -> each.flag("unique"));
  }
}
