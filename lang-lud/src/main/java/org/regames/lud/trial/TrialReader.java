package org.regames.lud.trial;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/** Reads records of plays, compressed or not. */
public final class TrialReader {
  private static final String SIZE = "LEGAL MOVES LIST SIZE = ";

  private final List<RecordedMove> moves = new ArrayList<>();
  private final List<Integer> sizes = new ArrayList<>();
  private final List<List<RecordedMove>> legal = new ArrayList<>();
  private List<RecordedMove> list;
  private OptionalInt winner = OptionalInt.empty();
  private String end = "";
  private List<Double> ranks = List.of();

  private TrialReader() {}

  /**
   * Reads a file; lines that are not about the play are skipped.
   *
   * @throws IOException if it cannot be read, or is not a record
   */
  public static LudTrial read(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      InputStream plain = file.toString().endsWith(".gz") ? new GZIPInputStream(in) : in;
      return read(new InputStreamReader(plain, StandardCharsets.UTF_8));
    }
  }

  /** The same from elsewhere. */
  public static LudTrial read(java.io.Reader text) throws IOException {
    TrialReader reader = new TrialReader();
    try (BufferedReader lines = new BufferedReader(text)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        reader.line(line);
      }
    } catch (NumberFormatException wrong) {
      throw new IOException("not a record of a play: " + wrong.getMessage());
    }
    if (reader.sizes.isEmpty() || reader.sizes.size() > reader.moves.size()) {
      throw new IOException("not a record of a play: it has no moves with their numbers");
    }
    return new LudTrial(
        reader.moves, reader.sizes, reader.legal, reader.winner, reader.end, reader.ranks);
  }

  private void line(String line) throws IOException {
    if (line.startsWith("Move=")) {
      moves.add(move(line.substring("Move=".length())));
    } else if (line.startsWith(SIZE)) {
      sizes.add(Integer.parseInt(line.substring(SIZE.length()).trim()));
    } else if (line.startsWith("NEW LEGAL MOVES LIST")) {
      list = new ArrayList<>();
    } else if (line.startsWith("END LEGAL MOVES LIST")) {
      legal.add(List.copyOf(list));
      list = null;
    } else if (list != null && line.startsWith("[Move:")) {
      list.add(move(line));
    } else if (line.startsWith("winner=")) {
      winner = OptionalInt.of(Integer.parseInt(line.substring("winner=".length()).trim()));
    } else if (line.startsWith("endtype=")) {
      end = line.substring("endtype=".length()).trim();
    } else if (line.startsWith("rankings=")) {
      ranks =
          Stream.of(line.substring("rankings=".length()).split(","))
              .map(Double::parseDouble)
              .toList();
    }
  }

  private static RecordedMove move(String text) throws IOException {
    int actions = text.indexOf("actions=[");
    int last = text.lastIndexOf(']');
    if (!text.startsWith("[Move:") || actions < 0 || last < actions) {
      throw new IOException("not a recorded move: " + text);
    }
    Map<String, String> head = fields(text.substring("[Move:".length(), actions));
    List<RecordedAction> all = new ArrayList<>();
    int at = actions + "actions=[".length();
    while (at < last) {
      int close = text.indexOf(']', at);
      if (close < 0) {
        break;
      }
      String action = text.substring(at, close);
      int colon = action.indexOf(':');
      String name = colon < 0 ? action : action.substring(0, colon);
      all.add(new RecordedAction(name, colon < 0 ? Map.of() : fields(action.substring(colon + 1))));
      at = text.indexOf('[', close) < 0 ? last : text.indexOf('[', close) + 1;
    }
    return new RecordedMove(Integer.parseInt(head.getOrDefault("mover", "0")), all);
  }

  private static Map<String, String> fields(String text) {
    Map<String, String> fields = new LinkedHashMap<>();
    for (String field : text.split(",")) {
      int equals = field.indexOf('=');
      if (equals > 0) {
        fields.put(field.substring(0, equals).trim(), field.substring(equals + 1).trim());
      }
    }
    return fields;
  }
}
