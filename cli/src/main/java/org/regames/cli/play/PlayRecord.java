package org.regames.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.regames.backend.debug.MoveNotation;
import org.regames.backend.interpreter.Turn;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.SourceFiles;

/**
 * The text of a play: a move on each line as {@code moves --after} takes them, {@code //} before
 * comments. {@code docs/agents.md} describes it.
 */
public final class PlayRecord {
  /** What the names of files with records end in. */
  static final String SUFFIX = ".play";

  private static final String COMMENT = "//";

  private PlayRecord() {}

  /**
   * The steps that {@code --after} names: moves with slashes between them, or a file with a record.
   *
   * @throws Failure where the file cannot be read or a step cannot be a move
   */
  static List<Play.WrittenMove> steps(String after, Terminal terminal) {
    if (!after.endsWith(SUFFIX)) {
      return Play.parse(after);
    }
    SourceFiles.check(after);
    return steps(SourceFiles.read(after, terminal.in()).text());
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

  /** What the lines of a record say that are comments alone. */
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
