package org.regames.backend.planner.optimize.bitboards;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.regames.backend.plan.PlanExplanation;

/** What is noted while a plan is made: of each function how its loops are done. */
public final class LoopNotes {
  /** How one loop is done, and why not better. */
  public record Note(PlanExplanation.How how, String reason) {}

  private final Map<Integer, List<Note>> of = new TreeMap<>();

  /** Notes how one more loop of a function is done. */
  public void add(int function, PlanExplanation.How how, String reason) {
    of.computeIfAbsent(function, _ -> new ArrayList<>()).add(new Note(how, reason));
  }

  /** Notes of a function as a whole how it is done, instead of how its loops are. */
  public void set(int function, PlanExplanation.How how) {
    of.put(function, List.of(new Note(how, "")));
  }

  /** Forgets what is noted of a function. */
  public void clear(int function) {
    of.remove(function);
  }

  /** What is noted of a function. */
  public List<Note> of(int function) {
    return of.getOrDefault(function, List.of());
  }
}
