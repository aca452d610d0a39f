package org.regames.linegames.python;

import java.util.Optional;
import java.util.regex.Pattern;
import org.python.core.PyString;
import org.python.core.stringlib.FieldNameIterator;
import org.python.core.stringlib.MarkupIterator;

/** Attributes that lead to the internals of Python, wherever a script names them. */
public final class Attributes {
  /** Those of functions, frames, tracebacks, generators, code and Java objects. */
  private static final Pattern INNARDS =
      Pattern.compile("(func|im|gi|tb|f|co)_[a-z]+|class|getClass|mro");

  private Attributes() {}

  /** Whether an attribute of this name is out of reach for every script. */
  public static boolean refuses(String name) {
    return INNARDS.matcher(name).matches() || !SpecialNames.isAllowed(name);
  }

  /**
   * The first forbidden attribute that a text for {@code format} uses.
   *
   * @return empty if the text may be used, or is not a valid format
   */
  static Optional<String> refusedIn(PyString format) {
    try {
      return refusedIn(new MarkupIterator(format));
    } catch (IllegalArgumentException _) {
      return Optional.empty(); // `format` itself says what is wrong
    }
  }

  private static Optional<String> refusedIn(MarkupIterator parts) {
    for (MarkupIterator.Chunk part = parts.nextChunk(); part != null; part = parts.nextChunk()) {
      Optional<String> refused = part.fieldName == null ? Optional.empty() : refusedIn(part, parts);
      if (refused.isEmpty() && part.formatSpecNeedsExpanding) {
        refused = refusedIn(new MarkupIterator(parts, part.formatSpec));
      }
      if (refused.isPresent()) {
        return refused;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> refusedIn(MarkupIterator.Chunk part, MarkupIterator parts) {
    FieldNameIterator path = new FieldNameIterator(part.fieldName, parts.isBytes());
    for (var step = path.nextChunk(); step != null; step = path.nextChunk()) {
      if (step.is_attr && refuses(step.value.toString())) {
        return Optional.of(step.value.toString());
      }
    }
    return Optional.empty();
  }
}
