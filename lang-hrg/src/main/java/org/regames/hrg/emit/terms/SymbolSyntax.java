package org.regames.hrg.emit.terms;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.Name;

/** Symbols of RG as values of HRG: {@code S__1_2} is {@code S(1, 2)}. */
public final class SymbolSyntax {
  private static final Pattern BUILT =
      Pattern.compile("([A-Z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)*)__([a-z0-9]\\w*)");

  /** A symbol split into constructor and arguments. */
  public record Built(String constructor, List<String> arguments) {}

  private final Map<String, Optional<Built>> known = new HashMap<>();

  /** The constructor and arguments of a symbol, if it has this form. */
  public Optional<Built> built(String symbol) {
    return known.computeIfAbsent(symbol, SymbolSyntax::takeApart);
  }

  private static Optional<Built> takeApart(String symbol) {
    Matcher matcher = BUILT.matcher(symbol);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    List<String> arguments = new ArrayList<>();
    for (String argument : matcher.group(2).split("_", -1)) {
      if (argument.isEmpty() || Name.isPatternVariable(argument)) {
        return Optional.empty();
      }
      arguments.add(argument);
    }
    return Optional.of(new Built(matcher.group(1), arguments));
  }

  /** Whether a symbol would be taken for a variable in functions and initial values. */
  public boolean looksLikeVariable(String symbol) {
    return Name.isPatternVariable(symbol) && built(symbol).isEmpty();
  }

  /** The symbol as an expression. */
  public HrgExpression expression(String symbol) {
    return built(symbol)
        .map(
            built ->
                Hrg.make(built.constructor(), built.arguments().stream().map(Hrg::ref).toList()))
        .orElseGet(() -> Hrg.ref(symbol));
  }
}
