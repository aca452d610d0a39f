package org.regames.ir;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The variable that a parameter of a part of the rules becomes, {@code put_arg0_where}. Its name is
 * all that an automaton says about parameters, so names are built and parsed only here.
 *
 * @param graph what the part is called
 * @param number the number of the parameter, counted from 0
 */
public record ParameterVariable(String graph, int number, String parameter) {
  private static final Pattern NAME = Pattern.compile("(\\w+?)_arg(\\d{1,3})_(\\w+)");

  /** The name of the variable. */
  public String variable() {
    return graph + "_arg" + number + "_" + parameter;
  }

  /** The parameter that a variable of this name stands for, if any. */
  public static Optional<ParameterVariable> named(String variable) {
    Matcher matcher = NAME.matcher(variable);
    return matcher.matches()
        ? Optional.of(
            new ParameterVariable(
                matcher.group(1), Integer.parseInt(matcher.group(2)), matcher.group(3)))
        : Optional.empty();
  }
}
