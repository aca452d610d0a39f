package org.regames.studio;

import java.util.List;
import java.util.Map;
import org.regames.backend.debug.SetUpPosition;
import org.regames.draw.board.Clicks;
import org.regames.draw.board.ViewWords;
import org.regames.ir.language.FamilyParameter;

/** The messages to the page. */
final class Told {
  /**
   * What the studio offers.
   *
   * @param open the files to open immediately
   * @param games the bundled games
   * @param pages the bundled pages to read, those for beginners first
   * @param begun the templates for new games
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
   * @param patience why reading the first text takes seconds; empty if it does not
   * @param varied whether texts can have parameters or options
   * @param options whether these are options, which are chosen outside the text
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
   * What an editor can colour before the text is parsed.
   *
   * @param comment the marker of a line comment
   */
  record Wording(String comment, List<String> keywords) {}

  /** A target of translation. */
  record Target(String name, String description, Wording wording) {}

  /** A page to read. */
  record Manual(String name, String title) {}

  /** A template. */
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
   * @param closed the parts that are drawn as one node
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
   * @param part the part of the automaton drawn in its place; empty if it is drawn itself
   */
  record EdgeRange(String edge, String part, int line, int column, int endLine, int endColumn) {}

  /**
   * The rules of a game in English.
   *
   * @param readable whether they are from the text, rather than from a translation of it
   * @param board a picture of the initial position; empty if there is no board
   */
  record Described(String title, boolean readable, String board, List<Topic> topics) {}

  /** What there is to say about one topic. */
  record Topic(String heading, List<Saying> sayings) {}

  /**
   * A paragraph, or something in its place.
   *
   * @param kind {@code prose}, {@code item}, {@code quote} or {@code drawing}
   * @param depth how many points an item is nested in
   */
  record Saying(String kind, String text, int depth) {}

  /** The size of a game. */
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
   * @param colours the colours of pieces on the board, by player
   * @param mover who is to move, a player or {@code random}; empty if nobody is
   * @param legal the distinct tags of the legal moves; none if the viewer may not know them
   * @param hides whether moves may be hidden from some players
   * @param words the notation of tags with a constructor, for legal moves and moves
   * @param scores the scores by player; at the end the result
   * @param board a picture of it as far as the viewer may know it; empty if that is nothing
   * @param clicks for each of the legal moves where to click on the picture
   * @param note what is wrong with the view beside the game; empty if nothing is
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
   * A set-up position.
   *
   * @param movers who can be to move
   * @param board a picture of it
   * @param pieces what can be put on cells
   * @param fields the values that matter but are on no cell
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
   * @param place a variable and the keys of its maps, separated by blanks
   * @param name its name for people
   * @param remembered whether it is internal to the rules and no picture shows it
   */
  record Field(String place, String name, String value, List<String> values, boolean remembered) {}

  /**
   * A text with its parameters and their values, or with the choices of its options.
   *
   * @param choices the choices; null for the defaults of the author
   * @param rulesets the names of rulesets
   */
  record Family(
      String text,
      List<FamilyParameter> parameters,
      Asked.Choices choices,
      List<String> rulesets) {}

  /** Whether plays lead to a position: a warning if none was found, else an empty text. */
  record Reach(String warning) {}

  /** What is wrong with a view, and the words that it may contain. */
  record ViewCheck(List<Mistake> mistakes, ViewWords words) {}

  /** A mistake in a text, and how to mend it, the likeliest way first. */
  record Mistake(String message, Span at, List<TextFix> fixes) {}

  /** A part of a text: lines and columns from 1, the end exclusive. */
  record Span(int line, int column, int endLine, int endColumn) {}

  /** A change of a text: what it does, what it replaces, and by what. */
  record TextFix(String title, Span at, String text) {}

  /** A move. */
  record Chosen(List<String> tags) {}

  /**
   * Playouts so far.
   *
   * @param plies a histogram of the plies of a sample of playouts: sorted pairs of plies and count
   * @param branching a histogram of the legal moves of choices in the sample: sorted pairs of moves
   *     and count
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

  /** The method at some nodes, and why it is not faster. */
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

  /** A finding, with the play that leads to it, if there is one. */
  record Found(String message, String code, int line, int column, List<Made> play) {}

  /** A move and its value for the player who makes it, from 0 to 1. */
  record MoveValue(List<String> tags, double value) {}

  /**
   * The intermediate result of a search.
   *
   * @param best some moves, the best first
   */
  record Thoughts(List<MoveValue> best) {}

  /**
   * A move of a play compared with the best one there.
   *
   * @param move its index in the play, from 0
   * @param value its value for the player who made it, from 0 to 1
   * @param best the value of the best move
   * @param better the best move
   */
  record Judged(int move, double value, double best, List<String> better) {}

  /** The moves of a play where there was a choice. */
  record Review(List<Judged> moves) {}

  /** The standing of an agent in a match; ratings are on the Elo scale with mean 0. */
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

  /** Who played for a player, as asked for, and with what score. */
  record SeatResult(String player, String agent, long score) {}

  /** A play of a match, and how it ended; the fault is empty if there was none. */
  record MatchPlay(List<SeatResult> seats, String fault, List<Made> moves) {}

  /** A match so far: how many plays are done, and of how many. */
  record Match(List<MatchRow> rows, MatchPlay last, int done, int total) {}

  /**
   * The progress of a request.
   *
   * @param kind one of {@code playouts}, {@code perft}, {@code verify}, {@code think}, {@code
   *     review} or {@code match}, which determines the other component that is present
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
      return new Progress("think", thoughts.best().size(), null, null, thoughts, null, null);
    }

    static Progress of(Review review) {
      return new Progress("review", review.moves().size(), null, null, null, review, null);
    }

    static Progress of(Match match) {
      return new Progress("match", match.done(), null, null, null, null, match);
    }

    /** Whether a later message will supersede this one, so that it may be dropped. */
    boolean isPassing() {
      return measured == null && counted == null && review == null && match == null;
    }
  }

  /**
   * Why a move is legal or not.
   *
   * @param path the lines of a legal move
   * @param reached how many of the tags the rules allow in sequence, whatever the position
   * @param possible the tags that can follow then
   * @param nearest the most similar legal move; none if there is none
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

  /** A line of the text, from 1; 0 for one of the automaton. */
  record Line(int line, int column, String text) {}

  /** What forbids a move. */
  record Obstacle(
      boolean decisive, int matched, Line at, String condition, Map<String, String> values) {}

  /**
   * Where the debugger is.
   *
   * @param reason why it has stopped, in lower case
   * @param frames the stack, innermost first
   * @param choices the possible next steps
   * @param board a picture
   * @param text the text to which the lines belong; null for that of the game
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

  /** A stack frame: lines and columns from 1, 0 if not known. */
  record Frame(String name, int line, int column, int endLine, int endColumn) {}

  /**
   * A possible next step.
   *
   * @param value the symbol that it chooses; empty if it chooses none
   * @param fate what it leads to: {@code move}, {@code nothing}, and so on
   */
  record MoveFate(String label, String value, String fate) {}

  /** A value, and those inside it. */
  record Row(String name, String value, List<Row> rows) {}

  private Told() {}
}
