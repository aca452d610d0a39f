package org.regames.hrg.emit.passes;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.regames.hrg.emit.terms.Rewriting;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;

/**
 * Statements without those of their symbols that variables could replace: not in constructors and
 * not in sums.
 *
 * @param skeleton the statements with {@code _} for each symbol
 * @param symbols the symbols in their order
 * @param types the type of the key or of the compared value that each stands for
 */
record GraphShape(
    List<HrgStatement> skeleton, List<String> symbols, List<Optional<HrgType>> types) {
  private static final Name HOLE = Hrg.name("_");

  GraphShape {
    skeleton = List.copyOf(skeleton);
    symbols = List.copyOf(symbols);
    types = List.copyOf(types);
  }

  /**
   * The shape of some statements.
   *
   * @param isSymbol tells symbols from variables and functions
   */
  static GraphShape of(
      List<HrgStatement> statements, Predicate<String> isSymbol, WrittenTypes known) {
    List<String> symbols = new ArrayList<>();
    List<Optional<HrgType>> types = new ArrayList<>();
    SymbolChange change =
        (name, type) -> {
          if (!isSymbol.test(name.text())) {
            return name;
          }
          symbols.add(name.text());
          types.add(type);
          return HOLE;
        };
    return new GraphShape(new PlaceVisit(known, change).changed(statements), symbols, types);
  }

  /** Statements of this shape, with other names in the places of the symbols. */
  List<HrgStatement> with(List<String> names, WrittenTypes known) {
    Iterator<String> next = names.iterator();
    SymbolChange change = (name, _) -> name.equals(HOLE) ? Hrg.name(next.next()) : name;
    return new PlaceVisit(known, change).changed(skeleton);
  }

  /** Replaces a name, given its type if that is known. */
  private interface SymbolChange {
    Name of(Name name, Optional<HrgType> type);
  }

  /** Visits all places of statements where a variable may stand, always in the same order. */
  private record PlaceVisit(WrittenTypes types, SymbolChange change) {
    List<HrgStatement> changed(List<HrgStatement> list) {
      return list.stream()
          .map(
              statement ->
                  Rewriting.blocks(
                      statement.mapExpressions(it -> changed(it, Optional.empty())), this::changed))
          .toList();
    }

    private HrgExpression changed(HrgExpression expression, Optional<HrgType> type) {
      return switch (expression) {
        case HrgExpression.Reference(Name name) ->
            new HrgExpression.Reference(change.of(name, type));
        case HrgExpression.Application e when e.arguments().size() == 1 ->
            new HrgExpression.Application(
                changed(e.map(), Optional.empty()),
                List.of(changed(e.arguments().getFirst(), types.keys(e.map()))),
                e.brackets(),
                e.origin());
        case HrgExpression.Binary e ->
            switch (e.operator()) {
              case EQUAL, UNEQUAL ->
                  Hrg.binary(
                      changed(e.left(), types.of(e.right())),
                      e.operator(),
                      changed(e.right(), types.of(e.left())));
              case AND, OR -> e.mapChildren(inner -> changed(inner, Optional.empty()));
              case ADD, SUBTRACT, MODULO, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL -> e;
            };
        case HrgExpression.Construction e -> e;
        case HrgExpression.Application _,
            HrgExpression.Membership _,
            HrgExpression.Conditional _,
            HrgExpression.MapLiteral _ ->
            expression.mapChildren(inner -> changed(inner, Optional.empty()));
      };
    }
  }
}
