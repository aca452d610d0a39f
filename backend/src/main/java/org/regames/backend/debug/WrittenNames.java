package org.regames.backend.debug;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.ParameterVariable;
import org.regames.ir.diagnostic.Origin;

/**
 * The names that the text of a game has for those of its automaton: {@code C(3, 1)} for {@code
 * C__3_1}, {@code where (put)} for the parameter {@code put_arg0_where}, {@code win} for the node
 * {@code turn1_win2_1}. Names that the text itself has stay as they are.
 */
public final class WrittenNames {
  private static final Pattern WORD = Pattern.compile("\\w+");
  private static final Pattern SYMBOL = Pattern.compile("([A-Za-z][A-Za-z0-9]*)__(\\w+)");
  private static final Pattern NODE =
      Pattern.compile("(?:\\w*?\\d+_)*([A-Za-z]\\w*?)(?:\\d+|\\d*_check\\d+)_[^_]+");

  private static final Pattern CONSTRUCTOR = Pattern.compile("(\\w+)\\(");

  private final Set<String> written = new HashSet<>();

  /** The names before brackets: symbols are written with them, even in comments. */
  private final Set<String> constructors = new HashSet<>();

  /** Takes time linear in the length of the text that the game was read from. */
  public WrittenNames(Game game) {
    game.edges().stream()
        .map(Edge::origin)
        .filter(Origin::isKnown)
        .findFirst()
        .ifPresent(
            origin -> {
              String text = origin.source().text();
              WORD.matcher(text).results().forEach(word -> written.add(word.group()));
              CONSTRUCTOR.matcher(text).results().forEach(it -> constructors.add(it.group(1)));
            });
  }

  /** A text in which all names are those of the game's text. */
  public String in(String text) {
    return WORD.matcher(text).replaceAll(word -> Matcher.quoteReplacement(name(word.group())));
  }

  /** A symbol, a variable, or any other name, which stays. */
  private String name(String name) {
    Matcher symbol = SYMBOL.matcher(name);
    boolean isConstructed = symbol.matches() && constructors.contains(symbol.group(1));
    if (written.contains(name) && !isConstructed) {
      return name;
    }
    Optional<ParameterVariable> parameter = ParameterVariable.named(name);
    if (parameter.isPresent()) {
      return parameter.get().parameter();
    }
    return symbol.matches()
        ? symbol.group(1) + "(" + symbol.group(2).replace("_", ", ") + ")"
        : name;
  }

  /** A variable, with the part of the rules whose parameter it is. */
  public String variable(String name) {
    return written.contains(name)
        ? name
        : ParameterVariable.named(name)
            .map(it -> it.parameter() + " (" + it.graph() + ")")
            .orElse(name);
  }

  /** The part of the rules that a node belongs to; the node itself if that is not known. */
  public String node(String name) {
    Matcher node = NODE.matcher(name);
    return !written.contains(name) && node.matches() && written.contains(node.group(1))
        ? node.group(1)
        : name;
  }
}
