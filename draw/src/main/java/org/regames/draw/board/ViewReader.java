package org.regames.draw.board;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.regames.ir.Builtins;
import org.regames.ir.Constant;
import org.regames.ir.Game;
import org.regames.ir.NaturalOrder;
import org.regames.ir.ParameterVariable;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;

/** Reads views and reports what is wrong with them. */
final class ViewReader {
  private static final Map<String, BoardKind> KINDS =
      Map.of(
          "squares", BoardKind.SQUARES,
          "hexagons", BoardKind.HEXAGONS,
          "points", BoardKind.NODES,
          "triangles", BoardKind.TRIANGLES,
          "holes", BoardKind.TRACK,
          "boxes", BoardKind.ROW);

  private static final List<String> COLOURS =
      Stream.concat(PieceColours.NAMES.stream(), Stream.of(PieceColours.NEUTRAL)).toList();

  private static final Pattern WORD = Pattern.compile("\\S+");

  private final Diagnostics findings = new Diagnostics();
  private final Set<String> variables = new HashSet<>();
  private final Set<String> constants = new HashSet<>();
  private final Set<String> symbols = new HashSet<>();
  private final Map<String, Set<String>> keys = new HashMap<>();
  private final List<String> players;

  private ViewReader(Game game) {
    Typing typing = Typing.of(game);
    game.constants().stream().map(Constant::name).forEach(constants::add);
    for (Variable variable : game.variables()) {
      variables.add(variable.name());
      Set<String> all = new HashSet<>();
      Shape rest = typing.shape(variable.type()).orElseThrow();
      while (rest instanceof Shape.MapShape map) {
        all.addAll(map.source().symbols());
        rest = map.target();
      }
      symbols.addAll(((Shape.SetShape) rest).symbols());
      symbols.addAll(all);
      keys.put(variable.name(), all);
    }
    symbols.addAll(variables);
    players =
        game.type(Builtins.PLAYER_TYPE)
            .flatMap(type -> typing.shape(type.type()))
            .map(shape -> shape instanceof Shape.SetShape set ? set.symbols() : List.<String>of())
            .orElse(List.of());
  }

  /** All words that a view of a game may contain, in order. */
  static ViewWords words(Game game) {
    ViewReader reader = new ViewReader(game);
    Map<String, List<String>> cells = new TreeMap<>();
    reader.keys.forEach(
        (variable, keys) -> {
          if (!keys.isEmpty() && ParameterVariable.named(variable).isEmpty()) {
            cells.put(variable, sorted(keys));
          }
        });
    return new ViewWords(
        sorted(reader.variables),
        sorted(reader.symbols),
        reader.players,
        sorted(reader.constants),
        cells,
        List.copyOf(shapes().keySet()),
        COLOURS,
        sorted(KINDS.keySet()));
  }

  /** The words in order, without the arguments of graphs, which no board shows. */
  private static List<String> sorted(Collection<String> words) {
    return words.stream()
        .filter(word -> ParameterVariable.named(word).isEmpty())
        .sorted(NaturalOrder.NATURAL)
        .toList();
  }

  private static Map<String, PieceDrawing.Shape> shapes() {
    Map<String, PieceDrawing.Shape> shapes = new LinkedHashMap<>();
    for (PieceDrawing.Shape shape : PieceDrawing.Shape.values()) {
      shapes.put(shape.name().toLowerCase(Locale.ROOT), shape);
    }
    return shapes;
  }

  static ViewFile.AsRead read(Source source, Game game) {
    ViewReader reader = new ViewReader(game);
    ViewFile view = ViewText.read(source, reader.findings).map(reader::view).orElse(ViewFile.NONE);
    return new ViewFile.AsRead(view, reader.findings.list());
  }

  private ViewFile view(ViewText text) {
    Set<String> hidden = new HashSet<>();
    Map<String, String> labels = new LinkedHashMap<>();
    Map<String, ViewFile.PieceView> pieces = new LinkedHashMap<>();
    Map<String, ViewFile.BoardLook> boards = new LinkedHashMap<>();
    members(
        text,
        Map.of(
            "hide",
            (_, value) -> texts(value, name -> known(name, variables, "variable", hidden::add)),
            "labels",
            (_, value) ->
                each(
                    value,
                    variables,
                    "variable",
                    (name, label) -> text(label).ifPresent(said -> labels.put(name, said))),
            "pieces",
            (_, value) ->
                each(value, symbols, "value", (name, look) -> pieces.put(name, piece(look))),
            "boards",
            (_, value) ->
                each(
                    value,
                    variables,
                    "variable",
                    (name, look) -> boards.put(name, board(look, keys.get(name))))));
    return new ViewFile(hidden, labels, pieces, boards);
  }

  private ViewFile.PieceView piece(ViewText text) {
    if (text instanceof ViewText.Nothing) {
      return ViewFile.PieceView.EMPTY;
    }
    Map<String, PieceDrawing.Shape> shapes = shapes();
    Map<String, String> said = new HashMap<>();
    BiConsumer<String, ViewText> plain =
        (name, value) -> text(value).ifPresent(word -> said.put(name, word));
    members(
        text,
        Map.of(
            "shape",
            (name, value) -> oneOf(value, shapes.keySet(), word -> said.put(name, word)),
            "colour",
            (name, value) -> oneOf(grey(value), COLOURS, word -> said.put(name, word)),
            "text",
            plain,
            "letter",
            plain,
            "name",
            plain));
    return new ViewFile.PieceView(
        false,
        Optional.ofNullable(said.get("shape")).map(shapes::get),
        Optional.ofNullable(said.get("colour")),
        Optional.ofNullable(said.get("text")),
        Optional.ofNullable(said.get("letter")),
        Optional.ofNullable(said.get("name")));
  }

  /** A colour in British or American spelling. */
  private static ViewText grey(ViewText value) {
    return value instanceof ViewText.Text(String word, Origin origin) && word.equals("gray")
        ? new ViewText.Text("grey", origin)
        : value;
  }

  /** The look of a board while it is read. */
  private static final class Said {
    private Optional<BoardKind> kind = Optional.empty();
    private Optional<Boolean> chequered = Optional.empty();
    private final List<List<String>> rows = new ArrayList<>();
    private int quarters;
    private boolean mirrored;
    private Optional<List<Map.Entry<String, String>>> lines = Optional.empty();
    private final Map<String, String> through = new LinkedHashMap<>();
  }

  private ViewFile.BoardLook board(ViewText text, Set<String> cells) {
    Said said = new Said();
    members(
        text,
        Map.of(
            "cells",
            (_, value) ->
                oneOf(value, KINDS.keySet(), word -> said.kind = Optional.of(KINDS.get(word))),
            "chequered",
            (_, value) -> said.chequered = truth(value),
            "mirrored",
            (_, value) -> said.mirrored = truth(value).orElse(false),
            "turned",
            (_, value) -> said.quarters = quarters(value),
            "rows",
            (_, value) -> said.rows.addAll(rows(value, cells)),
            "lines",
            (_, value) -> said.lines = Optional.of(lines(value, cells)),
            "through",
            (_, value) ->
                each(
                    value,
                    Set.copyOf(players),
                    "player",
                    (player, map) ->
                        text(map)
                            .ifPresent(
                                _ ->
                                    known(
                                        (ViewText.Text) map,
                                        constants,
                                        "constant",
                                        name -> said.through.put(player, name))))));
    return new ViewFile.BoardLook(
        said.kind,
        said.chequered,
        said.rows,
        said.quarters,
        said.mirrored,
        said.lines,
        said.through);
  }

  private int quarters(ViewText value) {
    if (value instanceof ViewText.Number(double angle, _) && angle % 90 == 0) {
      return Math.floorMod((int) (angle / 90), 4);
    }
    wrong(value, "0, 90, 180 or 270");
    return 0;
  }

  /** The rows of cells; none if a cell is unknown, since it is missing from its place. */
  private List<List<String>> rows(ViewText value, Set<String> cells) {
    int before = findings.list().size();
    List<List<String>> rows = new ArrayList<>();
    texts(value, row -> rows.add(row(row, cells)));
    return findings.list().size() == before ? rows : List.of();
  }

  /** The cells of a row; those of maps of maps have commas between their keys. */
  private List<String> row(ViewText.Text row, Set<String> cells) {
    List<String> found = new ArrayList<>();
    Matcher words = WORD.matcher(row.value());
    while (words.find()) {
      String name = words.group();
      boolean isCell = !name.equals(".") && isCell(name, row, words.start(), cells);
      found.add(isCell ? name.replace(',', ' ') : null);
    }
    return found;
  }

  /**
   * Whether there is a cell; if not, that is reported.
   *
   * @param at where its name begins in the text
   */
  private boolean isCell(String name, ViewText.Text text, int at, Set<String> cells) {
    boolean isKnown = true;
    int start = at;
    for (String key : name.split(",")) {
      if (!cells.contains(key)) {
        Origin place = inside(text, start, key.length());
        Diagnostic unknown = Diagnostic.error("unknown-name", place, "unknown cell `" + key + "`");
        findings.report(
            NearestName.among(cells)
                .find(key)
                .map(
                    near ->
                        place == text.origin()
                            ? unknown.withHint("did you mean `" + near + "`?")
                            : NearestName.meaning(near, unknown))
                .orElse(unknown));
        isKnown = false;
      }
      start += key.length() + 1;
    }
    return isKnown;
  }

  /** The place of a part of a text; that of all of it where signs are escaped. */
  private static Origin inside(ViewText.Text text, int at, int length) {
    Origin all = text.origin();
    int first = all.start() + 1 + at;
    return all.text().equals("\"" + text.value() + "\"")
        ? Origin.of(all.source(), first, first + length)
        : all;
  }

  private List<Map.Entry<String, String>> lines(ViewText value, Set<String> cells) {
    List<Map.Entry<String, String>> lines = new ArrayList<>();
    if (!(value instanceof ViewText.Items(List<ViewText> items, _))) {
      wrong(value, "a list of pairs of cells");
      return lines;
    }
    for (ViewText item : items) {
      if (item instanceof ViewText.Items(List<ViewText> pair, _)
          && pair.size() == 2
          && pair.get(0) instanceof ViewText.Text from
          && pair.get(1) instanceof ViewText.Text to) {
        boolean isFrom = isCell(from.value(), from, 0, cells);
        boolean isTo = isCell(to.value(), to, 0, cells);
        if (isFrom && isTo) {
          lines.add(Map.entry(from.value().replace(',', ' '), to.value().replace(',', ' ')));
        }
      } else {
        wrong(item, "a pair of cells, such as [\"a1\", \"a2\"]");
      }
    }
    return lines;
  }

  /** Reads the members of an object, each by the reader of its name. */
  private void members(ViewText text, Map<String, BiConsumer<String, ViewText>> readers) {
    each(text, readers.keySet(), "member", (name, value) -> readers.get(name).accept(name, value));
  }

  private void each(
      ViewText text, Set<String> known, String kind, BiConsumer<String, ViewText> reader) {
    if (!(text instanceof ViewText.Members(Map<String, ViewText> members, var names, _))) {
      wrong(text, "an object, { … }");
      return;
    }
    members.forEach(
        (name, value) ->
            known(
                new ViewText.Text(name, names.get(name)),
                known,
                kind,
                found -> reader.accept(found, value)));
  }

  private void known(ViewText.Text name, Set<String> known, String kind, Consumer<String> use) {
    if (known.contains(name.value())) {
      use.accept(name.value());
      return;
    }
    Diagnostic unknown =
        Diagnostic.error(
            "unknown-name", name.origin(), "unknown " + kind + " `" + name.value() + "`");
    Optional<String> near = NearestName.among(known).find(name.value());
    if (near.isPresent()) {
      findings.report(meaning(near.get(), unknown));
    } else if (known.size() <= 20) {
      findings.report(
          unknown.withHint("expected " + String.join(", ", known.stream().sorted().toList())));
    } else {
      findings.report(unknown);
    }
  }

  /** The finding with the hint that a word was meant, and the fix that writes it in quotes. */
  private static Diagnostic meaning(String word, Diagnostic finding) {
    return finding
        .withHint("did you mean `" + word + "`?")
        .withFix("change to `" + word + "`", finding.origin(), "\"" + word + "\"");
  }

  private void oneOf(ViewText value, Collection<String> words, Consumer<String> use) {
    if (value instanceof ViewText.Text(String word, _) && words.contains(word)) {
      use.accept(word);
      return;
    }
    Diagnostic finding =
        mistaken(value, "one of " + String.join(", ", words.stream().sorted().toList()));
    Optional<String> near =
        value instanceof ViewText.Text(String word, _)
            ? NearestName.among(words).find(word)
            : Optional.empty();
    findings.report(near.map(word -> meaning(word, finding)).orElse(finding));
  }

  private void texts(ViewText value, Consumer<ViewText.Text> use) {
    if (value instanceof ViewText.Items(List<ViewText> items, _)) {
      for (ViewText item : items) {
        if (item instanceof ViewText.Text text) {
          use.accept(text);
        } else {
          wrong(item, "a text in quotes");
        }
      }
    } else {
      wrong(value, "a list, [ … ]");
    }
  }

  private Optional<String> text(ViewText value) {
    if (value instanceof ViewText.Text(String text, _)) {
      return Optional.of(text);
    }
    wrong(value, "a text in quotes");
    return Optional.empty();
  }

  private Optional<Boolean> truth(ViewText value) {
    if (value instanceof ViewText.Truth(boolean truth, _)) {
      return Optional.of(truth);
    }
    wrong(value, "true or false");
    return Optional.empty();
  }

  private void wrong(ViewText value, String expected) {
    findings.report(mistaken(value, expected));
  }

  private static Diagnostic mistaken(ViewText value, String expected) {
    String found = value.origin().text().lines().findFirst().orElse("");
    return Diagnostic.error(
        "wrong-value", value.origin(), "expected " + expected + ", found `" + found + "`");
  }
}
