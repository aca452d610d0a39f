package org.regames.rg.json;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.regames.ir.Action;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.Value;

/** Writes a game as JSON, one definition, edge or pragma per line. */
final class JsonWriting {
  private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

  private JsonWriting() {}

  static String write(Game game) {
    return "{\n"
        + section("types", game.types(), t -> object("name", t.name(), "type", type(t.type())))
        + ",\n"
        + section(
            "constants",
            game.constants(),
            c -> object("name", c.name(), "type", type(c.type()), "value", value(c.value())))
        + ",\n"
        + section(
            "variables",
            game.variables(),
            v -> object("name", v.name(), "type", type(v.type()), "initial", value(v.initial())))
        + ",\n"
        + section(
            "edges",
            game.edges(),
            e -> object("from", e.from(), "to", e.to(), "action", action(e.action())))
        + ",\n"
        + section("pragmas", game.pragmas(), pragma -> new JsonPrimitive(pragma.toString()))
        + "\n}\n";
  }

  private static <T> String section(String name, List<T> items, Function<T, JsonElement> json) {
    return items.stream()
        .map(item -> "\n    " + GSON.toJson(json.apply(item)))
        .collect(Collectors.joining(",", "  \"" + name + "\": [", items.isEmpty() ? "]" : "\n  ]"));
  }

  private static JsonObject object(Object... fields) {
    JsonObject object = new JsonObject();
    for (int i = 0; i < fields.length; i += 2) {
      JsonElement value =
          switch (fields[i + 1]) {
            case JsonElement element -> element;
            case Boolean flag -> new JsonPrimitive(flag);
            default -> new JsonPrimitive(fields[i + 1].toString());
          };
      object.add(fields[i].toString(), value);
    }
    return object;
  }

  private static JsonArray array(List<JsonElement> items) {
    JsonArray array = new JsonArray();
    items.forEach(array::add);
    return array;
  }

  private static JsonObject type(Type type) {
    return switch (type) {
      case Type.Named(String name, _) -> object("kind", "named", "name", name);
      case Type.SetType(List<String> symbols, _) ->
          object(
              "kind",
              "set",
              "symbols",
              array(symbols.stream().<JsonElement>map(JsonPrimitive::new).toList()));
      case Type.Arrow(Type source, Type target, _) ->
          object("kind", "map", "source", type(source), "target", type(target));
    };
  }

  private static JsonObject value(Value value) {
    return switch (value) {
      case Value.Named(String name, _) -> object("kind", "named", "name", name);
      case Value.MapLiteral map -> {
        JsonObject result = object("kind", "map");
        map.otherwise().ifPresent(other -> result.add("default", value(other)));
        result.add(
            "entries",
            array(
                map.entries().stream()
                    .<JsonElement>map(e -> object("key", e.key(), "value", value(e.value())))
                    .toList()));
        yield result;
      }
    };
  }

  private static JsonObject expression(Expression expression) {
    return switch (expression) {
      case Expression.Reference(String name, _) -> object("kind", "reference", "name", name);
      case Expression.Access(Expression map, Expression key, _) ->
          object("kind", "access", "map", expression(map), "key", expression(key));
      case Expression.Cast(Type type, Expression value, _) ->
          object("kind", "cast", "type", type(type), "value", expression(value));
    };
  }

  private static JsonObject action(Action action) {
    return switch (action) {
      case Action.Skip() -> object("kind", "skip");
      case Action.Comparison(Expression left, Expression right, boolean negated) ->
          object(
              "kind",
              "comparison",
              "left",
              expression(left),
              "right",
              expression(right),
              "negated",
              negated);
      case Action.Assignment(Expression left, Expression right) ->
          object("kind", "assignment", "left", expression(left), "right", expression(right));
      case Action.AnyAssignment(Expression left, Type type) ->
          object("kind", "anyAssignment", "left", expression(left), "type", type(type));
      case Action.Reachability(String from, String to, boolean negated) ->
          object("kind", "reachability", "from", from, "to", to, "negated", negated);
      case Action.Tag(String symbol) -> object("kind", "tag", "symbol", symbol);
      case Action.VariableTag(String variable) ->
          object("kind", "variableTag", "variable", variable);
    };
  }
}
