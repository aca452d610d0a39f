package org.regames.draw.board;

import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** How the values of one map look, judging by their names. */
final class Looks {
  private static final Set<String> EMPTY =
      Set.of(
          "empty",
          "e",
          "blank",
          "none",
          "nothing",
          "nobody",
          "free",
          "no",
          "nil",
          "null",
          "vacant",
          "space",
          "clear",
          "emptysquare",
          "noone",
          "hole");
  private static final Set<String> VOID =
      Set.of("off", "border", "wall", "nowhere", "solid", "outside", "offboard");
  static final Set<String> CROSS = Set.of("x", "cross", "xplayer");
  static final Set<String> RING = Set.of("o", "nought", "oplayer");
  private static final Map<String, PieceDrawing.Shape> CHESS =
      Map.of(
          "pawn", PieceDrawing.Shape.PAWN,
          "knight", PieceDrawing.Shape.KNIGHT,
          "bishop", PieceDrawing.Shape.BISHOP,
          "rook", PieceDrawing.Shape.ROOK,
          "queen", PieceDrawing.Shape.QUEEN,
          "king", PieceDrawing.Shape.KING);
  private static final Map<String, String> CHESS_LETTERS =
      Map.of("p", "pawn", "n", "knight", "b", "bishop", "r", "rook", "q", "queen", "k", "king");
  private static final Pattern CONSTRUCTOR = Pattern.compile("^[A-Za-z]+__");
  private static final Pattern NUMBER = Pattern.compile("-?\\d{1,6}");
  private static final int FEWEST_CHESS_LETTERS = 3;

  private final List<String> players;
  private final List<String> symbols;
  private final Map<String, PieceDrawing> pieces = new LinkedHashMap<>();
  private final Set<String> empty = new LinkedHashSet<>();
  private final Set<String> outside = new LinkedHashSet<>();
  private boolean noughtsAndCrosses;
  private boolean chess;

  /**
   * @param symbols the values that the map may have
   * @param first how often each is on the board at the start
   * @param owner the owner of all of them, by the keys before, or an empty text
   */
  Looks(List<String> players, List<String> symbols, Map<String, Integer> first, String owner) {
    this.players = players;
    this.symbols = symbols;
    boolean isTruth = symbols.equals(List.of("0", "1")) || symbols.equals(List.of("1", "0"));
    boolean isNumeric = !isTruth && numbers() * 2 > symbols.size();
    for (String symbol : symbols) {
      if (VOID.contains(word(symbol))) {
        outside.add(symbol);
      } else if (EMPTY.contains(word(symbol))
          || isTruth && symbol.equals("0")
          || isBlankLetter(symbol, part(symbol, first))) {
        empty.add(symbol);
      }
    }
    if (empty.stream().noneMatch(first::containsKey) && !isNumeric && !isTruth) {
      commonest(first).ifPresent(empty::add);
    }
    if (isNumeric) {
      numeric(owner);
    } else if (isTruth) {
      String colour =
          owner.isEmpty() ? PieceColours.NEUTRAL : colour(owner, players.indexOf(owner));
      String letter = owner.isEmpty() ? "1" : owner.substring(0, 1);
      pieces.put(
          "1", new PieceDrawing("1", PieceDrawing.Shape.DISC, "", colour, owner, letter, ""));
    } else {
      named();
    }
  }

  /**
   * Whether {@code b} stands for blank rather than black or a bishop, since it is on most cells.
   */
  private static boolean isBlankLetter(String symbol, double part) {
    return word(symbol).equals("b") && part > 0.5;
  }

  private static double part(String symbol, Map<String, Integer> first) {
    int all = first.values().stream().mapToInt(Integer::intValue).sum();
    return all == 0 ? 0 : (double) first.getOrDefault(symbol, 0) / all;
  }

  /**
   * The same looks, without a piece for the value of blank cells.
   *
   * @param parts the share of the cells that each value has at the start
   */
  Looks withBlank(Map<String, Double> parts) {
    parts.forEach(
        (symbol, part) -> {
          if (isBlankLetter(symbol, part)) {
            pieces.remove(symbol);
            empty.add(symbol);
          }
        });
    return this;
  }

  private long numbers() {
    return symbols.stream().filter(symbol -> NUMBER.matcher(brief(symbol)).matches()).count();
  }

  /** The unowned value that most cells have at the start. */
  private Optional<String> commonest(Map<String, Integer> first) {
    int all = first.values().stream().mapToInt(Integer::intValue).sum();
    return first.entrySet().stream()
        .filter(entry -> 3 * entry.getValue() > all)
        .filter(entry -> owner(entry.getKey()) < 0 && !outside.contains(entry.getKey()))
        .filter(entry -> PieceColours.in(word(entry.getKey())).isEmpty())
        .max(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey);
  }

  private void numeric(String owner) {
    for (String symbol : symbols) {
      if (isPiece(symbol)) {
        String text = brief(symbol);
        if (owner.isEmpty()) {
          pieces.put(
              symbol,
              new PieceDrawing(
                  symbol, PieceDrawing.Shape.TEXT, text, PieceColours.NEUTRAL, "", text, text));
        } else if (text.equals("0")) {
          empty.add(symbol);
        } else {
          String colour = colour(owner, players.indexOf(owner));
          String letter = owner.substring(0, 1) + text;
          pieces.put(
              symbol,
              new PieceDrawing(
                  symbol,
                  PieceDrawing.Shape.DISC,
                  text,
                  colour,
                  owner,
                  letter,
                  owner + " " + text));
        }
      }
    }
  }

  private void named() {
    Map<String, String> kinds = new LinkedHashMap<>();
    for (String symbol : symbols) {
      if (isPiece(symbol)) {
        kinds.put(symbol, kind(symbol));
      }
    }
    boolean byLetters = isChessByLetters(kinds.values());
    if (byLetters) {
      kinds.replaceAll((_, kind) -> CHESS_LETTERS.getOrDefault(kind, kind));
    }
    if (Set.copyOf(kinds.values()).equals(Set.of("p", "k"))) {
      kinds.replaceAll((_, kind) -> kind.equals("k") ? "king" : "");
    }
    Set<String> distinct = new LinkedHashSet<>(kinds.values());
    noughtsAndCrosses = hasOneOf(CROSS) && hasOneOf(RING);
    chess = distinct.stream().anyMatch(CHESS::containsKey);
    boolean isDraughts =
        distinct.contains("king")
            && distinct.stream().filter(CHESS::containsKey).count() <= 2
            && !distinct.contains("rook")
            && distinct.size() <= 3;
    Map<String, String> letters = KindLetters.of(distinct);
    Map<String, String> inText = textLetters(kinds);
    kinds.forEach(
        (symbol, kind) ->
            pieces.put(symbol, piece(symbol, kind, isDraughts, letters, inText.get(symbol))));
  }

  private boolean hasOneOf(Set<String> words) {
    return symbols.stream().anyMatch(symbol -> words.contains(bare(symbol, owner(symbol))));
  }

  /** A value without the number of its owner. */
  private String bare(String symbol, int owner) {
    String low = word(symbol);
    return owner >= 0 && isNumbered(low, owner) ? low.substring(0, low.length() - 1) : low;
  }

  private PieceDrawing piece(
      String symbol, String kind, boolean isDraughts, Map<String, String> letters, String letter) {
    int owner = owner(symbol);
    String of = owner < 0 ? "" : players.get(owner);
    String colour = colour(symbol, owner);
    String low = bare(symbol, owner);
    String name = PieceNames.of(symbol, low.equals(word(symbol)) ? "" : of, symbols);
    PieceDrawing.Shape shape =
        KindLetters.isKingOfTafl(kind)
            ? PieceDrawing.Shape.KING
            : CHESS.getOrDefault(kind, PieceDrawing.Shape.DISC);
    String text = letters.getOrDefault(kind, "");
    if (noughtsAndCrosses && CROSS.contains(low)) {
      return new PieceDrawing(symbol, PieceDrawing.Shape.CROSS, "", "blue", of, letter, name);
    }
    if (noughtsAndCrosses && RING.contains(low)) {
      return new PieceDrawing(symbol, PieceDrawing.Shape.RING, "", "red", of, letter, name);
    }
    if (isDraughts) {
      shape = kind.equals("king") ? PieceDrawing.Shape.CROWNED : PieceDrawing.Shape.DISC;
      text = "";
    } else if (shape != PieceDrawing.Shape.DISC) {
      text = "";
    } else if (colour.equals(PieceColours.NEUTRAL) && letters.size() > 4) {
      shape = PieceDrawing.Shape.TILE;
    }
    return new PieceDrawing(symbol, shape, text, colour, of, letter, name);
  }

  /** Whether capitals and lower-case letters are chess pieces. */
  private static boolean isChessByLetters(Collection<String> kinds) {
    Set<String> seen = new LinkedHashSet<>(kinds);
    if (seen.stream().anyMatch(kind -> kind.length() > 1)) {
      return false;
    }
    long known = seen.stream().filter(CHESS_LETTERS::containsKey).count();
    return seen.contains("k") && known >= FEWEST_CHESS_LETTERS && seen.size() - known < known;
  }

  /** A letter for each value, those with short names first; the first player's are capitals. */
  private Map<String, String> textLetters(Map<String, String> kinds) {
    Map<String, String> letters = new LinkedHashMap<>();
    Set<String> taken = new LinkedHashSet<>();
    kinds.keySet().stream()
        .sorted(
            Comparator.comparing(
                symbol -> kinds.get(symbol).isEmpty() ? 0 : letterName(symbol, kinds).length()))
        .forEach(
            symbol -> {
              String low = letterName(symbol, kinds);
              String high = low.toUpperCase(Locale.ROOT);
              String all =
                  brief(symbol).length() == 1
                      ? brief(symbol)
                      : (owner(symbol) == 0 ? high + low : low + high) + "0123456789";
              String letter =
                  all.chars()
                      .mapToObj(Character::toString)
                      .filter(taken::add)
                      .findFirst()
                      .orElse("?");
              letters.put(symbol, letter);
            });
    return letters;
  }

  private static String letterName(String symbol, Map<String, String> kinds) {
    String kind = kinds.get(symbol);
    return kind.isEmpty() || !Character.isLetterOrDigit(kind.charAt(0)) ? word(symbol) : kind;
  }

  private boolean isPiece(String symbol) {
    return !empty.contains(symbol) && !outside.contains(symbol);
  }

  /** The kind of a value: its name without its owner, colour and stone. */
  private String kind(String symbol) {
    String low = word(symbol);
    int owner = owner(symbol);
    String rest = low;
    if (owner >= 0) {
      rest = rest.replaceFirst(Pattern.quote(playerWord(owner)), "");
    }
    if (owner >= 0 && isNumbered(rest, owner)) {
      rest = rest.substring(0, rest.length() - 1);
    }
    Optional<String> colour = PieceColours.in(rest);
    if (colour.isPresent()) {
      rest = rest.replaceFirst(colour.get(), "");
    }
    if (owner >= 0 && rest.length() == 1 && low.length() == 1) {
      return players.size() > 1 && isSharedLetter(low) ? low : "";
    }
    boolean isOwned = rest.length() == 2 && ownerByLetter(rest.substring(0, 1)) >= 0;
    if (isOwned || rest.length() == 2 && PieceColours.byInitial(rest, symbols).isPresent()) {
      rest = rest.substring(1);
    }
    String kind = rest;
    // The end of `bishop1` is not the player `p1`.
    String whole = owner >= 0 && isNumbered(low, owner) ? low : rest;
    return CHESS.keySet().stream()
        .filter(whole::contains)
        .findFirst()
        .orElse(
            kind.matches("piece|stone|man|checker|counter|disc|token|bead|player|") ? "" : kind);
  }

  private boolean isSharedLetter(String letter) {
    return symbols.contains(letter) && symbols.contains(letter.toUpperCase(Locale.ROOT));
  }

  private String colour(String symbol, int owner) {
    Optional<String> named =
        PieceColours.in(word(symbol)).or(() -> PieceColours.byInitial(word(symbol), symbols));
    if (named.isEmpty() && owner >= 0) {
      named = PieceColours.in(word(players.get(owner)));
    }
    return named.orElseGet(() -> owner < 0 ? PieceColours.NEUTRAL : PieceColours.ofPlayer(owner));
  }

  /** The player that a value is named after, or -1. */
  private int owner(String symbol) {
    String low = word(symbol);
    int best = -1;
    for (int player = 0; player < players.size(); player++) {
      String name = playerWord(player);
      boolean isNamed = name.length() < 3 ? low.equals(name) : low.contains(name);
      if (isNamed && (best < 0 || name.length() > playerWord(best).length())) {
        best = player;
      }
    }
    if (best >= 0) {
      return best;
    }
    for (int player = 0; player < players.size(); player++) {
      if (isNumbered(low, player)) {
        return player;
      }
    }
    if (symbol.length() == 1 && isSharedLetter(low) && players.size() == 2) {
      return Character.isUpperCase(symbol.charAt(0)) ? 0 : 1;
    }
    boolean isLetter = low.length() == 1 && areLettersPlayers() || low.length() == 2;
    return isLetter ? ownerByLetter(low.substring(0, 1)) : -1;
  }

  /** Whether a name ends in the number of a player without another name, as in {@code disc2}. */
  private boolean isNumbered(String low, int player) {
    String name = playerWord(player);
    return name.matches("p?\\d") && low.matches("[a-z]+" + name.substring(name.length() - 1));
  }

  /** The name of a player without the word for player. */
  private String playerWord(int player) {
    String word = word(players.get(player));
    String rest = word.replaceFirst("player$|^player(?=[a-z])", "");
    return rest.isEmpty() ? word : rest;
  }

  /** The only player whose name begins with a letter, or -1. */
  private int ownerByLetter(String letter) {
    int found = -1;
    for (int player = 0; player < players.size(); player++) {
      if (playerWord(player).startsWith(letter)) {
        if (found >= 0) {
          return -1;
        }
        found = player;
      }
    }
    return found;
  }

  /** Whether letters alone denote players; with only one player they might be something else. */
  private boolean areLettersPlayers() {
    return symbols.stream()
            .map(Looks::word)
            .filter(word -> word.length() == 1)
            .map(this::ownerByLetter)
            .filter(player -> player >= 0)
            .distinct()
            .count()
        > 1;
  }

  /** A symbol without the name of its constructor. */
  static String brief(String symbol) {
    return CONSTRUCTOR.matcher(symbol).replaceFirst("");
  }

  /** A value for people: with its constructor if that distinguishes it from others. */
  String said(String symbol) {
    long constructors =
        symbols.stream()
            .filter(one -> CONSTRUCTOR.matcher(one).find())
            .map(one -> one.substring(0, one.indexOf("__")))
            .distinct()
            .count();
    return constructors > 1 ? symbol.replaceAll("_+", " ") : brief(symbol);
  }

  private static String word(String symbol) {
    return brief(symbol).toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
  }

  /** The look of a value; nothing if it means that the cell is empty. */
  Optional<PieceDrawing> of(String symbol) {
    return Optional.ofNullable(pieces.get(symbol));
  }

  /** Whether a cell with this value does not exist. */
  boolean isOutside(String symbol) {
    return outside.contains(symbol);
  }

  /** Whether the values are truth values: whether something is there. */
  boolean isOfTruths() {
    return symbols.size() == 2 && symbols.contains("0") && symbols.contains("1");
  }

  /** Whether most values are numbers. */
  boolean isOfNumbers() {
    return !isOfTruths() && numbers() * 2 > symbols.size();
  }

  /** Whether no player has pieces of two kinds. */
  boolean isOfOneKindEach() {
    List<String> owners = pieces.values().stream().map(PieceDrawing::owner).toList();
    return owners.size() == Set.copyOf(owners).size();
  }

  /** Whether the values are cards. */
  boolean isOfCards() {
    return CardFaces.areIn(symbols);
  }

  /** Whether a value means that nothing is there. */
  boolean isEmpty(String symbol) {
    return empty.contains(symbol);
  }

  /** The possible values. */
  List<String> symbols() {
    return symbols;
  }

  /** The pieces by their values. */
  Map<String, PieceDrawing> pieces() {
    return Collections.unmodifiableMap(pieces);
  }

  /** The looks of a map of truth values, by its own name. */
  Looks marking(Looks marks, String variable, boolean isOnPieces) {
    Looks looks = new Looks(players, symbols, Map.of(), "");
    PieceDrawing named = marks.pieces.get(variable);
    if (marks.isEmpty(variable)) {
      looks.pieces.clear();
      looks.empty.add("1");
    } else if (named != null) {
      PieceDrawing.Shape shape = isOnPieces ? PieceDrawing.Shape.DOT : named.shape();
      looks.pieces.put(
          "1",
          new PieceDrawing(
              "1", shape, named.text(), named.colour(), named.owner(), named.letter(), variable));
    }
    return looks;
  }

  /** The same looks with those of a view for some values. */
  Looks with(Map<String, ViewFile.PieceView> said) {
    said.forEach(
        (symbol, view) -> {
          boolean isMark =
              isOfTruths() && of("1").filter(one -> one.name().equals(symbol)).isPresent();
          String value = isMark ? "1" : symbol;
          if (symbols.contains(value) && (isMark || !isOfTruths())) {
            PieceDrawing piece = view.of(value, of(value));
            pieces.remove(value);
            empty.remove(value);
            if (view.empty()) {
              empty.add(value);
            } else {
              pieces.put(value, piece);
            }
          }
        });
    return this;
  }

  /** Whether some pieces are those of chess, or of draughts. */
  boolean isChess() {
    return chess;
  }
}
