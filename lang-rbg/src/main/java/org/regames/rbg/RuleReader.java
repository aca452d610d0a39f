package org.regames.rbg;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.regames.ir.diagnostic.Origin;
import org.regames.rbg.grammar.RbgParser.ActionContext;
import org.regames.rbg.grammar.RbgParser.ArithmeticContext;
import org.regames.rbg.grammar.RbgParser.AssignmentContext;
import org.regames.rbg.grammar.RbgParser.AssignmentsContext;
import org.regames.rbg.grammar.RbgParser.AtomContext;
import org.regames.rbg.grammar.RbgParser.CheckContext;
import org.regames.rbg.grammar.RbgParser.ComparisonContext;
import org.regames.rbg.grammar.RbgParser.ConcatenationContext;
import org.regames.rbg.grammar.RbgParser.FactorContext;
import org.regames.rbg.grammar.RbgParser.HintContext;
import org.regames.rbg.grammar.RbgParser.KeeperSwitchContext;
import org.regames.rbg.grammar.RbgParser.OffContext;
import org.regames.rbg.grammar.RbgParser.OnContext;
import org.regames.rbg.grammar.RbgParser.PlayerSwitchContext;
import org.regames.rbg.grammar.RbgParser.ProductContext;
import org.regames.rbg.grammar.RbgParser.ShiftContext;
import org.regames.rbg.grammar.RbgParser.SumContext;
import org.regames.rbg.syntax.Arithmetic;
import org.regames.rbg.syntax.RbgRule;

/**
 * Reads the rules: resolves names, unfolds lists, and on demand makes equal parts one object. After
 * errors, the result lacks the parts that have them.
 */
final class RuleReader {
  private static final BigInteger HIGHEST_POWER = BigInteger.valueOf(Integer.MAX_VALUE);

  /** Values of longer arithmetic, or of longer numbers, cannot be tabulated anyway. */
  private static final int MOST_OPERATIONS = 256;

  private static final int MOST_DIGITS = 256;

  private final TokenDiagnostics diagnostics;
  private final RbgNames names;
  private final boolean sharing;
  private final Map<RbgRule, RbgRule> parts = new HashMap<>();
  private Token check;
  private int operations;

  /**
   * @param sharing whether equal parts become one object, with the origin of the first
   */
  RuleReader(TokenDiagnostics diagnostics, RbgNames names, boolean sharing) {
    this.diagnostics = diagnostics;
    this.names = names;
    this.sharing = sharing;
  }

  RbgRule read(SumContext sum) {
    List<RbgRule> alternatives = new ArrayList<>();
    for (ConcatenationContext concatenation : sum.concatenation()) {
      switch (read(concatenation)) {
        case RbgRule.Sum(List<RbgRule> inner, _) -> alternatives.addAll(inner);
        case RbgRule rule -> alternatives.add(rule);
      }
    }
    return alternatives.size() == 1
        ? alternatives.getFirst()
        : shared(new RbgRule.Sum(alternatives, diagnostics.origin(sum)));
  }

  /**
   * Reports other mistakes in those parts of rules that end before a syntax error.
   *
   * @param mistake the index of the first token that could not be parsed
   */
  void check(ParserRuleContext part, int mistake) {
    for (ParserRuleContext inner : part.getRuleContexts(ParserRuleContext.class)) {
      boolean whole = inner.getStop() != null && inner.getStop().getTokenIndex() < mistake;
      if (whole && inner instanceof FactorContext factor && RbgParser.isReadable(factor)) {
        read(factor);
      } else if (inner.getStart().getTokenIndex() < mistake) {
        check(inner, mistake);
      }
    }
  }

  private RbgRule shared(RbgRule rule) {
    return sharing ? parts.computeIfAbsent(rule, part -> part) : rule;
  }

  private RbgRule read(ConcatenationContext concatenation) {
    List<RbgRule> rules = new ArrayList<>();
    for (FactorContext factor : concatenation.factor()) {
      switch (read(factor)) {
        case RbgRule.Concatenation(List<RbgRule> inner, _) -> rules.addAll(inner);
        case RbgRule rule -> rules.add(rule);
      }
    }
    return sequence(rules, diagnostics.origin(concatenation));
  }

  private RbgRule sequence(List<RbgRule> rules, Origin origin) {
    return rules.size() == 1 ? rules.getFirst() : shared(new RbgRule.Concatenation(rules, origin));
  }

  private RbgRule read(FactorContext factor) {
    RbgRule rule = factor.action() == null ? read(factor.sum()) : read(factor.action());
    if (factor.power() == null) {
      return rule;
    }
    Origin origin = diagnostics.origin(factor);
    TerminalNode number = factor.power().NUMBER();
    if (number == null) {
      return shared(new RbgRule.Star(rule, origin));
    }
    BigInteger times = number(number.getSymbol(), diagnostics);
    if (times.signum() == 0 || times.compareTo(HIGHEST_POWER) > 0) {
      diagnostics.report(
          diagnostics.error(
              number.getSymbol(), "bad-power", "expected a power from 1 to " + HIGHEST_POWER));
      return rule;
    }
    return times.equals(BigInteger.ONE)
        ? rule
        : shared(new RbgRule.Power(rule, times.intValue(), origin));
  }

  private RbgRule read(ActionContext action) {
    Origin origin = diagnostics.origin(action);
    return switch (action) {
      case ShiftContext shift -> {
        Token direction = shift.NAME().getSymbol();
        names.require(direction, RbgNames.Kind.DIRECTION);
        yield shared(new RbgRule.Shift(direction.getText(), origin));
      }
      case OnContext on -> shared(new RbgRule.On(pieces(on.NAME()), origin));
      case OffContext off -> off(off);
      case AssignmentsContext assignments -> assignments(assignments);
      case ComparisonContext comparison -> comparison(comparison);
      case PlayerSwitchContext to -> {
        Token player = to.NAME().getSymbol();
        names.require(player, RbgNames.Kind.PLAYER);
        yield turn(to, Optional.of(player.getText()));
      }
      case KeeperSwitchContext to -> turn(to, Optional.empty());
      case CheckContext inner -> check(inner);
      case HintContext hint -> {
        diagnostics.report(
            diagnostics.warning(
                hint.getStart(), "hint", "`.` is a hint for other tools and is ignored here"));
        yield shared(new RbgRule.Concatenation(List.of(), origin));
      }
      default -> throw new IllegalStateException("an action of unknown kind");
    };
  }

  /** The pieces that are known, each once, in the order of their declaration. */
  private List<String> pieces(List<TerminalNode> written) {
    TreeMap<Integer, String> pieces = new TreeMap<>();
    for (TerminalNode name : written) {
      if (names.require(name.getSymbol(), RbgNames.Kind.PIECE)) {
        pieces.put(names.position(name.getText()), name.getText());
      }
    }
    return List.copyOf(pieces.values());
  }

  private RbgRule off(OffContext off) {
    List<RbgRule> alternatives = new ArrayList<>();
    for (TerminalNode name : off.NAME()) {
      names.require(name.getSymbol(), RbgNames.Kind.PIECE);
      Origin origin = diagnostics.origin(name.getSymbol());
      alternatives.add(shared(new RbgRule.Off(name.getText(), origin)));
    }
    return alternatives.size() == 1
        ? alternatives.getFirst()
        : shared(new RbgRule.Sum(alternatives, diagnostics.origin(off)));
  }

  private RbgRule assignments(AssignmentsContext assignments) {
    List<RbgRule> rules = new ArrayList<>();
    for (AssignmentContext assignment : assignments.assignment()) {
      Token variable = assignment.NAME().getSymbol();
      names.require(variable, RbgNames.Kind.VARIABLE, RbgNames.Kind.PLAYER);
      Origin origin = diagnostics.origin(assignment);
      Arithmetic value = arithmetic(assignment.arithmetic());
      names.checkBound(variable, value);
      rules.add(shared(new RbgRule.Assignment(variable.getText(), value, origin)));
    }
    return sequence(rules, diagnostics.origin(assignments));
  }

  private RbgRule comparison(ComparisonContext comparison) {
    String sign = comparison.relation().getText();
    for (Arithmetic.Relation relation : Arithmetic.Relation.values()) {
      if (relation.sign().equals(sign)) {
        Arithmetic left = arithmetic(comparison.arithmetic(0));
        Arithmetic right = arithmetic(comparison.arithmetic(1));
        return shared(
            new RbgRule.Comparison(left, relation, right, diagnostics.origin(comparison)));
      }
    }
    throw new IllegalStateException("a relation of unknown kind: " + sign);
  }

  private RbgRule turn(ParserRuleContext to, Optional<String> player) {
    if (check != null) {
      diagnostics.report(
          diagnostics
              .error(to.getStart(), "switch-in-check", "a check must not switch the player")
              .withNote(diagnostics.origin(check), "the check"));
    }
    return shared(new RbgRule.Switch(player, diagnostics.origin(to)));
  }

  private RbgRule check(CheckContext inner) {
    Token outer = check;
    check = inner.getStart();
    RbgRule body = read(inner.sum());
    check = outer;
    boolean negated = inner.negated != null;
    return shared(new RbgRule.Check(body, negated, diagnostics.origin(inner)));
  }

  private Arithmetic arithmetic(ArithmeticContext written) {
    operations = 0;
    Arithmetic value = read(written);
    if (operations > MOST_OPERATIONS) {
      diagnostics.report(
          diagnostics.error(
              written.getStart(),
              "too-large",
              "more than " + MOST_OPERATIONS + " operations in one expression"));
      return new Arithmetic.Constant(BigInteger.ZERO);
    }
    return value;
  }

  /** The value of a number; reports one that is too long. */
  static BigInteger number(Token token, TokenDiagnostics diagnostics) {
    if (token.getText().length() <= MOST_DIGITS) {
      return new BigInteger(token.getText());
    }
    diagnostics.report(
        diagnostics.error(token, "too-large", "a number of more than " + MOST_DIGITS + " digits"));
    return BigInteger.ONE;
  }

  private Arithmetic read(ArithmeticContext sum) {
    operations += sum.product().size() - 1;
    Arithmetic value = read(sum.product(0));
    for (int i = 1; i < sum.product().size(); i++) {
      boolean adds = sum.getChild(2 * i - 1).getText().equals("+");
      Arithmetic.Operator operator = adds ? Arithmetic.Operator.ADD : Arithmetic.Operator.SUBTRACT;
      value = new Arithmetic.Operation(operator, value, read(sum.product(i)));
    }
    return value;
  }

  private Arithmetic read(ProductContext product) {
    operations += product.atom().size() - 1;
    Arithmetic value = read(product.atom(0));
    for (int i = 1; i < product.atom().size(); i++) {
      boolean multiplies = product.getChild(2 * i - 1).getText().equals("*");
      Arithmetic.Operator operator =
          multiplies ? Arithmetic.Operator.MULTIPLY : Arithmetic.Operator.DIVIDE;
      value = new Arithmetic.Operation(operator, value, read(product.atom(i)));
    }
    return value;
  }

  private Arithmetic read(AtomContext atom) {
    if (atom.arithmetic() != null) {
      return read(atom.arithmetic());
    }
    if (atom.NUMBER() != null) {
      return new Arithmetic.Constant(number(atom.NUMBER().getSymbol(), diagnostics));
    }
    Token name = atom.NAME().getSymbol();
    names.require(name, RbgNames.Kind.VARIABLE, RbgNames.Kind.PLAYER, RbgNames.Kind.PIECE);
    return names.is(RbgNames.Kind.PIECE, name.getText())
        ? new Arithmetic.Count(name.getText())
        : new Arithmetic.Variable(name.getText());
  }
}
