package org.regames.hrg.emit.terms;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;
import org.regames.ir.Constant;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Value;
import org.regames.ir.diagnostic.Origin;

/** Writes expressions and types of the IR in HRG. Casts, which change no value, are left out. */
public final class ExpressionWriter {
  private final SymbolSyntax symbols;
  private final Map<String, Value> constants = new HashMap<>();
  private final Map<String, Type> types = new HashMap<>();
  private final Set<String> variables = new HashSet<>();
  private final Map<String, String> domainNames;

  /**
   * @param domainNames what the domain for each set type is called
   */
  public ExpressionWriter(Game game, SymbolSyntax symbols, Map<String, String> domainNames) {
    this.symbols = symbols;
    this.domainNames = domainNames;
    for (Constant constant : game.constants()) {
      constants.put(constant.name(), constant.value());
    }
    for (TypeDefinition type : game.types()) {
      types.put(type.name(), type.type());
    }
  }

  /** Makes a constant a variable, since no function can have its value. */
  public void makeVariable(String constant) {
    variables.add(constant);
  }

  /** Whether a name is that of a constant that is written as a function. */
  public boolean isFunction(String name) {
    return constants.containsKey(name) && !variables.contains(name);
  }

  /** The value of a constant, or of the constant it refers to; otherwise a symbol. */
  public Value resolved(Value value) {
    Value at = value;
    while (at instanceof Value.Named(String name, _) && constants.containsKey(name)) {
      at = constants.get(name);
    }
    return at;
  }

  public HrgExpression of(Expression expression) {
    return switch (expression) {
      case Expression.Reference(String name, _) -> {
        boolean constant = constants.containsKey(name);
        boolean scalar = constant && resolved(constants.get(name)) instanceof Value.Named;
        yield scalar
            ? symbols.expression(((Value.Named) resolved(constants.get(name))).name())
            : constant ? Hrg.ref(name) : symbols.expression(name);
      }
      case Expression.Cast(_, Expression value, _) -> of(value);
      case Expression.Access access -> access(access);
    };
  }

  /**
   * The expression as it is written: without casts, and with symbols for constants that are
   * symbols.
   */
  public Expression plain(Expression expression) {
    return switch (expression) {
      case Expression.Reference(String name, _) ->
          constants.containsKey(name)
                  && resolved(constants.get(name)) instanceof Value.Named(String symbol, _)
              ? new Expression.Reference(symbol)
              : expression;
      case Expression.Cast(_, Expression value, _) -> plain(value);
      case Expression.Access(Expression map, Expression key, _) ->
          new Expression.Access(plain(map), plain(key));
    };
  }

  private HrgExpression access(Expression.Access access) {
    List<HrgExpression> keys = new ArrayList<>();
    Expression map = access;
    while (true) {
      switch (map) {
        case Expression.Access(Expression inner, Expression key, _) -> {
          keys.addFirst(of(key));
          map = inner;
          continue;
        }
        case Expression.Cast(_, Expression value, _) -> {
          map = value;
          continue;
        }
        case Expression.Reference(String name, _) -> {
          if (isFunction(name) && !Name.isPatternVariable(name)) {
            return Hrg.apply(name, keys);
          }
        }
      }
      break;
    }
    HrgExpression result = of(map);
    for (HrgExpression key : keys) {
      result = Hrg.index(result, key);
    }
    return result;
  }

  /** The type behind a name. */
  public Type unfolded(Type type) {
    Type at = type;
    while (at instanceof Type.Named(String name, _)) {
      at = types.get(name);
    }
    return at;
  }

  /** A type in HRG: names of map types are written out. */
  public HrgType type(Type type) {
    return switch (type) {
      case Type.Named(String name, _) ->
          domainNames.containsKey(name)
              ? new HrgType.Named(Hrg.name(domainNames.get(name)))
              : type(types.get(name));
      case Type.SetType(List<String> members, _) ->
          new HrgType.Members(Hrg.names(members), Origin.UNKNOWN);
      case Type.Arrow(Type source, Type target, _) ->
          new HrgType.Arrow(type(source), type(target), Origin.UNKNOWN);
    };
  }
}
