/**
 * The equipment of a game, read from its tree of ludemes: {@link
 * org.regames.lud.equipment.EquipmentReader} builds the board, its tracks, and the site numbers of
 * hands and dice.
 */
package org.regames.lud.equipment;
