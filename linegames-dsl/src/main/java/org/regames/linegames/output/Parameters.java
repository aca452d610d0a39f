package org.regames.linegames.output;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.regames.ir.language.FamilyParameter;
import org.regames.linegames.model.LineGameException;

/** Where scripts declare parameters. A process runs one script at a time, so this is static. */
public final class Parameters {
  /** How many values a parameter may have. */
  public static final int MOST_VALUES = 10_000;

  /** How many parameters a script may have. */
  public static final int MOST_PARAMETERS = 100;

  /** The names that a parameter may have. */
  public static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]{0,63}");

  /** The values that a parameter may have, as values stand in a line between commas. */
  public static final Pattern VALUE = Pattern.compile("[^\\s,=]([^\\n\\r,=]{0,98}[^\\s,=])?");

  private static final Map<String, List<String>> declared = new HashMap<>();
  private static ParameterValues values = ParameterValues.exactly(Map.of());
  private static Consumer<FamilyParameter> receiver = _ -> {};

  private Parameters() {}

  /**
   * Declares a parameter.
   *
   * @param possible its possible values as texts
   * @return which of them it has
   * @throws LineGameException if the name or the values cannot be those of a parameter
   */
  public static int index(String name, List<String> possible) {
    check(name, possible);
    int index = values.index(name, possible);
    if (declared.put(name, List.copyOf(possible)) == null) {
      receiver.accept(new FamilyParameter(name, possible.get(index), possible));
    }
    return index;
  }

  private static void check(String name, List<String> possible) {
    if (!NAME.matcher(name).matches()) {
      throw new LineGameException("param: expected a name of letters and digits, found " + name);
    }
    if (possible.isEmpty() || possible.size() > MOST_VALUES) {
      throw new LineGameException(
          name + ": expected 1 to " + MOST_VALUES + " values, found " + possible.size());
    }
    if (new HashSet<>(possible).size() < possible.size()) {
      throw new LineGameException(name + ": two values read alike: " + possible);
    }
    for (String value : possible) {
      if (!VALUE.matcher(value).matches()) {
        throw new LineGameException(
            name
                + ": a value is a short text without commas, equals signs and line breaks: "
                + value);
      }
    }
    List<String> before = declared.getOrDefault(name, possible);
    if (!before.equals(possible)) {
      throw new LineGameException(name + ": was declared with other values before");
    }
    if (declared.size() == MOST_PARAMETERS && !declared.containsKey(name)) {
      throw new LineGameException(name + ": there are more than " + MOST_PARAMETERS);
    }
  }

  /** Sets the values of parameters, and the receiver of those that are declared. */
  public static void take(ParameterValues chosen, Consumer<FamilyParameter> report) {
    values = chosen;
    receiver = report;
    declared.clear();
  }
}
