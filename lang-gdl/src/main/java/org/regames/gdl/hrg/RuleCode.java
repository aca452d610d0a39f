package org.regames.gdl.hrg;

import java.util.List;
import java.util.Optional;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.ir.diagnostic.Origin;

/** Builds the lists of HRG statements that rules become. */
final class RuleCode {
  private RuleCode() {}

  /** An assignment to a variable. */
  static HrgStatement set(String variable, HrgExpression value) {
    return Hrg.set(Hrg.ref(variable), value);
  }

  /** An assignment of a symbol or a variable to a variable. */
  static HrgStatement set(String variable, String value) {
    return set(variable, Hrg.ref(value));
  }

  /** Statements that are skipped if a condition does not hold. */
  static HrgStatement when(HrgExpression condition, List<HrgStatement> body) {
    return new HrgStatement.If(List.of(arm(condition, body)), Optional.empty(), Origin.UNKNOWN);
  }

  /** Statements under a condition, as one of several. */
  static HrgStatement.Arm arm(HrgExpression condition, List<HrgStatement> body) {
    return Hrg.arm(condition, Hrg.block(body));
  }

  /** The first of several whose condition holds; if none does, the other statements. */
  static List<HrgStatement> firstOf(
      List<HrgStatement.Arm> arms, Optional<List<HrgStatement>> otherwise) {
    if (arms.isEmpty()) {
      return otherwise.orElse(List.of());
    }
    Optional<Block> last = otherwise.map(Hrg::block);
    return List.of(new HrgStatement.If(arms, last, Origin.UNKNOWN));
  }

  /** Alternatives of which one is taken; without any, no move continues here. */
  static List<HrgStatement> branch(List<List<HrgStatement>> alternatives) {
    if (alternatives.isEmpty()) {
      return List.of(Hrg.check(RuleConditions.FALSE));
    }
    return alternatives.size() == 1
        ? alternatives.getFirst()
        : List.of(Hrg.branch(alternatives.stream().map(Hrg::block).toArray(Block[]::new)));
  }

  /** Statements once for each value of a variable. */
  static HrgStatement repeat(String variable, String domain, List<HrgStatement> body) {
    return new HrgStatement.RepeatIn(
        Hrg.name(variable), Hrg.type(domain), Hrg.block(body), Origin.UNKNOWN);
  }

  /** A graph. */
  static HrgDefinition.Graph graph(
      String name, List<HrgDefinition.Parameter> parameters, List<HrgStatement> body) {
    return new HrgDefinition.Graph(
        Hrg.name(name), false, parameters, Hrg.block(body), Origin.UNKNOWN);
  }
}
