package org.regames.backend.diff;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongConsumer;
import org.regames.backend.explore.Lookahead;
import org.regames.backend.explore.NoveltyArchive;
import org.regames.backend.explore.Trail;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.ir.Builtins;

/**
 * Plays two compiled games side by side, the same moves in both, and checks in each position
 * whether they still agree: a hundred times as many positions as with the interpreter. Most plays
 * are not uniformly random: the rules that those miss are about rare moves, players who are hemmed
 * in, positions that stay open, ways to end a play, and moves back and forth. And most plays begin
 * where an earlier one found something rare, see {@link NoveltyArchive}.
 */
final class Lockstep {
  private static final int MOST_MOVES = 2_000;
  private static final int LOOKED_AHEAD = 8;

  /** One play in this many begins at the start. */
  private static final int FROM_START = 4;

  /** The most moves with which a play continues an earlier one, except for a few that go far. */
  private static final int GOES_ON = 40;

  private static final int FAR = 2;

  /** Comparing a position takes as much time as this many moves. */
  private static final int POSITION = 5;

  /** How a play chooses among the moves that are legal in both games. */
  private enum Style {
    EVEN,
    RARE_MOVES,
    EVEN_AGAIN,
    FEW_ANSWERS,
    MANY_ANSWERS,
    TO_AND_FRO,
    RARE_POSITIONS,
    ENDINGS
  }

  /** Positions of both games after the same moves. */
  private record Saved(GameState first, GameState second, Trail trail) {}

  private final GameState first;
  private final GameState second;
  private final MoveBuffer firstMoves;
  private final MoveBuffer secondMoves;
  private final Lookahead lookahead;
  private final Lookahead secondLookahead;
  private final TagRenaming renaming;
  private final boolean looksAtViews;
  private final NoveltyArchive<Saved> archive;
  private final Map<List<String>, Integer> everPlayed = new HashMap<>();
  private long positions;
  private long work;
  private int plays;

  /**
   * @param looksAtViews whether players may see less of a move than its tags
   * @param concerned the variables of the first game that the differences depend on
   */
  Lockstep(
      ForwardModel first,
      ForwardModel second,
      TagRenaming renaming,
      boolean looksAtViews,
      Set<String> concerned) {
    this.first = first.newState();
    this.second = second.newState();
    this.firstMoves = first.newMoves();
    this.secondMoves = second.newMoves();
    this.lookahead = new Lookahead(first, LOOKED_AHEAD);
    this.secondLookahead = new Lookahead(second, LOOKED_AHEAD);
    this.renaming = renaming;
    this.looksAtViews = looksAtViews;
    this.archive = new NoveltyArchive<>(first, concerned);
  }

  /** The number of positions compared. */
  long positions() {
    return positions;
  }

  /** The number of plays compared from the start. */
  int plays() {
    return plays;
  }

  /**
   * Plays until this many moves and positions were compared, or there is nowhere to continue.
   *
   * @param mostPlays the maximum number of plays that begin at the start
   * @param seed determines all moves
   * @param progress receives now and then how many positions were compared
   * @return the tags of the moves, as in the first game, up to a position where the games differ;
   *     nothing if none was found
   */
  Optional<List<List<String>>> play(int mostPlays, long most, long seed, LongConsumer progress) {
    SplittableRandom seeds = new SplittableRandom(seed);
    for (int number = 0; work < most; number++) {
      SplittableRandom random = seeds.split();
      boolean isNew = number % FROM_START == 0 && plays < mostPlays;
      Optional<Saved> begun = isNew ? Optional.empty() : archive.choose(random);
      if (!isNew && begun.isEmpty()) {
        return Optional.empty();
      }
      plays += isNew ? 1 : 0;
      Style style = Style.values()[random.nextInt(Style.values().length)];
      Optional<List<List<String>>> different = play(style, begun, random, most);
      if (different.isPresent()) {
        return different;
      }
      progress.accept(positions);
    }
    return Optional.empty();
  }

  private Optional<List<List<String>>> play(
      Style style, Optional<Saved> begun, SplittableRandom random, long most) {
    Trail trail = begun.map(Saved::trail).orElse(Trail.START);
    int last = trail.length() + (begun.isEmpty() ? MOST_MOVES : length(random));
    begin(begun);
    Map<List<String>, Integer> played = new HashMap<>();
    while (trail.length() < last && work < most) {
      positions++;
      work += POSITION;
      List<List<String>> tags = new ArrayList<>();
      List<Integer> likes = new ArrayList<>();
      if (!agree(tags, likes)) {
        return Optional.of(trail.moves());
      }
      if (tags.isEmpty()) {
        break;
      }
      work += tags.size();
      Trail here = trail;
      archive.look(first, tags.size(), random, () -> new Saved(first.copy(), second.copy(), here));
      int chosen = choose(style, tags, likes, played, random);
      List<String> move = tags.get(chosen);
      played.merge(move, 1, Integer::sum);
      everPlayed.merge(move, 1, Integer::sum);
      trail = trail.then(move);
      first.apply(firstMoves, chosen);
      second.apply(secondMoves, likes.get(chosen));
    }
    return Optional.empty();
  }

  /** The length of a play: half of them are short, the others go to their end. */
  private static int length(SplittableRandom random) {
    return random.nextInt(FAR) == 0 ? MOST_MOVES : 1 + random.nextInt(GOES_ON);
  }

  private void begin(Optional<Saved> saved) {
    if (saved.isPresent()) {
      first.copyFrom(saved.get().first());
      second.copyFrom(saved.get().second());
    } else {
      first.model().reset(first);
      second.model().reset(second);
    }
  }

  /**
   * Compares the positions, and fills the moves of the first and for each the number of its
   * counterpart.
   */
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
      renaming.enter(second.tags(secondMoves, move), move, others);
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
              .equals(renaming.key(second.seenBy(other, secondMoves, like)))) {
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
      List<Integer> likes,
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
      case FEW_ANSWERS -> lookahead.least(first, firstMoves, random, lookahead::answers);
      case MANY_ANSWERS ->
          lookahead.least(first, firstMoves, random, state -> -lookahead.answers(state));
      case RARE_POSITIONS -> lookahead.least(first, firstMoves, random, archive::familiarity);
      case ENDINGS -> {
        boolean inFirst = random.nextBoolean();
        int end =
            inFirst
                ? lookahead.ending(first, firstMoves, random)
                : likes.indexOf(secondLookahead.ending(second, secondMoves, random));
        yield end < 0 ? lookahead.least(first, firstMoves, random, lookahead::answers) : end;
      }
    };
  }

  /** A quantity of a move. */
  private interface Measure {
    int of(int move);
  }

  /** The move with the smallest quantity; a random one of several. */
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
}
