package org.regames.lsp;

import java.util.List;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.SemanticTokenModifiers;
import org.eclipse.lsp4j.SemanticTokenTypes;
import org.eclipse.lsp4j.SemanticTokensLegend;
import org.regames.ir.editor.Mark;
import org.regames.ir.editor.SymbolKind;

/** Kinds of symbols in the terms of the protocol, which are those of programming languages. */
final class Kinds {
  /** The token types and modifiers, by number. */
  static final SemanticTokensLegend LEGEND =
      new SemanticTokensLegend(
          List.of(
              SemanticTokenTypes.Type,
              SemanticTokenTypes.Class,
              SemanticTokenTypes.EnumMember,
              SemanticTokenTypes.Variable,
              SemanticTokenTypes.Function,
              SemanticTokenTypes.Method,
              SemanticTokenTypes.Parameter,
              SemanticTokenTypes.Property,
              SemanticTokenTypes.Macro,
              SemanticTokenTypes.Keyword,
              SemanticTokenTypes.Comment,
              SemanticTokenTypes.Number,
              SemanticTokenTypes.String,
              SemanticTokenTypes.Decorator),
          List.of(
              SemanticTokenModifiers.Definition,
              SemanticTokenModifiers.Readonly,
              SemanticTokenModifiers.Modification,
              SemanticTokenModifiers.DefaultLibrary));

  static final int DEFINITION = 1;
  static final int READONLY = 2;
  static final int MODIFICATION = 4;
  static final int DEFAULT_LIBRARY = 8;

  private Kinds() {}

  private static int number(String type) {
    return LEGEND.getTokenTypes().indexOf(type);
  }

  static int colour(SymbolKind kind) {
    return number(
        switch (kind) {
          case TYPE -> SemanticTokenTypes.Type;
          case CONSTRUCTOR, PLAYER -> SemanticTokenTypes.Class;
          case VALUE, PIECE -> SemanticTokenTypes.EnumMember;
          case CONSTANT, VARIABLE -> SemanticTokenTypes.Variable;
          case FUNCTION, RELATION -> SemanticTokenTypes.Function;
          case PROCEDURE -> SemanticTokenTypes.Method;
          case PARAMETER, LOCAL -> SemanticTokenTypes.Parameter;
          case NODE, DIRECTION -> SemanticTokenTypes.Property;
          case MACRO -> SemanticTokenTypes.Macro;
        });
  }

  static int colour(Mark.Kind kind) {
    return number(
        switch (kind) {
          case KEYWORD -> SemanticTokenTypes.Keyword;
          case COMMENT -> SemanticTokenTypes.Comment;
          case NUMBER -> SemanticTokenTypes.Number;
          case TAG, TITLE -> SemanticTokenTypes.String;
          case PRAGMA -> SemanticTokenTypes.Decorator;
        });
  }

  static org.eclipse.lsp4j.SymbolKind symbol(SymbolKind kind) {
    return switch (kind) {
      case TYPE -> org.eclipse.lsp4j.SymbolKind.Enum;
      case CONSTRUCTOR -> org.eclipse.lsp4j.SymbolKind.Constructor;
      case VALUE, PIECE -> org.eclipse.lsp4j.SymbolKind.EnumMember;
      case CONSTANT -> org.eclipse.lsp4j.SymbolKind.Constant;
      case VARIABLE, PARAMETER, LOCAL -> org.eclipse.lsp4j.SymbolKind.Variable;
      case FUNCTION, MACRO -> org.eclipse.lsp4j.SymbolKind.Function;
      case PROCEDURE -> org.eclipse.lsp4j.SymbolKind.Method;
      case NODE -> org.eclipse.lsp4j.SymbolKind.Event;
      case RELATION -> org.eclipse.lsp4j.SymbolKind.Interface;
      case DIRECTION -> org.eclipse.lsp4j.SymbolKind.Operator;
      case PLAYER -> org.eclipse.lsp4j.SymbolKind.Class;
    };
  }

  static CompletionItemKind completion(SymbolKind kind) {
    return switch (kind) {
      case TYPE -> CompletionItemKind.Enum;
      case CONSTRUCTOR -> CompletionItemKind.Constructor;
      case VALUE, PIECE -> CompletionItemKind.EnumMember;
      case CONSTANT -> CompletionItemKind.Constant;
      case VARIABLE, PARAMETER, LOCAL -> CompletionItemKind.Variable;
      case FUNCTION, MACRO -> CompletionItemKind.Function;
      case PROCEDURE -> CompletionItemKind.Method;
      case NODE -> CompletionItemKind.Event;
      case RELATION -> CompletionItemKind.Interface;
      case DIRECTION -> CompletionItemKind.Operator;
      case PLAYER -> CompletionItemKind.Class;
    };
  }
}
