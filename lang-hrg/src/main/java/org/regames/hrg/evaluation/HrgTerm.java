package org.regames.hrg.evaluation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.regames.ir.diagnostic.Origin;

/**
 * A value known at translation time, or {@link Stored}, the name of one that is not. {@code
 * toString()} is HRG notation.
 */
public sealed interface HrgTerm {
  /** A symbol without arguments; a number is a symbol of digits, or a negative number. */
  record Atom(String text) implements HrgTerm {
    private static final int MOST_DIGITS = 18;

    static Atom of(long number) {
      return new Atom(Long.toString(number));
    }

    /** The number, if the symbol is one of at most 18 digits. */
    public OptionalLong number() {
      int start = text.startsWith("-") ? 1 : 0;
      int digits = text.length() - start;
      boolean number = digits > 0 && digits <= MOST_DIGITS;
      for (int i = start; number && i < text.length(); i++) {
        number = text.charAt(i) >= '0' && text.charAt(i) <= '9';
      }
      return number ? OptionalLong.of(Long.parseLong(text)) : OptionalLong.empty();
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /**
   * A constructor with arguments.
   *
   * @param symbol the symbol of RG that stands for the value: {@code V__0_7} for {@code V(0, 7)}
   */
  record Built(String constructor, List<HrgTerm> arguments, String symbol) implements HrgTerm {
    public Built {
      arguments = List.copyOf(arguments);
    }

    public static Built of(String constructor, List<HrgTerm> arguments) {
      StringBuilder symbol = new StringBuilder(constructor).append('_');
      for (HrgTerm argument : arguments) {
        symbol.append('_').append(argument.rgName());
      }
      return new Built(constructor, arguments, symbol.toString());
    }

    /** The cached hash of the symbol, since terms are looked up all the time. */
    @Override
    public int hashCode() {
      return symbol.hashCode();
    }

    @Override
    public String toString() {
      return constructor
          + arguments.stream().map(HrgTerm::toString).collect(Collectors.joining(", ", "(", ")"));
    }
  }

  /** Whether a condition holds. */
  record Truth(boolean holds) implements HrgTerm {
    @Override
    public String toString() {
      return holds ? "true()" : "false()";
    }
  }

  /** A function, or a function applied to its first arguments. */
  record FunctionTerm(String name, List<HrgTerm> applied) implements HrgTerm {
    public FunctionTerm {
      applied = List.copyOf(applied);
    }

    @Override
    public String toString() {
      return applied.isEmpty()
          ? name
          : name
              + applied.stream().map(HrgTerm::toString).collect(Collectors.joining(", ", "(", ")"));
    }
  }

  /**
   * What a map literal stands for.
   *
   * @param otherwise the value after {@code :}
   * @param entries the other parts by the symbol of their key, in order
   */
  record MapTerm(Optional<HrgTerm> otherwise, Map<String, MapEntry> entries, Origin origin)
      implements HrgTerm {
    @Override
    public String toString() {
      return "{…}";
    }
  }

  /** A key of a map and its value. */
  record MapEntry(HrgTerm key, HrgTerm value, Origin origin) {}

  /** The value of a variable of the game at that point of a play. */
  record Stored(String variable) implements HrgTerm {
    @Override
    public String toString() {
      return variable;
    }
  }

  /** What RG calls the value: a symbol, or the name of a constant or variable. */
  default String rgName() {
    return switch (this) {
      case Atom(String text) -> text;
      case Built built -> built.symbol();
      case FunctionTerm(String name, _) -> name;
      case Stored(String variable) -> variable;
      case Truth _, MapTerm _ -> toString();
    };
  }
}
