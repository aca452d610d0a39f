package org.regames.studio;

import java.util.List;
import java.util.Map;
import org.regames.backend.debug.SetUpPosition;
import org.regames.draw.board.Clicks;
import org.regames.draw.board.ViewWords;
import org.regames.ir.language.FamilyParameter;

/** What is sent to the page. */
final class Told {
  /**
   * What there is.
   *
   * @param open the files to open at once
   * @param games the games that come with the studio
   * @param pages the pages to read that come with it, those to begin with first
   * @param begun what a new game begins with
   */
  record Welcome(
      String folder,
      List<String> files,
      List<String> open,
      List<Known> languages,
      List<Target> targets,
      List<AgentKnown> agents,
      List<PassKnown> passes,
      List<String> games,
      List<Manual> pages,
      Begun begun) {}

  /**
   * A language that games can be read in.
   *
   * @param manual the page about it
   * @param patience what makes the first reading of a text take seconds; empty where nothing does
   * @param varied whether texts can have parameters or options
   * @param options whether those are options, which are chosen beside the text
   */
  record Known(
      String name,
      String description,
      List<String> suffixes,
      boolean charts,
      Wording wording,
      String manual,
      String patience,
      boolean varied,
      boolean options) {}

  /**
   * What an editor colours before anybody has read the text.
   *
   * @param comment what begins a comment that ends with its line
   */
  record Wording(String comment, List<String> keywords) {}

  /** What games can be translated to. */
  record Target(String name, String description, Wording wording) {}

  /** A page to read. */
  record Manual(String name, String title) {}

  /** A text to begin with. */
  record Begun(String name, String text) {}

  /** A kind of player. */
  record AgentKnown(String name, String description) {}

  /** A pass. */
  record PassKnown(String name, String description) {}

  /** The files of the folder. */
  record Files(List<String> files) {}

  /** A text. */
  record Text(String text) {}

  /**
   * A picture.
   *
   * @param places where the edges come from, by their texts, which are titles in the picture
   * @param open the parts of the automaton that are open
   * @param closed those that are drawn as one node
   */
  record Picture(
      String svg,
      int nodes,
      int edges,
      List<EdgeRange> places,
      List<String> open,
      List<String> closed) {}

  /**
   * An edge and its place in the text: lines and columns from 1, the end exclusive.
   *
   * @param part the part of the automaton that is drawn in its place; empty where it is drawn
   */
  record EdgeRange(String edge, String part, int line, int column, int endLine, int endColumn) {}

  /**
   * The rules of a game in English.
   *
   * @param readable whether they are those of the text, rather than of a translation of it
   * @param board a picture of the position where plays start; empty where there is no board
   */
  record Described(String title, boolean readable, String board, List<Topic> topics) {}

  /** What there is to say of one topic. */
  record Topic(String heading, List<Saying> sayings) {}

  /**
   * A paragraph, or what stands in the place of one.
   *
   * @param kind {@code prose}, {@code item}, {@code quote} or {@code drawing}
   * @param depth how many points an item is a part of
   */
  record Saying(String kind, String text, int depth) {}

  /** How large a game is. */
  record Size(int nodes, int edges, int variables, long bits) {}

  /** The passes that changed something, in order. */
  record Steps(Size before, List<StepDone> steps) {}

  /** A pass that changed something. */
  record StepDone(String pass, int round, Size after, double millis) {}

  /** The automaton before and after a step. */
  record StepTexts(String pass, String before, String after, List<String> touched) {}

  /** A game in another language. */
  record Translation(String text, List<String> warnings) {}

  /** A move that was made. */
  record Made(String player, List<String> tags) {}

  /**
   * A position.
   *
   * @param colours by player, those of the pieces on the board
   * @param mover who is to move, a player or {@code random}; empty where nobody is
   * @param legal the tags of the legal moves, each once; none where the player who looks may not
   *     know them
   * @param hides whether moves may be hidden from some players
   * @param words how tags of legal moves and of moves are said, those that have a constructor
   * @param scores by player; at the end those of the play
   * @param board a picture of it, as far as who looks may know it; empty where that is nothing
   * @param clicks for each of the legal moves where to click on the picture
   * @param note what is wrong with the view beside the game; empty where nothing is
   */
  record Position(
      List<String> players,
      Map<String, String> colours,
      String mover,
      boolean over,
      boolean hides,
      List<List<String>> legal,
      List<Made> moves,
      Map<String, String> words,
      Map<String, String> scores,
      String board,
      List<Clicks> clicks,
      String note) {}

  /**
   * A position that is set up.
   *
   * @param movers who can be to move
   * @param board a picture of it
   * @param pieces what can be put on cells
   * @param fields what is on no cell, as far as it matters
   */
  record SetUpBoard(
      SetUpPosition position,
      String mover,
      List<String> movers,
      String board,
      List<SetUpPiece> pieces,
      List<Field> fields) {}

  /** A piece to put on cells, and a picture of it. */
  record SetUpPiece(String name, String picture) {}

  /**
   * A value that can be chosen.
   *
   * @param place a variable and the keys of its maps, with blanks between them
   * @param name what people call it
   * @param remembered whether the rules alone know it, and no picture shows it
   */
  record Field(String place, String name, String value, List<String> values, boolean remembered) {}

  /**
   * A text with values of its parameters, and these; or with what is chosen of its options.
   *
   * @param choices null where the author of the text decides
   * @param rulesets the names of choices that belong together
   */
  record Family(
      String text,
      List<FamilyParameter> parameters,
      Asked.Choices choices,
      List<String> rulesets) {}

  /** Whether plays lead to a position; a warning where none was found, else an empty text. */
  record Reach(String warning) {}

  /** What is wrong with a view, and what it may say. */
  record ViewCheck(List<Mistake> mistakes, ViewWords words) {}

  /** A mistake in a text: lines and columns from 1, the end exclusive. */
  record Mistake(String message, int line, int column, int endLine, int endColumn) {}

  /** A move. */
  record Chosen(List<String> tags) {}

  /**
   * Playouts so far.
   *
   * @param plies how many playouts of a sample had so many plies: pairs, in order
   * @param branching how many choices of the sample had so many moves: pairs, in order
   * @param scores for each player how many playouts gave each score
   */
  record Measured(
      long playouts,
      double seconds,
      double playoutsPerSecond,
      double statesPerSecond,
      double meanPlies,
      double meanBranching,
      List<long[]> plies,
      List<long[]> branching,
      Map<String, Map<String, Long>> scores,
      long unfinished,
      String engine) {}

  /** Counts of sequences by their length. */
  record Counts(List<DepthCount> depths) {}

  /** A count. */
  record DepthCount(int depth, long count, double millis) {}

  /** How moves are found. */
  record Explained(List<Reason> reasons) {}

  /** How it is done at some nodes, and why not faster. */
  record Reason(String subject, String how, String reason, List<String> nodes) {}

  /** Whether a game is proper. */
  record Verdict(
      boolean proper,
      boolean exhaustive,
      int states,
      int depth,
      int plays,
      List<Held> conditions,
      List<Found> lints) {}

  /** A condition of a proper game. */
  record Held(String meaning, boolean holds, List<Found> found) {}

  /** Something found; the play that leads to it, where there is one. */
  record Found(String message, String code, int line, int column, List<Made> play) {}

  /** A move and what it brings who makes it, from 0 to 1. */
  record MoveValue(List<String> tags, double value) {}

  /**
   * What a search thinks so far.
   *
   * @param best some moves, the one that it would play first
   */
  record Thoughts(long iterations, List<MoveValue> best) {}

  /**
   * A move of a play, beside the best one there.
   *
   * @param move its place in the play, from 0
   * @param value what it brought who made it, from 0 to 1
   * @param best what the best move would have
   * @param better the best move
   */
  record Judged(int move, double value, double best, List<String> better) {}

  /** The moves of a play where there was a choice. */
  record Review(List<Judged> moves) {}

  /** How an agent does in a match; ratings are on Elo's scale, their mean 0. */
  record MatchRow(
      String agent,
      int plays,
      int wins,
      int draws,
      int losses,
      double meanScore,
      double elo,
      double eloMargin,
      int faults) {}

  /** A play of a match, and how it ended. */
  record MatchPlay(String result, List<Made> moves) {}

  /** A match so far. */
  record Match(List<MatchRow> rows, MatchPlay last, int done) {}

  /**
   * How far a question is.
   *
   * @param kind which: {@code playouts}, {@code perft}, {@code verify}, {@code think}, {@code
   *     review} or {@code match}; it tells which of the others is there
   */
  record Progress(
      String kind,
      long done,
      Measured measured,
      DepthCount counted,
      Thoughts thoughts,
      Review review,
      Match match) {
    static Progress of(Measured measured, long done) {
      return new Progress("playouts", done, measured, null, null, null, null);
    }

    static Progress of(DepthCount counted) {
      return new Progress("perft", counted.depth(), null, counted, null, null, null);
    }

    static Progress verified(long done) {
      return new Progress("verify", done, null, null, null, null, null);
    }

    static Progress of(Thoughts thoughts) {
      return new Progress("think", thoughts.iterations(), null, null, thoughts, null, null);
    }

    static Progress of(Review review) {
      return new Progress("review", review.moves().size(), null, null, null, review, null);
    }

    static Progress of(Match match) {
      return new Progress("match", match.done(), null, null, null, null, match);
    }

    /** Whether another one soon says the same and more, so that not each has to be told. */
    boolean isPassing() {
      return measured == null && counted == null && review == null && match == null;
    }
  }

  /**
   * Why a move is legal or not.
   *
   * @param path the lines of a legal move
   * @param reached how many of the tags the rules know in a row, whatever the position
   * @param possible the tags that they go on with then
   * @param nearest the legal move that is most like it; none where none is
   */
  record Why(
      List<String> tags,
      String player,
      boolean legal,
      boolean complete,
      List<Line> path,
      List<Obstacle> obstacles,
      int reached,
      List<String> possible,
      List<String> nearest) {}

  /** A line of the text, from 1; 0 where it is one of the automaton. */
  record Line(int line, int column, String text) {}

  /** What forbids a move. */
  record Obstacle(
      boolean decisive, int matched, Line at, String condition, Map<String, String> values) {}

  /**
   * Where the debugger is.
   *
   * @param reason why it has stopped, in lower case
   * @param frames the stack, innermost first
   * @param choices what can come next
   * @param board a picture
   * @param text the text that the lines are those of; null where it is that of the game
   */
  record Debug(
      String reason,
      String message,
      String player,
      List<String> tags,
      List<Frame> frames,
      List<MoveFate> choices,
      String board,
      List<Row> variables,
      String text) {}

  /** A part of the stack: lines and columns from 1, 0 where they are not known. */
  record Frame(String name, int line, int column, int endLine, int endColumn) {}

  /**
   * What can come next.
   *
   * @param value the symbol that it chooses; empty where it chooses none
   * @param fate what becomes of it: {@code move}, {@code nothing}, and so on
   */
  record MoveFate(String label, String value, String fate) {}

  /** A value, and those inside it. */
  record Row(String name, String value, List<Row> rows) {}

  private Told() {}
}
