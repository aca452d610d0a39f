package org.regames.linegames.python;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import org.python.core.Py;
import org.python.core.PyObject;
import org.python.core.PyStringMap;
import org.python.modules.math;
import org.regames.linegames.model.Captures;
import org.regames.linegames.model.Direction;
import org.regames.linegames.model.LineGameBuilder;
import org.regames.linegames.model.Piece;
import org.regames.linegames.model.Start;
import org.regames.linegames.output.Parameters;
import org.regames.linegames.output.PrintedGames;

/**
 * The Java functions that our modules in Python are made of, by name; each is called with plain
 * values. Games that are being described stay here; Python knows them by number.
 */
public final class JavaWords {
  private final PyStringMap names = new PyStringMap();
  private PyObject mistakes = Py.ValueError;

  private JavaWords() {}

  private void add(String name, PlainFunction.Body body) {
    names.__setitem__(name, new PlainFunction(name, mistakes, body));
  }

  /**
   * The functions that a module is made of; most have none.
   *
   * @param seed what random numbers depend on
   */
  public static PyStringMap of(String module, long seed) {
    JavaWords words = new JavaWords();
    switch (module) {
      case "lineGames" -> words.addLineGames();
      case "math" -> words.addMath();
      case "random" -> words.addRandom(seed);
      case "sandbox" -> words.add("allowed", it -> allowed(it.text(0)));
      default -> {}
    }
    return words.names;
  }

  private static String allowed(String attribute) {
    if (Attributes.refuses(attribute)) {
      throw Py.AttributeError("`" + attribute + "` is not allowed");
    }
    return attribute;
  }

  private void addLineGames() {
    List<LineGameBuilder> games = new ArrayList<>();
    PyStringMap about = new PyStringMap();
    about.__setitem__("__module__", Py.newString("lineGames"));
    mistakes = Py.makeClass("LineGameError", Py.ValueError, about);
    names.__setitem__("LineGameError", mistakes);
    add("index", it -> Parameters.index(it.text(0), it.texts(1)));
    add("most_values", _ -> Parameters.MOST_VALUES);
    add("opposite", it -> Direction.of(it.text(0)).opposite().symbol());
    add("rotated", it -> Direction.of(it.text(0)).rotated(it.number(1)).symbol());
    add(
        "game",
        it -> {
          games.add(new LineGameBuilder(it.text(0), PrintedGames.warning()));
          return games.size() - 1;
        });
    add("print_game", it -> does(() -> PrintedGames.printBuilt(games.get(it.number(0)))));
    add("debug", it -> games.get(it.number(0)).debug());
    add("tell", it -> does(() -> tell(games.get(it.number(0)), it)));
  }

  private static Object does(Runnable action) {
    action.run();
    return null;
  }

  /** Adds something to a game, given by its number: a word and the word's arguments. */
  private static void tell(LineGameBuilder game, Arguments it) {
    switch (it.text(1)) {
      case "point" -> game.addBoardPoint();
      case "alquerque" -> game.addBoardAlquerque(it.number(2), it.number(3));
      case "squares" -> game.addBoardSquareWithDiagonals(it.number(2), it.number(3));
      case "grid" -> game.addBoardGrid(it.number(2), it.number(3));
      case "circle" -> game.addBoardCircle(it.number(2), it.number(3));
      case "triangle" -> game.attachTriangle3(direction(it, 2), it.number(3));
      case "node" -> game.addNode(it.text(2), it.isNone(3) ? null : piece(it, 3), lines(it, 4));
      case "edge" -> game.addEdge(it.text(2), it.text(3), direction(it, 4));
      case "pieces" -> game.addPieces(piece(it, 2), it.texts(3));
      case "start" -> game.addPieces(Start.valueOf(it.text(2)));
      case "pieces_circle" -> game.addPiecesCircle();
      case "pieces_triangle" -> game.addPiecesTriangle(direction(it, 2), piece(it, 3));
      case "rules" -> game.setRules(Captures.valueOf(it.text(2)), it.truth(3));
      case "limits" -> game.setLimits(limit(it, 2), limit(it, 3));
      case "check" -> game.checkEdgeCorrectness();
      default -> throw new IllegalArgumentException(it.text(1));
    }
  }

  private static Direction direction(Arguments it, int index) {
    return Direction.of(it.text(index));
  }

  private static Piece piece(Arguments it, int index) {
    return Piece.valueOf(it.text(index));
  }

  private static Integer limit(Arguments it, int index) {
    return it.isNone(index) ? null : Integer.valueOf(it.number(index));
  }

  /** Directions and where they lead, one after the other. */
  private static Map<Direction, String> lines(Arguments it, int index) {
    Map<Direction, String> lines = new LinkedHashMap<>();
    List<String> texts = it.texts(index);
    for (int i = 0; i < texts.size(); i += 2) {
      lines.put(Direction.of(texts.get(i)), texts.get(i + 1));
    }
    return lines;
  }

  private void addRandom(long seed) {
    SplittableRandom[] random = {new SplittableRandom(seed)};
    add("seed", it -> does(() -> random[0] = new SplittableRandom(it.whole(0))));
    add("below", it -> random[0].nextLong(it.whole(0)));
    add("fraction", _ -> random[0].nextDouble());
  }

  private void addOfOne(String name, DoubleUnaryOperator function) {
    add(name, it -> function.applyAsDouble(it.fraction(0)));
  }

  private void addOfTwo(String name, DoubleBinaryOperator function) {
    add(name, it -> function.applyAsDouble(it.fraction(0), it.fraction(1)));
  }

  /** All functions of Python's except {@code fsum}. */
  private void addMath() {
    addOfOne("acos", math::acos);
    addOfOne("acosh", math::acosh);
    addOfOne("asin", math::asin);
    addOfOne("asinh", math::asinh);
    addOfOne("atan", math::atan);
    addOfOne("atanh", math::atanh);
    addOfTwo("atan2", math::atan2);
    add("ceil", it -> math.ceil(it.real(0)));
    addOfTwo("copysign", math::copysign);
    addOfOne("cos", math::cos);
    addOfOne("cosh", math::cosh);
    addOfOne("degrees", math::degrees);
    addOfOne("erf", math::erf);
    addOfOne("erfc", math::erfc);
    addOfOne("exp", math::exp);
    addOfOne("expm1", math::expm1);
    addOfOne("fabs", math::fabs);
    add("factorial", it -> math.factorial(it.fraction(0)));
    add("floor", it -> math.floor(it.real(0)));
    addOfTwo("fmod", math::fmod);
    add("frexp", it -> math.frexp(it.fraction(0)));
    addOfOne("gamma", math::gamma);
    addOfTwo("hypot", math::hypot);
    add("isinf", it -> math.isinf(it.fraction(0)));
    add("isnan", it -> math.isnan(it.fraction(0)));
    add("ldexp", it -> math.ldexp(it.fraction(0), it.real(1)));
    addOfOne("lgamma", math::lgamma);
    add("log", it -> it.count() > 1 ? math.log(it.real(0), it.real(1)) : math.log(it.real(0)));
    add("log10", it -> math.log10(it.real(0)));
    addOfOne("log1p", math::log1p);
    add("modf", it -> math.modf(it.fraction(0)));
    addOfTwo("pow", math::pow);
    addOfOne("radians", math::radians);
    add("sin", it -> math.sin(it.real(0)));
    addOfOne("sinh", math::sinh);
    add("sqrt", it -> math.sqrt(it.real(0)));
    addOfOne("tan", math::tan);
    addOfOne("tanh", math::tanh);
    add("trunc", it -> math.trunc(it.real(0)));
  }
}
