/**
 * Lowers a description in Regular Boardgames to an automaton, in these steps: {@link
 * org.regames.rbg.lowering.Thompson} builds automata of the rules and of the bodies of checks, in
 * which {@link org.regames.rbg.lowering.VertexRelations} computes relations between vertices;
 * {@link org.regames.rbg.lowering.Parts} cuts the rules at the switches; {@link
 * org.regames.rbg.lowering.TagPlan} chooses the tags; {@link org.regames.rbg.lowering.StepWriter}
 * writes the steps as edges over the variables of {@link org.regames.rbg.lowering.TargetState}.
 */
package org.regames.rbg.lowering;
