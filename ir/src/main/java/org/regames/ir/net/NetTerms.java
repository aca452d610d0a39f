package org.regames.ir.net;

import java.util.List;

/**
 * The names that a rule sheet uses for the parts of its net, for programs that exchange messages
 * about the game.
 *
 * @param roles the roles in the order of the net, {@code random} included
 * @param facts the facts by their numbers; facts that always or never hold are omitted
 * @param moves the moves by their numbers
 */
public record NetTerms(List<String> roles, List<String> facts, List<String> moves) {
  public NetTerms {
    roles = List.copyOf(roles);
    facts = List.copyOf(facts);
    moves = List.copyOf(moves);
  }
}
