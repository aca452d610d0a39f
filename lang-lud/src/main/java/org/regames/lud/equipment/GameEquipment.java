package org.regames.lud.equipment;

import java.util.List;
import org.regames.lud.board.Board;
import org.regames.lud.board.SiteContainers;
import org.regames.lud.board.SiteContainers.DiceItem;
import org.regames.lud.board.SiteTrack;

/**
 * What a game is played on, without its pieces.
 *
 * @param players the number of players
 * @param board the board
 * @param boundless whether the board stands for one that grows with what is placed
 * @param highStacks whether the board makes the game one of stacks, without a limit
 * @param tracks ways over the board, in the order in which they are written
 * @param dice dice, in the order in which they are written
 * @param containers which sites are whose
 */
public record GameEquipment(
    int players,
    Board board,
    boolean boundless,
    boolean highStacks,
    List<SiteTrack> tracks,
    List<DiceItem> dice,
    SiteContainers containers) {
  /** Keeps the lists as they are now. */
  public GameEquipment {
    tracks = List.copyOf(tracks);
    dice = List.copyOf(dice);
  }
}
