package org.regames.lud.literal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.GameChoices;
import org.regames.lud.LudParser;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.literal.LiteralAction.Kind;
import org.regames.lud.literal.RecordedTrial.RecordedAction;
import org.regames.lud.literal.RecordedTrial.RecordedMove;
import org.regames.lud.tree.LudClause;

/** Plays recorded plays again by the rules alone, and tells where rules and records differ. */
final class LiteralReplay {
  /** What came of a play, or of all plays of a game. */
  enum Verdict {
    EXACT,
    STOPPED,
    DIFFERS,
    NOT_EVALUATED
  }

  /**
   * What came of a play.
   *
   * @param states how many states agree
   * @param why the first difference, or what is not evaluated
   */
  record Outcome(Verdict verdict, int states, String why) {}

  /**
   * What came of all plays of a game.
   *
   * @param missing the ludemes that are not evaluated, as far as they were read
   */
  record GameReport(String name, Map<String, Outcome> plays, Set<String> missing) {
    /** Exact if all plays are, else the worst of them. */
    Verdict verdict() {
      return plays.values().stream()
          .map(Outcome::verdict)
          .max(Verdict::compareTo)
          .orElse(Verdict.NOT_EVALUATED);
    }
  }

  /**
   * How far plays are followed.
   *
   * @param states how many states of each
   * @param millis how long each may take
   */
  record Limits(int states, long millis) {}

  private final LiteralGame game;
  private final int mostStates;
  private final long deadline;

  private LiteralReplay(LiteralGame game, Limits limits) {
    this.game = game;
    this.mostStates = limits.states();
    this.deadline = System.nanoTime() + limits.millis() * 1_000_000;
  }

  /**
   * Replays all records of a game.
   *
   * @param file the text of the game
   * @param trials the folder with its records
   */
  static GameReport replay(String name, Path file, Path trials, Limits limits) throws IOException {
    Map<String, Outcome> plays = new HashMap<>();
    LiteralGame game;
    try {
      game = LiteralGame.of(tree(file));
    } catch (NotEvaluated lacking) {
      plays.put("all", new Outcome(Verdict.NOT_EVALUATED, 0, lacking.getMessage()));
      return new GameReport(name, plays, new TreeSet<>(Set.of(lacking.getMessage())));
    }
    if (Files.isDirectory(trials)) {
      try (Stream<Path> files = Files.list(trials)) {
        for (Path trial : files.sorted().toList()) {
          RecordedTrial recorded = RecordedTrial.read(trial);
          plays.put(
              trial.getFileName().toString(), new LiteralReplay(game, limits).guarded(recorded));
        }
      }
    }
    return new GameReport(name, plays, game.missing());
  }

  static LudClause tree(Path file) throws IOException {
    Source source = new Source(file.toString(), Files.readString(file));
    return LudParser.parse(source, GameChoices.NONE, new Budget())
        .value()
        .orElseThrow(() -> new NotEvaluated("text"));
  }

  private Outcome guarded(RecordedTrial trial) {
    try {
      return replay(trial);
    } catch (NotEvaluated lacking) {
      return new Outcome(Verdict.NOT_EVALUATED, 0, lacking.getMessage());
    } catch (RuntimeException | StackOverflowError broken) {
      StackTraceElement[] trace = broken.getStackTrace();
      return new Outcome(
          Verdict.DIFFERS, 0, broken + " at " + Arrays.stream(trace).limit(4).toList());
    }
  }

  private static List<String> keys(List<LiteralAction> actions) {
    return actions.stream()
        .filter(action -> action.kind() != Kind.NOTE)
        .map(action -> RecordedTrial.key(action.name(), action.fields()))
        .toList();
  }

  private Outcome replay(RecordedTrial trial) {
    RecordedChance chance = new RecordedChance();
    List<RecordedMove> placed = trial.moves().subList(0, trial.startMoves());
    LiteralPlay play;
    if (game.has("place Random")
        || game.has("value Random")
        || game.has("sites Random")
        || game.has("set Cost")) {
      play = LiteralPlay.start(game, chance, placements(placed));
    } else {
      List<LiteralAction> actions = new StartRules(game).actions(new LiteralState(game), chance);
      List<String> expected = placed.stream().flatMap(move -> move.keys().stream()).toList();
      if (!expected.equals(keys(actions))) {
        return new Outcome(
            Verdict.DIFFERS, 0, "start: " + firstDifference(expected, keys(actions)));
      }
      play = LiteralPlay.start(game, chance);
    }
    for (int i = 0; trial.startMoves() + i < trial.moves().size(); i++) {
      if (i >= mostStates || System.nanoTime() > deadline) {
        return new Outcome(Verdict.STOPPED, i, i >= mostStates ? "enough" : "time");
      }
      RecordedMove recorded = trial.moves().get(trial.startMoves() + i);
      String wrong = step(play, chance, trial, i, recorded);
      if (wrong != null) {
        return new Outcome(Verdict.DIFFERS, i, wrong);
      }
    }
    return end(play, trial);
  }

  private static String firstDifference(List<String> expected, List<String> found) {
    int i = 0;
    while (i < expected.size() && i < found.size() && expected.get(i).equals(found.get(i))) {
      i++;
    }
    return "action "
        + i
        + " of "
        + expected.size()
        + " is "
        + (i < expected.size() ? expected.get(i) : "none")
        + ", not "
        + (i < found.size() ? found.get(i) : "none");
  }

  /** One state and the move made in it; what is wrong, or null. */
  private String step(
      LiteralPlay play, RecordedChance chance, RecordedTrial trial, int i, RecordedMove recorded) {
    if (play.isOver()) {
      return "over, winner " + play.state().winner;
    }
    if (play.state().mover != recorded.mover()) {
      return "mover " + recorded.mover() + ", not " + play.state().mover;
    }
    chance.take(recorded.faces(true), recorded.faces(false));
    String wrong = null;
    for (int choice = 0; choice == 0 || choice < chance.bound; choice++) {
      chance.choose(choice);
      wrong = step(play, chance, recorded, trial.sizes().get(i), legal(trial, i));
      if (wrong == null) {
        return null;
      }
    }
    return wrong;
  }

  /** All moves of a state, where the record tells, else nothing. */
  private static List<RecordedMove> legal(RecordedTrial trial, int i) {
    return i < trial.legal().size() ? trial.legal().get(i) : List.of();
  }

  /** The same, with one choice of all chance but dice. */
  private String step(
      LiteralPlay play,
      RecordedChance chance,
      RecordedMove recorded,
      int size,
      List<RecordedMove> legal) {
    List<LiteralMove> moves = play.moves();
    chance.generated();
    if (moves.size() != size) {
      return size
          + " moves, not "
          + moves.size()
          + (legal.isEmpty() ? shown(moves) : surplus(legal, moves))
          + "; chosen "
          + recorded.from()
          + "-"
          + recorded.to()
          + " "
          + recorded.keys();
    }
    if (!legal.isEmpty() && chance.bound == 0) {
      String wrong = lists(play, chance, legal, moves);
      if (wrong != null && chance.bound == 0) {
        return wrong;
      }
    }
    List<String> expected = recorded.keys();
    LiteralMove chosen = null;
    List<String> found = List.of();
    boolean inOrder = false;
    for (LiteralMove move : moves) {
      if (move.from != recorded.from() || move.to != recorded.to()) {
        continue;
      }
      chance.rewind();
      List<String> keys = keys(play.trial(move));
      if (keys.equals(expected) && (!inOrder || levels(move, recorded))) {
        chosen = move;
        inOrder = true;
        if (levels(move, recorded)) {
          break;
        }
      } else if (chosen == null && sorted(keys).equals(sorted(expected))) {
        chosen = move;
      }
      found = keys;
    }
    if (chosen == null) {
      return "chosen "
          + recorded.from()
          + "-"
          + recorded.to()
          + " "
          + firstDifference(expected, found)
          + " "
          + expected
          + " : "
          + found;
    }
    chance.rewind();
    play.make(chosen);
    return null;
  }

  /** Whether the decision is about the same level of a stack. */
  private static boolean levels(LiteralMove move, RecordedMove recorded) {
    LiteralAction ours = move.decision();
    return recorded.actions().stream()
        .filter(action -> action.fields().containsKey("decision"))
        .allMatch(
            action ->
                ours == null
                    || ours.levelFrom() == LiteralAction.UNSET
                    || action.number("levelFrom", Math.max(0, recorded.levelMin()))
                        == ours.levelFrom());
  }

  private static List<String> sorted(List<String> keys) {
    return keys.stream().sorted().toList();
  }

  private static String shown(List<LiteralMove> moves) {
    return ": " + moves.stream().limit(40).map(move -> move.from + "-" + move.to).toList();
  }

  /** Compares all moves of a state; dice that are rolled after a move are left out. */
  private static String lists(
      LiteralPlay play,
      RecordedChance chance,
      List<RecordedMove> recorded,
      List<LiteralMove> moves) {
    Map<String, Integer> counts = new HashMap<>();
    for (RecordedMove move : recorded) {
      counts.merge(listed(move.from(), move.to(), move.keys()), 1, Integer::sum);
    }
    for (LiteralMove move : moves) {
      chance.rewind();
      String key = listed(move.from, move.to, keys(play.trial(move)));
      counts.merge(key, -1, Integer::sum);
    }
    counts.values().removeIf(count -> count == 0);
    if (counts.isEmpty()) {
      return null;
    }
    return "moves with counts too many (-) or missing: "
        + counts.entrySet().stream().limit(4).toList();
  }

  private static String listed(int from, int to, List<String> keys) {
    return from
        + "-"
        + to
        + keys.stream()
            .filter(key -> !key.startsWith("SetStateAndUpdateDice"))
            .filter(key -> !key.startsWith("SetDiceAllEqual"))
            .sorted()
            .toList();
  }

  private static String surplus(List<RecordedMove> recorded, List<LiteralMove> moves) {
    Map<String, Integer> counts = new HashMap<>();
    recorded.forEach(move -> counts.merge(move.from() + "-" + move.to(), 1, Integer::sum));
    moves.forEach(move -> counts.merge(move.from + "-" + move.to, -1, Integer::sum));
    counts.values().removeIf(count -> count == 0);
    return ": too many (-) or missing " + counts.entrySet().stream().limit(12).toList();
  }

  private Outcome end(LiteralPlay play, RecordedTrial trial) {
    int states = trial.sizes().size();
    if (trial.winner() < 0) {
      return new Outcome(Verdict.EXACT, states, "");
    }
    LiteralState state = play.state();
    if (!state.over) {
      return new Outcome(Verdict.DIFFERS, states, "not over; winner " + trial.winner());
    }
    boolean same = state.winner == trial.winner();
    for (int player = 1; player <= game.players(); player++) {
      same &= Math.abs(state.ranking[player] - trial.ranking()[player]) < 1e-6;
    }
    return same
        ? new Outcome(Verdict.EXACT, states, "")
        : new Outcome(
            Verdict.DIFFERS,
            states,
            "winner "
                + trial.winner()
                + " "
                + Arrays.toString(trial.ranking())
                + ", not "
                + state.winner
                + " "
                + Arrays.toString(state.ranking));
  }

  private List<LiteralAction> placements(List<RecordedMove> moves) {
    List<LiteralAction> actions = new ArrayList<>();
    for (RecordedMove move : moves) {
      for (RecordedAction action : move.actions()) {
        actions.add(placement(action));
      }
    }
    return actions;
  }

  private LiteralAction placement(RecordedAction action) {
    String typeName = action.fields().get("type");
    int to = action.number("to", -1);
    SiteType type =
        typeName == null
            ? game.type(null, to)
            : SiteType.valueOf(typeName.toUpperCase(Locale.ROOT));
    return switch (action.name()) {
      case "Add" ->
          LiteralAction.at(Kind.ADD, type, to)
              .withWhat(action.number("what", 0))
              .withCount(action.number("count", LiteralAction.UNSET))
              .withNumbers(
                  action.number("state", LiteralAction.UNSET),
                  action.number("rotation", LiteralAction.UNSET),
                  action.number("value", LiteralAction.UNSET));
      case "SetCount" ->
          LiteralAction.at(Kind.SET_COUNT, type, to)
              .withWhat(action.number("what", 0))
              .withCount(action.number("count", 0));
      case "SetScore" ->
          LiteralAction.number(
              Kind.SET_SCORE, action.number("player", 0), action.number("score", 0));
      case "RememberValue" ->
          LiteralAction.number(Kind.REMEMBER, LiteralAction.UNSET, action.number("value", 0))
              .withText(action.fields().get("name"));
      case "AddPlayerToTeam" ->
          LiteralAction.number(Kind.TEAM, action.number("player", 0), action.number("team", 0));
      case "SetHidden", "SetHiddenWhat", "SetHiddenWho", "SetHiddenValue" ->
          LiteralAction.at(Kind.SET_HIDDEN, type, to)
              .withText(action.name().substring("SetHidden".length()))
              .withNumber(action.number("who", 0))
              .withFlag(action.fields().getOrDefault("value", "true").equals("true"));
      default -> LiteralAction.number(Kind.NOTE, 0);
    };
  }

  private static final int MOST_CHOICES = 100;

  /** Dice as they were recorded. */
  private static final class RecordedChance implements Chance {
    private int[] before = {};
    private int[] after = {};
    private int used;
    private boolean generating = true;
    private int choice;
    private int bound;

    void take(int[] newBefore, int[] newAfter) {
      bound = 0;
      before = newBefore;
      after = newAfter;
      generating = true;
      used = 0;
    }

    void generated() {
      generating = false;
      used = 0;
    }

    void rewind() {
      used = 0;
    }

    @Override
    public int[] roll(int[] faces) {
      int dice = faces.length;
      if (generating && before.length >= dice) {
        return Arrays.copyOf(before, dice);
      }
      if (before.length == 0 && after.length == 0) {
        return untold(faces);
      }
      int start = after.length < dice ? 0 : used % after.length;
      used += dice;
      return Arrays.copyOf(Arrays.copyOfRange(after, start, start + dice), dice);
    }

    /** Dice are not told where a roll leaves nothing but a plain pass. */
    private int[] untold(int[] faces) {
      int[] shown = new int[faces.length];
      int rest = choice;
      int all = 1;
      for (int die = 0; die < faces.length; die++) {
        shown[die] = rest % faces[die];
        rest /= faces[die];
        all = Math.min(MOST_CHOICES, all * faces[die]);
      }
      bound = Math.max(bound, all);
      return shown;
    }

    /** Of everything but dice records tell only what came of it: all choices are tried. */
    @Override
    public int below(int size) {
      bound = Math.max(bound, Math.min(size, MOST_CHOICES));
      return choice % size;
    }

    void choose(int newChoice) {
      choice = newChoice;
      generating = true;
      used = 0;
    }
  }
}
