package org.regames.ir.diagnostic;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One finding of any stage: parser, lowering, validator, emitter or interpreter.
 *
 * @param severity how bad it is
 * @param code a stable, hyphenated name of the kind of finding, such as {@code unknown-name}
 * @param origin where it is
 * @param message what is wrong and what was expected, one line without a final period
 * @param hint how to fix it, if known
 * @param fixes edits that fix it, or begin to, the likeliest first
 * @param notes related places, such as an earlier definition
 */
public record Diagnostic(
    Severity severity,
    String code,
    Origin origin,
    String message,
    Optional<String> hint,
    List<Fix> fixes,
    List<Note> notes) {

  /** Another place that belongs to a finding, and why. */
  public record Note(Origin origin, String message) {}

  /**
   * A change of the text.
   *
   * @param title what it does, as a command
   * @param place what is replaced; of no length where something is only added
   * @param text what is put there
   */
  public record Fix(String title, Origin place, String text) {}

  public Diagnostic {
    fixes = List.copyOf(fixes);
    notes = List.copyOf(notes);
  }

  /** What makes the input unusable. */
  public static Diagnostic error(String code, Origin origin, String message) {
    return new Diagnostic(
        Severity.ERROR, code, origin, message, Optional.empty(), List.of(), List.of());
  }

  /** What probably does not say what was meant. */
  public static Diagnostic warning(String code, Origin origin, String message) {
    return new Diagnostic(
        Severity.WARNING, code, origin, message, Optional.empty(), List.of(), List.of());
  }

  /** The same finding with advice on how to fix it. */
  public Diagnostic withHint(String advice) {
    return new Diagnostic(severity, code, origin, message, Optional.of(advice), fixes, notes);
  }

  /** The same finding with one more edit that fixes it. */
  public Diagnostic withFix(String title, Origin place, String text) {
    Fix change = new Fix(title, place, text);
    List<Fix> more = Stream.concat(fixes.stream(), Stream.of(change)).toList();
    return new Diagnostic(severity, code, origin, message, hint, more, notes);
  }

  /** The same finding with one more place. */
  public Diagnostic withNote(Origin place, String why) {
    List<Note> more = Stream.concat(notes.stream(), Stream.of(new Note(place, why))).toList();
    return new Diagnostic(severity, code, origin, message, hint, fixes, more);
  }

  /** The same finding, at the beginning of a source unless it has a place. */
  public Diagnostic placedIn(Source text) {
    return origin.isKnown()
        ? this
        : new Diagnostic(severity, code, Origin.of(text, 0, 0), message, hint, fixes, notes);
  }

  /** Whether the input cannot be used because of this. */
  public boolean isError() {
    return severity == Severity.ERROR;
  }
}
