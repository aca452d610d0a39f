package org.regames.dap;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.lsp4j.debug.Breakpoint;
import org.eclipse.lsp4j.debug.Capabilities;
import org.eclipse.lsp4j.debug.ConfigurationDoneArguments;
import org.eclipse.lsp4j.debug.ContinueArguments;
import org.eclipse.lsp4j.debug.DisconnectArguments;
import org.eclipse.lsp4j.debug.EvaluateArguments;
import org.eclipse.lsp4j.debug.InitializeRequestArguments;
import org.eclipse.lsp4j.debug.NextArguments;
import org.eclipse.lsp4j.debug.OutputEventArguments;
import org.eclipse.lsp4j.debug.ReverseContinueArguments;
import org.eclipse.lsp4j.debug.Scope;
import org.eclipse.lsp4j.debug.ScopesArguments;
import org.eclipse.lsp4j.debug.SetBreakpointsArguments;
import org.eclipse.lsp4j.debug.Source;
import org.eclipse.lsp4j.debug.SourceBreakpoint;
import org.eclipse.lsp4j.debug.StackFrame;
import org.eclipse.lsp4j.debug.StackTraceArguments;
import org.eclipse.lsp4j.debug.StepBackArguments;
import org.eclipse.lsp4j.debug.StepInArguments;
import org.eclipse.lsp4j.debug.StepInTarget;
import org.eclipse.lsp4j.debug.StepInTargetsArguments;
import org.eclipse.lsp4j.debug.StepOutArguments;
import org.eclipse.lsp4j.debug.StoppedEventArguments;
import org.eclipse.lsp4j.debug.TerminatedEventArguments;
import org.eclipse.lsp4j.debug.Variable;
import org.eclipse.lsp4j.debug.VariablesArguments;
import org.eclipse.lsp4j.debug.launch.DSPLauncher;
import org.eclipse.lsp4j.debug.services.IDebugProtocolClient;
import org.eclipse.lsp4j.debug.services.IDebugProtocolServer;
import org.regames.ir.Game;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.Language;

/** An editor that debugs: the other end of the protocol, over streams. */
final class Editor implements IDebugProtocolClient, AutoCloseable {
  static final Path ROOT = Path.of(System.getProperty("regames.root", ".."));
  private static final int SECONDS = 60;

  private final IDebugProtocolServer server;
  private final CompletableFuture<Boolean> served = new CompletableFuture<>();
  private final BlockingQueue<Object> events = new LinkedBlockingQueue<>();
  private final StringBuilder console = new StringBuilder();
  private Path file;

  Editor() throws IOException {
    PipedInputStream toServer = new PipedInputStream(1 << 16);
    PipedInputStream toEditor = new PipedInputStream(1 << 16);
    PipedOutputStream fromEditor = new PipedOutputStream(toServer);
    PipedOutputStream fromServer = new PipedOutputStream(toEditor);
    Thread.ofPlatform()
        .start(
            () ->
                served.complete(
                    Server.serve(
                        toServer,
                        fromServer,
                        Thread.ofPlatform().daemon().factory(),
                        Editor::game)));
    var launcher = DSPLauncher.createClientLauncher(this, toEditor, fromEditor);
    launcher.startListening();
    server = launcher.getRemoteProxy();
  }

  private static Game game(String file) {
    Frontend frontend =
        Language.all().stream()
            .filter(language -> language.suffixes().stream().anyMatch(file::endsWith))
            .flatMap(language -> language.frontend().stream())
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException(file + ": no such language"));
    try {
      String text = Files.readString(Path.of(file));
      return frontend
          .read(new org.regames.ir.diagnostic.Source(file, text), new Budget())
          .value()
          .orElseThrow();
    } catch (IOException missing) {
      throw new IllegalArgumentException("there is no file " + file, missing);
    }
  }

  static <T> T got(CompletableFuture<T> answer) {
    try {
      return answer.get(SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException refused) {
      throw new IllegalStateException(refused.getCause().getMessage(), refused);
    } catch (InterruptedException | TimeoutException late) {
      throw new AssertionError(late);
    }
  }

  Capabilities initialize() {
    return got(server.initialize(new InitializeRequestArguments()));
  }

  /** Opens a game of the library as far as editors do before they set breakpoints. */
  void open(String game, Object... settings) {
    initialize();
    file = ROOT.resolve("games").resolve(game);
    Map<String, Object> launch = new HashMap<>(Map.of("program", file.toString()));
    for (int i = 0; i < settings.length; i += 2) {
      launch.put((String) settings[i], settings[i + 1]);
    }
    got(server.launch(launch));
    event(String.class);
  }

  /** The same, to the first stop. */
  StoppedEventArguments launch(String game, Object... settings) {
    open(game, settings);
    return start();
  }

  StoppedEventArguments start() {
    got(server.configurationDone(new ConfigurationDoneArguments()));
    return stopped();
  }

  Breakpoint[] breakAt(int... lines) {
    Source source = new Source();
    source.setPath(file.toString());
    return breakAt(source, lines);
  }

  Breakpoint[] breakAt(Source source, int... lines) {
    SetBreakpointsArguments arguments = new SetBreakpointsArguments();
    arguments.setSource(source);
    arguments.setBreakpoints(
        Arrays.stream(lines)
            .mapToObj(
                line -> {
                  SourceBreakpoint breakpoint = new SourceBreakpoint();
                  breakpoint.setLine(line);
                  return breakpoint;
                })
            .toArray(SourceBreakpoint[]::new));
    return got(server.setBreakpoints(arguments)).getBreakpoints();
  }

  private <T> T event(Class<T> kind) {
    try {
      Object event = events.poll(SECONDS, TimeUnit.SECONDS);
      assertTrue(kind.isInstance(event), () -> "expected " + kind + ", not " + event);
      return kind.cast(event);
    } catch (InterruptedException interrupted) {
      throw new AssertionError(interrupted);
    }
  }

  StoppedEventArguments stopped() {
    return event(StoppedEventArguments.class);
  }

  StoppedEventArguments next() {
    got(server.next(new NextArguments()));
    return stopped();
  }

  StoppedEventArguments into() {
    got(server.stepIn(new StepInArguments()));
    return stopped();
  }

  StoppedEventArguments out() {
    got(server.stepOut(new StepOutArguments()));
    return stopped();
  }

  StoppedEventArguments back() {
    got(server.stepBack(new StepBackArguments()));
    return stopped();
  }

  StoppedEventArguments run() {
    got(server.continue_(new ContinueArguments()));
    return stopped();
  }

  void runToEnd() {
    got(server.continue_(new ContinueArguments()));
    event(TerminatedEventArguments.class);
  }

  StoppedEventArguments runBack() {
    got(server.reverseContinue(new ReverseContinueArguments()));
    return stopped();
  }

  StepInTarget[] choices() {
    return got(server.stepInTargets(new StepInTargetsArguments())).getTargets();
  }

  /** Takes the first choice whose label has a text. */
  StoppedEventArguments choose(String label) {
    StepInArguments arguments = new StepInArguments();
    arguments.setTargetId(
        Arrays.stream(choices())
            .filter(choice -> choice.getLabel().contains(label))
            .findFirst()
            .orElseThrow()
            .getId());
    got(server.stepIn(arguments));
    return stopped();
  }

  List<StackFrame> stack() {
    return List.of(got(server.stackTrace(new StackTraceArguments())).getStackFrames());
  }

  List<String> frames() {
    return stack().stream().map(StackFrame::getName).toList();
  }

  int line() {
    return stack().getFirst().getLine();
  }

  /** The text of the line that is shown as the present one. */
  String lineText() {
    StackFrame frame = stack().getFirst();
    return text(frame.getSource()).lines().toList().get(frame.getLine() - 1).strip();
  }

  String text(Source source) {
    if (source.getPath() == null) {
      return got(server.source(new org.eclipse.lsp4j.debug.SourceArguments())).getContent();
    }
    try {
      return Files.readString(Path.of(source.getPath()));
    } catch (IOException missing) {
      throw new AssertionError(missing);
    }
  }

  /** What is below a path of names, the first that of a scope, as {@code name = value}. */
  List<String> values(String... path) {
    ScopesArguments scopes = new ScopesArguments();
    scopes.setFrameId(stack().getFirst().getId());
    int reference =
        Arrays.stream(got(server.scopes(scopes)).getScopes())
            .filter(scope -> scope.getName().equals(path[0]))
            .map(Scope::getVariablesReference)
            .findFirst()
            .orElseThrow();
    for (int i = 1; i < path.length; i++) {
      String name = path[i];
      reference =
          variables(reference).stream()
              .filter(variable -> variable.getName().equals(name))
              .map(Variable::getVariablesReference)
              .findFirst()
              .orElseThrow();
    }
    List<String> values = new ArrayList<>();
    variables(reference)
        .forEach(variable -> values.add(variable.getName() + " = " + variable.getValue()));
    return values;
  }

  private List<Variable> variables(int reference) {
    VariablesArguments arguments = new VariablesArguments();
    arguments.setVariablesReference(reference);
    return List.of(got(server.variables(arguments)).getVariables());
  }

  String evaluate(String text, String context) {
    EvaluateArguments arguments = new EvaluateArguments();
    arguments.setExpression(text);
    arguments.setContext(context);
    return got(server.evaluate(arguments)).getResult();
  }

  String console() {
    return console.toString();
  }

  boolean disconnect() {
    got(server.disconnect(new DisconnectArguments()));
    return got(served);
  }

  @Override
  public void initialized() {
    events.add("initialized");
  }

  @Override
  public void stopped(StoppedEventArguments event) {
    events.add(event);
  }

  @Override
  public void terminated(TerminatedEventArguments event) {
    events.add(event);
  }

  @Override
  public void output(OutputEventArguments event) {
    console.append(event.getOutput());
  }

  @Override
  public void close() {
    if (!served.isDone()) {
      assertTrue(disconnect(), "the debugger ends when it is asked to");
    }
  }
}
