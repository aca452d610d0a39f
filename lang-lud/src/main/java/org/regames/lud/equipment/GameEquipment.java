package org.regames.lud.equipment;

import java.util.List;
import org.regames.lud.board.Board;
import org.regames.lud.board.SiteContainers;
import org.regames.lud.board.SiteContainers.DiceItem;
import org.regames.lud.board.SiteTrack;

/**
 * The equipment of a game, without its pieces.
 *
 * @param players the number of players
 * @param board the board
 * @param boundless whether the board stands for one that grows as pieces are placed
 * @param highStacks whether the board makes it a game of stacks of unlimited height
 * @param tracks the tracks, in the order of the text
 * @param dice the dice, in the order of the text
 * @param containers the owners of sites
 */
public record GameEquipment(
    int players,
    Board board,
    boolean boundless,
    boolean highStacks,
    List<SiteTrack> tracks,
    List<DiceItem> dice,
    SiteContainers containers) {
  /** Copies the lists. */
  public GameEquipment {
    tracks = List.copyOf(tracks);
    dice = List.copyOf(dice);
  }
}
