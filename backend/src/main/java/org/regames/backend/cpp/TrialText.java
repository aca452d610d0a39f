package org.regames.backend.cpp;

import java.util.Map;
import org.regames.backend.plan.Plan;

/** How moves are drawn before their last checks are made, in games where that is done. */
final class TrialText {
  private static final String MEMBERS =
      """
        int try_out(Moves& moves, Random& random);
        bool is_move(Moves& moves, int candidate);
      """;
  private static final String ANSWERS =
      """
      // What is answered where no candidate was drawn.
      constexpr int given_up = -2;
      constexpr int not_tried = -3;
      """;
  private static final String TRY_FIRST =
      """
        const int tried = try_out(moves, random);
        if (tried >= 0) {
          settle(moves);
        }
        if (tried >= -1) {
          return tried >= 0;
        }
      """;
  private static final String CHOOSE_FIRST =
      """
        if (!is_terminal() && @player@ != @keeper@) {
          State copy = *this;
          const int tried = copy.try_out(moves, random);
          if (tried >= -1) {
            return tried;
          }
        }
      """;
  private static final String ESTIMATED =
      """
        if (tried == given_up) {
          moves.estimate(0);
        }
      """;
  private static final String FUNCTIONS =
      """
      // Draws candidates until one is a move, and plays that without the keeper's moves after it;
      // else the state is as it was. Answers its index, -1 where none is legal, given_up where so
      // many are no moves that it is better to list these, or not_tried.
      int State::try_out(Moves& moves, Random& random) {
        constexpr int most_refused = 16;
        moves.clear();
        moves.begin_work();
        try {
          switch (node) {
      @candidates@
            default: return not_tried;
          }
          int left = moves.size();
          for (int refused = 0; left > 0 && refused < most_refused; ++refused) {
            const int candidate = left == 1 ? 0 : random.below(left);
            if (is_move(moves, candidate)) {
              moves.estimate(refused == 0 ? moves.size() : 0);
              return candidate;
            }
            moves.reject(candidate, --left);
          }
          return left == 0 ? -1 : given_up;
        } catch (const EndlessPlay&) {
          moves.clear();
          fail(EndlessPlay::move);
        }
      }

      // Plays a candidate if it is a move.
      bool State::is_move(Moves& moves, int candidate) {
      @repeated@  const State before = *this;
        [[maybe_unused]] const Word code = moves.code(candidate);
        try {
          switch (node) {
      @trials@
            default: break;
          }
        } catch (const EndlessPlay&) {
          *this = before;  // whoever reports it names the node where the move began
          throw;
        }
        if (node == @nowhere@) {
          *this = before;
          return false;
        }
        return true;
      }

      """;
  private static final String REPEATED =
      """
        if (moves.is_repeated(*this, candidate)) {
          return false;
        }
      """;

  private final Plan plan;

  TrialText(Plan plan) {
    this.plan = plan;
  }

  /** Adds what templates are filled with, by what is known about moves and states. */
  void addTo(Map<String, String> holes) {
    holes.put("repeated", plan.hashed() ? REPEATED : "");
    holes.put("nowhere", Integer.toString(Plan.NOWHERE));
    boolean tries = !plan.candidates().isEmpty();
    holes.put("trial_members", tries ? MEMBERS : "");
    holes.put("trial_answers", tries ? ANSWERS : "");
    holes.put("try_first", tries ? TRY_FIRST : "");
    holes.put("choose_first", tries ? new Template(CHOOSE_FIRST).fill(holes) : "");
    holes.put("estimated", tries ? ESTIMATED : "");
    holes.put("trial_functions", tries ? new Template(FUNCTIONS).fill(holes) : "");
  }
}
