package org.regames.backend.interpreter.rules;

import org.regames.backend.interpreter.values.MapBlock;
import org.regames.backend.interpreter.values.Semistate;
import org.regames.backend.interpreter.values.SymbolSet;
import org.regames.backend.interpreter.values.TypeLayout;

/** An expression with every name resolved. */
public sealed interface ResolvedTerm {
  /** An expression of a set type. */
  sealed interface Scalar extends ResolvedTerm {
    /** Its value, a symbol. */
    int value(Semistate semistate, EvaluationWatch watch);
  }

  /** An expression of a map type. Its value is a range of the cells of a block. */
  sealed interface Map extends ResolvedTerm {
    TypeLayout.Table layout();

    /** The block that holds the value. */
    MapBlock block(Semistate semistate, EvaluationWatch watch);

    /** Where in the block the value starts. */
    int offset(Semistate semistate, EvaluationWatch watch);
  }

  /** A symbol, or a constant of a set type. */
  record Symbol(int symbol) implements Scalar {
    @Override
    public int value(Semistate semistate, EvaluationWatch watch) {
      return symbol;
    }
  }

  /** A variable of a set type. */
  record ScalarVariable(TypeLayout.Scalar layout, int slot) implements Scalar {
    @Override
    public int value(Semistate semistate, EvaluationWatch watch) {
      return semistate.scalar(slot);
    }
  }

  /** The symbol of a map at a key. */
  record ScalarRead(Map map, Scalar key) implements Scalar {
    @Override
    public int value(Semistate semistate, EvaluationWatch watch) {
      int place = map.layout().offsetOf(key.value(semistate, watch));
      return map.block(semistate, watch).cell(map.offset(semistate, watch) + place);
    }
  }

  /** A symbol cast to a type; one that is not of the type is reported and kept. */
  record ScalarCast(SymbolSet type, Scalar term) implements Scalar {
    @Override
    public int value(Semistate semistate, EvaluationWatch watch) {
      int symbol = term.value(semistate, watch);
      if (!type.contains(symbol)) {
        watch.outsideType(symbol, type);
      }
      return symbol;
    }
  }

  /** A constant of a map type. */
  record MapConstant(TypeLayout.Table layout, MapBlock block) implements Map {
    @Override
    public MapBlock block(Semistate semistate, EvaluationWatch watch) {
      return block;
    }

    @Override
    public int offset(Semistate semistate, EvaluationWatch watch) {
      return 0;
    }
  }

  /** A variable of a map type. */
  record MapVariable(TypeLayout.Table layout, int slot) implements Map {
    @Override
    public MapBlock block(Semistate semistate, EvaluationWatch watch) {
      return semistate.map(slot);
    }

    @Override
    public int offset(Semistate semistate, EvaluationWatch watch) {
      return 0;
    }
  }

  /** The map at a key of a map of maps. */
  record MapRead(TypeLayout.Table layout, Map map, Scalar key) implements Map {
    @Override
    public MapBlock block(Semistate semistate, EvaluationWatch watch) {
      return map.block(semistate, watch);
    }

    @Override
    public int offset(Semistate semistate, EvaluationWatch watch) {
      int place = map.layout().offsetOf(key.value(semistate, watch));
      return map.offset(semistate, watch) + place;
    }
  }

  /** A map converted to another type. */
  record MapCast(Conversion conversion, Map map) implements Map {
    @Override
    public TypeLayout.Table layout() {
      return conversion.target();
    }

    @Override
    public MapBlock block(Semistate semistate, EvaluationWatch watch) {
      return conversion.apply(map, semistate, watch);
    }

    @Override
    public int offset(Semistate semistate, EvaluationWatch watch) {
      return 0;
    }
  }
}
