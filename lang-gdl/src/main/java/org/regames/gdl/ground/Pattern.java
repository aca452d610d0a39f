package org.regames.gdl.ground;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.gdl.syntax.GdlTerm;

/** A term with variables, which are places in an array of bindings. */
public sealed interface Pattern {
  /** The term under the bindings; {@link TermTable#NONE} if it does not exist. */
  int find(int[] bindings, TermTable terms);

  /** The term under the bindings, made if it is new. */
  int make(int[] bindings, TermTable terms);

  /** Whether a term matches the pattern under the bindings; binds free variables. */
  boolean match(int term, int[] bindings, TermTable terms);

  /** Whether all variables are among these. */
  boolean isBound(Set<Integer> bound);

  /** Adds the variables to a set. */
  void collect(Set<Integer> variables);

  record Constant(int term) implements Pattern {
    @Override
    public int find(int[] bindings, TermTable terms) {
      return term;
    }

    @Override
    public int make(int[] bindings, TermTable terms) {
      return term;
    }

    @Override
    public boolean match(int other, int[] bindings, TermTable terms) {
      return other == term;
    }

    @Override
    public boolean isBound(Set<Integer> bound) {
      return true;
    }

    @Override
    public void collect(Set<Integer> variables) {}
  }

  record Slot(int number) implements Pattern {
    @Override
    public int find(int[] bindings, TermTable terms) {
      return bindings[number];
    }

    @Override
    public int make(int[] bindings, TermTable terms) {
      return bindings[number];
    }

    @Override
    public boolean match(int term, int[] bindings, TermTable terms) {
      if (bindings[number] == TermTable.NONE) {
        bindings[number] = term;
        return true;
      }
      return bindings[number] == term;
    }

    @Override
    public boolean isBound(Set<Integer> bound) {
      return bound.contains(number);
    }

    @Override
    public void collect(Set<Integer> variables) {
      variables.add(number);
    }
  }

  record Function(String name, List<Pattern> arguments) implements Pattern {
    @Override
    public int find(int[] bindings, TermTable terms) {
      int[] found = new int[arguments.size()];
      for (int i = 0; i < found.length; i++) {
        found[i] = arguments.get(i).find(bindings, terms);
        if (found[i] == TermTable.NONE) {
          return TermTable.NONE;
        }
      }
      return terms.find(name, found);
    }

    @Override
    public int make(int[] bindings, TermTable terms) {
      int[] made = new int[arguments.size()];
      for (int i = 0; i < made.length; i++) {
        made[i] = arguments.get(i).make(bindings, terms);
      }
      return terms.make(name, made);
    }

    @Override
    public boolean match(int term, int[] bindings, TermTable terms) {
      int[] found = terms.arguments(term);
      if (found.length != arguments.size() || !terms.name(term).equals(name)) {
        return false;
      }
      for (int i = 0; i < found.length; i++) {
        if (!arguments.get(i).match(found[i], bindings, terms)) {
          return false;
        }
      }
      return true;
    }

    @Override
    public boolean isBound(Set<Integer> bound) {
      return arguments.stream().allMatch(argument -> argument.isBound(bound));
    }

    @Override
    public void collect(Set<Integer> variables) {
      arguments.forEach(argument -> argument.collect(variables));
    }
  }

  /** Compiles a term; variables get the next free place at their first occurrence. */
  static Pattern of(GdlTerm term, Map<String, Integer> slots, TermTable terms) {
    return switch (term) {
      case GdlTerm.Symbol(String name, _) -> new Constant(terms.make(name));
      case GdlTerm.Variable(String name, _) ->
          new Slot(slots.computeIfAbsent(name, _ -> slots.size()));
      case GdlTerm.Compound(String function, List<GdlTerm> arguments, _) ->
          function(
              function,
              arguments.stream().map(argument -> of(argument, slots, terms)).toList(),
              terms);
    };
  }

  private static Pattern function(String name, List<Pattern> arguments, TermTable terms) {
    int[] constants = new int[arguments.size()];
    for (int i = 0; i < constants.length; i++) {
      if (!(arguments.get(i) instanceof Constant(int term))) {
        return new Function(name, arguments);
      }
      constants[i] = term;
    }
    return new Constant(terms.make(name, constants));
  }
}
