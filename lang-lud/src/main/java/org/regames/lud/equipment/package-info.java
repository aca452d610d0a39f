/**
 * The equipment of a game, read from its tree of ludemes: {@link
 * org.regames.lud.equipment.EquipmentReader} makes the board, its tracks, and the numbers of the
 * sites of hands and dice.
 */
package org.regames.lud.equipment;
