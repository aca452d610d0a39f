package org.regames.backend.diff;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.ir.Builtins;

/**
 * Plays two compiled games side by side, the same moves in both, and looks at each position whether
 * they still agree: a hundred times as many positions as the interpreter could look at. Most plays
 * are not drawn evenly: rules that hide from even plays are about moves that are rare, players who
 * are hemmed in, positions that stay open, and play that goes to and fro.
 */
final class Lockstep {
  private static final int MOST_MOVES = 2_000;
  private static final int LOOKED_AHEAD = 8;

  /** How a play chooses among the moves that are legal in both games. */
  private enum Style {
    EVEN,
    RARE_MOVES,
    EVEN_AGAIN,
    FEW_ANSWERS,
    MANY_ANSWERS,
    TO_AND_FRO
  }

  private final GameState first;
  private final GameState second;
  private final MoveBuffer firstMoves;
  private final MoveBuffer secondMoves;
  private final GameState ahead;
  private final MoveBuffer aheadMoves;
  private final Renaming renaming;
  private final boolean looksAtViews;
  private final Map<List<String>, Integer> everPlayed = new HashMap<>();
  private long positions;

  /**
   * @param looksAtViews whether players may see less of a move than its tags
   */
  Lockstep(ForwardModel first, ForwardModel second, Renaming renaming, boolean looksAtViews) {
    this.first = first.newState();
    this.second = second.newState();
    this.firstMoves = first.newMoves();
    this.secondMoves = second.newMoves();
    this.ahead = first.newState();
    this.aheadMoves = first.newMoves();
    this.renaming = renaming;
    this.looksAtViews = looksAtViews;
  }

  /** How many positions were compared. */
  long positions() {
    return positions;
  }

  /**
   * Plays.
   *
   * @param number the number of the play, which with the seed decides on all its moves
   * @param most how many positions to compare at most
   * @return the tags of the moves, in the words of the first game, up to a position where the games
   *     differ; nothing where none was met
   */
  Optional<List<List<String>>> play(int number, SplittableRandom random, long most) {
    Style style = Style.values()[number % Style.values().length];
    first.model().reset(first);
    second.model().reset(second);
    Map<List<String>, Integer> played = new HashMap<>();
    List<List<String>> play = new ArrayList<>();
    while (play.size() < MOST_MOVES && positions < most) {
      positions++;
      List<List<String>> tags = new ArrayList<>();
      List<Integer> likes = new ArrayList<>();
      if (!agree(tags, likes)) {
        return Optional.of(play);
      }
      if (tags.isEmpty()) {
        break;
      }
      int chosen = choose(style, tags, played, random);
      List<String> move = tags.get(chosen);
      played.merge(move, 1, Integer::sum);
      everPlayed.merge(move, 1, Integer::sum);
      play.add(move);
      first.apply(firstMoves, chosen);
      second.apply(secondMoves, likes.get(chosen));
    }
    return Optional.empty();
  }

  /** Compares the positions; the moves of the first and for each the number of the same one. */
  private boolean agree(List<List<String>> tags, List<Integer> likes) {
    if (first.isTerminal() || second.isTerminal()) {
      return first.isTerminal() == second.isTerminal()
          && scores(first, true).equals(scores(second, false));
    }
    if (!renaming.of(mover(first)).equals(mover(second))) {
      return false;
    }
    first.legalMoves(firstMoves);
    second.legalMoves(secondMoves);
    Map<List<String>, Integer> others = new LinkedHashMap<>();
    for (int move = 0; move < secondMoves.size(); move++) {
      others.putIfAbsent(second.tags(secondMoves, move), move);
    }
    Map<List<String>, Integer> mine = new HashMap<>();
    for (int move = 0; move < firstMoves.size(); move++) {
      List<String> text = first.tags(firstMoves, move);
      Integer like = others.get(renaming.of(text));
      if (like == null || looksAtViews && !viewsAgree(move, like)) {
        return false;
      }
      tags.add(text);
      likes.add(like);
      mine.putIfAbsent(text, move);
    }
    return mine.size() == others.size();
  }

  private boolean viewsAgree(int move, int like) {
    List<String> players = first.model().players();
    List<String> others = second.model().players();
    for (int player = 0; player < players.size(); player++) {
      int other = others.indexOf(renaming.of(players.get(player)));
      if (player != first.currentPlayer()
          && !renaming
              .of(first.seenBy(player, firstMoves, move))
              .equals(second.seenBy(other, secondMoves, like))) {
        return false;
      }
    }
    return true;
  }

  private static String mover(GameState state) {
    int player = state.currentPlayer();
    return player == ForwardModel.RANDOM
        ? Builtins.RANDOM
        : player == ForwardModel.KEEPER ? Builtins.KEEPER : state.model().players().get(player);
  }

  private Map<String, String> scores(GameState state, boolean renamed) {
    Map<String, String> scores = new HashMap<>();
    for (int player = 0; player < state.model().players().size(); player++) {
      String name = state.model().players().get(player);
      String score = state.score(player);
      scores.put(renamed ? renaming.of(name) : name, renamed ? renaming.of(score) : score);
    }
    return scores;
  }

  private int choose(
      Style style,
      List<List<String>> tags,
      Map<List<String>, Integer> played,
      SplittableRandom random) {
    int even = random.nextInt(tags.size());
    return switch (style) {
      case EVEN, EVEN_AGAIN -> even;
      case RARE_MOVES -> least(tags, even, move -> everPlayed.getOrDefault(tags.get(move), 0));
      case TO_AND_FRO -> {
        int often = least(tags, even, move -> -played.getOrDefault(tags.get(move), 0));
        yield random.nextInt(LOOKED_AHEAD) == 0 ? even : often;
      }
      case FEW_ANSWERS -> ahead(tags.size(), random, 1);
      case MANY_ANSWERS -> ahead(tags.size(), random, -1);
    };
  }

  /** Counts something about a move. */
  private interface Measure {
    int of(int move);
  }

  /** The move with the least of something; of several one by chance. */
  private static int least(List<List<String>> tags, int from, Measure measure) {
    int best = from;
    int least = measure.of(from);
    for (int i = 1; i < tags.size(); i++) {
      int move = (from + i) % tags.size();
      int value = measure.of(move);
      if (value < least) {
        least = value;
        best = move;
      }
    }
    return best;
  }

  /** Of some moves the one after which there are the fewest, or most, to choose from. */
  private int ahead(int moves, SplittableRandom random, int sign) {
    int best = -1;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < Math.min(moves, LOOKED_AHEAD); i++) {
      int move = random.nextInt(moves);
      ahead.copyFrom(first);
      ahead.apply(firstMoves, move);
      int value = ahead.isTerminal() ? Integer.MAX_VALUE - 1 : sign * ahead.countMoves(aheadMoves);
      if (value < least) {
        least = value;
        best = move;
      }
    }
    return best;
  }
}
