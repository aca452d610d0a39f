package org.regames.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.ParameterInformation;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureInformation;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.regames.ir.editor.Symbol;
import org.regames.ir.editor.Use;

/**
 * Signature help: the call and argument at the cursor. Found only from the brackets before the
 * cursor, since unfinished text can seldom be parsed: the name before an open bracket, with
 * arguments separated by commas or semicolons; or the name after it, with arguments separated by
 * blanks.
 */
final class Signatures {
  /** How far back to search for an open bracket. */
  private static final int FARTHEST = 5_000;

  private Signatures() {}

  static Optional<SignatureHelp> at(Snapshot text, int offset) {
    String all = text.source().text();
    int depth = 0;
    int separators = 0;
    for (int at = offset - 1; at >= Math.max(0, offset - FARTHEST); at--) {
      switch (all.charAt(at)) {
        case ')', ']', '}' -> depth++;
        case '{' -> {
          if (depth-- == 0) {
            return Optional.empty();
          }
        }
        case ',', ';' -> separators += depth == 0 ? 1 : 0;
        case '(', '[' -> {
          if (depth-- == 0) {
            return help(text, at, offset, separators);
          }
        }
        default -> {}
      }
    }
    return Optional.empty();
  }

  private static Optional<SignatureHelp> help(
      Snapshot text, int bracket, int offset, int separators) {
    Optional<Use> before = text.table().useAt(bracket).filter(use -> use.end() == bracket);
    Optional<Use> after = text.table().useAt(bracket + 1).filter(use -> use.end() < offset);
    return before
        .map(text.table()::symbol)
        .filter(symbol -> !symbol.parameters().isEmpty())
        .map(symbol -> help(text, symbol, separators))
        .or(
            () ->
                after
                    .map(text.table()::symbol)
                    .filter(symbol -> !symbol.parameters().isEmpty())
                    .map(symbol -> help(text, symbol, words(text, after.get().end(), offset))));
  }

  /** How many arguments end before the cursor. */
  private static int words(Snapshot text, int start, int offset) {
    String written = text.source().text().substring(start, offset);
    int depth = 0;
    int words = 0;
    boolean inside = false;
    for (char c : written.toCharArray()) {
      boolean isSpace = depth == 0 && Character.isWhitespace(c);
      words += isSpace && inside ? 1 : 0;
      inside = !isSpace;
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
    }
    return words;
  }

  private static SignatureHelp help(Snapshot text, Symbol symbol, int active) {
    SignatureInformation signature = new SignatureInformation(symbol.signature());
    List<ParameterInformation> parameters = new ArrayList<>();
    symbol.parameters().forEach(name -> parameters.add(new ParameterInformation(name)));
    signature.setParameters(parameters);
    if (!symbol.comment().isEmpty()) {
      signature.setDocumentation(Either.forRight(Cards.card(text, symbol, Optional.empty())));
    }
    return new SignatureHelp(List.of(signature), 0, Math.min(active, parameters.size() - 1));
  }
}
