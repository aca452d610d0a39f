package org.regames.lud.equipment;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;
import org.regames.lud.board.Board;
import org.regames.lud.board.SiteContainers;
import org.regames.lud.board.SiteContainers.DiceItem;
import org.regames.lud.board.SiteContainers.HandItem;
import org.regames.lud.board.SiteTrack;
import org.regames.lud.board.SpecialBoards;
import org.regames.lud.board.graph.BoardGraph;
import org.regames.lud.board.graph.Diagonals;
import org.regames.lud.board.graph.Room;
import org.regames.lud.board.graph.Shapes;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Reads the equipment of a game: the board first, then everything that is numbered after it. */
public final class EquipmentReader {
  private static final int MOST_PLAYERS = 16;

  private final Budget budget;
  private final LudClause game;
  private final Diagnostics diagnostics = new Diagnostics();
  private int players;

  private Board board;
  private boolean boundless;
  private boolean highStacks;
  private List<SiteTrack> tracks = new ArrayList<>();

  private EquipmentReader(LudClause game, Budget budget) {
    this.game = game;
    this.budget = budget;
  }

  /**
   * The equipment of a game.
   *
   * @param game the tree of the game, {@code (game …)}
   * @return the equipment unless there are errors, and all independent findings
   */
  public static Result<GameEquipment> read(LudClause game, Budget budget) {
    return new EquipmentReader(game, budget).read();
  }

  /** Tries to read a part; reports a mistake in it, and lets the search for others continue. */
  private <T> Optional<T> attempt(Supplier<T> part) {
    try {
      return Optional.of(part.get());
    } catch (DiagnosticException impossible) {
      diagnostics.report(impossible.diagnostic());
      return Optional.empty();
    }
  }

  private int readPlayers() {
    LudValue count = game.clause("players").get("count");
    int number =
        count instanceof LudValue.Items entries
            ? entries.values().size()
            : WrittenNumbers.whole(count);
    if (number < 0 || number > MOST_PLAYERS) {
      throw new DiagnosticException(
          Diagnostic.error(
              "bad-board",
              count.origin(),
              "a game has at most " + MOST_PLAYERS + " players, not " + number));
    }
    return number;
  }

  private Result<GameEquipment> read() {
    LudClause equipment = game.clause("equipment");
    players = attempt(this::readPlayers).orElse(0);
    List<HandItem> hands = new ArrayList<>();
    List<DiceItem> dice = new ArrayList<>();
    for (LudClause item : equipment.clauses("items")) {
      switch (item.title()) {
        case "board", "mancalaBoard", "surakartaBoard", "boardless" ->
            attempt(() -> GraphReader.placed(item, () -> readBoard(item)));
        case "hand" -> attempt(() -> hand(item)).ifPresent(hands::add);
        case "dice" -> attempt(() -> dice(item)).ifPresent(dice::add);
        default -> {}
      }
    }
    if (diagnostics.hasErrors()) {
      return Result.failure(diagnostics);
    }
    if (board == null) {
      Room room = new Room(budget, equipment.origin());
      BoardGraph usual = new Shapes(room, SiteType.CELL).square(3, Diagonals.IMPLIED);
      board = new Board(usual, SiteType.CELL);
    }
    return new Result<>(
        Optional.of(
            new GameEquipment(
                players,
                board,
                boundless,
                highStacks,
                tracks,
                dice,
                SiteContainers.of(board.size(), players, hands, dice))),
        diagnostics.list());
  }

  private Board readBoard(LudClause item) {
    SiteType use =
        switch (item.title()) {
          case "board" -> SiteType.valueOf(item.word("use").toUpperCase(Locale.ROOT));
          case "boardless" -> SiteType.CELL;
          default -> SiteType.VERTEX;
        };
    highStacks = item.flag("largeStack");
    boundless = item.is("boardless");
    board = new Board(graph(item, use), use);
    tracks = new ArrayList<>();
    if (item.is("surakartaBoard")) {
      int loops = item.has("loops") ? WrittenNumbers.whole(item.get("loops")) : 0;
      tracks.addAll(
          SpecialBoards.surakartaTracks(board, loops, WrittenNumbers.whole(item.get("from"))));
    } else if (!boundless) {
      item.clauses("tracks").forEach(track -> attempt(() -> track(track)).ifPresent(tracks::add));
    }
    return board;
  }

  private BoardGraph graph(LudClause item, SiteType use) {
    GraphReader reader = new GraphReader(use, budget);
    return switch (item.title()) {
      case "mancalaBoard" ->
          SpecialBoards.mancala(
              reader.room(item),
              WrittenNumbers.whole(item.get("rows")),
              WrittenNumbers.whole(item.get("columns")),
              SpecialBoards.Stores.valueOf(item.word("store").toUpperCase(Locale.ROOT)),
              WrittenNumbers.whole(item.get("numStores")));
      case "boardless" ->
          SpecialBoards.boardless(
              reader.room(item),
              switch (item.word("tiling")) {
                case "Triangular" -> 3;
                case "Square" -> 4;
                default -> 6;
              },
              item.has("size") ? WrittenNumbers.whole(item.get("size")) : 0);
      default -> reader.read(item.clause("graph"));
    };
  }

  private SiteTrack track(LudClause clause) {
    List<Integer> sequence =
        clause.get("sites") instanceof LudValue.Text text
            ? GraphReader.placed(text, () -> SiteTrack.follow(board, text.text()))
            : clause.list("sites").stream().map(WrittenNumbers::whole).toList();
    int owner = clause.find("owner").map(this::owner).orElse(0);
    return SiteTrack.of(
        clause.word("name"), owner, sequence, clause.flag("loop"), clause.flag("directed"));
  }

  /** The number of the owner that a role or a number names. */
  private int owner(LudValue value) {
    return value instanceof LudValue.Name name && name.kind() == Kind.ROLE
        ? owner(name.text())
        : WrittenNumbers.whole(value);
  }

  /** The number of an owner: a player, 0 for nobody, one more than all players for all. */
  private int owner(String role) {
    if (role.matches("P\\d+")) {
      return Integer.parseInt(role.substring(1));
    }
    return role.equals("Neutral") ? 0 : players + 1;
  }

  private HandItem hand(LudClause item) {
    int size = WrittenNumbers.whole(item.get("size"));
    String role = item.word("role");
    if (size < 1) {
      throw new DiagnosticException(
          Diagnostic.error(
              "bad-board", item.origin(), "a hand of " + size + " sites cannot hold anything"));
    }
    budget.spend((long) size * Math.max(1, players), "sites of hands", item.origin());
    List<Integer> owners =
        role.equals("Each")
            ? IntStream.rangeClosed(1, players).boxed().toList()
            : List.of(owner(role));
    return new HandItem(owners, size);
  }

  private DiceItem dice(LudClause item) {
    int count = item.has("num") ? WrittenNumbers.whole(item.get("num")) : 1;
    int sides = WrittenNumbers.whole(item.get("d"));
    int from = WrittenNumbers.whole(item.get("from"));
    if (count < 1 || sides < 1) {
      throw new DiagnosticException(
          Diagnostic.error(
              "bad-board",
              item.origin(),
              "there is no such set of dice: " + count + " of " + sides + " faces"));
    }
    budget.spend((long) count * sides, "faces of dice", item.origin());
    List<List<Integer>> faces = new ArrayList<>();
    if (item.has("facesByDie")) {
      for (LudValue die : item.list("facesByDie")) {
        faces.add(WrittenNumbers.items(die).stream().map(WrittenNumbers::whole).toList());
      }
    } else {
      List<Integer> each =
          item.has("faces")
              ? item.list("faces").stream().map(WrittenNumbers::whole).toList()
              : IntStream.range(0, sides).mapToObj(i -> from + i).toList();
      IntStream.range(0, count).forEach(_ -> faces.add(each));
    }
    return new DiceItem(
        owner(item.word("role")),
        faces,
        item.list("biased").stream().map(WrittenNumbers::whole).toList());
  }
}
