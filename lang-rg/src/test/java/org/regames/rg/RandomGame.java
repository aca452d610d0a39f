package org.regames.rg;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Constant;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Pragma;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.diagnostic.Origin;

/** Makes games of everything that RG can write, well-formed and otherwise without sense. */
final class RandomGame {
  private static final List<String> NAMES =
      List.of("a", "b", "x1", "x10", "0", "007", "_", "Board", "var_", "types", "begin", "end");

  private final Random random;

  RandomGame(long seed) {
    random = new Random(seed);
  }

  Game game() {
    List<TypeDefinition> types = list(() -> new TypeDefinition(name(), type(2)));
    types.add(new TypeDefinition("Player", new Type.SetType(names())));
    types.add(new TypeDefinition("Score", new Type.SetType(names())));
    return Builtins.complete(
        new Game(
            types,
            list(() -> new Constant(name(), type(2), value(2))),
            list(() -> new Variable(name(), type(2), value(2))),
            list(() -> new Edge(name(), name(), action())),
            list(this::pragma)));
  }

  private <T> List<T> list(Supplier<T> items) {
    List<T> list = new ArrayList<>();
    IntStream.range(0, random.nextInt(5)).forEach(_ -> list.add(items.get()));
    return list;
  }

  private String name() {
    return NAMES.get(random.nextInt(NAMES.size()));
  }

  private List<String> names() {
    List<String> names = list(this::name);
    names.add(name());
    return names;
  }

  private Type type(int depth) {
    Type plain = random.nextBoolean() ? new Type.Named(name()) : new Type.SetType(list(this::name));
    return depth == 0 || random.nextBoolean() ? plain : new Type.Arrow(plain, type(depth - 1));
  }

  private Value value(int depth) {
    return depth == 0 || random.nextBoolean()
        ? new Value.Named(name())
        : new Value.MapLiteral(
            random.nextBoolean() ? Optional.of(value(depth - 1)) : Optional.empty(),
            list(() -> new Value.Entry(name(), value(depth - 1))));
  }

  private Expression expression(int depth) {
    return switch (depth == 0 ? 0 : random.nextInt(3)) {
      case 0 -> new Expression.Reference(name());
      case 1 -> new Expression.Access(expression(depth - 1), expression(depth - 1));
      default -> new Expression.Cast(type(2), expression(depth - 1));
    };
  }

  private Action.Assignment assignment() {
    return new Action.Assignment(expression(2), expression(2));
  }

  private Action action() {
    return switch (random.nextInt(7)) {
      case 0 -> new Action.Skip();
      case 1 -> new Action.Comparison(expression(2), expression(2), random.nextBoolean());
      case 2 -> assignment();
      case 3 -> new Action.AnyAssignment(expression(2), type(2));
      case 4 -> new Action.Reachability(name(), name(), random.nextBoolean());
      case 5 -> new Action.Tag(name());
      default -> new Action.VariableTag(name());
    };
  }

  private Pragma pragma() {
    Origin at = Origin.UNKNOWN;
    return switch (random.nextInt(9)) {
      case 0 -> new Pragma.ArtificialTag(names(), at);
      case 1 -> new Pragma.Disjoint(name(), names(), random.nextBoolean(), at);
      case 2 -> new Pragma.IntegerRange("" + (random.nextInt(9) - 4), names(), at);
      case 3 -> new Pragma.Iterator(names(), name(), at);
      case 4 -> new Pragma.Repeat(names(), list(this::name), at);
      case 5 -> new Pragma.Unique(names(), at);
      case 6 -> new Pragma.TagIndex(names(), random.nextInt(9), random.nextBoolean(), at);
      case 7 -> new Pragma.Unknown("later", random.nextBoolean() ? "" : "a: (b, é) -> 1", at);
      default ->
          new Pragma.SimpleApply(
              name(),
              name(),
              list(() -> new Pragma.AppliedTag(name(), Optional.of(type(2)))),
              list(this::assignment),
              random.nextBoolean(),
              at);
    };
  }
}
