package org.regames.lud.tree;

import org.regames.ir.diagnostic.Origin;

/**
 * An argument has another shape than the requested one, such as a ludeme where only a number is
 * supported. The table allows it; the caller does not.
 */
public final class OtherArgumentException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Origin place;

  OtherArgumentException(LudClause clause, LudValue value, String problem) {
    super("`" + clause.title() + "` " + problem);
    this.place = value.origin();
  }

  /** The position of the argument. */
  public Origin place() {
    return place;
  }
}
