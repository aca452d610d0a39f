package org.regames.approvals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.Language;
import org.regames.ir.validate.Validators;

/** A notation to try with random changes: its texts, what its tokens are, and what nests in it. */
enum FuzzNotation {
  RG(
      ".rg",
      "//[^\n]*|\\w+|->|==|!=|\\$\\$|\\s+|.",
      List.of("(*)", "@", "?", "!", "$", "$$", "keeper", "Player", "begin", "end", "@repeat "),
      List.of("next[ ]", "{: }", "A( )"),
      "lang-rg/src/test/resources/errors",
      "lang-hrg/src/test/resources/lowering",
      "lang-sbg/src/test/resources/lowering",
      "approvals/golden/hrg",
      "approvals/golden/rbg",
      "approvals/golden/sbg"),
  JSON(
      ".json",
      "\"(\\\\.|[^\"\\\\])*\"|[-\\w.]+|\\s+|.",
      List.of("null", "true", "1e999", "\"\\u0000\"", "\"\\ud800\"", "\"kind\"", "{}", "[]"),
      List.of("[ ]", "{\"kind\": }")),
  HRG(
      ".hrg",
      "//[^\n]*|\\w+|->|\\.\\.|[=!<>]=|&&|\\|\\||\\s+|.",
      List.of("graph ", "branch", "loop ", "repeat ", "forall ", "where", "in", "_", "not", "end"),
      List.of("( )", "{ }", "loop { }", "not ( )", "a[ ]", "if ( ) { }", "{: }"),
      "games/hrg",
      "approvals/golden/gdl",
      "approvals/golden/linegames",
      "approvals/golden/rbg",
      "approvals/golden/sbg",
      "lang-hrg/src/test/resources/errors",
      "lang-hrg/src/test/resources/lowering"),
  RBG(
      ".rbg",
      "//[^\n]*|/\\*|\\*/|\\w+|->>?|[=!<>]=|\\s+|.",
      List.of("{?", "{!", "{$", "[$", "~", "#", "^", "/", "*", "%", "->", "->>", "rectangle"),
      List.of("( )", "{? }", "( )*", "[$ x = ]", "(a + )", "{! }"),
      "games/rbg",
      "lang-rbg/src/test/resources/errors",
      "lang-rbg/src/test/resources/lowering"),
  SBG(
      ".sbg",
      "//[^\n]*|<\\w+>|\\w+|\\s+|.",
      List.of("<BOARD>", "<PIECES>", "<GOALS>", "<END>", "^", "*", "&", "#", "@", ",e)", "(1,0,"),
      List.of("( )", "( )*", "( )^2"),
      "games/sbg",
      "lang-sbg/src/test/resources/errors",
      "lang-sbg/src/test/resources/lowering"),
  GDL(
      ".kif",
      ";[^\n]*|[^\\s();]+|\\s+|.",
      List.of(
          ("<= not or and distinct true does role legal next goal terminal init sees base input"
                  + " random keeper player visible ?x ? () :-")
              .split(" ")),
      List.of("(f )", "(not )", "(or )", "(and x )"),
      "games/gdl",
      "lang-gdl/src/test/resources/play",
      "lang-gdl/src/test/resources/errors"),
  INFIX(
      ".gdl",
      "%[^\n]*|\\w+|:-|\\s+|.",
      List.of(":-", "~", "|", "&", "X", "_", "not", "distinct", "true", "does", "role", "random"),
      List.of("f( )", "~( )", "( | x)"),
      "lang-gdl/src/test/resources/play"),
  LUD(
      ".lud",
      "//[^\n]*|\"[^\"]*\"|[^\\s(){}\"]+|\\s+|.",
      List.of(
          ("define option rulesets ruleset item args: <A> <A:b> * #1 #9 ~ \"Name\" 1..3 0..999 Off"
                  + " End metadata game match")
              .split(" ")),
      List.of("( )", "{ }", "(( ))", "(define \"A\" )", "(\"A\" )", "(or { })", "< >"),
      "lang-lud/src/test/resources/games",
      "lang-lud/src/test/resources/trees",
      "lang-lud/src/test/resources/errors"),
  PYTHON(
      ".py",
      "#[^\n]*|\\w+|[=!<>]=|\\*\\*|\\s+|.",
      List.of(
          ("lambda yield exec print class import from global return async u'\\u12' f'{x}' b'\\x'"
                  + " ''' 0x 1e999 @ $ ` ? ! * ** <> >> -> ... #-*-coding:utf-16-*-")
              .split(" ")),
      List.of("( )", "[ ]", "{ }", "not ( )", "-( )", "[x for x in ]", "lambda: ( )"),
      "games/linegames",
      "linegames-dsl/src/test/resources/python"),
  KOTLIN(
      ".linegame.kts",
      "//[^\n]*|\\w+|->|\\.\\.|[=!<>]=|\\s+|.",
      List.of("val", "fun ", "class ", "object", "import", "null", "!!", "?.", "::", "\"$x\"", "@"),
      List.of("( )", "{ }", "!( )", "run { }", "listOf( )", "-( )"),
      "games/linegames");

  /** Larger texts take too long for what they show. */
  private static final int LONGEST = 6_000;

  /** What every notation may stumble over. */
  private static final List<String> ODD =
      List.of(
          "0",
          "-1",
          "1000000000",
          "1000000000000000000",
          "00",
          "-0",
          "(",
          ")",
          "{",
          "}",
          "[",
          "]",
          ";",
          ",",
          ":",
          ".",
          "=",
          "\"",
          "'",
          "\\",
          "/*",
          "//",
          "#",
          "%",
          "\t",
          "\r",
          "\n",
          "é",
          "\u2028",
          "\uD83C",
          "\uD83D\uDE00",
          "\uFEFF",
          "\0");

  private final String suffix;
  private final Pattern tokens;
  private final List<String> words;
  private final List<String> nestings;
  private final List<String> folders;

  FuzzNotation(
      String suffix, String tokens, List<String> words, List<String> nestings, String... folders) {
    this.suffix = suffix;
    this.tokens = Pattern.compile(tokens, Pattern.DOTALL);
    this.words = words;
    this.nestings = nestings;
    this.folders = List.of(folders);
  }

  String suffix() {
    return suffix;
  }

  /** What to put into texts. */
  List<String> words() {
    return Stream.concat(ODD.stream(), words.stream()).toList();
  }

  /** What can be put around something, with a blank where that stands. */
  List<String> nestings() {
    return nestings;
  }

  boolean isScript() {
    return this == PYTHON || this == KOTLIN;
  }

  /** A text in its tokens, which in a row are the text. */
  List<String> tokens(String text) {
    return tokens.matcher(text).results().map(MatchResult::group).toList();
  }

  /** Whether a text is a game, as far as can be seen in little time; or something is very wrong. */
  boolean mayBeGame(String text) {
    if (isScript()) {
      return true;
    }
    try {
      Budget budget = new Budget(FuzzedInput.BUDGET);
      return frontend()
          .read(new Source("fuzz" + suffix, text), budget)
          .value()
          .filter(game -> Validators.validate(game).stream().noneMatch(Diagnostic::isError))
          .isPresent();
    } catch (DiagnosticException tooLarge) {
      return false;
    } catch (RuntimeException | StackOverflowError _) {
      return true; // which is found where it is tried
    }
  }

  /** What reads this notation. */
  Frontend frontend() {
    return Language.all().stream()
        .filter(each -> each.frontend().isPresent())
        .filter(each -> each.suffixes().stream().anyMatch(suffix::endsWith))
        .findFirst()
        .flatMap(Language::frontend)
        .orElseThrow();
  }

  /** Texts to change that are games. */
  List<String> games() {
    return Stream.concat(texts(folder -> !isOfMistakes(folder)), made())
        .filter(text -> text.length() <= LONGEST)
        .toList();
  }

  /** Texts to change with a mistake in each, on purpose. */
  List<String> mistakes() {
    return switch (this) {
      case JSON, INFIX -> List.of();
      case RG, HRG, RBG, SBG, GDL, LUD, PYTHON, KOTLIN ->
          texts(FuzzNotation::isOfMistakes).toList();
    };
  }

  private static boolean isOfMistakes(String folder) {
    return folder.endsWith("/errors");
  }

  private Stream<String> texts(Predicate<String> wanted) {
    return folders.stream().filter(wanted).flatMap(this::filesIn).map(FuzzNotation::text);
  }

  private Stream<Path> filesIn(String folder) {
    try (Stream<Path> files = Files.list(Games.ROOT.resolve(folder))) {
      return files
          .filter(file -> file.toString().endsWith(suffix))
          .sorted()
          .toList() // before the folder is closed
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Stream<String> made() {
    return switch (this) {
      case JSON -> RG.games().stream().flatMap(FuzzNotation::json);
      case INFIX -> GDL.games().stream().flatMap(FuzzNotation::infix);
      case RG, HRG, RBG, SBG, GDL, LUD, PYTHON, KOTLIN -> Stream.empty();
    };
  }

  /** A text made by chance, in notations where that can be. */
  Optional<String> made(SplittableRandom random) {
    return switch (this) {
      case RG ->
          Optional.of(
              random.nextBoolean()
                  ? RandomGame.text(random)
                  : String.join("\n", NastyGame.lines(random)));
      case JSON -> RG.made(random).flatMap(text -> json(text).findFirst());
      case SBG -> Optional.of(named("sbg").generator().orElseThrow().generate(random.nextInt()));
      case HRG, RBG, GDL, LUD, INFIX, PYTHON, KOTLIN -> Optional.empty();
    };
  }

  private static Stream<String> json(String text) {
    return RG
        .frontend()
        .read(new Source("made.rg", text), new Budget())
        .value()
        .map(game -> Games.print(game, "json"))
        .stream();
  }

  private static Stream<String> infix(String prefix) {
    return named("gdl")
        .styles()
        .get("infix")
        .format(new Source("prefix.kif", prefix), new Budget())
        .value()
        .stream();
  }

  private static Language named(String name) {
    return Language.all().stream().filter(each -> each.name().equals(name)).findFirst().get();
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
