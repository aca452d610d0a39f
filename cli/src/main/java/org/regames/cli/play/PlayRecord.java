package org.regames.cli.play;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.regames.backend.debug.MoveNotation;
import org.regames.backend.debug.SetUpPosition;
import org.regames.backend.interpreter.Turn;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.SourceFiles;
import org.regames.ir.language.GameChoices;

/**
 * The text of a play: a move on each line as {@code moves --after} takes them, {@code //} before
 * comments. {@code docs/agents.md} describes it.
 */
public final class PlayRecord {
  /** The suffix of record files. */
  static final String SUFFIX = ".play";

  private static final String COMMENT = "//";

  /** The beginning of the comment with a set-up position in which the play starts. */
  private static final String SET_UP = "set up: ";

  /** The beginning of the comment with the choices of game options. */
  private static final String CHOICES = "choices: ";

  private PlayRecord() {}

  /**
   * The steps given by {@code --after}: moves separated by slashes, or a record file.
   *
   * @throws Failure if the file cannot be read or a step cannot be a move
   */
  static List<Play.WrittenMove> steps(String after, Terminal terminal) {
    if (!after.endsWith(SUFFIX)) {
      return Play.parse(after);
    }
    SourceFiles.check(after);
    return steps(SourceFiles.read(after, terminal.in()).text());
  }

  /** A position in the form of a record. */
  private record WrittenPosition(List<List<String>> after, Map<String, String> changes) {}

  /**
   * The set-up position in which the play of a record starts, if any.
   *
   * @throws Failure if the file cannot be read or has another content
   */
  static Optional<SetUpPosition> start(String after, Terminal terminal) {
    return said(after, SET_UP, terminal).map(json -> position(after, json));
  }

  /** Choices in the form of a record. */
  private record WrittenChoices(List<String> options, String ruleset) {}

  /**
   * The choices of game options in a record.
   *
   * @throws Failure if the file cannot be read or has another content
   */
  static Optional<GameChoices> choices(String after, Terminal terminal) {
    return said(after, CHOICES, terminal)
        .map(
            json -> {
              WrittenChoices written = written(json, WrittenChoices.class);
              if (written == null || written.options == null || written.options.contains(null)) {
                String form = "choices as the studio writes them, {\"options\": [...]}";
                throw misfit(after, CHOICES, form, json);
              }
              return new GameChoices(
                  written.options, Optional.ofNullable(written.ruleset), Optional.empty());
            });
  }

  /** The first comments of a record: the game of the play, and the choices of its options. */
  static List<String> about(String file, Optional<GameChoices> chosen) {
    List<String> about = new ArrayList<>(List.of("game: " + file));
    chosen
        .map(all -> new WrittenChoices(all.options(), all.ruleset().orElse(null)))
        .ifPresent(all -> about.add(CHOICES + new Gson().toJson(all)));
    return about;
  }

  /** The content of a comment with this beginning in a record; nothing if there is no file. */
  private static Optional<String> said(String after, String start, Terminal terminal) {
    if (!after.endsWith(SUFFIX)) {
      return Optional.empty();
    }
    SourceFiles.check(after);
    return comments(SourceFiles.read(after, terminal.in()).text()).stream()
        .filter(line -> line.startsWith(start))
        .findFirst()
        .map(line -> line.substring(start.length()));
  }

  private static <T> T written(String json, Class<T> type) {
    try {
      return new Gson().fromJson(json, type);
    } catch (JsonParseException _) {
      return null;
    }
  }

  private static Failure misfit(String file, String start, String form, String json) {
    return Failure.failed(file + ": expected after `" + start + "` " + form + ", found " + json);
  }

  private static SetUpPosition position(String file, String json) {
    WrittenPosition written = written(json, WrittenPosition.class);
    if (written == null || written.after == null || written.changes == null) {
      String form = "a position as the studio writes it, {\"after\": [...], \"changes\": {...}}";
      throw misfit(file, SET_UP, form, json);
    }
    return new SetUpPosition(written.after, written.changes);
  }

  /** The steps of the text of a record. */
  static List<Play.WrittenMove> steps(String text) {
    String moves =
        text.lines()
            .map(line -> line.split(COMMENT, 2)[0].strip())
            .filter(line -> !line.isEmpty())
            .collect(Collectors.joining(" / "));
    return moves.isEmpty() ? List.of() : Play.parse(moves);
  }

  /** The comments on lines of their own in a record. */
  static List<String> comments(String text) {
    return text.lines()
        .filter(line -> line.startsWith(COMMENT))
        .map(line -> line.substring(COMMENT.length()).strip())
        .toList();
  }

  /**
   * The text of a play.
   *
   * @param comments lines about it, before the moves
   * @param result lines about how it ended, after them
   */
  static String text(
      MoveNotation notation, List<String> comments, List<Turn> turns, List<String> result) {
    List<String> lines = new ArrayList<>();
    comments.forEach(line -> lines.add(COMMENT + " " + line));
    turns.forEach(turn -> lines.add(notation.said(turn)));
    result.forEach(line -> lines.add(COMMENT + " " + line));
    return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
  }
}
