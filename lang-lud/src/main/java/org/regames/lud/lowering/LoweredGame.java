package org.regames.lud.lowering;

import org.regames.hrg.syntax.HrgGame;
import org.regames.lud.trial.MoveNaming;

/**
 * A game in HRG.
 *
 * @param game the game
 * @param naming its names of sites and pieces
 */
public record LoweredGame(HrgGame game, MoveNaming naming) {}
