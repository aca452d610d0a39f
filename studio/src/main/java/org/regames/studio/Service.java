package org.regames.studio;

import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.jsonrpc.services.JsonNotification;
import org.eclipse.lsp4j.jsonrpc.services.JsonRequest;

/**
 * The requests of the page, as JSON-RPC methods: {@code studio/hello} and so on. A request that
 * cannot be answered gets an error with a message for people. Each can be cancelled with {@code
 * $/cancelRequest}.
 */
interface Service {
  @JsonRequest("studio/hello")
  CompletableFuture<Told.Welcome> hello(Asked.Nothing nothing);

  @JsonRequest("studio/files")
  CompletableFuture<Told.Files> files(Asked.Nothing nothing);

  @JsonRequest("studio/read")
  CompletableFuture<Told.Text> read(Asked.Named file);

  @JsonRequest("studio/write")
  CompletableFuture<Told.Files> write(Asked.Saved file);

  /** A game bundled with the studio. */
  @JsonRequest("studio/game")
  CompletableFuture<Told.Text> game(Asked.Named game);

  /** A page bundled with the studio, in Markdown. */
  @JsonRequest("studio/page")
  CompletableFuture<Told.Text> page(Asked.Named page);

  @JsonRequest("studio/draw")
  CompletableFuture<Told.Picture> draw(Asked.Drawn picture);

  /** The rules of a game in English. */
  @JsonRequest("studio/describe")
  CompletableFuture<Told.Described> describe(Asked.GameText game);

  /** The parameters of a text, with other values of some. */
  @JsonRequest("studio/parameters")
  CompletableFuture<Told.Family> parameters(Asked.Varied asked);

  @JsonRequest("studio/passes")
  CompletableFuture<Told.Steps> passes(Asked.GameText game);

  @JsonRequest("studio/step")
  CompletableFuture<Told.StepTexts> step(Asked.StepAt step);

  @JsonRequest("studio/translate")
  CompletableFuture<Told.Translation> translate(Asked.Translated translation);

  @JsonRequest("studio/position")
  CompletableFuture<Told.Position> position(Asked.At position);

  /** A set-up position after a change. */
  @JsonRequest("studio/setUp")
  CompletableFuture<Told.SetUpBoard> setUp(Asked.SettingUp asked);

  /** Whether plays lead to a set-up position. */
  @JsonRequest("studio/reach")
  CompletableFuture<Told.Reach> reach(Asked.SettingUp asked);

  /** What is wrong with the view of a game. */
  @JsonRequest("studio/view")
  CompletableFuture<Told.ViewCheck> view(Asked.GameText game);

  @JsonRequest("studio/choose")
  CompletableFuture<Told.Chosen> choose(Asked.MoveChoice choice);

  @JsonRequest("studio/think")
  CompletableFuture<Told.Thoughts> think(Asked.Thought asked);

  @JsonRequest("studio/review")
  CompletableFuture<Told.Review> review(Asked.Thought asked);

  @JsonRequest("studio/match")
  CompletableFuture<Told.Match> match(Asked.Match asked);

  @JsonRequest("studio/why")
  CompletableFuture<Told.Why> why(Asked.Doubt doubt);

  /** Each page debugs one play at a time. */
  @JsonRequest("studio/debug")
  CompletableFuture<Told.Debug> debug(Asked.Debugged asked);

  @JsonRequest("studio/debugStep")
  CompletableFuture<Told.Debug> debugStep(Asked.DebugStep step);

  @JsonRequest("studio/playouts")
  CompletableFuture<Told.Measured> playouts(Asked.Playing playing);

  @JsonRequest("studio/perft")
  CompletableFuture<Told.Counts> perft(Asked.Counting counting);

  @JsonRequest("studio/explain")
  CompletableFuture<Told.Explained> explain(Asked.GameText game);

  @JsonRequest("studio/verify")
  CompletableFuture<Told.Verdict> verify(Asked.Verifying game);

  /** Notifications to the page. */
  interface Page {
    @JsonNotification("studio/progress")
    void progress(Told.Progress progress);
  }
}
