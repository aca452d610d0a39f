package org.regames.hrg.emit;

import java.util.List;
import java.util.Optional;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.Name;
import org.regames.hrg.syntax.Operator;
import org.regames.ir.diagnostic.Origin;

/** Makes syntax that no text wrote. */
final class Syntax {
  private Syntax() {}

  static Name name(String text) {
    return new Name(text, Origin.UNKNOWN);
  }

  static List<Name> names(List<String> texts) {
    return texts.stream().map(Syntax::name).toList();
  }

  static HrgExpression reference(String name) {
    return new HrgExpression.Reference(name(name));
  }

  static HrgExpression construction(String constructor, List<HrgExpression> arguments) {
    return new HrgExpression.Construction(name(constructor), arguments, Origin.UNKNOWN);
  }

  static HrgExpression call(String name, List<HrgExpression> arguments) {
    return new HrgExpression.Application(reference(name), arguments, false, Origin.UNKNOWN);
  }

  static HrgExpression index(HrgExpression map, HrgExpression key) {
    return new HrgExpression.Application(map, List.of(key), true, Origin.UNKNOWN);
  }

  static HrgExpression binary(Operator operator, HrgExpression left, HrgExpression right) {
    return new HrgExpression.Binary(operator, left, right, Origin.UNKNOWN);
  }

  static HrgExpression map(Optional<HrgExpression> otherwise, List<HrgExpression.Part> parts) {
    return new HrgExpression.MapLiteral(otherwise, parts, Origin.UNKNOWN);
  }

  static Block block(List<HrgStatement> statements) {
    return new Block(statements, Origin.UNKNOWN);
  }

  static HrgStatement assignment(HrgExpression target, HrgExpression value) {
    return new HrgStatement.Assignment(target, value, Origin.UNKNOWN);
  }

  static HrgStatement check(HrgExpression condition) {
    return new HrgStatement.Check(condition, Origin.UNKNOWN);
  }

  static HrgStatement jump(HrgStatement.Jump.Kind kind) {
    return new HrgStatement.Jump(kind, Origin.UNKNOWN);
  }

  static HrgStatement call(String graph) {
    return new HrgStatement.Call(name(graph), List.of(), Origin.UNKNOWN);
  }
}
