package org.regames.backend.plan;

import java.util.EnumSet;
import java.util.Set;

/**
 * The optimizations of the planner, most of them named after the RG pragma with the same
 * information. The planner computes the information itself, so games need no pragmas and wrong ones
 * do no harm. Switching a feature off never changes what is played, only how fast: that is what the
 * switches are for.
 */
public enum Feature {
  /**
   * {@code @disjoint}: where guards exclude each other the other branches are not tried, and paths
   * do not branch. Without it all branches are tried, and the keeper is ready to go back anywhere.
   */
  DISJOINT,

  /**
   * {@code @repeat}: paths that are cyclic note where they were in a set of cells, by the variables
   * that tell visits apart. Without it they remember all values and maps that differ.
   */
  REPEAT,

  /**
   * {@code @unique}: where no two paths have the same tags, moves found twice are not looked for.
   * Without it all moves of a state are compared by a hash.
   */
  UNIQUE,

  /**
   * {@code @tagIndex}: where moves have few enough decisions, each is bits of one 64-bit code,
   * always at the same position. Without it moves are lists of any length.
   */
  TAG_INDEX,

  /**
   * {@code @simpleApply}: playing a move does its assignments only. Without it the comparisons of
   * its path are made again; reachability checks are never made again, nor are branches searched.
   */
  SIMPLE_APPLY,

  /**
   * {@code @integer}: cells in maps, and values of constant maps that are multiples of the key plus
   * a constant, are computed. Without it they are looked up in tables.
   */
  INTEGER,

  /**
   * {@code @iterator}: a choice among symbols numbered one after the other counts, and may be a
   * loop without jumps. Without it the symbols are taken from a table.
   */
  ITERATOR,

  /**
   * No pragma: where the branches of a move differ in constants and tables only, the decision is
   * looked up with them. Without it playing a move jumps to its way.
   */
  MERGE_BRANCHES,

  /**
   * No pragma: playing a move goes on with the moves of the keeper after it. Without it the node
   * where he starts is looked up first.
   */
  INLINE_KEEPER,

  /**
   * No pragma, and only with {@link #BITBOARDS}: moves of a few branches behind tests are found
   * without jumps, and drawn without listing them. Without it they are listed.
   */
  IF_CONVERSION,

  /**
   * No pragma: a random move that is drawn from sets is played by the same function, with the moves
   * of the keeper after it. Without it one function draws the move and another one plays it.
   */
  FUSE_PLIES,

  /**
   * No pragma, and only with {@link #FUSE_PLIES}: plies are played one after the other by one
   * method, on the JVM. Without it each is looked up and called.
   */
  LOOP_PLIES,

  /**
   * No pragma: where all numbers that a loop counts can be followed at once, they are, as a set;
   * moves that are found as sets are drawn without listing them. Without it every loop takes one
   * number after the other.
   */
  BITBOARDS,

  /**
   * No pragma, and only with {@link #BITBOARDS}: cells of maps that surely never have some values
   * are not looked at for these. Without it any cell may have any value of its map.
   */
  CELL_VALUES,

  /**
   * No pragma, and only with {@link #BITBOARDS}: a check that looks at few cells that follow from
   * where it starts is answered by a table, in which what it sees there is looked up. Without it
   * the check looks at one cell after the other.
   */
  LOOK_UP_CHECKS,

  /**
   * No pragma, and only with {@link #LOOK_UP_CHECKS}: where the cells that a check looks at are in
   * several words of a set, but are different bits of them, these words are laid over each other,
   * and all starts have one table. Without it each word is cut by itself.
   */
  OVERLAY,

  /**
   * No pragma: recursive checks are worked out for all cells at once, by sets that grow until
   * nothing is added. Without it one path after the other is followed.
   */
  FIXPOINTS,

  /**
   * No pragma: a check that is recursive goes on with the cells that it found the last time, where
   * these can only become more. Without it each check starts anew.
   */
  REMEMBER_FIXPOINTS,

  /**
   * No pragma: of a cycle that paths can only leave or stay on, as where a piece slides, the code
   * of a move says how often they follow it. Without it such moves are lists of any length.
   */
  ROUNDS,

  /**
   * No pragma: where searches change a map and put it back without looking at its sets in between,
   * these are left alone. Without it they follow every change.
   */
  FREEZE_BITBOARDS,

  /**
   * No pragma: a check with constant arguments is a function of its own for each of a few of them.
   * Without it one function looks up what follows from its arguments.
   */
  SPECIALIZE_CHECKS,

  /**
   * No pragma: where the moves of some nodes have few enough decisions and those of others have
   * not, only these are lists of any length. Without it all are.
   */
  CODES,

  /**
   * No pragma: where some branches of a loop can be followed for all numbers at once and others
   * cannot, these are left for the numbers that come to them. Without it all branches are.
   */
  SPLIT,

  /**
   * No pragma, and only with {@link #BITBOARDS}: lanes are left out of a loop by tests that stand
   * behind what a path stores, too. Without it only by those before.
   */
  BEHIND_STORES,

  /**
   * No pragma, and only with {@link #BITBOARDS}: a choice that does not depend on the one before it
   * is one set for all that may be chosen first, and a move is drawn as one of their product.
   * Without it what may be chosen second is found for each again.
   */
  PRODUCTS,

  /**
   * No pragma, and only with {@link #BITBOARDS}: where the keeper goes from one cell to the next
   * until he comes to one that is, or is not, in a set, that cell is looked up. Without it he takes
   * one step after the other.
   */
  FIND_FIRST_BLOCKERS,

  /**
   * No pragma, and only with {@link #BITBOARDS}: a check that looks along rays from a cell known
   * only in play, to the first cell that stops them, does so with masks. Without it the check looks
   * at one cell after the other.
   */
  MASK_RAYS,

  /**
   * No pragma, and only with {@link #BITBOARDS}: where the keeper assigns one cell after the other,
   * as far as a check just before has looked, he does so at once. Without it he looks at each
   * again.
   */
  ASSIGN_RUNS,

  /**
   * No pragma, and only with {@link #BITBOARDS}: a move is drawn from the sets that a check just
   * before found, where the player is only to move if it holds. Without it they are worked out
   * again.
   */
  REUSE_CHECK_SETS,

  /**
   * No pragma: where a path is in a cycle, but never comes to the same cell again, it does not note
   * where it was. Without it every cyclic path does.
   */
  DROP_VISIT_MARKS,

  /**
   * No pragma: a check that notes the values it was at does so only after the first few places, as
   * most checks end before. Without it every check notes them from its start.
   */
  NOTE_LATE,

  /**
   * No pragma, and only with {@link #BITBOARDS}: where all moves are sets, but too many for one
   * function, as those of pieces that slide, each share of them has a function of its own. Without
   * it such pieces are looked at one after the other.
   */
  SLIDES,

  /**
   * No pragma: where moves end with a check, playouts draw from the paths up to it and make it for
   * the one that is drawn. Without it moves are listed, and the check is made for each.
   */
  REJECT,

  /**
   * No pragma, and only with {@link #BITBOARDS} and {@link #REJECT}: where paths up to the last
   * check are sets, one of them is drawn without listing them; those that are no sets, or may have
   * the tags of others, are listed. Without it all are listed.
   */
  CANDIDATES,

  /**
   * No pragma, and only with {@link #BITBOARDS}: what sets of paths have in common is taken out, so
   * that every step in a row takes one shift. Without it words are moved as far as a path gets.
   */
  FACTOR,

  /**
   * No pragma: a check with a loop that changes maps puts back what it changed once, at its end.
   * Without it each round puts back what it changed, after those that follow it.
   */
  RUN_CHECKS;

  /** All features: the usual. */
  public static Set<Feature> all() {
    return EnumSet.allOf(Feature.class);
  }

  /** All features but one. */
  public static Set<Feature> without(Feature feature) {
    return EnumSet.complementOf(EnumSet.of(feature));
  }
}
