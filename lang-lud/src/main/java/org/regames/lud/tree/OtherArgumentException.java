package org.regames.lud.tree;

import org.regames.ir.diagnostic.Origin;

/**
 * An argument is there in another shape than the one asked for, such as a ludeme where only a
 * number is taken. The table allows it; whoever asked does not.
 */
public final class OtherArgumentException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Origin place;

  OtherArgumentException(LudClause clause, LudValue value, String problem) {
    super("`" + clause.title() + "` " + problem);
    this.place = value.origin();
  }

  /** Where the argument stands. */
  public Origin place() {
    return place;
  }
}
