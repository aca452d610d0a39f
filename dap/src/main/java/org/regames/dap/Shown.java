package org.regames.dap;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.debug.EvaluateResponse;
import org.eclipse.lsp4j.debug.Scope;
import org.eclipse.lsp4j.debug.ScopesResponse;
import org.eclipse.lsp4j.debug.Source;
import org.eclipse.lsp4j.debug.StackFrame;
import org.eclipse.lsp4j.debug.StackTraceResponse;
import org.eclipse.lsp4j.debug.StepInTarget;
import org.eclipse.lsp4j.debug.Variable;
import org.eclipse.lsp4j.debug.VariablesArguments;
import org.eclipse.lsp4j.debug.VariablesResponse;
import org.regames.backend.debug.Frame;
import org.regames.backend.debug.NextStep;
import org.regames.backend.debug.Row;
import org.regames.backend.interpreter.Point;
import org.regames.ir.diagnostic.Origin;

/** What is shown at one stop; the numbers that it assigns are valid until the next. */
final class Shown {
  /** The reference number of the text of the automaton, which is not a file. */
  private static final int AUTOMATON = 1;

  private final int origin;
  private final List<Row> rows = new ArrayList<>();
  private List<Frame> frames = List.of();

  /**
   * @param origin the number that the editor gives to the first line and the first column
   */
  Shown(int origin) {
    this.origin = origin;
  }

  /** The reference number of a row, if it has children. */
  private synchronized int number(Row row) {
    if (row.size() == 0) {
      return 0;
    }
    rows.add(row);
    return rows.size();
  }

  synchronized StackTraceResponse stack(Session session) {
    frames = session.debugger().frames();
    List<StackFrame> shown = new ArrayList<>();
    for (Frame frame : frames) {
      StackFrame one = new StackFrame();
      one.setId(shown.size() + 1);
      one.setName(frame.name());
      Origin at = frame.origin();
      if (at.isKnown()) {
        one.setSource(source(session));
        one.setLine(at.line() - 1 + origin);
        one.setColumn(at.column() - 1 + origin);
        one.setEndLine(at.source().line(at.end()) - 1 + origin);
        one.setEndColumn(at.source().column(at.end()) - 1 + origin);
      }
      shown.add(one);
    }
    StackTraceResponse response = new StackTraceResponse();
    response.setStackFrames(shown.toArray(StackFrame[]::new));
    response.setTotalFrames(shown.size());
    return response;
  }

  private static Source source(Session session) {
    Source source = new Source();
    Path path = Path.of(session.listing().source().name());
    source.setName(path.getFileName().toString());
    if (session.isWritten()) {
      source.setPath(path.toAbsolutePath().normalize().toString());
    } else {
      source.setSourceReference(AUTOMATON);
      source.setOrigin("the automaton of the game");
    }
    return source;
  }

  /** Whether a text of the editor is the one being debugged. */
  static boolean isOf(Source source, Session session) {
    if (source.getSourceReference() != null && source.getSourceReference() > 0) {
      return !session.isWritten();
    }
    Path own = Path.of(session.listing().source().name()).toAbsolutePath().normalize();
    return source.getPath() != null
        && session.isWritten()
        && Path.of(source.getPath()).toAbsolutePath().normalize().equals(own);
  }

  private synchronized Point at(Session session, Integer frame) {
    if (frames.isEmpty()) {
      frames = session.debugger().frames();
    }
    int number = frame == null ? 1 : frame;
    return frames.get(Math.clamp(number, 1, frames.size()) - 1).at();
  }

  ScopesResponse scopes(Session session, int frame) {
    List<Scope> scopes = new ArrayList<>();
    for (Row row : session.scopes(at(session, frame))) {
      Scope scope = new Scope();
      scope.setName(row.name());
      scope.setVariablesReference(number(row));
      scope.setNamedVariables(row.size());
      scope.setExpensive(false);
      scopes.add(scope);
    }
    ScopesResponse response = new ScopesResponse();
    response.setScopes(scopes.toArray(Scope[]::new));
    return response;
  }

  VariablesResponse variables(VariablesArguments asked) {
    int number = asked.getVariablesReference();
    List<Row> below = number < 1 || number > count() ? List.of() : row(number).rows().get();
    int first = asked.getStart() == null ? 0 : Math.clamp(asked.getStart(), 0, below.size());
    int most = asked.getCount() == null || asked.getCount() < 1 ? below.size() : asked.getCount();
    VariablesResponse response = new VariablesResponse();
    response.setVariables(
        below.subList(first, Math.min(below.size(), first + most)).stream()
            .map(this::variable)
            .toArray(Variable[]::new));
    return response;
  }

  private synchronized int count() {
    return rows.size();
  }

  private synchronized Row row(int number) {
    return rows.get(number - 1);
  }

  private Variable variable(Row row) {
    Variable variable = new Variable();
    variable.setName(row.name());
    variable.setValue(row.value());
    variable.setVariablesReference(number(row));
    if (row.size() > 0) {
      variable.setNamedVariables(row.size());
    }
    return variable;
  }

  EvaluateResponse evaluate(Session session, Integer frame, String text) {
    Point at = at(session, frame);
    EvaluateResponse response = new EvaluateResponse();
    if (text.equals("board")
        && at.values().keySet().stream().noneMatch(name -> name.equals("board"))) {
      response.setResult(String.join("\n", session.boardLines(at)));
      return response;
    }
    Row row = Row.of(text, session.listing().game(), at.values());
    response.setResult(row.value());
    response.setVariablesReference(number(row));
    return response;
  }

  /** The choices that can be taken. */
  static StepInTarget[] targets(List<NextStep> choices) {
    List<StepInTarget> targets = new ArrayList<>();
    for (int choice = 0; choice < choices.size(); choice++) {
      if (choices.get(choice).next().isPresent()) {
        StepInTarget target = new StepInTarget();
        target.setId(choice + 1);
        target.setLabel((choice + 1) + "  " + Session.label(choices.get(choice)));
        targets.add(target);
      }
    }
    return targets.toArray(StepInTarget[]::new);
  }
}
