package org.regames.lud.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.regames.ir.language.RecordedPlay;

/**
 * Maps the numbers in records to names of the game in HRG.
 *
 * @param sites the names of sites, by number; empty for numbers that are not sites
 * @param pieces the names of pieces, by number, 0 for none
 * @param onBoard how many sites the board has
 * @param counts whether sites hold several equal pieces
 * @param stacks whether there are stacks, of which a position shows the top piece
 * @param heaps whether a position consists only of numbers of pieces
 * @param dice the faces of the die at a site
 * @param drawn the placements of the start that are left to chance
 */
public record MoveNaming(
    List<String> sites,
    List<String> pieces,
    int onBoard,
    boolean heaps,
    boolean counts,
    boolean stacks,
    Map<Integer, List<Integer>> dice,
    DrawnPlacements drawn) {
  /**
   * Placements of the start that are left to chance, one after another.
   *
   * @param before how many placements come before them
   * @param number how many there are
   */
  public record DrawnPlacements(int before, int number) {}

  public MoveNaming {
    sites = List.copyOf(sites);
    pieces = List.copyOf(pieces);
    dice = Map.copyOf(dice);
  }

  private String site(OptionalInt number) {
    int site = number.orElse(-1);
    return site >= 0 && site < sites.size() ? sites.get(site) : "off";
  }

  private String piece(int number) {
    return number >= 0 && number < pieces.size() ? pieces.get(number) : "?";
  }

  /** A record with the names of the game. */
  public RecordedPlay play(LudTrial trial) {
    RecordedBoard board = new RecordedBoard(sites.size(), heaps || counts, stacks);
    List<RecordedMove> placed = trial.moves().subList(0, trial.startMoves());
    boolean draws = drawn.number() > 0;
    placed.stream().limit(draws ? drawn.before() : placed.size()).forEach(board::play);
    Optional<List<String>> start = content(board);
    List<RecordedPlay.MoveMade> steps = new ArrayList<>();
    if (draws) {
      placed.stream().skip(drawn.before()).forEach(board::play);
      placed.stream()
          .skip(drawn.before())
          .limit(drawn.number())
          .forEach(each -> steps.add(draw(each)));
    }
    boolean swapped = false;
    for (int i = 0; i < trial.playedMoves(); i++) {
      RecordedMove move = trial.moves().get(trial.startMoves() + i);
      steps.addAll(rolls(move));
      board.play(move);
      Optional<List<List<List<String>>>> legal =
          i < trial.legal().size()
              ? Optional.of(trial.legal().get(i).stream().map(this::tags).toList())
              : Optional.empty();
      steps.add(
          new RecordedPlay.MoveMade(
              player(swapped ? 3 - move.mover() : move.mover()),
              trial.sizes().get(i),
              tags(move),
              legal,
              content(board)));
      swapped ^= move.actions().stream().anyMatch(action -> action.name().equals("Swap"));
    }
    return new RecordedPlay(
        heaps ? "count" : "board",
        places().mapToObj(sites::get).toList(),
        start,
        steps,
        end(trial, swapped));
  }

  /** The site that was drawn for a piece of the start. */
  private RecordedPlay.MoveMade draw(RecordedMove move) {
    OptionalInt site = move.actions().getFirst().number("to");
    return RecordedPlay.MoveMade.ofChance(List.of(site(site)));
  }

  /** The dice that were rolled before a move. */
  private List<RecordedPlay.MoveMade> rolls(RecordedMove move) {
    return move.actions().stream()
        .takeWhile(action -> !action.isDecision())
        .filter(action -> action.name().equals("SetStateAndUpdateDice"))
        .map(
            action ->
                dice.get(action.number("site").orElse(-1)).get(action.number("state").orElse(0)))
        .map(face -> RecordedPlay.MoveMade.ofChance(List.of("" + face)))
        .toList();
  }

  private static String player(int number) {
    return "p" + number;
  }

  /**
   * The end of a play.
   *
   * @param swapped whether two players have swapped seats: the record names sides
   */
  private static RecordedPlay.End end(LudTrial trial, boolean swapped) {
    if (trial.end().isEmpty()) {
      return new RecordedPlay.End.Open();
    }
    if (trial.isCut()) {
      return new RecordedPlay.End.Cut();
    }
    int winner = trial.winner().orElse(0);
    List<Double> ranks = trial.ranks();
    boolean together = winner > 0 && winner < ranks.size() && ranks.get(winner) == 1.0;
    Set<String> winners =
        IntStream.rangeClosed(1, Math.max(winner, ranks.size() - 1))
            .filter(i -> i == winner || together && ranks.get(i) == 1.0)
            .mapToObj(i -> player(swapped ? 3 - i : i))
            .collect(Collectors.toSet());
    return new RecordedPlay.End.Over(winners);
  }

  /** The numbers of existing sites. */
  private IntStream places() {
    return IntStream.range(0, sites.size()).filter(site -> !sites.get(site).isEmpty());
  }

  private Optional<List<String>> content(RecordedBoard board) {
    return board.isKnown()
        ? Optional.of(places().mapToObj(site -> content(board, site)).toList())
        : Optional.empty();
  }

  private String content(RecordedBoard board, int site) {
    return heaps ? "" + board.count(site) : piece(board.what(site));
  }

  /**
   * The tags that a move may have, more specific ones first; empty if the game has no such moves.
   */
  public List<List<String>> tags(RecordedMove move) {
    if (move.decision().isEmpty()) {
      return List.of();
    }
    RecordedAction action = move.decision().get();
    String to = site(action.number("to"));
    String from = site(action.number("from"));
    return switch (action.name()) {
      case "Move", "StackMove", "Copy" ->
          withDice(move, withLevel(List.of(from, to), action.number("levelFrom")));
      case "Add" -> List.of(List.of(to, piece(action.number("what").orElse(-1))), List.of(to));
      case "Remove" -> withDice(move, withLevel(List.of("remove", to), action.number("level")));
      case "Pass" -> List.of(List.of("pass"));
      case "Propose" -> List.of(List.of(word("propose", action, "proposition")));
      case "Vote" -> List.of(List.of(word("vote", action, "vote")));
      case "Select" -> {
        List<List<String>> all =
            new ArrayList<>(withLevel(List.of(from), action.number("levelFrom")));
        all.addFirst(List.of(from, to));
        yield all;
      }
      case "Promote" -> List.of(List.of(to, piece(action.number("what").orElse(-1))), List.of(to));
      case "Swap" -> List.of(List.of("swap"));
      case "SetNextPlayer" -> List.of(List.of("next"));
      default -> List.of();
    };
  }

  /** The proposal or the vote as one word. */
  private static String word(String what, RecordedAction action, String field) {
    return (what + action.fields().getOrDefault(field, "")).replaceAll("[^A-Za-z0-9_]+", "");
  }

  /** Adds the level of a stack to moves that name one. */
  private List<List<String>> withLevel(List<String> tags, OptionalInt level) {
    if (!stacks || level.isEmpty()) {
      return List.of(tags);
    }
    List<String> longer = new ArrayList<>(tags);
    longer.addAll(List.of("level", "" + level.getAsInt()));
    return List.of(longer, tags);
  }

  /** Adds the die, if one is used for a move. */
  private static List<List<String>> withDice(RecordedMove move, List<List<String>> names) {
    List<String> dice =
        move.actions().stream()
            .filter(action -> action.name().equals("UseDie"))
            .map(action -> "die" + (action.number("indexDie").orElse(0) + 1))
            .toList();
    if (dice.isEmpty()) {
      return names;
    }
    List<List<String>> all = new ArrayList<>();
    names.forEach(tags -> all.add(Stream.concat(tags.stream(), dice.stream()).toList()));
    all.addAll(names);
    return all;
  }
}
