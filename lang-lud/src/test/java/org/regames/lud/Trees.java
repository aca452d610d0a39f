package org.regames.lud;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * Trees of ludemes as text: rows of the table with the names of parameters, symbols with their
 * kind.
 */
final class Trees {
  private static final int WIDTH = 90;

  private Trees() {}

  static String text(LudValue value) {
    return text(value, "") + "\n";
  }

  private static String text(LudValue value, String indent) {
    return switch (value) {
      case LudClause clause -> clause(clause, indent);
      case LudValue.Items items -> items(items.values(), indent);
      case LudValue.Number number ->
          number.value() == number.whole() ? "" + number.whole() : "" + number.value();
      case LudValue.Text text -> '"' + text.text() + '"';
      case LudValue.Name name -> name.text() + "'" + name.kind();
      case LudValue.Flag flag -> "" + flag.value();
    };
  }

  private static String clause(LudClause clause, String indent) {
    String deeper = indent + "  ";
    List<String> parts =
        clause.arguments().entrySet().stream()
            .map(
                (Map.Entry<String, LudValue> each) ->
                    each.getKey() + "=" + text(each.getValue(), deeper))
            .toList();
    return joined("(" + clause.ludeme().id(), parts, ")", deeper);
  }

  private static String items(List<LudValue> values, String indent) {
    String deeper = indent + "  ";
    return joined("{", values.stream().map(each -> text(each, deeper)).toList(), " }", deeper);
  }

  private static String joined(String open, List<String> parts, String close, String deeper) {
    String line =
        parts.stream().map(part -> " " + part).collect(Collectors.joining("", open, close));
    return line.length() + deeper.length() <= WIDTH && !line.contains("\n")
        ? line
        : parts.stream()
            .map(part -> "\n" + deeper + part)
            .collect(Collectors.joining("", open, close));
  }
}
