package org.regames.lsp;

import java.util.List;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Command;

/** The code lenses above a game: commands on the text as it is in the editor. */
final class Lenses {
  private static final String PREFIX = "regames.";

  /** A button with the arguments of its command line, before the file. */
  private record Button(String title, List<String> words) {}

  private static final List<Button> BUTTONS =
      List.of(
          new Button("▶ run", List.of("run")),
          new Button("perft", List.of("perft", "--depth", "3")),
          new Button("verify", List.of("verify")),
          new Button("draw", List.of("translate", "--to", "svg")));

  private Lenses() {}

  private static String name(Button button) {
    return PREFIX + button.title.replace("▶ ", "");
  }

  /** The commands of the buttons, by their names in editors. */
  static List<String> commands() {
    return BUTTONS.stream().map(Lenses::name).toList();
  }

  /** The arguments for the name of a command; none if there is no such name. */
  static List<String> words(String command) {
    return BUTTONS.stream()
        .filter(button -> name(button).equals(command))
        .findFirst()
        .map(Button::words)
        .orElse(List.of());
  }

  static List<CodeLens> of(Snapshot text) {
    return BUTTONS.stream()
        .map(
            button -> {
              Command command = new Command(button.title, name(button), List.of(text.uri()));
              return new CodeLens(text.range(0, 0), command, null);
            })
        .toList();
  }
}
