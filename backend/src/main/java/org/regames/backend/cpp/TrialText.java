package org.regames.backend.cpp;

import java.util.Map;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.plan.Plan;

/** The code that draws moves before their last checks are made, for games that do so. */
record TrialText(Plan plan) {
  private static final String MEMBERS =
      """
        std::int64_t try_out(Moves& moves, Random& random);
        bool list_candidates(Moves& moves);
        bool is_move(Moves& moves, int candidate);
        bool passes(Moves& moves, Word code);
      """;
  private static final String DRAW_MEMBER =
      """
        std::int64_t draw_candidate(Moves& moves, Random& random);
      """;
  private static final String ANSWERS =
      """
      // Returned if no candidate was drawn.
      constexpr std::int64_t given_up = -2;
      constexpr std::int64_t not_tried = -3;
      """;
  private static final String LISTED_ONE =
      """

      // In the code of a drawn candidate: it was listed, not found in a set.
      [[maybe_unused]] constexpr std::int64_t listed_one = std::int64_t{1} << @listed_bit@;
      """;
  private static final String TRY_FIRST =
      """
        const std::int64_t tried = try_out(moves, random);
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
          const std::int64_t tried = copy.try_out(moves, random);
          if (tried == no_move) {
            return -1;
          }
          if (tried >= 0) {
            moves.clear();
            list_candidates(moves);
            return moves.index_of(static_cast<Word>(tried));
          }
        }
      """;
  private static final String ONE_OF_ALL = "  return choose(moves, random);\n";
  private static final String ONE =
      """
        std::int64_t code = pick(moves, &random);
      @one_tried@  if (code == no_move) {
          return -1;
        }
        if (code < 0) {
          legal_moves(moves);
          return moves.size() == 0 ? -1 : draw(moves, random);
        }
        moves.clear();
        moves.add(static_cast<Word>(code)@no_hash@);
        return 0;
      """;
  private static final String ONE_TRIED =
      """
        if (code == not_as_sets) {
          State copy = *this;
          code = copy.try_out(moves, random);
        }
      """;
  private static final String ESTIMATED =
      """
        if (tried == given_up) {
          moves.estimate(0);
        }
      """;
  private static final String DRAW_FIRST =
      """
          const std::int64_t drawn = draw_candidate(moves, random);
          if (drawn == no_move) {
            return no_move;
          }
          const bool is_set = drawn >= 0 && (drawn & listed_one) == 0;
          if (is_set && passes(moves, static_cast<Word>(drawn))) {
            moves.estimate(moves.size());
            return drawn;
          }
          moves.clear();
      """;
  private static final String DRAW_NEXT =
      """
          if (drawn >= 0) {
            const int first = moves.index_of(static_cast<Word>(drawn & ~listed_one));
            if (!is_set && is_move(moves, first)) {
              moves.estimate(moves.size());
              return static_cast<std::int64_t>(moves.code(first));
            }
            moves.reject(first, --left);
            ++refused;
          }
      """;
  private static final String FUNCTIONS =
      """
      // Draws candidates until one is a move, and plays it without the keeper's moves after it;
      // otherwise the state is unchanged. Returns its code, no_move if none is legal, given_up if
      // so many are no moves that listing them is better, or not_tried.
      std::int64_t State::try_out(Moves& moves, Random& random) {
        constexpr int most_refused = 16;
        moves.clear();
        moves.begin_work();
        try {
      @draw_first@    if (!list_candidates(moves)) {
            return not_tried;
          }
          int left = moves.size();
          int refused = 0;
      @draw_next@    for (; left > 0 && refused < most_refused; ++refused) {
            const int candidate = left == 1 ? 0 : random.below(left);
            if (is_move(moves, candidate)) {
              moves.estimate(refused == 0 ? moves.size() : 0);
              return static_cast<std::int64_t>(moves.code(candidate));
            }
            moves.reject(candidate, --left);
          }
          return left == 0 ? no_move : given_up;
        } catch (const EndlessPlay&) {
          moves.clear();
          fail(EndlessPlay::move);
        }
      }

      // Adds candidates: moves if their last checks, which can be made afterwards, hold.
      bool State::list_candidates(Moves& moves) {
        switch (node) {
      @candidates@
          default: return false;
        }
        return true;
      }

      @draw_function@// Plays a candidate if it is a move and no other stands for it.
      bool State::is_move(Moves& moves, int candidate) {
      @repeated@  return passes(moves, moves.code(candidate));
      }

      // Plays a candidate if it is a move.
      bool State::passes(Moves& moves, [[maybe_unused]] Word code) {
        const State before = *this;
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
  private static final String DRAW_FUNCTION =
      """
      // Draws a candidate without listing all, if some of them are in sets.
      std::int64_t State::draw_candidate(Moves& moves, Random& random) {
        switch (node) {
      @drawers@
          default: return not_as_sets;
        }
      }

      """;
  private static final String REPEATED =
      """
        if (moves.is_repeated(*this, candidate)) {
          return false;
        }
      """;

  /** Adds the texts for the templates, depending on the moves and states of the game. */
  void addTo(Map<String, String> holes) {
    holes.put("repeated", plan.hashed() ? REPEATED : "");
    holes.put("nowhere", Integer.toString(Plan.NOWHERE));
    holes.put("listed_bit", Integer.toString(Long.numberOfTrailingZeros(MoveBuffer.LISTED)));
    boolean tries = !plan.candidates().isEmpty();
    boolean draws = !plan.drawers().isEmpty();
    holes.put("draw_function", draws ? new Template(DRAW_FUNCTION).fill(holes) : "");
    holes.put("draw_first", draws ? new Template(DRAW_FIRST).fill(holes) : "");
    holes.put("draw_next", draws ? DRAW_NEXT : "");
    holes.put("trial_members", tries ? MEMBERS + (draws ? DRAW_MEMBER : "") : "");
    String listed = draws ? new Template(LISTED_ONE).fill(holes) : "";
    holes.put("trial_answers", tries ? ANSWERS + listed : "");
    holes.put("try_first", tries ? TRY_FIRST : "");
    holes.put("choose_first", tries ? new Template(CHOOSE_FIRST).fill(holes) : "");
    holes.put("one_tried", tries ? ONE_TRIED : "");
    holes.put("no_hash", plan.hashed() ? ", 0" : "");
    holes.put("choose_one", plan.packed() ? new Template(ONE).fill(holes) : ONE_OF_ALL);
    holes.put("estimated", tries ? ESTIMATED : "");
    holes.put("trial_functions", tries ? new Template(FUNCTIONS).fill(holes) : "");
  }
}
