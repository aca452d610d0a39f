package org.regames.dap;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.lsp4j.debug.Breakpoint;
import org.eclipse.lsp4j.debug.BreakpointLocation;
import org.eclipse.lsp4j.debug.BreakpointLocationsArguments;
import org.eclipse.lsp4j.debug.BreakpointLocationsResponse;
import org.eclipse.lsp4j.debug.Capabilities;
import org.eclipse.lsp4j.debug.ConfigurationDoneArguments;
import org.eclipse.lsp4j.debug.ContinueArguments;
import org.eclipse.lsp4j.debug.ContinueResponse;
import org.eclipse.lsp4j.debug.DisconnectArguments;
import org.eclipse.lsp4j.debug.EvaluateArguments;
import org.eclipse.lsp4j.debug.EvaluateResponse;
import org.eclipse.lsp4j.debug.InitializeRequestArguments;
import org.eclipse.lsp4j.debug.NextArguments;
import org.eclipse.lsp4j.debug.PauseArguments;
import org.eclipse.lsp4j.debug.RestartArguments;
import org.eclipse.lsp4j.debug.ReverseContinueArguments;
import org.eclipse.lsp4j.debug.ScopesArguments;
import org.eclipse.lsp4j.debug.ScopesResponse;
import org.eclipse.lsp4j.debug.SetBreakpointsArguments;
import org.eclipse.lsp4j.debug.SetBreakpointsResponse;
import org.eclipse.lsp4j.debug.SourceArguments;
import org.eclipse.lsp4j.debug.SourceResponse;
import org.eclipse.lsp4j.debug.StackTraceArguments;
import org.eclipse.lsp4j.debug.StackTraceResponse;
import org.eclipse.lsp4j.debug.StepBackArguments;
import org.eclipse.lsp4j.debug.StepInArguments;
import org.eclipse.lsp4j.debug.StepInTargetsArguments;
import org.eclipse.lsp4j.debug.StepInTargetsResponse;
import org.eclipse.lsp4j.debug.StepOutArguments;
import org.eclipse.lsp4j.debug.SteppingGranularity;
import org.eclipse.lsp4j.debug.TerminateArguments;
import org.eclipse.lsp4j.debug.Thread;
import org.eclipse.lsp4j.debug.ThreadsResponse;
import org.eclipse.lsp4j.debug.VariablesArguments;
import org.eclipse.lsp4j.debug.VariablesResponse;
import org.eclipse.lsp4j.debug.services.IDebugProtocolClient;
import org.eclipse.lsp4j.debug.services.IDebugProtocolServer;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.debug.DebugLauncher;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.regames.backend.debug.Debugger;
import org.regames.backend.debug.Stop;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.lsp.Refusals;
import org.regames.lsp.RequiredParams;

/** The debug adapter: answers one editor. */
public final class Server implements IDebugProtocolServer {
  private final Outbox outbox = new Outbox();
  private final Function<String, Game> games;
  private final ExecutorService worker;
  private final AtomicBoolean paused = new AtomicBoolean();
  private final CompletableFuture<Boolean> ended = new CompletableFuture<>();
  private IDebugProtocolClient client;
  private Shown shown = new Shown(0);
  private int origin = 1;
  private Optional<Session> session = Optional.empty();
  private Optional<Launch> launch = Optional.empty();

  private Server(Function<String, Game> games, ThreadFactory threads) {
    this.games = games;
    this.worker = Executors.newSingleThreadExecutor(threads);
  }

  /**
   * Talks to one editor until that ends.
   *
   * @param in the messages of the editor, in the base protocol of DAP
   * @param out where to answer; nothing else may be written there
   * @param threads creates the threads that read and debug games, with large stacks
   * @param games reads the game in a file, or throws an IllegalArgumentException whose message says
   *     why it cannot
   * @return whether the editor ended it in the agreed way
   */
  public static boolean serve(
      InputStream in, OutputStream out, ThreadFactory threads, Function<String, Game> games) {
    Server server = new Server(games, threads);
    try (ExecutorService reader = Executors.newSingleThreadExecutor(threads)) {
      Launcher<IDebugProtocolClient> launcher =
          new DebugLauncher.Builder<IDebugProtocolClient>()
              .setLocalService(server)
              .setRemoteInterface(IDebugProtocolClient.class)
              .setInput(in)
              .setOutput(out)
              .setExecutorService(reader)
              .wrapMessages(next -> server.outbox.before(RequiredParams.to(server).apply(next)))
              .setExceptionHandler(Refusals::of)
              .create();
      server.client = launcher.getRemoteProxy();
      Future<Void> listening = launcher.startListening();
      // Even if the editor disappears silently.
      java.lang.Thread.ofVirtual().start(() -> server.endAfter(listening));
      boolean inOrder = server.ended.join();
      listening.cancel(true);
      server.paused.set(true);
      server.worker.shutdownNow();
      return inOrder;
    }
  }

  private void endAfter(Future<Void> listening) {
    try {
      listening.get();
    } catch (InterruptedException | ExecutionException | CancellationException over) {
      // The remaining work is the same.
    }
    ended.complete(false);
  }

  private static ResponseErrorException error(String message) {
    return new ResponseErrorException(
        new ResponseError(ResponseErrorCode.RequestFailed, message, null));
  }

  private Session session() {
    return session.orElseThrow(() -> error("no game has been launched"));
  }

  @Override
  public CompletableFuture<Capabilities> initialize(InitializeRequestArguments arguments) {
    origin = Boolean.FALSE.equals(arguments.getLinesStartAt1()) ? 0 : 1;
    Capabilities can = new Capabilities();
    can.setSupportsConfigurationDoneRequest(true);
    can.setSupportsStepBack(true);
    can.setSupportsStepInTargetsRequest(true);
    can.setSupportsSteppingGranularity(true);
    can.setSupportsEvaluateForHovers(true);
    can.setSupportsRestartRequest(true);
    can.setSupportsTerminateRequest(true);
    can.setSupportsBreakpointLocationsRequest(true);
    return CompletableFuture.completedFuture(can);
  }

  @Override
  public CompletableFuture<Void> launch(Map<String, Object> arguments) {
    try {
      Launch asked = Launch.of(arguments);
      begin(asked);
      launch = Optional.of(asked);
    } catch (IllegalArgumentException impossible) {
      throw error(impossible.getMessage());
    } catch (DiagnosticException found) {
      throw error(found.getMessage());
    }
    outbox.afterAnswer(client::initialized);
    return CompletableFuture.completedFuture(null);
  }

  private void begin(Launch asked) {
    Session made = new Session(asked, games.apply(asked.program()));
    session.ifPresent(old -> made.breakAt(List.copyOf(old.breakpoints())));
    session = Optional.of(made);
    shown = new Shown(origin);
  }

  @Override
  public CompletableFuture<Void> configurationDone(ConfigurationDoneArguments arguments) {
    if (launch.orElseThrow(() -> error("no game has been launched")).stopOnEntry()) {
      outbox.afterAnswer(() -> stopped(session().debugger().stop()));
      return CompletableFuture.completedFuture(null);
    }
    return go(this::run);
  }

  @Override
  public CompletableFuture<Void> restart(RestartArguments arguments) {
    begin(launch.orElseThrow(() -> error("no game has been launched")));
    outbox.afterAnswer(() -> stopped(session().debugger().stop()));
    return CompletableFuture.completedFuture(null);
  }

  // ---- Going on and back.

  /** Responds immediately, then runs. */
  private CompletableFuture<Void> go(Supplier<Stop> how) {
    session();
    paused.set(false);
    outbox.afterAnswer(
        () ->
            worker.execute(
                () -> {
                  try {
                    stopped(how.get());
                  } catch (DiagnosticException endless) {
                    client.output(Messages.line(endless.getMessage()));
                    stopped(session().debugger().stop());
                  }
                }));
    return CompletableFuture.completedFuture(null);
  }

  private void stopped(Stop stop) {
    shown = new Shown(origin);
    Messages.about(stop, session()).ifPresent(client::output);
    client.stopped(Messages.stopped(stop));
  }

  private Debugger debugger() {
    return session().debugger();
  }

  private static Debugger.Grain grain(SteppingGranularity granularity) {
    return switch (granularity) {
      case LINE -> Debugger.Grain.LINE;
      case INSTRUCTION -> Debugger.Grain.EDGE;
      case STATEMENT -> Debugger.Grain.STATEMENT;
      case null -> Debugger.Grain.STATEMENT;
    };
  }

  @Override
  public CompletableFuture<Void> next(NextArguments arguments) {
    return go(() -> debugger().next(grain(arguments.getGranularity())));
  }

  @Override
  public CompletableFuture<Void> stepIn(StepInArguments arguments) {
    Debugger.Grain grain = grain(arguments.getGranularity());
    Integer target = arguments.getTargetId();
    return target == null ? go(() -> debugger().into(grain)) : take(target, grain);
  }

  private CompletableFuture<Void> take(int number, Debugger.Grain grain) {
    int choices = debugger().choices().size();
    if (number < 1 || number > choices) {
      throw error(
          choices == 0
              ? "there is no choice here"
              : "the choices have the numbers 1 to " + choices);
    }
    return go(() -> debugger().choose(number - 1, grain));
  }

  @Override
  public CompletableFuture<StepInTargetsResponse> stepInTargets(StepInTargetsArguments arguments) {
    StepInTargetsResponse response = new StepInTargetsResponse();
    response.setTargets(Shown.targets(debugger().choices()));
    return CompletableFuture.completedFuture(response);
  }

  @Override
  public CompletableFuture<Void> stepOut(StepOutArguments arguments) {
    return go(() -> debugger().out());
  }

  @Override
  public CompletableFuture<Void> stepBack(StepBackArguments arguments) {
    return go(() -> debugger().back(grain(arguments.getGranularity())));
  }

  @Override
  public CompletableFuture<Void> reverseContinue(ReverseContinueArguments arguments) {
    return go(() -> debugger().runBack(session().breakpoints()));
  }

  @Override
  public CompletableFuture<ContinueResponse> continue_(ContinueArguments arguments) {
    ContinueResponse response = new ContinueResponse();
    response.setAllThreadsContinued(true);
    if (debugger().stop().reason() == Stop.Reason.OVER) {
      outbox.afterAnswer(
          () -> client.terminated(new org.eclipse.lsp4j.debug.TerminatedEventArguments()));
      return CompletableFuture.completedFuture(response);
    }
    return go(this::run).thenApply(_ -> response);
  }

  private Stop run() {
    return debugger().run(session().breakpoints(), paused::get);
  }

  @Override
  public CompletableFuture<Void> pause(PauseArguments arguments) {
    paused.set(true);
    return CompletableFuture.completedFuture(null);
  }

  // ---- What there is to see.

  @Override
  public CompletableFuture<SetBreakpointsResponse> setBreakpoints(
      SetBreakpointsArguments arguments) {
    List<Integer> lines =
        arguments.getBreakpoints() == null
            ? List.of()
            : Arrays.stream(arguments.getBreakpoints())
                .map(breakpoint -> breakpoint.getLine() + 1 - origin)
                .toList();
    boolean isOurs = session.isPresent() && Shown.isOf(arguments.getSource(), session.get());
    List<Optional<Integer>> real = isOurs ? session().breakAt(lines) : List.of();
    List<Breakpoint> breakpoints = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Breakpoint breakpoint = new Breakpoint();
      boolean isSet = isOurs && real.get(i).isPresent();
      breakpoint.setVerified(isSet);
      breakpoint.setLine((isSet ? real.get(i).get() : lines.get(i)) - 1 + origin);
      if (!isSet) {
        breakpoint.setMessage(
            isOurs ? "no statement is on this line or below" : "this text is not debugged");
      }
      breakpoints.add(breakpoint);
    }
    SetBreakpointsResponse response = new SetBreakpointsResponse();
    response.setBreakpoints(breakpoints.toArray(Breakpoint[]::new));
    return CompletableFuture.completedFuture(response);
  }

  @Override
  public CompletableFuture<BreakpointLocationsResponse> breakpointLocations(
      BreakpointLocationsArguments arguments) {
    int first = arguments.getLine() + 1 - origin;
    int last = arguments.getEndLine() == null ? first : arguments.getEndLine() + 1 - origin;
    BreakpointLocationsResponse response = new BreakpointLocationsResponse();
    boolean isOurs = session.isPresent() && Shown.isOf(arguments.getSource(), session.get());
    response.setBreakpoints(
        !isOurs || last < first
            ? new BreakpointLocation[0]
            : session().breakable().subSet(first, true, last, true).stream()
                .map(
                    line -> {
                      BreakpointLocation location = new BreakpointLocation();
                      location.setLine(line - 1 + origin);
                      return location;
                    })
                .toArray(BreakpointLocation[]::new));
    return CompletableFuture.completedFuture(response);
  }

  @Override
  public CompletableFuture<ThreadsResponse> threads() {
    Thread thread = new Thread();
    thread.setId(Messages.THREAD);
    thread.setName("rules");
    ThreadsResponse response = new ThreadsResponse();
    response.setThreads(new Thread[] {thread});
    return CompletableFuture.completedFuture(response);
  }

  @Override
  public CompletableFuture<StackTraceResponse> stackTrace(StackTraceArguments arguments) {
    return CompletableFuture.completedFuture(shown.stack(session()));
  }

  @Override
  public CompletableFuture<ScopesResponse> scopes(ScopesArguments arguments) {
    return CompletableFuture.completedFuture(shown.scopes(session(), arguments.getFrameId()));
  }

  @Override
  public CompletableFuture<VariablesResponse> variables(VariablesArguments arguments) {
    return CompletableFuture.completedFuture(shown.variables(arguments));
  }

  @Override
  public CompletableFuture<SourceResponse> source(SourceArguments arguments) {
    SourceResponse response = new SourceResponse();
    response.setContent(session().listing().source().text());
    return CompletableFuture.completedFuture(response);
  }

  /** A number chooses the next step; anything else is evaluated. */
  @Override
  public CompletableFuture<EvaluateResponse> evaluate(EvaluateArguments arguments) {
    String text = arguments.getExpression().strip();
    boolean isConsole = "repl".equals(arguments.getContext());
    if (isConsole && text.matches("\\d{1,6}")) {
      int number = Integer.parseInt(text);
      EvaluateResponse response = new EvaluateResponse();
      take(number, Debugger.Grain.STATEMENT);
      response.setResult(Session.label(debugger().choices().get(number - 1)));
      return CompletableFuture.completedFuture(response);
    }
    try {
      return CompletableFuture.completedFuture(
          shown.evaluate(session(), arguments.getFrameId(), text));
    } catch (IllegalArgumentException unknown) {
      throw error(unknown.getMessage());
    }
  }

  // ---- The end.

  @Override
  public CompletableFuture<Void> terminate(TerminateArguments arguments) {
    paused.set(true);
    outbox.afterAnswer(
        () -> client.terminated(new org.eclipse.lsp4j.debug.TerminatedEventArguments()));
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public CompletableFuture<Void> disconnect(DisconnectArguments arguments) {
    paused.set(true);
    outbox.afterAnswer(() -> ended.complete(true));
    return CompletableFuture.completedFuture(null);
  }
}
