package org.regames.backend.interpreter;

import java.util.List;
import org.regames.backend.interpreter.rules.ResolvedGame;
import org.regames.backend.interpreter.search.Tags;

/**
 * A legal move: its tags and the state it leads to. Moves are equal if both are.
 *
 * <p>For display in an order that does not depend on how the rules are written, sort by {@link
 * #tags()}.
 */
public final class Move {
  private final ResolvedGame rules;
  private final Tags tags;
  private final State next;

  Move(ResolvedGame rules, Tags tags, State next) {
    this.rules = rules;
    this.tags = tags;
    this.next = next;
  }

  /** The tags of the move in order. */
  public List<String> tags() {
    return tags.names(rules.symbols());
  }

  Tags labels() {
    return tags;
  }

  /** The state after the move, where possibly the keeper is to move. */
  public State next() {
    return next;
  }

  /**
   * What a player sees of the move when another one makes it: the tags without those added while
   * {@code visible} of the player was 0.
   *
   * @throws IllegalArgumentException if there is no such player
   */
  public List<String> seenBy(String player) {
    int seer = rules.playerSymbol(player);
    return tags.names(rules.symbols(), visible -> rules.sees(seer, visible));
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof Move that && tags.equals(that.tags) && next.equals(that.next);
  }

  @Override
  public int hashCode() {
    return 31 * tags.hashCode() + next.hashCode();
  }

  /** The tags. */
  @Override
  public String toString() {
    return String.join(" ", tags());
  }
}
