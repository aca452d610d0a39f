package org.regames.sbg.syntax;

import java.util.ArrayList;
import java.util.List;

/** A regular expression over steps: its words are the paths on which a piece can move. */
public sealed interface Movement {
  /** What a step requires of the square it leads to. */
  enum Content {
    EMPTY('e'),
    /** A piece of the opponent. */
    ENEMY('p'),
    /** A piece of the player who moves. */
    OWN('w');

    private final char letter;

    Content(char letter) {
      this.letter = letter;
    }

    /** The letter in steps. */
    public char letter() {
      return letter;
    }
  }

  /**
   * One letter of a word.
   *
   * @param dx columns to the right
   * @param dy rows ahead, as the player who moves sees it
   */
  record Step(int dx, int dy, Content on) implements Movement {}

  /** One after the other; two or more, none of them a sequence. */
  record Sequence(List<Movement> parts) implements Movement {
    public Sequence {
      parts = List.copyOf(parts);
    }
  }

  /** One of these; two or more, none of them a choice. */
  record Choice(List<Movement> parts) implements Movement {
    public Choice {
      parts = List.copyOf(parts);
    }
  }

  /** The same a number of times; zero gives the empty word. */
  record Power(Movement base, int times) implements Movement {}

  /** The same any number of times. */
  record Star(Movement base) implements Movement {}

  /** One after the other, in canonical form. */
  static Movement sequence(List<Movement> parts) {
    List<Movement> flat = new ArrayList<>();
    for (Movement part : parts) {
      if (part instanceof Sequence inner) {
        flat.addAll(inner.parts());
      } else {
        flat.add(part);
      }
    }
    return flat.size() == 1 ? flat.getFirst() : new Sequence(flat);
  }

  /** One of these, in canonical form. */
  static Movement choice(List<Movement> parts) {
    List<Movement> flat = new ArrayList<>();
    for (Movement part : parts) {
      if (part instanceof Choice inner) {
        flat.addAll(inner.parts());
      } else {
        flat.add(part);
      }
    }
    return flat.size() == 1 ? flat.getFirst() : new Choice(flat);
  }
}
