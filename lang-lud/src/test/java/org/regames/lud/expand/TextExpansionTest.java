package org.regames.lud.expand;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.GameChoices;
import org.regames.ir.language.OfferedChoices;
import org.regames.ir.language.OfferedChoices.OfferedChoice;
import org.regames.ir.language.OfferedChoices.OfferedOption;
import org.regames.ir.language.OfferedChoices.OfferedRuleset;
import org.regames.ir.language.Result;

/** Options, rulesets and defines, and where each character of what they become is written. */
class TextExpansionTest {
  private static final String OPTIONS =
      """
      (option "Size" <Size> args:{ <n> } { (item "3x3" <3> "Small.")* (item "5x5" <5> "Large.") })
      (option "Turn" <Turn> args:{ <by> } { (item "Left" <90> "To the left.") (item "Right" <-90> "To the right.") })
      (rulesets { (ruleset "Ruleset/Big" { "Size/5x5" })* (ruleset "Ruleset/Empty" { }) })
      (board <Size:n> <Turn>)
      """;

  @TempDir private Path folder;

  private static GameChoices choices(String ruleset, String... options) {
    return new GameChoices(
        List.of(options), Optional.of(ruleset).filter(it -> !it.isEmpty()), Optional.empty());
  }

  private static Result<TracedText> expand(String text, GameChoices choices) {
    return TextExpansion.expand(new Source("text", text), choices, new Budget());
  }

  private static String expanded(String text, GameChoices choices) {
    Result<TracedText> result = expand(text, choices);
    assertEquals(List.of(), result.diagnostics());
    return result.value().orElseThrow().text().strip();
  }

  private static String finding(String text, GameChoices choices) {
    Diagnostic first = expand(text, choices).diagnostics().getFirst();
    return first.message() + first.hint().map(hint -> "; " + hint).orElse("");
  }

  @Test
  void choicesOfTheUserComeBeforeThoseOfTheAuthor() {
    assertEquals("(board 3 90)", expanded(OPTIONS, GameChoices.NONE));
    assertEquals("(board 5 -90)", expanded(OPTIONS, choices("", "Size/5x5", "Turn/Right")));
    assertEquals("(board 5 90)", expanded(OPTIONS, choices("Big")));
    assertEquals("(board 5 -90)", expanded(OPTIONS, choices("Ruleset/Big", "Turn/Right")));
    assertEquals("(board 3 90)", expanded(OPTIONS, choices("Big", "Size/3x3")));
  }

  @Test
  void whatThereIsToChooseIsTold() {
    OfferedChoices offered =
        TextExpansion.choices(new Source("text", OPTIONS)).value().orElseThrow();
    assertEquals(
        List.of(
            new OfferedOption(
                "Size",
                List.of(
                    new OfferedChoice("3x3", "Small.", true),
                    new OfferedChoice("5x5", "Large.", false))),
            new OfferedOption(
                "Turn",
                List.of(
                    new OfferedChoice("Left", "To the left.", true),
                    new OfferedChoice("Right", "To the right.", false)))),
        offered.options());
    assertEquals(
        List.of(new OfferedRuleset("Ruleset/Big", List.of("Size/5x5"))), offered.rulesets());
  }

  @Test
  void choicesThatThereAreNotAreRefused() {
    assertEquals(
        "there is no option `Size/5x6`; did you mean `Size/5x5`?",
        finding(OPTIONS, choices("", "Size/5x6")));
    assertEquals(
        "there is no option `Colour/Red`; there are `Size/3x3`, `Size/5x5`, `Turn/Left`,"
            + " `Turn/Right`",
        finding(OPTIONS, choices("", "Colour/Red")));
    assertEquals(
        "there is no option `Size/3x3`; the game has no options",
        finding("(board 3)", choices("", "Size/3x3")));
    assertEquals(
        "both `3x3` and `5x5` are chosen for `Size`",
        finding(OPTIONS, choices("", "Size/3x3", "Size/5x5")));
    assertEquals(
        "there is no ruleset `Bigger`; there are `Ruleset/Big`",
        finding(OPTIONS, choices("Bigger")));
    assertEquals(
        "the ruleset `Empty` says nothing about the rules; there are `Ruleset/Big`",
        finding(OPTIONS, choices("Empty")));
  }

  @Test
  void textsWithoutEndAreRefused() {
    String circle = "(option \"A\" <A> args:{<a>} { (item \"x\" <(x <A>)> \"\") }) (board <A>)";
    assertEquals("this option is part of its own text", finding(circle, GameChoices.NONE));
    String own = "(define \"A\" (a \"A\")) (board \"A\")";
    assertEquals("this define never ends: its text uses it again", finding(own, GameChoices.NONE));
  }

  @Test
  void charactersKnowWhereTheyAreWritten() {
    String text = "(define \"Both\" (two #1 end)) // comment\n(board (\"Both\" first) \"Both\")";
    TracedText expanded = expand(text, GameChoices.NONE).value().orElseThrow();
    assertEquals("(board (two first end) (two  end))", expanded.text().strip());
    int first = expanded.text().indexOf("first");
    assertEquals("text:2:16", expanded.origin(first, first + 5).toString());
    assertEquals("first", expanded.origin(first, first + 5).text());
    int end = expanded.text().indexOf("end");
    assertEquals("text:1:24", expanded.origin(end, end + 3).toString());
  }

  private Path ludii(Map<String, String> files) throws IOException {
    for (Map.Entry<String, String> file : files.entrySet()) {
      Path path = folder.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.getValue());
    }
    return folder;
  }

  private Result<TracedText> expand(Path file, Optional<Path> ludii) throws IOException {
    Source source = new Source(file.toString(), Files.readString(file));
    return TextExpansion.expand(
        source, new GameChoices(List.of(), Optional.empty(), ludii), new Budget());
  }

  @Test
  void definesOfACopyOfLudiiAreFoundAboveTheGame() throws IOException {
    Path copy =
        ludii(
            Map.of(
                "res/def/moves/deep/any.def", "// Twice.\n(define \"Twice\" (or #1 #1))",
                "res/def/broken.def", "(define \"Broken\" (or",
                "res/lud/space/mine.lud", "(define \"Mine\" (pass)) (play (\"Twice\" \"Mine\"))"));
    Path game = copy.resolve("res/lud/space/mine.lud");
    TracedText text = expand(game, Optional.empty()).value().orElseThrow();
    assertEquals("(play (or (pass) (pass)))", text.text().strip());
    int or = text.text().indexOf("or");
    assertEquals(
        "\"Twice\"", text.origin(or, or + 2).text(), "the call stands for what is not ours");
    int pass = text.text().indexOf("pass");
    assertEquals("pass", text.origin(pass, pass + 4).text());
  }

  @Test
  void theUserTellsWhereACopyIs() throws IOException {
    Path copy =
        ludii(
            Map.of(
                "copy/Common/res/def/any.def", "(define \"Twice\" (or #1 #1))",
                "game.lud", "(play (\"Twice\" (pass)))"));
    Path game = copy.resolve("game.lud");
    Diagnostic missing = expand(game, Optional.empty()).diagnostics().getFirst();
    assertEquals("the define `Twice` is not in this text", missing.message());
    assertTrue(missing.hint().orElseThrow().contains("--ludii"), missing.hint().orElseThrow());
    for (String where : List.of("copy", "copy/Common", "copy/Common/res", "copy/Common/res/def")) {
      TracedText text = expand(game, Optional.of(copy.resolve(where))).value().orElseThrow();
      assertEquals("(play (or (pass) (pass)))", text.text(), where);
    }
  }

  @Test
  void aCopyMayBeAJar() throws IOException {
    Path jar = folder.resolve("Ludii.jar");
    URI uri = URI.create("jar:" + jar.toUri());
    try (FileSystem files = FileSystems.newFileSystem(uri, Map.of("create", "true"))) {
      Files.createDirectory(files.getPath("/def"));
      Files.writeString(files.getPath("/def/any.def"), "(define \"Twice\" (or #1 #1))");
    }
    Path game = Files.writeString(folder.resolve("game.lud"), "(play (\"Twice\" (pass)))");
    TracedText text = expand(game, Optional.of(jar)).value().orElseThrow();
    assertEquals("(play (or (pass) (pass)))", text.text());
  }
}
