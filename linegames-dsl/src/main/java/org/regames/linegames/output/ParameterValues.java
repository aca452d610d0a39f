package org.regames.linegames.output;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.regames.ir.language.Seeds;
import org.regames.linegames.model.LineGameException;

/**
 * The values that the parameters of a script get.
 *
 * @param recorded values by the names of parameters
 * @param seed for drawing the values of the others, and of those whose recorded value is not
 *     possible; without a seed the others get their first value, and a wrong value is a mistake
 * @param changed the parameter that gets another value than its recorded one
 */
public record ParameterValues(
    Map<String, String> recorded, Optional<Long> seed, Optional<String> changed) {
  public ParameterValues {
    recorded = new LinkedHashMap<>(recorded);
  }

  /** The recorded values and nothing else. */
  public static ParameterValues exactly(Map<String, String> recorded) {
    return new ParameterValues(recorded, Optional.empty(), Optional.empty());
  }

  /** All values are drawn. */
  public static ParameterValues drawn(long seed) {
    return new ParameterValues(Map.of(), Optional.of(seed), Optional.empty());
  }

  /**
   * Which of the possible values a parameter gets.
   *
   * @throws LineGameException if the recorded one is none of them
   */
  int index(String name, List<String> possible) {
    int known = recorded.containsKey(name) ? possible.indexOf(recorded.get(name)) : -1;
    boolean isChanged = changed.equals(Optional.of(name)) && known >= 0;
    if (known >= 0 && !isChanged) {
      return known;
    }
    if (seed.isEmpty()) {
      if (recorded.containsKey(name)) {
        throw new LineGameException(
            name
                + ": expected "
                + (possible.size() > SHOWN
                    ? "a value from " + possible.getFirst() + " to " + possible.getLast()
                    : "one of " + String.join(", ", possible))
                + ", found "
                + recorded.get(name));
      }
      return 0;
    }
    // By the name, so that the other parameters keep their values if one more is declared.
    Random random = Seeds.random(seed.get() * 31 + name.hashCode());
    if (!isChanged || possible.size() == 1) {
      return random.nextInt(possible.size());
    }
    int other = random.nextInt(possible.size() - 1);
    return other < known ? other : other + 1;
  }

  private static final int SHOWN = 12;

  /** Writes them for another process. */
  public void writeTo(DataOutputStream out) throws IOException {
    out.writeInt(recorded.size());
    for (Map.Entry<String, String> each : recorded.entrySet()) {
      out.writeUTF(each.getKey());
      out.writeUTF(each.getValue());
    }
    out.writeBoolean(seed.isPresent());
    out.writeLong(seed.orElse(0L));
    out.writeUTF(changed.orElse(""));
  }

  /** Reads what was written. */
  public static ParameterValues readFrom(DataInputStream in) throws IOException {
    Map<String, String> recorded = new LinkedHashMap<>();
    for (int left = in.readInt(); left > 0; left--) {
      recorded.put(in.readUTF(), in.readUTF());
    }
    boolean isSeeded = in.readBoolean();
    long seed = in.readLong();
    String changed = in.readUTF();
    return new ParameterValues(
        recorded,
        isSeeded ? Optional.of(seed) : Optional.empty(),
        Optional.of(changed).filter(name -> !name.isEmpty()));
  }
}
