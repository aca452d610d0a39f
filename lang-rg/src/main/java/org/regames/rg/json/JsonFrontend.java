package org.regames.rg.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
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
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;
import org.regames.rg.RgParser;

/** Reads a game from JSON, and reports every item that is wrong. */
final class JsonFrontend {
  private final Diagnostics diagnostics = new Diagnostics();
  private final Budget budget;

  private JsonFrontend(Budget budget) {
    this.budget = budget;
  }

  static Result<Game> read(Source source, Budget budget) {
    JsonFrontend reading = new JsonFrontend(budget);
    try {
      Game game = reading.game(JsonNode.parse(source));
      return Result.of(
          reading.diagnostics.hasErrors() ? game : Builtins.complete(game), reading.diagnostics);
    } catch (DiagnosticException mistake) {
      reading.diagnostics.report(mistake.diagnostic());
      return Result.failure(reading.diagnostics);
    }
  }

  private Game game(JsonNode json) {
    return new Game(
        items(
            json,
            "types",
            item ->
                new TypeDefinition(text(item, "name"), type(field(item, "type")), item.origin())),
        items(
            json,
            "constants",
            item ->
                new Constant(
                    text(item, "name"),
                    type(field(item, "type")),
                    value(field(item, "value")),
                    item.origin())),
        items(
            json,
            "variables",
            item ->
                new Variable(
                    text(item, "name"),
                    type(field(item, "type")),
                    value(field(item, "initial")),
                    item.origin())),
        items(
            json,
            "edges",
            item ->
                new Edge(
                    text(item, "from"),
                    text(item, "to"),
                    action(field(item, "action")),
                    item.origin())),
        items(json, "pragmas", this::pragma));
  }

  /** Reads each item; a mistake in one does not hide those in others. */
  private <T> List<T> items(JsonNode json, String name, Function<JsonNode, T> read) {
    List<T> result = new ArrayList<>();
    for (JsonNode item : array(field(json, name))) {
      try {
        budget.spend(1, name, item.origin());
        result.add(read.apply(item));
      } catch (DiagnosticException mistake) {
        if (mistake.diagnostic().code().equals("too-large")) {
          throw mistake;
        }
        diagnostics.report(mistake.diagnostic());
      }
    }
    return result;
  }

  private Pragma pragma(JsonNode json) {
    if (!(json instanceof JsonNode.Text(String text, Origin origin))) {
      throw expected("a pragma as RG writes it, such as \"@unique a b;\"", json);
    }
    Result<Game> read = RgParser.parse(new Source("pragma", text), budget);
    List<Pragma> pragmas = read.value().map(Game::pragmas).orElse(List.of());
    if (pragmas.size() != 1 || read.value().get().edges().size() > 0) {
      throw expected("one pragma as RG writes it, such as \"@unique a b;\"", json);
    }
    if (pragmas.getFirst() instanceof Pragma.Unknown unknown) {
      diagnostics.warning(
          "unknown-pragma", origin, "unknown pragma `@" + unknown.name() + "`, it is kept");
    }
    return pragmas.getFirst();
  }

  private Type type(JsonNode json) {
    return switch (kind(json)) {
      case "named" -> new Type.Named(text(json, "name"), json.origin());
      case "set" ->
          new Type.SetType(
              array(field(json, "symbols")).stream().map(JsonFrontend::text).toList(),
              json.origin());
      case "map" ->
          new Type.Arrow(type(field(json, "source")), type(field(json, "target")), json.origin());
      default -> throw unknownKind(json, "named", "set", "map");
    };
  }

  private Value value(JsonNode json) {
    return switch (kind(json)) {
      case "named" -> new Value.Named(text(json, "name"), json.origin());
      case "map" -> {
        Optional<Value> otherwise = optional(json, "default").map(this::value);
        List<JsonNode> entries = array(field(json, "entries"));
        budget.spend(entries.size(), "map entries", json.origin());
        yield new Value.MapLiteral(
            otherwise,
            entries.stream()
                .map(
                    entry ->
                        new Value.Entry(
                            text(entry, "key"), value(field(entry, "value")), entry.origin()))
                .toList(),
            json.origin());
      }
      default -> throw unknownKind(json, "named", "map");
    };
  }

  private Expression expression(JsonNode json) {
    return switch (kind(json)) {
      case "reference" -> new Expression.Reference(text(json, "name"), json.origin());
      case "access" ->
          new Expression.Access(
              expression(field(json, "map")), expression(field(json, "key")), json.origin());
      case "cast" ->
          new Expression.Cast(
              type(field(json, "type")), expression(field(json, "value")), json.origin());
      default -> throw unknownKind(json, "reference", "access", "cast");
    };
  }

  private Action action(JsonNode json) {
    return switch (kind(json)) {
      case "skip" -> new Action.Skip();
      case "comparison" ->
          new Action.Comparison(
              expression(field(json, "left")),
              expression(field(json, "right")),
              flag(json, "negated"));
      case "assignment" ->
          new Action.Assignment(expression(field(json, "left")), expression(field(json, "right")));
      case "anyAssignment" ->
          new Action.AnyAssignment(expression(field(json, "left")), type(field(json, "type")));
      case "reachability" ->
          new Action.Reachability(text(json, "from"), text(json, "to"), flag(json, "negated"));
      case "tag" -> new Action.Tag(text(json, "symbol"));
      case "variableTag" -> new Action.VariableTag(text(json, "variable"));
      default ->
          throw unknownKind(
              json,
              "skip",
              "comparison",
              "assignment",
              "anyAssignment",
              "reachability",
              "tag",
              "variableTag");
    };
  }

  private static String kind(JsonNode json) {
    return text(json, "kind");
  }

  private static DiagnosticException unknownKind(JsonNode json, String... kinds) {
    String known =
        List.of(kinds).stream().map(kind -> "\"" + kind + "\"").collect(Collectors.joining(", "));
    return expected("one of " + known, field(json, "kind"));
  }

  private static Optional<JsonNode> optional(JsonNode json, String name) {
    if (!(json instanceof JsonNode.Fields fields)) {
      throw expected("an object", json);
    }
    return Optional.ofNullable(fields.fields().get(name));
  }

  private static JsonNode field(JsonNode json, String name) {
    return optional(json, name)
        .orElseThrow(() -> expected("a field \"" + name + "\" in this object", json));
  }

  private static String text(JsonNode json, String name) {
    return text(field(json, name));
  }

  /** A name: letters, digits and underscores, but not a keyword of RG. */
  private static String text(JsonNode json) {
    if (json instanceof JsonNode.Text(String text, _) && text.matches("[A-Za-z0-9_]+")) {
      if (Builtins.KEYWORDS.contains(text)) {
        throw new DiagnosticException(
            Diagnostic.error(
                "reserved-name",
                json.origin(),
                "`" + text + "` is a keyword of RG and cannot be a name; choose another"));
      }
      return text;
    }
    throw expected("a name of letters, digits and `_` as a string", json);
  }

  private static boolean flag(JsonNode json, String name) {
    if (field(json, name) instanceof JsonNode.Flag(boolean flag, _)) {
      return flag;
    }
    throw expected("true or false", field(json, name));
  }

  private static List<JsonNode> array(JsonNode json) {
    if (json instanceof JsonNode.Items(List<JsonNode> items, _)) {
      return items;
    }
    throw expected("an array", json);
  }

  private static DiagnosticException expected(String what, JsonNode at) {
    return new DiagnosticException(
        Diagnostic.error("shape", at.origin(), "expected " + what)
            .withHint("the game as JSON is described by rg.schema.json"));
  }
}
