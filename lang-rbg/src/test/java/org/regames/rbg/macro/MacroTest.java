package org.regames.rbg.macro;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.antlr.v4.runtime.Token;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.regames.ir.antlr.AntlrSyntax;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.rbg.grammar.RbgLexer;

class MacroTest {
  private final Diagnostics diagnostics = new Diagnostics();

  /** What {@code #rules =} and a use become after some definitions. */
  private String expand(String definitions, String use) {
    Source source = new Source("macros.rbg", definitions + "\n#rules = " + use);
    AntlrSyntax syntax = new AntlrSyntax(source, diagnostics);
    Preprocessor preprocessor = new Preprocessor(syntax, diagnostics, new Budget(100_000));
    List<RbgToken> tokens = preprocessor.run(syntax.tokens(RbgLexer::new));
    return tokens.stream()
        .skip(3)
        .filter(token -> token.getType() != Token.EOF)
        .map(Token::getText)
        .collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "#m = x | m | x",
        "#m = x #twice(a) = a a | twice(m) | x x",
        "#pawn(c) = c~Pawn | pawn(white) | whitePawn",
        "#m = n #n = x | m | n",
        "#m = m | m | m",
        "#n = x #m = n | m | x",
        "#m(a; b) = a + b | m(x; y) | x + y",
        "#m(a; b) = a + b | m(;) | +",
        "#m(a; b) = a + b | m | m",
        "#m = x | m(y) | x ( y )",
        "#m(a) = a #m(a; b) = b a | m(x) m(x; y) | x y x",
        "#m(a) = [a] | m(x, y) | [ x , y ]",
        "#m(a) = (a) | m((x; y)) | ( ( x ; y ) )",
        "#m(a; b) = a e b | m({;}) | { e }",
        "#m(a) = x a | m() | x",
        "#in(a) = a b #out(b) = in(b) | out(y) | y b",
        "#f(a) = a x #g = f | g(y) | f ( y )"
      })
  void usesBecomeBodies(String definitions, String use, String expected) {
    assertEquals(expected, expand(definitions, use));
    assertFalse(diagnostics.hasErrors());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "#m = x~y | m | xy",
        "#m(a; b) = a~b | m(1; 2) | 12",
        "#m(a; b) = a ~ b | m(p q; r s) | p qr s",
        "#m(a; b) = z a~b | m(; y) | z y",
        "#m(a; b) = a~b z | m(x;) | x z",
        "#m(a; b; c) = a~b~c | m(x; y; z) | xyz",
        "#m(a; b; c) = a~b~c | m(x; ; z) | xz",
        "#m(a; b) = a~b #n(c) = m(c~y; z) | n(x) | xyz",
        "#xy = never #m(a; b) = a~b | m(x; y) | xy",
        "#m(a; b) = a~b | m(-; >) | ->"
      })
  void tildeJoinsAfterSubstitution(String definitions, String use, String expected) {
    assertEquals(expected, expand(definitions, use));
    assertFalse(diagnostics.hasErrors());
  }

  @Test
  void findingsShowTheUseAndTheBody() {
    expand("#bad(a) = 8~a\n#outer(b) = bad(b)", "outer(y)");
    Diagnostic finding = diagnostics.list().getFirst();
    assertEquals(1, finding.origin().line());
    assertEquals(
        List.of(2, 3), finding.notes().stream().map(note -> note.origin().line()).toList());
  }

  @Test
  void explosionsEndWithAMessage() {
    StringBuilder definitions = new StringBuilder("#m0 =\n");
    for (int i = 1; i < 100; i++) {
      definitions.append("#m" + i + " = m" + (i - 1) + " m" + (i - 1) + "\n");
    }
    try {
      expand(definitions.toString(), "m99");
    } catch (DiagnosticException e) {
      assertEquals("too-large", e.diagnostic().code());
      return;
    }
    throw new AssertionError("2^99 expansions must not be tried");
  }

  @Test
  void deepNestingEndsWithAMessage() {
    StringBuilder definitions = new StringBuilder("#m0 = x\n");
    for (int i = 1; i < 5_000; i++) {
      definitions.append("#m" + i + " = m" + (i - 1) + "\n");
    }
    expand(definitions.toString(), "m4999");
    assertTrue(diagnostics.hasErrors());
    assertEquals("too-deep", diagnostics.list().getFirst().code());
  }
}
