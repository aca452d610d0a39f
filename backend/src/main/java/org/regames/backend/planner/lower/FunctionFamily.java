package org.regames.backend.planner.lower;

import java.util.BitSet;
import java.util.List;
import org.regames.backend.plan.Plan;
import org.regames.backend.planner.analysis.VariableFlow;
import org.regames.backend.planner.analysis.Work;
import org.regames.backend.planner.analysis.graph.FunctionBoundaries;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.backend.planner.analysis.graph.Region;
import org.regames.backend.planner.analysis.graph.Step;

/**
 * A region with all that is needed to plan functions of one kind for it.
 *
 * @param visits where searches have to record visits
 * @param work where functions have to count their work
 * @param unsafe nodes where, once they are reached, other transitions may still be tried
 *     afterwards, so that whatever is assigned has to be undone; used for the keeper only
 * @param tried the nodes whose checks are made when a move is played, since they were skipped when
 *     it was found
 */
record FunctionFamily(
    FamilyRole role,
    Region region,
    FunctionBoundaries cuts,
    VariableFlow flow,
    VisitedSets visits,
    Work work,
    BitSet unsafe,
    BitSet tried) {

  /** A family in which nothing has to be undone, and no check is made when a move is played. */
  FunctionFamily(
      FamilyRole role,
      Region region,
      FunctionBoundaries cuts,
      VariableFlow flow,
      VisitedSets visits,
      Work work) {
    this(role, region, cuts, flow, visits, work, new BitSet(), new BitSet());
  }

  Plan.Kind kind() {
    return role.kind();
  }

  /** Whether the check at a node that has one is made. */
  boolean checks(int node) {
    return !kind().follows() || tried.get(node);
  }

  /** Whether the function of a node has to count its work; when a given move is played none has. */
  boolean isCounted(int node) {
    return !kind().follows() && work.isCounted(node);
  }

  /** Whether assignments at a node to the state are final. */
  boolean isFinal(int node) {
    return switch (kind()) {
      case PLAY, TELL -> true;
      case KEEP -> !unsafe.get(node);
      case FIND, PICK, SHARE, PLY, CHECK -> false;
    };
  }

  /** Whether the moves of paths by a node are codes. */
  boolean isPacked(int node, MoveEncoding decisions) {
    return switch (kind()) {
      case FIND, PLAY, TELL -> decisions.packed(node);
      case PICK, SHARE, PLY, KEEP, CHECK -> true;
    };
  }

  /** The variables whose values a function for a node gets as arguments. */
  List<Integer> parameters(int node) {
    return isFinal(node) ? List.of() : flow.parameters(node);
  }

  /** Whether a variable that a step changes is read afterwards. */
  boolean matters(Step.Cell place, Graph.Transition transition) {
    return kind() == Plan.Kind.KEEP
        || !region.leaves(transition) && flow.live(transition.to()).get(place.variable());
  }

  /** Whether what follows a step is planned inside the statements of the step. */
  boolean nests(int node, Graph.Transition transition) {
    return switch (transition.step()) {
      case Step.AssignAny _ -> true;
      case Step.Assign(Step.Cell place, _) ->
          !place.keys().isEmpty() && !isFinal(node) && matters(place, transition);
      case Step.AssignMap(Step.Cell place, _, _, _) -> !isFinal(node) && matters(place, transition);
      case Step.Skip _, Step.Guard _, Step.Tag _ -> false;
    };
  }
}
