package org.regames.gdl.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.regames.gdl.clause.Clause;
import org.regames.gdl.clause.Variables;
import org.regames.gdl.ground.TermTable;
import org.regames.gdl.syntax.Atom;
import org.regames.gdl.syntax.GdlDescription;
import org.regames.gdl.syntax.GdlTerm;
import org.regames.gdl.syntax.Keywords;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.diagnostic.Origin;

/**
 * What every description must satisfy before it is grounded (Love et al., General Game Playing:
 * Game Description Language specification, 2008; Thielscher, A general game description language
 * for incomplete information games, AAAI 2010).
 */
public final class Checks {
  private final GdlDescription description;
  private final List<Clause> clauses;
  private final Dependencies dependencies;
  private final Diagnostics diagnostics;
  private final Set<String> defined = new LinkedHashSet<>();

  /**
   * Relations that seem to be misspelt keywords: other mistakes in them are reported once they are
   * corrected.
   */
  private final Set<String> misspelt = new LinkedHashSet<>();

  private Checks(GdlDescription description, List<Clause> clauses, Diagnostics diagnostics) {
    this.description = description;
    this.clauses = clauses;
    this.dependencies = new Dependencies(clauses);
    this.diagnostics = diagnostics;
    clauses.forEach(clause -> defined.add(clause.head().relation()));
  }

  /** Reports all mistakes. Linear in the size of the clauses, apart from suggestions. */
  public static void check(
      GdlDescription description, List<Clause> clauses, Diagnostics diagnostics) {
    Checks checks = new Checks(description, clauses, diagnostics);
    checks.whatIsMissing();
    checks.arities();
    checks.heads();
    checks.unknownRelations();
    UnknownTerms.check(clauses, diagnostics);
    clauses.forEach(checks::safety);
    checks.stratification();
    clauses.forEach(checks::recursion);
    clauses.forEach(checks::goals);
    checks.keywordUse();
  }

  private void whatIsMissing() {
    NearestName near = NearestName.among(defined);
    Map<String, String> needed = new LinkedHashMap<>();
    needed.put(Keywords.ROLE, "there is no `role`: nobody plays");
    needed.put(Keywords.LEGAL, "there is no `legal`: nobody can move");
    needed.put(Keywords.TERMINAL, "there is no `terminal`: no play ends");
    needed.forEach(
        (relation, message) -> {
          if (!defined.contains(relation)) {
            Optional<String> meant = near.find(relation);
            meant.ifPresent(misspelt::add);
            diagnostics.report(
                Diagnostic.error(
                        "missing-relation",
                        meant.map(this::firstHead).orElse(description.start()),
                        message)
                    .withHint(
                        meant
                            .map(name -> "did you mean `" + relation + "` by `" + name + "`?")
                            .orElse("add a rule with " + example(relation))));
          }
        });
    for (String relation : List.of(Keywords.INIT, Keywords.NEXT, Keywords.GOAL)) {
      if (!defined.contains(relation)) {
        diagnostics.report(
            Diagnostic.warning(
                    "missing-relation", description.start(), "there is no `" + relation + "`")
                .withHint("games have rules with " + example(relation)));
      }
    }
  }

  private Origin firstHead(String relation) {
    return clauses.stream()
        .map(Clause::head)
        .filter(head -> head.relation().equals(relation))
        .findFirst()
        .map(Atom::origin)
        .orElse(description.start());
  }

  private static String example(String relation) {
    return switch (relation) {
      case Keywords.ROLE -> "(role NAME)";
      case Keywords.TERMINAL -> "`terminal` as head";
      case Keywords.LEGAL -> "(legal ROLE MOVE) as head";
      case Keywords.GOAL -> "(goal ROLE VALUE) as head";
      case Keywords.SEES -> "(sees ROLE PERCEPT) as head";
      case Keywords.DOES -> "(does ROLE MOVE) as condition";
      case Keywords.TRUE -> "(true FACT) as condition";
      case Keywords.INPUT -> "(input ROLE MOVE) as head";
      default -> "(" + relation + " FACT) as head";
    };
  }

  /** Relations and functions have one number of arguments each. */
  private void arities() {
    Map<String, Atom> relations = new LinkedHashMap<>();
    Map<String, GdlTerm.Compound> functions = new LinkedHashMap<>();
    for (Clause clause : clauses) {
      for (Atom atom : atoms(clause)) {
        arity(atom, relations.putIfAbsent(atom.relation(), atom));
        atom.arguments().forEach(term -> function(term, functions));
        atom.arguments().forEach(this::depth);
      }
    }
  }

  private static List<Atom> atoms(Clause clause) {
    List<Atom> atoms = new ArrayList<>(List.of(clause.head()));
    atoms.addAll(clause.positive());
    atoms.addAll(clause.negative());
    return atoms;
  }

  private void arity(Atom atom, Atom first) {
    int found = atom.arguments().size();
    int expected =
        Keywords.arity(atom.relation()).orElse(first == null ? found : first.arguments().size());
    if (found != expected) {
      Diagnostic finding =
          Diagnostic.error(
                  "arity",
                  atom.origin(),
                  "`" + atom.relation() + "` takes " + arguments(expected) + ", found " + found)
              .withHint("give different relations different names");
      diagnostics.report(
          Keywords.arity(atom.relation()).isPresent()
              ? finding.withHint("as in " + example(atom.relation()))
              : finding.withNote(first.origin(), "first used here"));
    }
  }

  private static String arguments(int count) {
    return count == 1 ? "1 argument" : count + " arguments";
  }

  private void function(GdlTerm term, Map<String, GdlTerm.Compound> functions) {
    if (term instanceof GdlTerm.Compound compound) {
      GdlTerm.Compound first = functions.putIfAbsent(compound.function(), compound);
      if (first != null && first.arguments().size() != compound.arguments().size()) {
        diagnostics.report(
            Diagnostic.error(
                    "arity",
                    compound.origin(),
                    "the function `"
                        + compound.function()
                        + "` takes "
                        + arguments(first.arguments().size())
                        + ", found "
                        + compound.arguments().size())
                .withNote(first.origin(), "first used here")
                .withHint("give different functions different names"));
      }
      compound.arguments().forEach(argument -> function(argument, functions));
    }
  }

  private void depth(GdlTerm term) {
    if (isDeeper(term, TermTable.DEEPEST)) {
      error(
          "too-deep",
          term.origin(),
          "a term nests deeper than " + TermTable.DEEPEST,
          "write numbers as symbols with a relation for the next one, as in (succ 1 2)");
    }
  }

  private static boolean isDeeper(GdlTerm term, int depth) {
    return term instanceof GdlTerm.Compound(_, List<GdlTerm> arguments, _)
        && (depth == 0 || arguments.stream().anyMatch(argument -> isDeeper(argument, depth - 1)));
  }

  private void heads() {
    for (Clause clause : clauses) {
      String name = clause.head().relation();
      if (name.equals(Keywords.TRUE) || name.equals(Keywords.DOES)) {
        error(
            "head",
            clause.head().origin(),
            "no rule can define `" + name + "`",
            name.equals(Keywords.TRUE)
                ? "the facts of a state come from `init` and `next`"
                : "what a role may do comes from `legal`");
      } else if (Keywords.isConnective(name)) {
        error(
            "head",
            clause.head().origin(),
            "`" + name + "` cannot be the head of a rule",
            "only relations can");
      }
    }
  }

  private void unknownRelations() {
    Set<String> known = new TreeSet<>(defined);
    known.addAll(Keywords.relations());
    NearestName near = NearestName.among(known);
    for (Clause clause : clauses) {
      for (Atom atom : atoms(clause).subList(1, atoms(clause).size())) {
        String name = atom.relation();
        if (Keywords.isConnective(name)) {
          error("syntax", atom.origin(), "`" + name + "` cannot be used like this", "see the rule");
        } else if (!known.contains(name)) {
          diagnostics.report(
              near.suggest(
                  name,
                  Diagnostic.warning(
                      "unknown-relation",
                      atom.origin(),
                      "no rule defines `" + name + "`, so it never holds")));
        }
      }
    }
  }

  /** Every variable occurs in a positive condition (of each alternative of an {@code or}). */
  private void safety(Clause clause) {
    Set<String> bound = new LinkedHashSet<>();
    clause.positive().forEach(atom -> bound.addAll(Variables.of(atom)));
    unbound(clause, clause.head(), bound, "the head");
    clause.negative().forEach(atom -> unbound(clause, atom, bound, "a negation"));
    for (Clause.Pair pair : clause.distinct()) {
      for (GdlTerm term : List.of(pair.left(), pair.right())) {
        Atom atom = new Atom("distinct", List.of(term), term.origin());
        unbound(clause, atom, bound, "`distinct`");
      }
    }
  }

  private void unbound(Clause clause, Atom atom, Set<String> bound, String where) {
    if (misspelt.contains(clause.head().relation())) {
      return;
    }
    for (String name : Variables.of(atom)) {
      if (bound.add(name)) { // reported once for each rule
        boolean isFact = clause.rule().body().isEmpty();
        error(
            "unsafe",
            atom.origin(),
            isFact
                ? "a fact has no variables, found `?" + name + "`"
                : "the variable `?"
                    + name
                    + "` of "
                    + where
                    + " is in no positive condition of "
                    + rule(clause),
            isFact
                ? "add a body that says what `?" + name + "` can be"
                : "add a condition that says what `?" + name + "` can be");
      }
    }
  }

  private static String rule(Clause clause) {
    return "the rule for `" + clause.head() + "`";
  }

  /**
   * Roles and first facts are needed before rules are grounded; whether any other atom depends on
   * its own negation is only known afterwards.
   */
  private void stratification() {
    Set<String> early = dependencies.needs(Set.of(Keywords.ROLE, Keywords.INIT));
    for (Clause clause : clauses) {
      for (Atom atom : clause.negative()) {
        if (early.contains(clause.head().relation()) && dependencies.isRecursive(clause, atom)) {
          error(
              "unstratified",
              atom.origin(),
              "`"
                  + atom.relation()
                  + "` depends on `"
                  + clause.head().relation()
                  + "`, so that "
                  + rule(clause)
                  + " cannot use its negation",
              "break the cycle: no relation that roles or first facts depend on may depend on its"
                  + " own negation");
        }
      }
    }
  }

  /**
   * Recursion must not make ever larger terms: each argument of a recursive condition is ground, an
   * argument of the head, or bound by a condition that is not recursive.
   */
  private void recursion(Clause clause) {
    Set<String> free = new LinkedHashSet<>();
    for (Atom atom : clause.positive()) {
      if (!dependencies.isRecursive(clause, atom)) {
        free.addAll(Variables.of(atom));
      }
    }
    for (Atom atom : clause.positive()) {
      if (dependencies.isRecursive(clause, atom)) {
        for (GdlTerm argument : atom.arguments()) {
          if (!clause.head().arguments().contains(argument)
              && !free.containsAll(Variables.of(argument))) {
            diagnostics.report(
                Diagnostic.warning(
                        "recursion",
                        argument.origin(),
                        "the recursion of "
                            + rule(clause)
                            + " breaks the restriction on `"
                            + argument
                            + "`, so grounding may not end")
                    .withHint("bind its variables by a condition that is not recursive"));
          }
        }
      }
    }
  }

  private void goals(Clause clause) {
    if (!clause.head().relation().equals(Keywords.GOAL) || clause.head().arguments().size() != 2) {
      return;
    }
    GdlTerm value = clause.head().arguments().get(1);
    if (value instanceof GdlTerm.Symbol(String name, Origin origin)
        && name.matches("[0-9]{1,9}")
        && !isScore(name)) {
      diagnostics.report(
          Diagnostic.warning("goal-range", origin, "the goal `" + name + "` is not from 0 to 100"));
    }
  }

  private static boolean isScore(String name) {
    return name.matches("[0-9]{1,2}|100");
  }

  /** Checks which keywords depend on moves or on states, and where they may stand. */
  private void keywordUse() {
    Set<String> moves = dependencies.dependents(Set.of(Keywords.DOES));
    Set<String> states = dependencies.dependents(Set.of(Keywords.TRUE));
    for (Clause clause : clauses) {
      for (Atom atom : atoms(clause).subList(1, atoms(clause).size())) {
        use(clause.head().relation(), atom, moves, states);
      }
    }
  }

  private void use(String head, Atom atom, Set<String> moves, Set<String> states) {
    boolean ofMoves = moves.contains(atom.relation());
    boolean ofStates = states.contains(atom.relation());
    switch (head) {
      case Keywords.LEGAL, Keywords.GOAL, Keywords.TERMINAL -> {
        if (ofMoves) {
          error(
              "dependency",
              atom.origin(),
              "`" + head + "` cannot depend on `does`",
              "it is asked before anybody moves");
        }
      }
      case Keywords.ROLE, Keywords.INIT -> {
        if (ofMoves || ofStates) {
          error(
              "dependency",
              atom.origin(),
              "`" + head + "` cannot depend on the state of the play",
              "it must be the same throughout the game");
        }
      }
      default -> {}
    }
    if (List.of(Keywords.NEXT, Keywords.SEES).contains(atom.relation())) {
      error(
          "dependency",
          atom.origin(),
          "`" + atom.relation() + "` can only be the head of a rule",
          "use `true` for what holds now");
    }
  }

  private void error(String code, Origin origin, String message, String hint) {
    diagnostics.report(Diagnostic.error(code, origin, message).withHint(hint));
  }
}
