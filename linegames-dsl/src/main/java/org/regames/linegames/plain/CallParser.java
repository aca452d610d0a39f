package org.regames.linegames.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;

/** Parses the tokens of a script: blocks of statements, and nothing else of Kotlin. */
final class CallParser {
  private static final String CENTRE = "cy0x0";

  private final List<Token> tokens;
  private int next;

  CallParser(List<Token> tokens) {
    this.tokens = tokens;
  }

  Token peek() {
    return tokens.get(next);
  }

  private Token take() {
    Token token = tokens.get(next);
    next = Math.min(next + 1, tokens.size() - 1);
    return token;
  }

  /** Whether the next token is this sign, which is then consumed. */
  boolean takes(String sign) {
    boolean is = peek().is(sign);
    if (is) {
      take();
    }
    return is;
  }

  void expect(String sign) {
    if (!takes(sign)) {
      throw Call.mistake(peek().origin(), "expected `" + sign + "`, found " + peek().shown());
    }
  }

  Token word() {
    if (peek().kind() != Token.Kind.WORD) {
      throw Call.mistake(peek().origin(), "expected a word, found " + peek().shown());
    }
    return take();
  }

  /** A statement, up to its closing bracket. */
  Call call() {
    Token first = word();
    if (takes(".")) {
      return arguments(Optional.of(first), word());
    }
    return arguments(Optional.empty(), first);
  }

  /** The call with the arguments in brackets after a word. */
  Call arguments(Optional<Token> receiver, Token word) {
    if (!peek().is("(")) {
      throw new DiagnosticException(
          Diagnostic.error(
                  "syntax",
                  peek().origin(),
                  "expected `(` after " + word.shown() + ", found " + peek().shown())
              .withHint(
                  "a plain game has statements only; what has variables or loops is a script in"
                      + " Kotlin, a file *.linegame.kts"));
    }
    expect("(");
    List<Call.Argument> arguments = new ArrayList<>();
    while (!peek().is(")")) {
      arguments.add(argument());
      if (!takes(",") && !peek().is(")")) {
        throw Call.mistake(peek().origin(), "expected `,` or `)`, found " + peek().shown());
      }
    }
    Token end = take();
    return new Call(receiver, word, arguments, receiver.orElse(word).origin().to(end.origin()));
  }

  private Call.Argument argument() {
    if (peek().kind() == Token.Kind.WORD && tokens.get(next + 1).is("=")) {
      Token name = take();
      take();
      return new Call.Argument(Optional.of(name), value());
    }
    return new Call.Argument(Optional.empty(), value());
  }

  private Call.Value value() {
    Token token = take();
    switch (token.kind()) {
      case NUMBER, QUOTED, WORD -> {}
      case SIGN, END ->
          throw Call.mistake(token.origin(), "expected a value, found " + token.shown());
    }
    if (token.kind() == Token.Kind.WORD) {
      if (token.text().equals("at") && peek().is("(")) {
        return place(token);
      }
      if (token.text().equals("CENTRE")) {
        return new Call.Value(token, Optional.of(CENTRE), Optional.empty(), token.origin());
      }
      if (peek().kind() == Token.Kind.WORD && peek().text().equals("to")) {
        take();
        Call.Value target = value();
        return new Call.Value(
            token, Optional.empty(), Optional.of(target), token.origin().to(target.origin()));
      }
    }
    return new Call.Value(token, Optional.empty(), Optional.empty(), token.origin());
  }

  private Call.Value place(Token at) {
    Call call = arguments(Optional.empty(), at);
    List<Call.Value> place = call.all("x", "y");
    String name = "cy" + Call.number(place.get(1)) + "x" + Call.number(place.get(0));
    return new Call.Value(at, Optional.of(name), Optional.empty(), call.origin());
  }
}
