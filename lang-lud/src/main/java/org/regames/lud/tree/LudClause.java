package org.regames.lud.tree;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.regames.ir.diagnostic.Origin;

/**
 * A ludeme with its arguments.
 *
 * <p>Arguments are accessed by the names of parameters in the table. Those that are left out have
 * the default in the table, if there is one; otherwise access fails, so call {@link #has} or {@link
 * #find} first. A name that the ludeme does not have is a programming error and causes an {@link
 * IllegalArgumentException}.
 *
 * @param ludeme its row of the table
 * @param arguments the written arguments, by name of the parameter, in order
 * @param origin where it is written
 */
public record LudClause(Ludeme ludeme, Map<String, LudValue> arguments, Origin origin)
    implements LudValue {
  public LudClause {
    arguments = Collections.unmodifiableMap(new LinkedHashMap<>(arguments));
  }

  /** The name with its symbol: {@code move Step}. */
  public String title() {
    return ludeme.title();
  }

  /** Whether it is this ludeme, of any kind and form. */
  public boolean is(String title) {
    return ludeme.title().equals(title);
  }

  /** What it stands for. */
  public Kind kind() {
    return ludeme.kind();
  }

  /** Whether an argument is written or has a default. */
  public boolean has(String parameter) {
    return find(parameter).isPresent();
  }

  /** The argument or, if it is left out, its default if there is one. */
  public Optional<LudValue> find(String parameter) {
    LudValue written = arguments.get(parameter);
    return written != null ? Optional.of(written) : ludeme.parameter(parameter).absent();
  }

  /**
   * The argument.
   *
   * @throws OtherArgumentException if it is left out
   */
  public LudValue get(String parameter) {
    return find(parameter)
        .orElseThrow(() -> new OtherArgumentException(this, this, "has no `" + parameter + "`"));
  }

  /** The argument as a ludeme. */
  public LudClause clause(String parameter) {
    return as(LudClause.class, get(parameter), "a ludeme");
  }

  /**
   * A value in the requested shape.
   *
   * @throws OtherArgumentException if it has another one, which the table also allows
   */
  private <T extends LudValue> T as(Class<T> shape, LudValue value, String what) {
    if (!shape.isInstance(value)) {
      throw new OtherArgumentException(this, value, "has something other than " + what + " here");
    }
    return shape.cast(value);
  }

  /** The argument as a ludeme, if it is present and a ludeme. */
  public Optional<LudClause> findClause(String parameter) {
    return find(parameter).filter(LudClause.class::isInstance).map(LudClause.class::cast);
  }

  /** The argument as a symbol or a text. */
  public String word(String parameter) {
    return word(get(parameter));
  }

  /** The argument as a symbol or a text, if it is present and one of those. */
  public Optional<String> findWord(String parameter) {
    return find(parameter)
        .filter(value -> value instanceof LudValue.Name || value instanceof LudValue.Text)
        .map(this::word);
  }

  private String word(LudValue value) {
    return value instanceof LudValue.Name name
        ? name.text()
        : as(LudValue.Text.class, value, "a word").text();
  }

  /** The argument as a written number. */
  public int number(String parameter) {
    return as(LudValue.Number.class, get(parameter), "a number").whole();
  }

  /** The argument as a truth value; false if it is left out. */
  public boolean flag(String parameter) {
    return find(parameter)
        .map(value -> as(LudValue.Flag.class, value, "true or false").value())
        .orElse(false);
  }

  /** The values of the argument: its elements, itself if it is not a list, or nothing. */
  public List<LudValue> list(String parameter) {
    return find(parameter)
        .map(value -> value instanceof LudValue.Items items ? items.values() : List.of(value))
        .orElse(List.of());
  }

  /** The values of the argument, as ludemes. */
  public List<LudClause> clauses(String parameter) {
    return list(parameter).stream().map(value -> as(LudClause.class, value, "ludemes")).toList();
  }

  /** This clause and all clauses anywhere in it, each before those in it. */
  public Stream<LudClause> all() {
    return Stream.concat(
        Stream.of(this), arguments.values().stream().flatMap(LudClause::clausesIn));
  }

  private static Stream<LudClause> clausesIn(LudValue value) {
    return switch (value) {
      case LudClause clause -> clause.all();
      case LudValue.Items items -> items.values().stream().flatMap(LudClause::clausesIn);
      case LudValue.Number _, LudValue.Text _, LudValue.Name _, LudValue.Flag _ -> Stream.empty();
    };
  }
}
