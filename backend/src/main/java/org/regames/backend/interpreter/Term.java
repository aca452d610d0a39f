package org.regames.backend.interpreter;

/** An expression with every name resolved. */
sealed interface Term {
  /** An expression of a set type. */
  sealed interface Scalar extends Term {
    /** The symbol it has. */
    int value(Semistate semistate, Watch watch);
  }

  /** An expression of a map type. Its value is a stretch of a block's cells. */
  sealed interface Map extends Term {
    Layout.Table layout();

    /** The block that holds the value. */
    Block block(Semistate semistate, Watch watch);

    /** Where in the block the value starts. */
    int offset(Semistate semistate, Watch watch);
  }

  /** A symbol, or a constant of a set type. */
  record Symbol(int symbol) implements Scalar {
    @Override
    public int value(Semistate semistate, Watch watch) {
      return symbol;
    }
  }

  /** A variable of a set type. */
  record ScalarVariable(Layout.Scalar layout, int slot) implements Scalar {
    @Override
    public int value(Semistate semistate, Watch watch) {
      return semistate.scalar(slot);
    }
  }

  /** The symbol of a map at a key. */
  record ScalarRead(Map map, Scalar key) implements Scalar {
    @Override
    public int value(Semistate semistate, Watch watch) {
      int place = map.layout().offsetOf(key.value(semistate, watch));
      return map.block(semistate, watch).cell(map.offset(semistate, watch) + place);
    }
  }

  /** A symbol that is said to be of a type; one that is not is reported and stays what it is. */
  record ScalarCast(SymbolSet type, Scalar term) implements Scalar {
    @Override
    public int value(Semistate semistate, Watch watch) {
      int symbol = term.value(semistate, watch);
      if (!type.contains(symbol)) {
        watch.outsideType(symbol, type);
      }
      return symbol;
    }
  }

  /** A constant of a map type. */
  record MapConstant(Layout.Table layout, Block block) implements Map {
    @Override
    public Block block(Semistate semistate, Watch watch) {
      return block;
    }

    @Override
    public int offset(Semistate semistate, Watch watch) {
      return 0;
    }
  }

  /** A variable of a map type. */
  record MapVariable(Layout.Table layout, int slot) implements Map {
    @Override
    public Block block(Semistate semistate, Watch watch) {
      return semistate.map(slot);
    }

    @Override
    public int offset(Semistate semistate, Watch watch) {
      return 0;
    }
  }

  /** The map that a map of maps has at a key. */
  record MapRead(Layout.Table layout, Map map, Scalar key) implements Map {
    @Override
    public Block block(Semistate semistate, Watch watch) {
      return map.block(semistate, watch);
    }

    @Override
    public int offset(Semistate semistate, Watch watch) {
      int place = map.layout().offsetOf(key.value(semistate, watch));
      return map.offset(semistate, watch) + place;
    }
  }

  /** A map as one of another type. */
  record MapCast(Conversion conversion, Map map) implements Map {
    @Override
    public Layout.Table layout() {
      return conversion.target();
    }

    @Override
    public Block block(Semistate semistate, Watch watch) {
      return conversion.apply(map, semistate, watch);
    }

    @Override
    public int offset(Semistate semistate, Watch watch) {
      return 0;
    }
  }
}
