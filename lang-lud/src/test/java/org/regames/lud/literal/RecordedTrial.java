package org.regames.lud.literal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;

/**
 * A recorded play.
 *
 * @param moves all moves, those of start rules first
 * @param sizes the number of legal moves of each state in which somebody moved
 * @param legal all legal moves of the first states, where the record has them
 * @param winner who has won, 0 for nobody, or -1 where the record does not tell
 * @param ranking of each player, from 0 on
 */
record RecordedTrial(
    List<RecordedMove> moves,
    List<Integer> sizes,
    List<List<RecordedMove>> legal,
    int winner,
    double[] ranking) {
  private static final Set<String> NOT_COMPARED =
      Set.of(
          "levelFrom",
          "levelTo",
          "level",
          "type",
          "typeFrom",
          "typeTo",
          "message",
          "propositionInt",
          "event",
          "voteInt",
          "player1",
          "player2",
          "indexHandDice");

  /** A move as it is recorded. */
  record RecordedMove(int mover, int from, int to, int levelMin, List<RecordedAction> actions) {
    /** What of its actions is compared, in order. */
    List<String> keys() {
      return actions.stream()
          .filter(action -> !action.name().startsWith("Note"))
          .map(action -> key(action.name(), action.fields()))
          .toList();
    }

    /** The faces that dice show, of rolls before the decision or after it. */
    int[] faces(boolean before) {
      int decision = 0;
      while (decision < actions.size() && !actions.get(decision).fields().containsKey("decision")) {
        decision++;
      }
      return (before ? actions.subList(0, decision) : actions.subList(decision, actions.size()))
          .stream()
              .filter(action -> action.name().equals("SetStateAndUpdateDice"))
              .mapToInt(action -> Integer.parseInt(action.fields().get("state")))
              .toArray();
    }
  }

  /** An action as it is recorded. */
  record RecordedAction(String name, Map<String, String> fields) {
    int number(String field, int absent) {
      String text = fields.get(field);
      return text == null ? absent : Integer.parseInt(text);
    }
  }

  /** What of an action is compared. */
  static String key(String name, Map<String, String> fields) {
    Map<String, String> kept = new TreeMap<>(fields);
    kept.keySet().removeAll(NOT_COMPARED);
    kept.remove("count", "1");
    kept.remove("state", "-1");
    kept.remove("add", "false");
    if (name.equals("Add") || name.equals("Remove")) {
      kept.remove("stack");
    }
    if (name.equals("Move") || name.equals("Copy") || name.equals("Add")) {
      kept.remove("state", "0");
      kept.remove("rotation", "0");
      kept.remove("value", "0");
    }
    if (name.startsWith("SetHidden")) {
      return "SetHidden";
    }
    if (name.equals("Select")) {
      kept.remove("to", kept.get("from"));
    }
    return name + kept;
  }

  static RecordedTrial read(Path file) throws IOException {
    List<RecordedMove> moves = new ArrayList<>();
    List<Integer> sizes = new ArrayList<>();
    List<List<RecordedMove>> legal = new ArrayList<>();
    int winner = -1;
    double[] ranking = {};
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        if (line.startsWith("Move=")) {
          moves.add(move(line.substring("Move=".length())));
        } else if (line.startsWith("[Move:")) {
          legal.getLast().add(move(line));
        } else if (line.startsWith("NEW LEGAL MOVES LIST")) {
          legal.add(new ArrayList<>());
        } else if (line.startsWith("LEGAL MOVES LIST SIZE")) {
          sizes.add(Integer.parseInt(after(line)));
        } else if (line.startsWith("winner=")) {
          winner = Integer.parseInt(after(line));
        } else if (line.startsWith("rankings=")) {
          ranking =
              Arrays.stream(after(line).split(",")).mapToDouble(Double::parseDouble).toArray();
        }
      }
    }
    return new RecordedTrial(moves, sizes, legal, winner, ranking);
  }

  private static String after(String line) {
    return line.substring(line.indexOf('=') + 1).strip();
  }

  private static RecordedMove move(String text) {
    int start = text.indexOf("actions=");
    String head = text.substring("[Move:".length(), start);
    Map<String, String> fields = fields(head);
    List<RecordedAction> actions = new ArrayList<>();
    String rest = text.substring(start + "actions=".length(), text.length() - 1);
    if (rest.startsWith("[")) {
      for (String action : rest.substring(1, rest.length() - 1).split("],\\[")) {
        int colon = action.indexOf(':');
        actions.add(
            new RecordedAction(
                action.substring(0, colon < 0 ? action.length() : colon),
                colon < 0 ? Map.of() : fields(action.substring(colon + 1))));
      }
    }
    return new RecordedMove(
        number(fields, "mover"),
        number(fields, "from"),
        number(fields, "to"),
        number(fields, "levelMin"),
        actions);
  }

  private static int number(Map<String, String> fields, String name) {
    return Integer.parseInt(fields.getOrDefault(name, "-1"));
  }

  private static Map<String, String> fields(String text) {
    Map<String, String> fields = new TreeMap<>();
    for (String part : text.split(",")) {
      int equals = part.indexOf('=');
      if (equals > 0) {
        fields.put(part.substring(0, equals), part.substring(equals + 1));
      }
    }
    return fields;
  }

  /** How many of the moves are those of start rules. */
  int startMoves() {
    int count = 0;
    while (count < moves.size() && moves.get(count).mover() == 0) {
      count++;
    }
    return count;
  }
}
