package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.lud.lowering.GameDefinitions.Table;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.Known;
import org.regames.lud.lowering.Num.Whose;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Sums, differences and the like of numbers that are only known during play, by tables. */
final class ComputedNumbers {
  /** The most rows or columns of a table. */
  private static final int LARGEST = 700;

  private final Model model;
  private final ChosenNumbers chosen;
  private final SiteArithmetic sites;

  ComputedNumbers(Model model) {
    this.model = model;
    this.chosen = new ChosenNumbers(model, this);
    this.sites = new SiteArithmetic(model, this);
  }

  /** Numbers of sites. */
  SiteArithmetic sites() {
    return sites;
  }

  ChosenNumbers chosen() {
    return chosen;
  }

  /** Numbers that are added, and numbers that are subtracted. */
  record Linear(List<Amount> plus, List<Amount> minus, int constant) {
    static final Linear ZERO = new Linear(List.of(), List.of(), 0);

    Linear plus(Linear other) {
      List<Amount> more = new ArrayList<>(plus);
      more.addAll(other.plus());
      List<Amount> less = new ArrayList<>(minus);
      less.addAll(other.minus());
      return new Linear(more, less, constant + other.constant());
    }

    Linear negative() {
      return new Linear(minus, plus, -constant);
    }

    /** The greatest possible sum of amounts. */
    static int most(List<Amount> amounts) {
      long most = amounts.stream().mapToLong(Amount::most).sum();
      return (int) Math.min(Integer.MAX_VALUE, most);
    }
  }

  /** Whether a value is an unknown sum or difference, or may be negative for another reason. */
  boolean isLinear(LudValue value) {
    if (!(value instanceof LudClause clause)
        || model.statics().number(value, Assumed.NOTHING).isPresent()) {
      return false;
    }
    return switch (clause.title()) {
      case "+", "-" -> true;
      case "max", "min" -> isExtremeOfList(clause);
      case "if" -> mayBeNegative(clause);
      case "score" -> model.scores().signed();
      case "*" -> isNegative(clause);
      default -> false;
    };
  }

  private static boolean isExtremeOfList(LudClause clause) {
    return clause.ludeme().form().equals("list") && NumberFolds.isList(clause.get("values"));
  }

  /** Whether a number is below 0, the negative of another one, or a choice with such a number. */
  boolean mayBeNegative(LudValue value) {
    if (value instanceof LudClause choice && choice.is("if") && choice.has("else")) {
      return mayBeNegative(choice.get("then")) || mayBeNegative(choice.get("else"));
    }
    return value instanceof LudClause negative
            && (negative.ludeme().id().equals("INT - /negative") || isNegative(negative))
            && model.statics().number(value, Assumed.NOTHING).isEmpty()
        || model.statics().number(value, Assumed.NOTHING).orElse(0) < 0;
  }

  /** Whether it is a number times -1. */
  private boolean isNegative(LudClause clause) {
    return clause.ludeme().id().equals("INT *")
        && model.statics().number(clause.get("a"), Assumed.NOTHING).orElse(0) == -1;
  }

  /** A sum or a difference, as far as its terms are known. */
  Linear linear(LudValue value, LudemeScope scope) {
    OptionalInt known = model.statics().number(value, Assumed.NOTHING);
    if (known.isPresent()) {
      return new Linear(List.of(), List.of(), known.getAsInt());
    }
    if (!(value instanceof LudClause clause) || !isLinear(value)) {
      Num number = model.numbers().number(value, scope);
      if (number instanceof Num.Maybe && model.variables().isLowered(value)) {
        throw LudRefusal.of(value, "may be less than -1, which is not supported yet");
      }
      if (number instanceof Num.Maybe(HrgExpression maybe, int most) && most < LARGEST) {
        model.definitions().numbers(most + 1);
        String above = model.definitions().table(Table.ABOVE);
        return new Linear(List.of(new Amount(Hrg.apply(above, maybe), most + 1)), List.of(), -1);
      }
      if (number instanceof AtSite site && site.mayBeOff() && model.sites().size() < LARGEST) {
        return new Linear(List.of(sites.numberAbove(site)), List.of(), -1);
      }
      return number instanceof Known(var constant)
          ? new Linear(List.of(), List.of(), constant)
          : new Linear(List.of(amount(number, value)), List.of(), 0);
    }
    return switch (clause.ludeme().id()) {
      case "INT +" -> linear(clause.get("a"), scope).plus(linear(clause.get("b"), scope));
      case "INT -" ->
          linear(clause.get("a"), scope).plus(linear(clause.get("b"), scope).negative());
      case "INT - /negative" -> linear(clause.get("a"), scope).negative();
      case "INT max /list", "INT min /list" ->
          new Linear(List.of(new NumberFolds(model).extreme(clause, scope)), List.of(), -1);
      case "INT *" -> linear(clause.get("b"), scope).negative();
      case "INT if" -> chosen.linear(clause, scope);
      case "INT score" -> model.scores().linear(clause, scope);
      default ->
          NumberFolds.isList(clause.get("values"))
              ? new NumberFolds(model).sum(clause.get("values"), scope)
              : clause.list("values").stream()
                  .map(each -> linear(each, scope))
                  .reduce(Linear.ZERO, Linear::plus);
    };
  }

  /** A number as an amount from 0 to its maximum. */
  Amount amount(Num number, LudValue place) {
    return switch (number) {
      case Known known when known.value() >= 0 -> constant(known.value());
      case Amount amount when amount.most() < LARGEST -> amount;
      case Num.Counted counted -> model.numbers().settled(counted);
      case Num.Table table -> model.tabulation().amount(table, place);
      case AtSite site when !site.mayBeOff() && model.sites().size() < LARGEST -> {
        int[] numbers = new int[model.sites().size()];
        Arrays.setAll(numbers, i -> i);
        model.definitions().numbers(numbers.length);
        String function = model.tables().numbers("number", numbers);
        yield new Amount(Hrg.apply(function, site.site()), numbers.length);
      }
      case Whose whose -> {
        Map<String, String> numbers = new LinkedHashMap<>();
        for (int i = 0; i <= model.players() + 1; i++) {
          numbers.put(model.owner(i), "" + i);
        }
        model.definitions().numbers(model.players() + 1);
        String function = model.tables().values("index", "Owner", "Number", numbers);
        yield new Amount(Hrg.apply(function, whose.owner()), model.players() + 1);
      }
      case Num.Which which -> {
        Map<String, String> numbers = new LinkedHashMap<>();
        numbers.put(Model.EMPTY, "0");
        model.pieces().all().forEach(piece -> numbers.put(piece.symbol(), "" + piece.id()));
        int most = model.pieces().all().stream().mapToInt(Component::id).max().orElse(0);
        model.definitions().numbers(most);
        String function = model.tables().values("kindNumber", "Piece", "Number", numbers);
        yield new Amount(Hrg.apply(function, which.piece()), most);
      }
      case Known _, Amount _, AtSite _, Num.Maybe _ ->
          throw LudRefusal.of(place, "is not supported in arithmetic yet");
    };
  }

  /** A number, or 0 if it is less. */
  Amount positive(Num number, LudValue place) {
    if (number instanceof Num.Maybe(HrgExpression value, int most) && most < LARGEST) {
      Map<String, String> table = new LinkedHashMap<>();
      table.put(GameDefinitions.UNSET, "0");
      for (int i = 0; i <= most; i++) {
        table.put("" + i, "" + i);
      }
      model.definitions().numbers(most);
      String function = model.tables().values("positive", GameDefinitions.VALUE, "Number", table);
      return new Amount(Hrg.apply(function, value), most);
    }
    if (number instanceof Num.Table table) {
      return model.tabulation().positive(table);
    }
    return number instanceof Known known && known.value() < 0 ? constant(0) : amount(number, place);
  }

  /** A number, or 1 if it is less. */
  HrgExpression atLeastOne(Amount amount) {
    return apply(Table.GREATER, amount, constant(1));
  }

  /** The same of a ludeme; a difference that would be negative is 0. */
  Amount positive(LudValue value, LudemeScope scope) {
    if (!isLinear(value)) {
      return positive(model.numbers().number(value, scope), value);
    }
    Linear linear = linear(value, scope);
    Amount more = sum(linear.plus(), Math.max(0, linear.constant()), value);
    if (linear.minus().isEmpty() && linear.constant() >= 0) {
      return more;
    }
    Amount less = sum(linear.minus(), Math.max(0, -linear.constant()), value);
    return new Amount(apply(Table.MINUS, more, less), more.most());
  }

  private Amount constant(int value) {
    model.definitions().numbers(value);
    return new Amount(Hrg.ref("" + value), value);
  }

  /** The maximum of a number, if it is small enough for tables. */
  static long limit(long most, LudValue place) {
    if (most > LARGEST) {
      throw LudRefusal.of(place, "may become larger than is supported yet");
    }
    return most;
  }

  Amount sum(List<Amount> terms, int constant, LudValue place) {
    List<Amount> all = new ArrayList<>(terms);
    if (constant > 0 || all.isEmpty()) {
      all.add(constant(constant));
    }
    Amount sum = all.getFirst();
    for (Amount each : all.subList(1, all.size())) {
      int most = (int) limit(sum.most() + (long) each.most(), place);
      model.definitions().numbers(most);
      sum = new Amount(apply(Table.PLUS, sum, each), most);
    }
    return sum;
  }

  /** The numbers that are 0 or greater if a condition holds. */
  Set<LudValue> aboveNone(LudValue condition) {
    Set<LudValue> all = new HashSet<>();
    if (condition instanceof LudClause clause) {
      switch (clause.title()) {
        case "and" ->
            clause
                .arguments()
                .values()
                .forEach(
                    part -> {
                      if (part instanceof LudValue.Items items) {
                        items.values().forEach(each -> all.addAll(aboveNone(each)));
                      } else {
                        all.addAll(aboveNone(part));
                      }
                    });
        case ">" -> addAbove(clause.get("a"), clause.get("b"), -1, all);
        case ">=" -> addAbove(clause.get("a"), clause.get("b"), 0, all);
        case "<" -> addAbove(clause.get("b"), clause.get("a"), -1, all);
        case "<=" -> addAbove(clause.get("b"), clause.get("a"), 0, all);
        default -> {}
      }
    }
    return all;
  }

  private void addAbove(LudValue number, LudValue limit, int least, Set<LudValue> into) {
    OptionalInt known = model.statics().number(limit, Assumed.NOTHING);
    if (known.isPresent() && known.getAsInt() >= least) {
      into.add(number);
    }
  }

  private boolean isOne(LudValue value) {
    return model.statics().number(value, Assumed.NOTHING).equals(OptionalInt.of(1));
  }

  HrgExpression apply(Table table, Amount a, Amount b) {
    return Hrg.apply(model.definitions().table(table), a.number(), b.number());
  }

  /** {@code (+ …)} and {@code (- …)}. */
  Num sum(LudClause clause, LudemeScope scope) {
    if (clause.ludeme().id().equals("INT -")
        && isOne(clause.get("b"))
        && scope.isAboveNone(clause.get("a"))) {
      Num number = model.numbers().number(clause.get("a"), scope);
      if (number instanceof Num.Maybe(HrgExpression value, int most)) {
        return new Num.Maybe(Hrg.apply(model.definitions().table(Table.LOWERED), value), most);
      }
      if (number instanceof Known(int known)) {
        return new Known(Math.max(known - 1, -1));
      }
    }
    Optional<Num> changed = changed(clause, scope);
    if (changed.isPresent()) {
      return changed.get();
    }
    Linear linear = linear(clause, scope);
    return notNegative(linear, clause, scope)
        .orElseThrow(() -> LudRefusal.of(clause, "may be negative, which is not supported yet"));
  }

  /** The number, unless it may be negative. */
  Optional<Num> notNegative(Linear linear, LudClause clause, LudemeScope scope) {
    if (linear.minus().isEmpty() && linear.constant() >= 0) {
      return Optional.of(sum(linear.plus(), linear.constant(), clause));
    }
    Inequalities inequalities = new Inequalities(model);
    if (Linear.most(linear.minus()) <= linear.constant()
        || inequalities.isNeverNegative(linear, scope)) {
      Amount more = sum(linear.plus(), Math.max(0, linear.constant()), clause);
      Amount less = sum(linear.minus(), Math.max(0, -linear.constant()), clause);
      int least = inequalities.least(linear.minus(), scope) + Math.max(0, -linear.constant());
      return Optional.of(
          new Amount(apply(Table.MINUS, more, less), Math.max(0, more.most() - least)));
    }
    return Optional.empty();
  }

  /** A site some numbers further on or back, or a remembered number that is decreased. */
  Optional<Num> changed(LudClause clause, LudemeScope scope) {
    LudValue rest = clause;
    int by = 0;
    while (rest instanceof LudClause sum && List.of("INT +", "INT -").contains(sum.ludeme().id())) {
      OptionalInt first = model.statics().number(sum.get("a"), Assumed.NOTHING);
      OptionalInt second = model.statics().number(sum.get("b"), Assumed.NOTHING);
      if (second.isPresent()) {
        by += sum.is("+") ? second.getAsInt() : -second.getAsInt();
        rest = sum.get("a");
      } else if (first.isPresent() && sum.is("+")) {
        by += first.getAsInt();
        rest = sum.get("b");
      } else {
        return Optional.empty();
      }
    }
    if (rest.equals(clause)) {
      return Optional.empty();
    }
    Num number = model.numbers().number(rest, scope);
    if (number instanceof Num.Maybe maybe && by < 0 && model.variables().isLowered(rest)) {
      return Optional.of(lowered(maybe, -by));
    }
    if (number instanceof Num.Maybe maybe && by > 0 && maybe.most() >= LARGEST) {
      HrgExpression value = maybe.value();
      for (int i = 0; i < by; i++) {
        value = Hrg.apply(model.definitions().table(Table.RAISED), value);
      }
      return Optional.of(new Num.Maybe(value, maybe.most()));
    }
    return number instanceof AtSite site && (site.mayBeOff() || by < 0)
        ? Optional.of(sites.further(site, by))
        : Optional.empty();
  }

  /** A value that is decreased; everything less than -1 is one value. */
  private Num lowered(Num.Maybe maybe, int by) {
    HrgExpression value = maybe.value();
    for (int i = 0; i < by; i++) {
      value = Hrg.apply(model.definitions().table(Table.LOWERED), value);
    }
    return new Num.Maybe(value, maybe.most());
  }

  /** {@code (max …)} and {@code (min …)}; no negative number is greater than 0. */
  Num extreme(LudClause clause, LudemeScope scope) {
    if (clause.ludeme().form().equals("list")) {
      NumberFolds folds = new NumberFolds(model);
      return folds.site(clause, scope).orElseGet(() -> folds.orNone(folds.extreme(clause, scope)));
    }
    boolean max = clause.is("max");
    if (max && model.statics().number(clause.get("a"), Assumed.NOTHING).orElse(-1) == 0) {
      return positive(model.numbers().number(clause.get("b"), scope), clause);
    }
    Amount a = amount(model.numbers().number(clause.get("a"), scope), clause);
    Amount b = amount(model.numbers().number(clause.get("b"), scope), clause);
    int most = max ? Math.max(a.most(), b.most()) : Math.min(a.most(), b.most());
    return new Amount(apply(max ? Table.GREATER : Table.LESSER, a, b), most);
  }

  /** {@code (abs …)} of a difference. */
  Num distance(LudClause clause, LudemeScope scope) {
    Linear linear = linear(clause.get("a"), scope);
    Amount a = sum(linear.plus(), Math.max(0, linear.constant()), clause);
    Amount b = sum(linear.minus(), Math.max(0, -linear.constant()), clause);
    return new Amount(apply(Table.APART, a, b), Math.max(a.most(), b.most()));
  }

  /** {@code (* …)}, {@code (/ …)} and {@code (% …)} by a known number. */
  Num scaled(LudClause clause, LudemeScope scope) {
    if (clause.ludeme().form().equals("list")) {
      throw LudRefusal.of(clause, "of a list is not supported yet");
    }
    Optional<Num> ofMoves =
        clause.is("%") ? new MoveRemainders(model).number(clause, scope) : Optional.empty();
    if (ofMoves.isPresent()) {
      return ofMoves.get();
    }
    OptionalInt first = known(clause.get("a"), scope);
    OptionalInt by = known(clause.get("b"), scope);
    boolean turned = by.isEmpty() && first.isPresent() && clause.is("*");
    OptionalInt known = turned ? first : by;
    LudValue other = clause.get(turned ? "b" : "a");
    if (known.isEmpty() || known.getAsInt() < (clause.is("*") ? 0 : 1)) {
      throw LudRefusal.of(
          clause, "by a number that is only known during play is not supported yet");
    }
    Amount amount = amount(model.numbers().number(other, scope), clause);
    int factor = known.getAsInt();
    if (factor == 1 && !clause.is("%")) {
      return amount;
    }
    Map<String, String> table = new LinkedHashMap<>();
    int most = 0;
    for (int i = 0; i <= amount.most(); i++) {
      int result = clause.is("*") ? i * factor : clause.is("/") ? i / factor : i % factor;
      most = Math.max(most, result);
      table.put("" + i, "" + result);
    }
    limit(most, clause);
    model.definitions().numbers(Math.max(most, amount.most()));
    String name = clause.is("*") ? "times" : clause.is("/") ? "part" : "rest";
    String function = model.tables().values(name + factor, "Number", "Number", table);
    return new Amount(Hrg.apply(function, amount.number()), most);
  }

  /** A known number, if necessary from its context. */
  private OptionalInt known(LudValue value, LudemeScope scope) {
    return value instanceof LudClause iterator
            && scope.iterator(iterator.title()).orElse(null) instanceof Known(int number)
        ? OptionalInt.of(number)
        : model.statics().number(value, Assumed.NOTHING);
  }

  /** Whether a number is odd. */
  HrgExpression isOdd(Num number, LudValue place) {
    Amount amount = amount(number, place);
    Map<String, String> table = new LinkedHashMap<>();
    for (int i = 0; i <= amount.most(); i++) {
      table.put("" + i, "" + (i & 1));
    }
    model.definitions().numbers(amount.most());
    String function = model.tables().values("isOdd", "Number", "Bool", table);
    return Hrg.equal(Hrg.apply(function, amount.number()), Hrg.ref("1"));
  }

  /** A comparison of sums and differences, by its symbol. */
  HrgExpression compared(LudClause clause, LudemeScope scope) {
    Linear all = linear(clause.get("a"), scope).plus(linear(clause.get("b"), scope).negative());
    Amount left = sum(all.plus(), Math.max(0, all.constant()), clause);
    Amount right = sum(all.minus(), Math.max(0, -all.constant()), clause);
    return switch (clause.title()) {
      case "=" -> Logic.equal(left.number(), right.number());
      case "!=" -> Logic.unequal(left.number(), right.number());
      case "<" -> less(left, right);
      case ">=" -> Logic.not(less(left, right));
      case ">" -> less(right, left);
      default -> Logic.not(less(right, left));
    };
  }

  /** Whether one number is less than the other. */
  HrgExpression less(Amount a, Amount b) {
    return Hrg.equal(apply(Table.LESS, a, b), Hrg.ref("1"));
  }

  /** The kind of pieces with the same number as a player. */
  HrgExpression pieceOf(Whose player) {
    Map<String, String> pieces = new LinkedHashMap<>();
    for (int i = 0; i <= model.players() + 1; i++) {
      String piece = model.pieces().number(i).map(Component::symbol).orElse(Model.EMPTY);
      pieces.put(model.owner(i), piece);
    }
    return Hrg.apply(model.tables().values("own", "Owner", "Piece", pieces), player.owner());
  }
}
