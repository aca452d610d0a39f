package org.regames.hrg.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.params.provider.Arguments.arguments;
import static org.regames.hrg.syntax.Hrg.apply;
import static org.regames.hrg.syntax.Hrg.arm;
import static org.regames.hrg.syntax.Hrg.at;
import static org.regames.hrg.syntax.Hrg.binary;
import static org.regames.hrg.syntax.Hrg.block;
import static org.regames.hrg.syntax.Hrg.branch;
import static org.regames.hrg.syntax.Hrg.branchIn;
import static org.regames.hrg.syntax.Hrg.call;
import static org.regames.hrg.syntax.Hrg.check;
import static org.regames.hrg.syntax.Hrg.choose;
import static org.regames.hrg.syntax.Hrg.jump;
import static org.regames.hrg.syntax.Hrg.loop;
import static org.regames.hrg.syntax.Hrg.make;
import static org.regames.hrg.syntax.Hrg.mapLiteral;
import static org.regames.hrg.syntax.Hrg.name;
import static org.regames.hrg.syntax.Hrg.part;
import static org.regames.hrg.syntax.Hrg.ref;
import static org.regames.hrg.syntax.Hrg.repeat;
import static org.regames.hrg.syntax.Hrg.set;
import static org.regames.hrg.syntax.Hrg.tag;
import static org.regames.hrg.syntax.Hrg.tagOf;
import static org.regames.hrg.syntax.Hrg.type;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.ir.diagnostic.Origin;

/** What is inside of expressions and statements, for each kind of them. */
class ChildrenTest {
  private static final HrgExpression A = ref("a");
  private static final HrgExpression B = ref("b");
  private static final HrgExpression C = ref("c");

  static Stream<Arguments> expressions() {
    return Stream.of(
        arguments(A, List.of()),
        arguments(make("P", A), List.of(A)),
        arguments(apply("a", B, C), List.of(A, B, C)),
        arguments(at("a", B), List.of(A, B)),
        arguments(binary(A, Operator.LESS, B), List.of(A, B)),
        arguments(new HrgExpression.Membership(A, type("T"), Origin.UNKNOWN), List.of(A)),
        arguments(choose(A, B, C), List.of(A, B, C)),
        arguments(
            mapLiteral("a", List.of(part("b", "c"), part("c", "b"))), List.of(A, B, C, C, B)));
  }

  @ParameterizedTest
  @MethodSource("expressions")
  void expressionsHaveChildren(HrgExpression expression, List<HrgExpression> children) {
    assertEquals(children, expression.children());
    List<HrgExpression> seen = new ArrayList<>();
    HrgExpression larger =
        expression.mapChildren(
            child -> {
              seen.add(child);
              return apply("f", child);
            });
    assertEquals(children, seen);
    assertEquals(children.stream().map(child -> apply("f", child)).toList(), larger.children());
    assertEquals(expression, larger.mapChildren(child -> child.children().getLast()));
  }

  @Test
  void everyKindOfExpressionIsThere() {
    assertEquals(kinds(HrgExpression.class), kinds(expressions()));
  }

  @Test
  void allExpressionsComeBeforeThoseInside() {
    HrgExpression sum = binary(A, Operator.ADD, B);
    HrgExpression whole = at("a", sum, C);
    assertEquals(List.of(whole, at("a", sum), A, sum, A, B, C), whole.all().toList());
  }

  @Test
  void longSumsAreNotTooDeep() {
    HrgExpression sum = A;
    for (int i = 0; i < 100_000; i++) {
      sum = binary(sum, Operator.ADD, B);
    }
    assertEquals(200_001, sum.all().count());
  }

  static Stream<Arguments> statements() {
    Block one = block(jump(HrgStatement.Jump.Kind.BREAK));
    Block two = block(tag("two"));
    return Stream.of(
        arguments(set(A, B), List.of(A, B), List.of()),
        arguments(
            new HrgStatement.AnyAssignment(A, type("T"), Origin.UNKNOWN), List.of(A), List.of()),
        arguments(tag("a"), List.of(), List.of()),
        arguments(tagOf("a"), List.of(), List.of()),
        arguments(check(A), List.of(A), List.of()),
        arguments(
            choose(List.of(arm(A, one), arm(B, two)), one), List.of(A, B), List.of(one, two, one)),
        arguments(repeat(A, tag("two")), List.of(A), List.of(two)),
        arguments(loop(tag("two")), List.of(), List.of(two)),
        arguments(branch(one, two), List.of(), List.of(one, two)),
        arguments(branchIn("x", "T", tag("two")), List.of(), List.of(two)),
        arguments(new HrgStatement.Repeat(name("6"), two, Origin.UNKNOWN), List.of(), List.of(two)),
        arguments(
            new HrgStatement.RepeatIn(name("x"), type("T"), two, Origin.UNKNOWN),
            List.of(),
            List.of(two)),
        arguments(call("g", A, B), List.of(A, B), List.of()),
        arguments(jump(HrgStatement.Jump.Kind.END), List.of(), List.of()));
  }

  @ParameterizedTest
  @MethodSource("statements")
  void statementsHaveExpressionsAndBlocks(
      HrgStatement statement, List<HrgExpression> expressions, List<Block> blocks) {
    assertEquals(expressions, statement.expressions());
    assertEquals(blocks, statement.blocks());
    HrgStatement larger =
        statement.mapExpressions(e -> apply("f", e)).mapBlocks(inner -> block(loop(), check(C)));
    assertEquals(expressions.stream().map(e -> apply("f", e)).toList(), larger.expressions());
    assertEquals(blocks.stream().map(_ -> block(loop(), check(C))).toList(), larger.blocks());
    List<Block> left = new ArrayList<>(blocks);
    assertEquals(
        statement,
        larger.mapExpressions(e -> e.children().getLast()).mapBlocks(_ -> left.removeFirst()));
  }

  @Test
  void everyKindOfStatementIsThere() {
    assertEquals(kinds(HrgStatement.class), kinds(statements()));
  }

  @Test
  void allStatementsComeBeforeThoseInside() {
    HrgStatement inner = check(A);
    HrgStatement middle = repeat(B, inner);
    HrgStatement last = call("g", make("P", C));
    HrgStatement whole = loop(middle, last);
    assertEquals(List.of(whole, middle, inner, last), whole.all().toList());
    assertEquals(List.of(B, A, make("P", C), C), whole.allExpressions().toList());
  }

  private static Set<Class<?>> kinds(Class<?> type) {
    return Set.of(type.getPermittedSubclasses());
  }

  private static Set<Class<?>> kinds(Stream<Arguments> cases) {
    return cases.map(each -> each.get()[0].getClass()).collect(Collectors.toSet());
  }
}
