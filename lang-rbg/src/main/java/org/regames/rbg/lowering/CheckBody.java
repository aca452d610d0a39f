package org.regames.rbg.lowering;

/**
 * The body of a check, one for all checks with an equal body.
 *
 * @param automaton the body from its start to its end
 * @param certain from where the end can always be reached
 */
record CheckBody(RulesAutomaton automaton, Certainty certain) {
  boolean alwaysHolds() {
    return certain.at(automaton.start());
  }

  boolean neverHolds() {
    return !automaton.leadsTo(automaton.end()).get(automaton.start());
  }
}
