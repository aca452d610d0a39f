package org.regames.rg.json;

import com.google.gson.stream.JsonReader;
import com.google.gson.stream.MalformedJsonException;
import java.io.EOFException;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;

/** JSON with the origin of each part. */
sealed interface JsonNode {
  Origin origin();

  /** A string. */
  record Text(String text, Origin origin) implements JsonNode {}

  /** {@code true} or {@code false}. */
  record Flag(boolean flag, Origin origin) implements JsonNode {}

  /** A number or null, which do not occur in games. */
  record Other(Origin origin) implements JsonNode {}

  /** How deep arrays and objects may nest; games need about twenty levels. */
  int DEEPEST = 200;

  /** An array. */
  record Items(List<JsonNode> items, Origin origin) implements JsonNode {}

  /** An object. */
  record Fields(Map<String, JsonNode> fields, Origin origin) implements JsonNode {}

  /**
   * Reads a text.
   *
   * @throws DiagnosticException if it is not JSON
   */
  static JsonNode parse(Source source) {
    JsonReader reader = new JsonReader(new StringReader(source.text()));
    try {
      JsonNode json = new Parser(source, reader).value(0);
      reader.peek();
      return json;
    } catch (MalformedJsonException | EOFException | IllegalStateException mistake) {
      throw new DiagnosticException(
          Diagnostic.error("syntax", Parser.place(source, reader), "this is not JSON")
              .withHint("the game as JSON is described by rg.schema.json"));
    } catch (IOException impossible) {
      throw new IllegalStateException("a string can always be read", impossible);
    }
  }

  /** Reads part by part. */
  record Parser(Source source, JsonReader reader) {
    private static final Pattern PLACE = Pattern.compile("line (\\d+) column (\\d+)");

    static Origin place(Source source, JsonReader reader) {
      Matcher place = PLACE.matcher(reader.toString());
      if (!place.find()) {
        return Origin.of(source, 0, 0);
      }
      int line = Integer.parseInt(place.group(1));
      // The reader has consumed the first character of the value.
      int column = Math.max(1, Integer.parseInt(place.group(2)) - 1);
      int offset = source.lineStart(line) + column - 1;
      return Origin.of(source, offset, offset);
    }

    private JsonNode value(int depth) throws IOException {
      var token = reader.peek(); // goes to the start of the value
      Origin origin = place(source, reader);
      if (depth > DEEPEST) {
        throw new DiagnosticException(
            Diagnostic.error(
                "too-deep", origin, "arrays and objects nest deeper than " + DEEPEST + " here"));
      }
      return switch (token) {
        case STRING -> new Text(reader.nextString(), origin);
        case BOOLEAN -> new Flag(reader.nextBoolean(), origin);
        case BEGIN_ARRAY -> {
          List<JsonNode> items = new ArrayList<>();
          reader.beginArray();
          while (reader.hasNext()) {
            items.add(value(depth + 1));
          }
          reader.endArray();
          yield new Items(items, origin);
        }
        case BEGIN_OBJECT -> {
          Map<String, JsonNode> fields = new LinkedHashMap<>();
          reader.beginObject();
          while (reader.hasNext()) {
            String name = reader.nextName();
            fields.put(name, value(depth + 1));
          }
          reader.endObject();
          yield new Fields(fields, origin);
        }
        case NUMBER, NULL, NAME, END_ARRAY, END_OBJECT, END_DOCUMENT -> {
          reader.skipValue();
          yield new Other(origin);
        }
      };
    }
  }
}
