package org.regames;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.model.ValueReader;
import org.regames.ir.Builtins;

/**
 * A state of a game in which somebody other than the keeper is to move, or the play is over, with
 * the play that led to it. Immutable: {@link #play} returns another state. Threads can share it.
 *
 * <p>Two states of the same {@link Game} object are equal if the same plays with the same scores
 * continue from them, regardless of the moves that led there and of variables that nothing reads
 * any more. So they can be keys of transposition tables. Comparing takes time linear in the size of
 * a state.
 *
 * <p>Improper games, such as those in which a search for moves does not end, throw an {@link
 * org.regames.backend.model.EndlessPlayException}; {@code regames verify} finds these beforehand.
 */
public final class State {
  /** The number of moves after which a playout is given up. */
  public static final int MOST_PLIES = 100_000;

  private record PlayedMove(State from, Move move) {}

  private final CompiledGame game;
  private final GameState now;
  private final Optional<PlayedMove> last;
  private List<Move> legal;

  State(CompiledGame game, GameState now, Optional<PlayedMove> last) {
    this.game = game;
    this.now = now;
    this.last = last;
  }

  /** The game that this is a state of. */
  public Game game() {
    return game.game();
  }

  /**
   * Who is to move: a player; {@code random} if chance decides; {@code keeper} if the play is over.
   */
  public String player() {
    int player = now.currentPlayer();
    if (player >= 0) {
      return game.model().players().get(player);
    }
    return player == ForwardModel.RANDOM ? Builtins.RANDOM : Builtins.KEEPER;
  }

  /** Whether chance decides: each of the {@link #legal} moves has the same probability. */
  public boolean isChance() {
    return now.currentPlayer() == ForwardModel.RANDOM;
  }

  /**
   * Whether nobody can move: the play has ended or, in faulty games, the player to move has no
   * legal move ({@link Scores#isFinal} distinguishes these).
   */
  public boolean isOver() {
    return now.isTerminal() || legal().isEmpty();
  }

  /** The distinct legal moves; none if the play is over. Computed once. */
  public List<Move> legal() {
    List<Move> known = legal;
    if (known == null) {
      known = List.copyOf(found());
      legal = known;
    }
    return known;
  }

  /** Engines use scratch space in a state while finding moves, so threads need copies. */
  private Set<Move> found() {
    Set<Move> found = new LinkedHashSet<>();
    GameState mine = now.copy();
    MoveBuffer moves = game.moves();
    mine.legalMoves(moves);
    String player = player();
    for (int move = 0; move < moves.size(); move++) {
      found.add(new Move(player, mine.tags(moves, move)));
    }
    return found;
  }

  /**
   * The legal move that a text names: its tags separated by blanks, or any notation that commands
   * and the studio accept, such as {@code 3,1 3,2}, with or without the player and a colon in
   * front.
   *
   * @throws IllegalMoveException if none matches, or several do
   */
  public Move move(String text) {
    int colon = text.indexOf(':');
    String player = colon < 0 ? player() : text.substring(0, colon).strip();
    String tags = text.substring(colon + 1).strip();
    Move move = new Move(player, tags.isEmpty() ? List.of() : List.of(tags.split("\\s+")));
    return legal().contains(move) || !player.equals(player()) ? checked(move) : meant(move);
  }

  private Move checked(Move move) {
    index(move);
    return move;
  }

  /** The legal move that is written other than by its tags. */
  private Move meant(Move move) {
    List<List<String>> tags = legal().stream().map(Move::tags).toList();
    try {
      return game.notation()
          .find(tags, move.name())
          .map(found -> new Move(move.player(), found))
          .orElseGet(() -> checked(move));
    } catch (IllegalArgumentException several) {
      throw new IllegalMoveException(several.getMessage());
    }
  }

  /**
   * The state after a move and the keeper's moves after it.
   *
   * @throws IllegalMoveException if the move is not legal
   */
  public State play(Move move) {
    int index = index(move);
    GameState next = now.copy();
    MoveBuffer moves = game.moves();
    next.legalMoves(moves);
    next.apply(moves, indexIn(moves, next, move, index));
    return new State(game, next, Optional.of(new PlayedMove(this, move)));
  }

  /**
   * The same with a move in a form that {@link #move} reads.
   *
   * @throws IllegalMoveException if it is not legal
   */
  public State play(String move) {
    return play(move(move));
  }

  private int index(Move move) {
    int index = legal().indexOf(move);
    if (index >= 0) {
      return index;
    }
    String which = "`" + move.name() + "` is not legal for " + move.player() + ": ";
    if (now.isTerminal()) {
      throw new IllegalMoveException(which + "the play has ended");
    }
    if (!move.player().equals(player())) {
      throw new IllegalMoveException(which + "it is the turn of " + player());
    }
    List<String> names = legal.stream().map(Move::name).toList();
    throw new IllegalMoveException(which + Names.instead(move.name(), names));
  }

  /** The index in a buffer of a move that may come after others with the same tags. */
  private static int indexIn(MoveBuffer moves, GameState state, Move move, int index) {
    int place = index;
    while (place < moves.size() && !state.tags(moves, place).equals(move.tags())) {
      place++;
    }
    return place;
  }

  /** The state before the last move; nothing at the start. */
  public Optional<State> before() {
    return last.map(PlayedMove::from);
  }

  /** The last move; nothing at the start. */
  public Optional<Move> lastMove() {
    return last.map(PlayedMove::move);
  }

  /** All moves since the start, including those of {@code random} but not of the keeper. */
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (Optional<PlayedMove> step = last; step.isPresent(); step = step.get().from.last) {
      moves.add(step.get().move);
    }
    return Collections.unmodifiableList(moves.reversed());
  }

  /**
   * The same as a player knows them: moves of others with the tags that this player sees, possibly
   * none.
   *
   * @throws IllegalArgumentException if there is no such player
   */
  public List<Move> movesSeenBy(String player) {
    List<Move> moves = new ArrayList<>();
    for (Optional<PlayedMove> step = last; step.isPresent(); step = step.get().from.last) {
      moves.add(step.get().from.seenBy(player, step.get().move));
    }
    return Collections.unmodifiableList(moves.reversed());
  }

  /**
   * A legal move as another player sees it if it is played.
   *
   * @throws IllegalArgumentException if there is no such player, or the move is not legal
   */
  public Move seenBy(String player, Move move) {
    int who = game.player(player);
    int index = index(move);
    if (move.player().equals(player)) {
      return move;
    }
    GameState mine = now.copy();
    MoveBuffer moves = game.moves();
    mine.legalMoves(moves);
    int place = indexIn(moves, mine, move, index);
    return new Move(move.player(), mine.seenBy(who, moves, place));
  }

  /**
   * Plays to the end with uniformly random moves, at full speed: no state other than the last is
   * created. Gives up after {@value #MOST_PLIES} moves.
   *
   * @return the scores at the end; final unless the playout was given up or nobody could move
   */
  public Scores playout(RandomGenerator random) {
    GameState mine = now.copy();
    MoveBuffer moves = game.moves();
    long plies = 0;
    boolean goesOn = true;
    while (goesOn && plies < MOST_PLIES) {
      plies += mine.playOn(moves, random, MOST_PLIES - plies);
      goesOn = plies < MOST_PLIES && mine.applyRandom(moves, random);
      plies++;
    }
    return game.scores(mine);
  }

  /** The scores of all players; final if {@link Scores#isFinal} says so. */
  public Scores scores() {
    return game.scores(now);
  }

  /**
   * The score of a player.
   *
   * @throws IllegalArgumentException if there is no such player
   * @throws IllegalStateException if it is not a number; {@link Scores#symbol} returns it as it is
   */
  public long score(String player) {
    return scores().number(player);
  }

  /**
   * The symbol that a variable has, or its map at some keys: {@code at("board", "a1")}.
   *
   * @throws IllegalArgumentException if there is no such variable or key; the message lists what
   *     there is
   */
  public String at(String variable, String... keys) {
    ValueReader reader = game.reader(variable);
    if (keys.length != reader.keys()) {
      throw new IllegalArgumentException(
          "`%s` takes %d keys, found %d".formatted(variable, reader.keys(), keys.length));
    }
    int[] numbers = Arrays.stream(keys).mapToInt(game.model()::symbol).toArray();
    for (int place = 0; place < keys.length; place++) {
      if (!reader.isKey(place, numbers[place])) {
        Variable known = CompiledGame.described(variable, reader.shape());
        throw Names.unknown("key of " + variable, keys[place], known.keys().get(place));
      }
    }
    return game.model().symbol(reader.at(now, numbers));
  }

  /**
   * A map with one level of keys, in the order of the keys.
   *
   * @throws IllegalArgumentException if there is no such map
   */
  public SequencedMap<String, String> map(String variable) {
    Variable known = CompiledGame.described(variable, game.reader(variable).shape());
    if (known.keys().size() != 1) {
      throw new IllegalArgumentException(
          "`%s` takes %d keys, not one".formatted(variable, known.keys().size()));
    }
    SequencedMap<String, String> map = new LinkedHashMap<>();
    known.keys().getFirst().forEach(key -> map.put(key, at(variable, key)));
    return Collections.unmodifiableSequencedMap(map);
  }

  @Override
  public boolean equals(Object other) {
    if (!(other instanceof State that) || game != that.game) {
      return false;
    }
    Optional<long[]> mine = key();
    return mine.isPresent()
        ? Arrays.equals(mine.get(), that.key().orElseThrow())
        : now.equals(that.now);
  }

  @Override
  public int hashCode() {
    return key().map(Arrays::hashCode).orElseGet(now::hashCode);
  }

  private Optional<long[]> key() {
    return game.key(now);
  }

  /** The boards, and who is to move or the scores, for people to read. */
  @Override
  public String toString() {
    String end = isOver() ? "over: " + scores() : player() + " to move";
    return game.text(now) + end;
  }
}
