package org.regames.lud.tree;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.regames.ir.diagnostic.Origin;

/** All known ludemes: the rows of {@code ludemes.txt}, whose first lines explain the format. */
public final class LudemeTable {
  private static final Pattern ROW =
      Pattern.compile(
          " {2}(?<name>\\S+)(?<symbol>(?: [A-Z]\\w*)*)(?: /(?<form>\\w+))?"
              + " \\((?<parameters>.*)\\)"
              + " -- (?<meaning>.+)");
  private static final Pattern PARAMETER =
      Pattern.compile(
          "(?<name>\\w+)(?<label>:?) (?<type>[^?= ]+)(?<optional>\\??)(?: = (?<absent>\\S+))?");
  private static final Pattern NUMBER = Pattern.compile("-?\\d+");

  /** The only instance. */
  public static final LudemeTable TABLE = new LudemeTable(rows());

  private final List<Ludeme> all;
  private final Map<Kind, Map<String, List<Ludeme>>> byKind = new HashMap<>();
  private final Map<String, Set<Kind>> kinds = new TreeMap<>();

  private LudemeTable(List<String> lines) {
    List<Ludeme> found = new ArrayList<>();
    Kind kind = Kind.GAME;
    for (String line : lines) {
      if (line.startsWith(" ")) {
        found.add(ludeme(kind, line));
      } else if (!line.isBlank() && !line.startsWith("#")) {
        kind = Kind.named(line);
      }
    }
    all = List.copyOf(found);
    for (Ludeme ludeme : all) {
      byKind
          .computeIfAbsent(ludeme.kind(), _ -> new HashMap<>())
          .computeIfAbsent(ludeme.name(), _ -> new ArrayList<>())
          .add(ludeme);
      kinds.computeIfAbsent(ludeme.name(), _ -> EnumSet.noneOf(Kind.class)).add(ludeme.kind());
    }
  }

  private static List<String> rows() {
    try (InputStream in = LudemeTable.class.getResourceAsStream("ludemes.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static Ludeme ludeme(Kind kind, String line) {
    Matcher row = ROW.matcher(line);
    if (!row.matches()) {
      throw new IllegalArgumentException("no row: " + line);
    }
    String symbol = row.group("symbol").strip();
    String parameters = row.group("parameters");
    return new Ludeme(
        kind,
        row.group("name"),
        symbol.isEmpty() ? List.of() : List.of(symbol.split(" ")),
        row.group("form") == null ? "" : row.group("form"),
        parameters.isEmpty()
            ? List.of()
            : Arrays.stream(parameters.split(", ")).map(LudemeTable::parameter).toList(),
        row.group("meaning"));
  }

  private static Parameter parameter(String text) {
    Matcher parts = PARAMETER.matcher(text);
    if (!parts.matches()) {
      throw new IllegalArgumentException("no parameter: " + text);
    }
    ParameterType type = ParameterType.parse(parts.group("type"));
    Optional<LudValue> absent =
        Optional.ofNullable(parts.group("absent")).map(it -> constant(it, type));
    boolean isOptional = !parts.group("optional").isEmpty() || absent.isPresent();
    return new Parameter(
        parts.group("name"), !parts.group("label").isEmpty(), type, isOptional, absent);
  }

  private static LudValue constant(String text, ParameterType type) {
    if (NUMBER.matcher(text).matches()) {
      return new LudValue.Number(Integer.parseInt(text), Origin.UNKNOWN);
    }
    if (text.equals("True") || text.equals("False")) {
      return new LudValue.Flag(text.equals("True"), Origin.UNKNOWN);
    }
    if (text.startsWith("\"")) {
      return new LudValue.Text(text.substring(1, text.length() - 1), Origin.UNKNOWN);
    }
    return type.shapes().stream()
        .map(ParameterType.Shape::kind)
        .filter(kind -> kind.symbols().contains(text))
        .findFirst()
        .map(kind -> new LudValue.Name(kind, text, Origin.UNKNOWN))
        .orElseThrow(() -> new IllegalArgumentException("no constant of " + type + ": " + text));
  }

  /** All rows, in their order. */
  public List<Ludeme> all() {
    return all;
  }

  /** The rows with a name that stand for a kind, in the order in which they are tried. */
  public List<Ludeme> rows(Kind kind, String name) {
    return byKind.getOrDefault(kind, Map.of()).getOrDefault(name, List.of());
  }

  /** The kinds that a name can stand for; none if no row has it. */
  public Set<Kind> kinds(String name) {
    return kinds.getOrDefault(name, Set.of());
  }

  /** All names. */
  public Set<String> names() {
    return new TreeSet<>(kinds.keySet());
  }
}
