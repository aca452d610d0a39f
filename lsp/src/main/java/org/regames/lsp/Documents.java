package org.regames.lsp;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.lsp4j.CallHierarchyIncomingCall;
import org.eclipse.lsp4j.CallHierarchyIncomingCallsParams;
import org.eclipse.lsp4j.CallHierarchyItem;
import org.eclipse.lsp4j.CallHierarchyOutgoingCall;
import org.eclipse.lsp4j.CallHierarchyOutgoingCallsParams;
import org.eclipse.lsp4j.CallHierarchyPrepareParams;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.PrepareRenameDefaultBehavior;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SemanticTokensRangeParams;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.TypeDefinitionParams;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.services.TextDocumentService;

/** Answers requests of an editor about one text. */
record Documents(Texts texts) implements TextDocumentService {
  @Override
  public void didOpen(DidOpenTextDocumentParams params) {
    texts.open(params.getTextDocument());
  }

  @Override
  public void didChange(DidChangeTextDocumentParams params) {
    VersionedTextDocumentIdentifier document = params.getTextDocument();
    int version = document.getVersion() == null ? 0 : document.getVersion();
    texts.change(document.getUri(), version, params.getContentChanges());
  }

  @Override
  public void didClose(DidCloseTextDocumentParams params) {
    texts.close(params.getTextDocument().getUri());
  }

  /** Open files are never read from disk. */
  @Override
  public void didSave(DidSaveTextDocumentParams params) {}

  /** Answers for the text as it is now, not as it will be when the answer is computed. */
  private <T> CompletableFuture<T> about(
      String uri, Supplier<T> nothing, Function<Snapshot, T> answer) {
    Snapshot[] now = texts.text(uri).map(text -> new Snapshot[] {text.now()}).orElse(null);
    return now == null
        ? CompletableFuture.completedFuture(nothing.get())
        : texts.answer(() -> answer.apply(now[0]));
  }

  @Override
  public CompletableFuture<List<Either<SymbolInformation, DocumentSymbol>>> documentSymbol(
      DocumentSymbolParams params) {
    return about(
        params.getTextDocument().getUri(),
        List::of,
        text ->
            Outline.of(text).stream()
                .map(Either::<SymbolInformation, DocumentSymbol>forRight)
                .toList());
  }

  @Override
  public CompletableFuture<List<FoldingRange>> foldingRange(FoldingRangeRequestParams params) {
    return about(params.getTextDocument().getUri(), List::of, Outline::folds);
  }

  @Override
  public CompletableFuture<SemanticTokens> semanticTokensFull(SemanticTokensParams params) {
    return about(
        params.getTextDocument().getUri(),
        () -> new SemanticTokens(List.of()),
        text -> Colours.of(text, 0, text.source().text().length()));
  }

  @Override
  public CompletableFuture<SemanticTokens> semanticTokensRange(SemanticTokensRangeParams params) {
    Range range = params.getRange();
    return about(
        params.getTextDocument().getUri(),
        () -> new SemanticTokens(List.of()),
        text -> Colours.of(text, text.offset(range.getStart()), text.offset(range.getEnd())));
  }

  @Override
  public CompletableFuture<List<? extends TextEdit>> formatting(DocumentFormattingParams params) {
    return about(
        params.getTextDocument().getUri(),
        List::of,
        text -> Layout.edits(text, 0, text.source().text().length(), texts.budget()));
  }

  @Override
  public CompletableFuture<List<? extends TextEdit>> rangeFormatting(
      DocumentRangeFormattingParams params) {
    Range range = params.getRange();
    return about(
        params.getTextDocument().getUri(),
        List::of,
        text ->
            Layout.edits(
                text, text.offset(range.getStart()), text.offset(range.getEnd()), texts.budget()));
  }

  @Override
  public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams params) {
    return texts.answer(
        params.getTextDocument().getUri(),
        List::of,
        text ->
            Findings.fixes(text.checked(), params.getRange()).stream()
                .map(Either::<Command, CodeAction>forRight)
                .toList());
  }

  @Override
  public CompletableFuture<List<? extends CodeLens>> codeLens(CodeLensParams params) {
    return about(params.getTextDocument().getUri(), List::of, Lenses::of);
  }

  @Override
  public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>>
      definition(DefinitionParams params) {
    return about(
        params.getTextDocument().getUri(),
        () -> Either.forLeft(List.of()),
        text -> Either.forLeft(Places.definitions(text, params.getPosition())));
  }

  @Override
  public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>>
      typeDefinition(TypeDefinitionParams params) {
    return about(
        params.getTextDocument().getUri(),
        () -> Either.forLeft(List.of()),
        text -> Either.forLeft(Places.types(text, params.getPosition())));
  }

  @Override
  public CompletableFuture<List<? extends Location>> references(ReferenceParams params) {
    boolean withDefinitions = params.getContext().isIncludeDeclaration();
    return about(
        params.getTextDocument().getUri(),
        List::of,
        text -> Places.references(text, params.getPosition(), withDefinitions));
  }

  @Override
  public CompletableFuture<List<? extends DocumentHighlight>> documentHighlight(
      DocumentHighlightParams params) {
    return about(
        params.getTextDocument().getUri(),
        List::of,
        text -> Places.highlights(text, params.getPosition()));
  }

  @Override
  public CompletableFuture<Hover> hover(HoverParams params) {
    return texts.answer(
        params.getTextDocument().getUri(),
        () -> null,
        text -> {
          Snapshot now = text.now();
          return now.useAt(params.getPosition())
              .map(use -> Cards.hover(now, use, text.values(now)))
              .orElse(null);
        });
  }

  @Override
  public CompletableFuture<List<InlayHint>> inlayHint(InlayHintParams params) {
    Range range = params.getRange();
    return texts.answer(
        params.getTextDocument().getUri(),
        List::of,
        text -> {
          Snapshot now = text.now();
          int start = now.offset(range.getStart());
          return Cards.hints(now, start, now.offset(range.getEnd()), text.values(now));
        });
  }

  @Override
  public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(
      CompletionParams params) {
    return texts.answer(
        params.getTextDocument().getUri(),
        () -> Either.forLeft(List.of()),
        text -> {
          Snapshot now = text.now();
          int offset = now.offset(params.getPosition());
          Completion completion = new Completion(now, offset, text.values(now), texts.snippets());
          return Either.forRight(completion.list());
        });
  }

  @Override
  public CompletableFuture<SignatureHelp> signatureHelp(SignatureHelpParams params) {
    return about(
        params.getTextDocument().getUri(),
        () -> null,
        text -> Signatures.at(text, text.offset(params.getPosition())).orElse(null));
  }

  @Override
  public CompletableFuture<Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>>
      prepareRename(PrepareRenameParams params) {
    return about(
        params.getTextDocument().getUri(),
        () -> null,
        text -> {
          try {
            return Renaming.prepare(text, params.getPosition())
                .map(Either3::<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>forSecond)
                .orElse(null);
          } catch (Renaming.Refused refused) {
            throw failure(refused);
          }
        });
  }

  @Override
  public CompletableFuture<WorkspaceEdit> rename(RenameParams params) {
    return about(
        params.getTextDocument().getUri(),
        () -> null,
        text -> {
          try {
            return Renaming.rename(text, params.getPosition(), params.getNewName(), texts.budget());
          } catch (Renaming.Refused refused) {
            throw failure(refused);
          }
        });
  }

  private static ResponseErrorException failure(Renaming.Refused refused) {
    return new ResponseErrorException(
        new ResponseError(ResponseErrorCode.RequestFailed, refused.getMessage(), null));
  }

  @Override
  public CompletableFuture<List<CallHierarchyItem>> prepareCallHierarchy(
      CallHierarchyPrepareParams params) {
    return about(
        params.getTextDocument().getUri(),
        List::of,
        text -> Calls.prepare(text, params.getPosition()));
  }

  @Override
  public CompletableFuture<List<CallHierarchyIncomingCall>> callHierarchyIncomingCalls(
      CallHierarchyIncomingCallsParams params) {
    CallHierarchyItem item = params.getItem();
    return about(
        item.getUri(), List::of, text -> Calls.incoming(text, item.getSelectionRange().getStart()));
  }

  @Override
  public CompletableFuture<List<CallHierarchyOutgoingCall>> callHierarchyOutgoingCalls(
      CallHierarchyOutgoingCallsParams params) {
    CallHierarchyItem item = params.getItem();
    return about(
        item.getUri(), List::of, text -> Calls.outgoing(text, item.getSelectionRange().getStart()));
  }
}
