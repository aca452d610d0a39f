package org.regames.backend.batch;

import java.util.ArrayList;
import java.util.List;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.play.SplitMix;

/** One play of a batch. */
final class Board {
  private static final int MOST_DRAWS = 1_000_000;

  /** A tag that a player saw, -1 for a move of which it saw none. */
  record Seen(int mover, int tag) {}

  final GameState state;
  final SplitMix chance = new SplitMix();
  final SplitMix policy = new SplitMix();
  long plies;
  boolean ended;

  /** Whether a move was drawn; its index in the buffer is then known, -1 if none is legal. */
  boolean isDrawn;

  /** Whether the drawn move has been handed out. */
  boolean isGiven;

  /** The action of the drawn move, -1 if not known. */
  int drawnAction = -1;

  private final Scheme scheme;
  private final MoveBuffer drawn;
  private int drawnMove;

  /** The tags of all legal moves, computed on demand. */
  private List<List<String>> legal;

  private final MoveBuffer listed;
  private int chosen = -1;
  private final List<String> prefix = new ArrayList<>();
  private final List<List<Seen>> views = new ArrayList<>();

  Board(Scheme scheme) {
    this.scheme = scheme;
    this.state = scheme.model.newState();
    this.drawn = scheme.model.newMoves();
    this.listed = scheme.model.newMoves();
  }

  void seed(long seed, long play) {
    chance.start(seed, play);
    policy.start(~seed, play);
    isDrawn = false;
    drawnAction = -1;
  }

  void begin() {
    scheme.model.reset(state);
    plies = 0;
    ended = false;
    views.clear();
    if (scheme.remembered > 0) {
      scheme.model.players().forEach(_ -> views.add(new ArrayList<>()));
    }
    prefix.clear();
    forget();
    goOn();
  }

  private void forget() {
    isDrawn = isGiven = false;
    drawnAction = chosen = -1;
    legal = null;
  }

  /** Gives up the play: after the rules have failed the state is undefined. */
  void giveUp() {
    scheme.model.reset(state);
    prefix.clear();
    forget();
  }

  /** Plays moves of chance until somebody else is to move. */
  private void goOn() {
    for (int draws = 0; state.currentPlayer() == ForwardModel.RANDOM; draws++) {
      if (draws == MOST_DRAWS) {
        throw new IllegalStateException("chance does not seem to end");
      }
      int move = state.isTerminal() ? -1 : state.choose(listed, chance);
      if (move < 0) {
        return;
      }
      apply(listed, move);
    }
  }

  private void apply(MoveBuffer moves, int move) {
    if (scheme.remembered > 0) {
      List<String> tags = state.tags(moves, move);
      int mover = scheme.mover(state.currentPlayer(), tags);
      for (int player = 0; player < views.size(); player++) {
        note(views.get(player), mover, player == mover ? tags : state.seenBy(player, moves, move));
      }
    }
    state.apply(moves, move);
  }

  private void note(List<Seen> view, int mover, List<String> tags) {
    tags.stream()
        .filter(tag -> !tag.equals(scheme.announcement))
        .forEach(tag -> view.add(new Seen(mover, scheme.tag(tag))));
    if (tags.isEmpty() && mover <= scheme.model.players().size()) {
      view.add(new Seen(mover, -1));
    }
    if (view.size() > scheme.remembered) {
      view.subList(0, view.size() - scheme.remembered).clear();
    }
  }

  private List<List<String>> legal() {
    if (legal == null) {
      state.legalMoves(listed);
      legal = new ArrayList<>();
      for (int move = 0; move < listed.size(); move++) {
        legal.add(state.tags(listed, move));
      }
    }
    return legal;
  }

  boolean isStuck() {
    if (!scheme.isNumbered) {
      return legal().isEmpty();
    }
    if (!isDrawn) {
      draw();
    }
    return drawnMove < 0;
  }

  void draw() {
    isDrawn = true;
    isGiven = false;
    drawnAction = -1;
    drawnMove = state.choose(drawn, policy);
  }

  /** A random action, each legal move with the same probability; 0 if there is none. */
  int drawAction() {
    if (ended) {
      return 0;
    }
    if (!scheme.isNumbered) {
      return drawLetter();
    }
    if (!isDrawn || isGiven) {
      draw();
    }
    if (drawnMove < 0) {
      return 0;
    }
    if (drawnAction < 0) {
      drawnAction = scheme.move(state.tags(drawn, drawnMove));
    }
    isGiven = true;
    return drawnAction;
  }

  private int drawLetter() {
    List<List<String>> fitting = legal().stream().filter(this::continues).toList();
    if (fitting.isEmpty()) {
      return 0;
    }
    return nextLetter(fitting.get(policy.nextInt(fitting.size())));
  }

  private boolean continues(List<String> word) {
    return word.size() >= prefix.size() && word.subList(0, prefix.size()).equals(prefix);
  }

  /** The action that continues a word after the tags spelled so far; the last one ends the move. */
  private int nextLetter(List<String> word) {
    return word.size() == prefix.size() ? scheme.end() : scheme.tag(word.get(prefix.size()));
  }

  /** The legal actions. */
  int[] actions() {
    if (ended) {
      return new int[0];
    }
    return scheme.isNumbered
        ? legal().stream().mapToInt(scheme::move).toArray()
        : legal().stream().filter(this::continues).mapToInt(this::nextLetter).toArray();
  }

  /** Finds the move of an action, or that its tag continues a move; returns whether it is legal. */
  boolean resolve(int action) {
    chosen = -1;
    if (ended || (drawnAction >= 0 && action == drawnAction)) {
      return true;
    }
    if (!scheme.isNumbered) {
      return legal().stream().anyMatch(word -> continues(word) && nextLetter(word) == action);
    }
    for (int move = 0; chosen < 0 && move < legal().size(); move++) {
      chosen = scheme.move(legal.get(move)) == action ? move : -1;
    }
    return chosen >= 0;
  }

  /** Plays the resolved action; returns whether a move is complete. */
  boolean play(int action) {
    if (!scheme.isNumbered) {
      chosen = spell(action);
      if (chosen < 0) {
        return false;
      }
      prefix.clear();
    }
    if (chosen < 0) {
      apply(drawn, drawnMove);
    } else {
      state.legalMoves(listed);
      apply(listed, chosen);
    }
    forget();
    plies++;
    goOn();
    return true;
  }

  /** Plays a random move, the drawn one if there is one; returns whether there was any. */
  boolean playRandom() {
    if (!isDrawn) {
      draw();
    }
    if (drawnMove < 0) {
      return false;
    }
    apply(drawn, drawnMove);
    prefix.clear();
    forget();
    plies++;
    goOn();
    return true;
  }

  /** Appends a tag; returns the move that it completes, -1 while there are longer ones. */
  private int spell(int action) {
    if (action != scheme.end()) {
      legal().stream()
          .filter(word -> continues(word) && nextLetter(word) == action)
          .findFirst()
          .ifPresent(word -> prefix.add(word.get(prefix.size())));
    }
    int complete = -1;
    boolean longer = false;
    for (int move = 0; move < legal().size(); move++) {
      List<String> word = legal.get(move);
      if (continues(word)) {
        boolean whole = word.size() == prefix.size();
        longer |= !whole;
        complete = whole && complete < 0 ? move : complete;
      }
    }
    return action == scheme.end() || !longer ? complete : -1;
  }

  /**
   * The observation of a player: the player, who is to move, and the state or the tags the player
   * saw.
   */
  void observe(int player, byte[] row) {
    int players = scheme.model.players().size();
    int mover = state.currentPlayer();
    if (player >= 0) {
      row[player] = 1;
    }
    if (mover >= 0 && !ended) {
      row[players + mover] = 1;
    }
    if (scheme.remembered == 0) {
      for (Scheme.Plane plane : scheme.planes) {
        int rank = plane.ranks()[plane.reader().at(state, plane.keys())];
        if (rank >= 0) {
          row[plane.start() + rank] = 1;
        }
      }
    } else if (player >= 0 && !views.isEmpty()) {
      int start = 2 * players;
      for (Seen seen : views.get(player)) {
        row[start + seen.mover()] = 1;
        if (seen.tag() >= 0) {
          row[start + scheme.movers() + seen.tag()] = 1;
        }
        start += scheme.width();
      }
    }
  }
}
