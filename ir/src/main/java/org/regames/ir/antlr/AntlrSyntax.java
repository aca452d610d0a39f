package org.regames.ir.antlr;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.antlr.v4.runtime.BaseErrorListener;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.Lexer;
import org.antlr.v4.runtime.ListTokenSource;
import org.antlr.v4.runtime.NoViableAltException;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Recognizer;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.Vocabulary;
import org.antlr.v4.runtime.atn.ATNConfig;
import org.antlr.v4.runtime.atn.Transition;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;

/**
 * Shared support for our ANTLR grammars: origins of tokens and rules, and syntax errors as
 * diagnostics. Modules that have no grammar do not need ANTLR on their class path.
 */
public final class AntlrSyntax {
  private static final int MOST_EXPECTED = 8;

  private final Source source;
  private final Diagnostics diagnostics;
  private final Set<Integer> softKeywords;
  private final CharStream characters;

  /**
   * The offset of each code point and the length of the text; empty if both counts are the same.
   */
  private final int[] offsets;

  /** For a grammar without soft keywords. */
  public AntlrSyntax(Source source, Diagnostics diagnostics) {
    this(source, diagnostics, Set.of());
  }

  /**
   * @param softKeywords the types of tokens that are names wherever no rule asks for them: where a
   *     name is expected, messages do not list them
   */
  public AntlrSyntax(Source source, Diagnostics diagnostics, Set<Integer> softKeywords) {
    this.source = source;
    this.diagnostics = diagnostics;
    this.softKeywords = Set.copyOf(softKeywords);
    this.characters = CharStreams.fromString(source.text(), source.name());
    this.offsets = offsets(source.text(), characters.size());
  }

  /**
   * A parser over the source. What its lexer cannot read is reported; mistakes that end its rules,
   * one of which is to nest too deeply for any stack, are left to the caller, see {@link
   * FirstMistake}.
   */
  public <P extends Parser> P parser(
      Function<CharStream, ? extends Lexer> lexer, Function<CommonTokenStream, P> parser) {
    P result = parser.apply(new CommonTokenStream(listening(lexer)));
    result.removeErrorListeners();
    result.setErrorHandler(new FirstMistake());
    result.addParseListener(new NestingLimit(result));
    return result;
  }

  /** All tokens of the source, the last of them the end of the file; errors become diagnostics. */
  public List<Token> tokens(Function<CharStream, ? extends Lexer> lexer) {
    CommonTokenStream tokens = new CommonTokenStream(listening(lexer));
    tokens.fill();
    return tokens.getTokens();
  }

  /**
   * A parser over tokens of this source that a preprocessor has rearranged. It recovers from
   * mistakes by itself and reports them all.
   *
   * @param tokens what to parse; the last token is the end of the file
   * @param completion adds to a finding at a token what the preprocessor knows about the token
   */
  public <P extends Parser> P parser(
      List<? extends Token> tokens,
      Function<CommonTokenStream, P> parser,
      BiFunction<Token, Diagnostic, Diagnostic> completion) {
    P result = parser.apply(new CommonTokenStream(new ListTokenSource(tokens)));
    result.removeErrorListeners();
    result.addErrorListener(new RearrangedErrors(result, completion));
    return result;
  }

  private Lexer listening(Function<CharStream, ? extends Lexer> lexer) {
    Lexer tokens = lexer.apply(characters);
    tokens.removeErrorListeners();
    tokens.addErrorListener(new LexerErrors(tokens));
    return tokens;
  }

  /** The place of a token; the start of the source for tokens that are not part of it. */
  public Origin origin(Token token) {
    return token.getStartIndex() < 0
        ? Origin.of(source, 0, 0)
        : range(token.getStartIndex(), token.getStopIndex());
  }

  /** From the first to the last token of a rule; just the first if the rule is empty. */
  public Origin origin(ParserRuleContext rule) {
    return rule.getStop() == null || rule.getStop().getStopIndex() < rule.getStart().getStartIndex()
        ? origin(rule.getStart())
        : range(rule.getStart().getStartIndex(), rule.getStop().getStopIndex());
  }

  /** ANTLR counts code points, sources count chars; they differ only beyond the basic plane. */
  private static int[] offsets(String text, int codePoints) {
    if (codePoints == text.length()) {
      return new int[0];
    }
    int[] result = new int[codePoints + 1];
    for (int i = 0; i < codePoints; i++) {
      result[i + 1] = result[i] + Character.charCount(text.codePointAt(result[i]));
    }
    return result;
  }

  /** From the first code point to the last, both included. */
  private Origin range(int first, int last) {
    return Origin.of(source, offset(first), offset(last + 1));
  }

  private int offset(int codePoint) {
    int inside = Math.clamp(codePoint, 0, characters.size());
    return offsets.length == 0 ? inside : offsets[inside];
  }

  private final class LexerErrors extends BaseErrorListener {
    private final Lexer lexer;

    LexerErrors(Lexer lexer) {
      this.lexer = lexer;
    }

    @Override
    public void syntaxError(
        Recognizer<?, ?> recognizer,
        Object offending,
        int line,
        int column,
        String message,
        RecognitionException cause) {
      int at = Math.min(lexer._tokenStartCharIndex, Math.max(0, characters.size() - 1));
      Origin origin = range(at, at);
      String text = source.text().substring(origin.start(), origin.end());
      diagnostics.report(
          withHint(text, Diagnostic.error("syntax", origin, "unexpected " + quoted(text))));
    }
  }

  /** Reports mistakes in rearranged text, where the previous token says nothing about the place. */
  private final class RearrangedErrors extends BaseErrorListener {
    private final Parser parser;
    private final BiFunction<Token, Diagnostic, Diagnostic> completion;

    RearrangedErrors(Parser parser, BiFunction<Token, Diagnostic, Diagnostic> completion) {
      this.parser = parser;
      this.completion = completion;
    }

    @Override
    public void syntaxError(
        Recognizer<?, ?> recognizer,
        Object offending,
        int line,
        int column,
        String message,
        RecognitionException cause) {
      Token token = (Token) offending;
      IntervalSet expected = cause == null ? parser.getExpectedTokens() : expected(cause);
      diagnostics.report(
          completion.apply(token, mistake(parser, token, expected, Optional.empty())));
    }
  }

  /**
   * Says what was expected and what was found where the parsing of a rule ended. If the line before
   * ends too early, the place is its end and not the start of what follows, which may be correct.
   */
  public Diagnostic mistake(Parser parser, RecognitionException cause) {
    Token token = cause.getOffendingToken();
    if (cause instanceof NestingLimit.Exceeded) {
      return Diagnostic.error("too-deep", origin(token), "this is nested too deeply");
    }
    Optional<Token> before = before(parser, cause).filter(last -> last.getLine() < token.getLine());
    return mistake(parser, token, expected(cause), before);
  }

  private Diagnostic mistake(
      Parser parser, Token token, IntervalSet expected, Optional<Token> before) {
    Vocabulary vocabulary = parser.getVocabulary();
    String message =
        "expected "
            + describe(expected, vocabulary)
            + (before.isPresent() ? " before " : ", found ")
            + (token.getType() == Token.EOF ? "the end of the file" : quoted(token.getText()));
    Origin place =
        before
            .map(last -> range(last.getStopIndex() + 1, last.getStopIndex()))
            .orElseGet(() -> origin(token));
    Diagnostic finding = Diagnostic.error("syntax", place, message);
    return isWord(token, vocabulary)
            && expected.toList().stream().anyMatch(type -> isName(type, vocabulary))
        ? finding.withHint("`" + token.getText() + "` is a reserved word, and no name can be one")
        : withHint(token.getText(), finding);
  }

  /** The token before, unless the token is the first of what is being parsed. */
  private static Optional<Token> before(Parser parser, RecognitionException cause) {
    Token token = cause.getOffendingToken();
    RuleContext rule = cause.getCtx();
    while (rule != null && rule.getParent() != null) {
      rule = rule.getParent();
    }
    boolean isFirst = rule instanceof ParserRuleContext root && root.getStart() == token;
    int index = token.getTokenIndex();
    return isFirst || index <= 0
        ? Optional.empty()
        : Optional.of(parser.getTokenStream().get(index - 1));
  }

  private static boolean isWord(Token token, Vocabulary vocabulary) {
    return vocabulary.getLiteralName(token.getType()) != null
        && token.getText().chars().allMatch(Character::isLetter);
  }

  /** A piece of source text as messages show it. */
  public static String quoted(String text) {
    boolean readable = text.codePoints().noneMatch(Character::isISOControl);
    return readable ? "`" + text + "`" : "a control character";
  }

  private static Diagnostic withHint(String found, Diagnostic finding) {
    boolean foreign = found.codePointAt(0) > 127 && Character.isLetter(found.codePointAt(0));
    return foreign
        ? finding.withHint("names are made of the letters a to z and A to Z, digits and `_`")
        : finding;
  }

  /**
   * What could have stood at the mistake. If the parser was looking ahead, that is anything that
   * could continue any of the alternatives still open.
   */
  private static IntervalSet expected(RecognitionException cause) {
    if (cause instanceof NoViableAltException decision && decision.getDeadEndConfigs() != null) {
      IntervalSet open = new IntervalSet();
      for (ATNConfig way : decision.getDeadEndConfigs()) {
        for (Transition step : way.state.getTransitions()) {
          if (!step.isEpsilon() && step.label() != null) {
            open.addAll(step.label());
          }
        }
      }
      return open;
    }
    return cause.getExpectedTokens();
  }

  private String describe(IntervalSet expected, Vocabulary vocabulary) {
    boolean hide = expected.toList().stream().anyMatch(type -> isName(type, vocabulary));
    List<String> names =
        expected.toList().stream()
            .filter(type -> !hide || !softKeywords.contains(type))
            .map(type -> name(type, vocabulary))
            .distinct()
            .sorted(Comparator.comparing((String name) -> name.startsWith("`")))
            .toList();
    if (names.isEmpty()) {
      return "something else";
    }
    if (names.size() > MOST_EXPECTED) {
      return String.join(", ", names.subList(0, MOST_EXPECTED)) + ", …";
    }
    if (names.size() == 1) {
      return names.getFirst();
    }
    return String.join(", ", names.subList(0, names.size() - 1)) + " or " + names.getLast();
  }

  private static boolean isName(int type, Vocabulary vocabulary) {
    return "NAME".equals(vocabulary.getSymbolicName(type));
  }

  /** Literals as they are typed; token names such as NUMBER as words. */
  private static String name(int type, Vocabulary vocabulary) {
    if (type == Token.EOF) {
      return "the end of the file";
    }
    String literal = vocabulary.getLiteralName(type);
    if (literal != null) {
      return "`" + literal.substring(1, literal.length() - 1) + "`";
    }
    String word = vocabulary.getSymbolicName(type).toLowerCase(Locale.ROOT).replace('_', ' ');
    return ("aeiou".indexOf(word.charAt(0)) < 0 ? "a " : "an ") + word;
  }
}
