package org.regames.linegames.script;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.regames.ir.language.FamilyParameter;
import org.regames.linegames.model.Captures;
import org.regames.linegames.model.Direction;
import org.regames.linegames.model.LineGame;
import org.regames.linegames.model.LineGameBuilder;
import org.regames.linegames.model.LineGameException;
import org.regames.linegames.model.Node;
import org.regames.linegames.model.Piece;
import org.regames.linegames.output.Parameters;

/**
 * Reads the {@link Answer}s of a process, which cannot be trusted: the script in it may have got
 * hold of the stream. Anything that is not a possible answer at that point is misbehaviour of the
 * process. The answers to one task, with a limit on the number of each, are
 *
 * <pre>
 *   Warning* Running (Printed | Parameter | Warning)* (Done | Mistake)    of a process that runs
 *   Warning* Mistake                                                      the same, before it runs
 *   Compiled Done | Mistake                                               of one that compiles
 * </pre>
 */
final class AnswerReader {
  /** The most games of one script. */
  static final int MOST_GAMES = 1_000;

  private static final int MOST_BYTES = 100_000_000;
  private static final int MOST_BYTES_OF_A_MESSAGE = 4 * Answer.MOST_CHARACTERS;
  private static final int MOST_BYTES_OF_A_NAME = 400;
  private static final int MOST_NODES = 10_000;
  private static final Pattern PARAMETER = Parameters.NAME;

  /** The process sent something that is not a possible answer. */
  static final class Misbehaviour extends IOException {
    private static final long serialVersionUID = 1L;

    Misbehaviour(String why) {
      super(why);
    }
  }

  /** The stage of a task. */
  private enum Stage {
    BEGUN,
    RUNNING,
    COMPILED
  }

  private final DataInputStream in;
  private final boolean compiles;
  private Stage stage = Stage.BEGUN;
  private long bytes;
  private int games;
  private int parameters;

  /**
   * @param compiles whether the task is to compile, not to run
   */
  AnswerReader(DataInputStream in, boolean compiles) {
    this.in = in;
    this.compiles = compiles;
  }

  /**
   * The next answer.
   *
   * @return empty if the process has ended
   * @throws Misbehaviour if it is not a possible answer now
   */
  Optional<Answer> next() throws IOException {
    int kind = in.read();
    if (kind < 0) {
      return Optional.empty();
    }
    Answer answer =
        switch (kind) {
          case 'R' -> new Answer.Running();
          case 'P' -> new Answer.Printed(game());
          case 'V' -> new Answer.Parameter(parameter());
          case 'C' -> new Answer.Compiled(bytes(MOST_BYTES));
          case 'W' -> new Answer.Warning(place(), text(MOST_BYTES_OF_A_MESSAGE));
          case 'M' ->
              new Answer.Mistake(
                  place(), place(), text(MOST_BYTES_OF_A_MESSAGE), text(MOST_BYTES_OF_A_MESSAGE));
          case 'D' -> new Answer.Done();
          default -> throw new Misbehaviour("there is no answer " + kind);
        };
    follow(answer);
    return Optional.of(answer);
  }

  /** Checks that an answer may follow those before it. */
  private void follow(Answer answer) throws Misbehaviour {
    boolean isInPlace =
        switch (answer) {
          case Answer.Running _ -> !compiles && stage == Stage.BEGUN;
          case Answer.Printed _ -> stage == Stage.RUNNING && ++games <= MOST_GAMES;
          case Answer.Parameter(
                  FamilyParameter(String name, String value, List<String> possible)) ->
              stage == Stage.RUNNING
                  && ++parameters <= Parameters.MOST_PARAMETERS
                  && PARAMETER.matcher(name).matches()
                  && Parameters.VALUE.matcher(value).matches()
                  && possible.stream().allMatch(one -> Parameters.VALUE.matcher(one).matches());
          case Answer.Compiled _ -> compiles && stage == Stage.BEGUN;
          case Answer.Warning _ -> !compiles;
          case Answer.Mistake _ -> stage != Stage.COMPILED;
          case Answer.Done _ -> stage == (compiles ? Stage.COMPILED : Stage.RUNNING);
        };
    if (!isInPlace) {
      throw new Misbehaviour("an answer is out of place: " + answer.getClass().getSimpleName());
    }
    stage =
        switch (answer) {
          case Answer.Running _ -> Stage.RUNNING;
          case Answer.Compiled _ -> Stage.COMPILED;
          case Answer.Printed _,
              Answer.Parameter _,
              Answer.Warning _,
              Answer.Mistake _,
              Answer.Done _ ->
              stage;
        };
  }

  private FamilyParameter parameter() throws IOException {
    String name = text(MOST_BYTES_OF_A_NAME);
    String value = text(MOST_BYTES_OF_A_NAME);
    List<String> possible = new ArrayList<>();
    for (int left = count(FamilyParameter.MOST_TOLD); left > 0; left--) {
      possible.add(text(MOST_BYTES_OF_A_NAME));
    }
    return new FamilyParameter(name, value, possible);
  }

  private LineGame game() throws IOException {
    String name = text(MOST_BYTES_OF_A_NAME);
    List<Node> nodes = new ArrayList<>();
    for (int left = count(MOST_NODES); left > 0; left--) {
      nodes.add(new Node(text(MOST_BYTES_OF_A_NAME), in.readDouble(), in.readDouble()));
    }
    Map<String, Map<Direction, String>> lines = new LinkedHashMap<>();
    for (Node node : nodes) {
      Map<Direction, String> outgoing = new EnumMap<>(Direction.class);
      for (int left = in.readUnsignedByte(); left > 0; left--) {
        outgoing.put(one(Direction.values()), text(MOST_BYTES_OF_A_NAME));
      }
      lines.put(node.name(), outgoing);
    }
    Map<String, Piece> pieces = new LinkedHashMap<>();
    for (int left = count(MOST_NODES); left > 0; left--) {
      pieces.put(text(MOST_BYTES_OF_A_NAME), one(Piece.values()));
    }
    LineGame game =
        new LineGame(
            name, nodes, lines, pieces, one(Captures.values()), in.readBoolean(), turns(), turns());
    try {
      return LineGameBuilder.checked(game);
    } catch (LineGameException wrong) {
      throw new Misbehaviour("not a game: " + wrong.getMessage());
    }
  }

  private OptionalInt turns() throws IOException {
    int turns = in.readInt();
    return turns == 0 ? OptionalInt.empty() : OptionalInt.of(turns);
  }

  private <T> T one(T[] values) throws IOException {
    int ordinal = in.readUnsignedByte();
    if (ordinal >= values.length) {
      throw new Misbehaviour("there is no value " + ordinal);
    }
    return values[ordinal];
  }

  /** A line or a column, from 0. */
  private int place() throws IOException {
    return count(Integer.MAX_VALUE);
  }

  private int count(int most) throws IOException {
    int count = in.readInt();
    if (count < 0 || count > most) {
      throw new Misbehaviour("too many or too few: " + count);
    }
    return count;
  }

  private String text(int most) throws IOException {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes(most))).toString();
    } catch (CharacterCodingException e) {
      throw new Misbehaviour("a text is not UTF-8");
    }
  }

  private byte[] bytes(int most) throws IOException {
    int length = count(most);
    bytes += length;
    if (bytes > MOST_BYTES) {
      throw new Misbehaviour("the answers are longer than " + MOST_BYTES + " bytes");
    }
    byte[] read = in.readNBytes(length);
    if (read.length < length) {
      throw new Misbehaviour("an answer has no end");
    }
    return read;
  }
}
