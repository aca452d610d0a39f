package org.regames.hrg.emit.terms;

import java.util.List;
import java.util.Optional;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.Name;
import org.regames.hrg.syntax.Operator;
import org.regames.ir.diagnostic.Origin;

/** Makes syntax that no text wrote. */
public final class Syntax {
  /** The name of the graph that is played. */
  public static final String RULES = "rules";

  private Syntax() {}

  public static Name name(String text) {
    return new Name(text, Origin.UNKNOWN);
  }

  public static List<Name> names(List<String> texts) {
    return texts.stream().map(Syntax::name).toList();
  }

  public static HrgExpression reference(String name) {
    return new HrgExpression.Reference(name(name));
  }

  public static HrgExpression construction(String constructor, List<HrgExpression> arguments) {
    return new HrgExpression.Construction(name(constructor), arguments, Origin.UNKNOWN);
  }

  public static HrgExpression call(String name, List<HrgExpression> arguments) {
    return new HrgExpression.Application(reference(name), arguments, false, Origin.UNKNOWN);
  }

  public static HrgExpression index(HrgExpression map, HrgExpression key) {
    return new HrgExpression.Application(map, List.of(key), true, Origin.UNKNOWN);
  }

  public static HrgExpression binary(Operator operator, HrgExpression left, HrgExpression right) {
    return new HrgExpression.Binary(operator, left, right, Origin.UNKNOWN);
  }

  public static HrgExpression map(
      Optional<HrgExpression> otherwise, List<HrgExpression.Part> parts) {
    return new HrgExpression.MapLiteral(otherwise, parts, Origin.UNKNOWN);
  }

  public static Block block(List<HrgStatement> statements) {
    return new Block(statements, Origin.UNKNOWN);
  }

  public static HrgStatement assignment(HrgExpression target, HrgExpression value) {
    return new HrgStatement.Assignment(target, value, Origin.UNKNOWN);
  }

  public static HrgStatement check(HrgExpression condition) {
    return new HrgStatement.Check(condition, Origin.UNKNOWN);
  }

  public static HrgStatement jump(HrgStatement.Jump.Kind kind) {
    return new HrgStatement.Jump(kind, Origin.UNKNOWN);
  }

  public static HrgStatement call(String graph) {
    return new HrgStatement.Call(name(graph), List.of(), Origin.UNKNOWN);
  }
}
