package org.regames.backend.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The functions of a node where somebody is to move.
 *
 * @param finder the function that finds the moves
 * @param player the function that plays a move
 * @param teller the function that plays a move and reports its tags
 * @param draw how a random move is drawn
 */
public record TurnFunctions(int finder, int player, int teller, Draw draw) {
  /** How a random move is drawn. */
  public sealed interface Draw {}

  /** All moves are listed, and one of them is drawn. */
  public record Listed() implements Draw {}

  /**
   * A function draws a move without listing any.
   *
   * @param picker that function
   * @param ply the function that draws a move and plays it, followed by the keeper's moves
   * @param loops whether such plies may be inlined into a loop
   */
  public record Picked(int picker, Optional<Integer> ply, boolean loops) implements Draw {}

  /**
   * A candidate is drawn from the paths up to the last checks, repeatedly until these hold.
   *
   * @param candidates the function that finds moves without their last checks
   * @param trial the function that plays a candidate if its last checks hold; else the state is at
   *     {@link Plan#NOWHERE} and unusable
   * @param halves the candidates in two parts, until it is decided how to draw one of them
   * @param drawer the function that draws a candidate without listing all
   */
  public record Tried(int candidates, int trial, Optional<Halves> halves, Optional<Integer> drawer)
      implements Draw {}

  /**
   * Two functions that together find all candidates.
   *
   * @param distinct finds those that differ from all others in their tags or next state
   * @param others finds the others, if there may be any
   */
  public record Halves(int distinct, Optional<Integer> others) {}

  /** The function that draws a move without listing any. */
  public Optional<Integer> picker() {
    return draw instanceof Picked picked ? Optional.of(picked.picker()) : Optional.empty();
  }

  /** The function that draws a move and plays it. */
  public Optional<Integer> ply() {
    return draw instanceof Picked picked ? picked.ply() : Optional.empty();
  }

  /** How candidates are tried, if they are. */
  public Optional<Tried> tried() {
    return draw instanceof Tried tried ? Optional.of(tried) : Optional.empty();
  }

  /** The candidates in two parts, until it is decided how to draw one of them. */
  public Optional<Halves> halves() {
    return tried().flatMap(Tried::halves);
  }

  /** All of the functions. */
  public List<Integer> functions() {
    List<Integer> all = new ArrayList<>(List.of(finder, player, teller));
    switch (draw) {
      case Listed _ -> {}
      case Picked(int picker, Optional<Integer> ply, _) -> {
        all.add(picker);
        ply.ifPresent(all::add);
      }
      case Tried(int candidates, int trial, Optional<Halves> halves, Optional<Integer> drawer) -> {
        all.addAll(List.of(candidates, trial));
        drawer.ifPresent(all::add);
        halves.ifPresent(each -> all.add(each.distinct()));
        halves.flatMap(Halves::others).ifPresent(all::add);
      }
    }
    return all;
  }

  /** The same functions with one that draws a move without listing any, if there is one. */
  public TurnFunctions drawnBy(Optional<Integer> picker) {
    return picker.map(each -> with(new Picked(each, Optional.empty(), false))).orElse(this);
  }

  /** The same functions with one that draws a candidate; without one all are listed. */
  public TurnFunctions triedBy(Optional<Integer> drawer) {
    return tried()
        .map(each -> with(new Tried(each.candidates(), each.trial(), Optional.empty(), drawer)))
        .orElse(this);
  }

  /** The same functions without those that draw a move from sets. */
  TurnFunctions withoutDraw() {
    return tried().isPresent() ? triedBy(Optional.empty()) : with(new Listed());
  }

  /** The same functions with another way to draw a random move. */
  public TurnFunctions with(Draw other) {
    return new TurnFunctions(finder, player, teller, other);
  }
}
