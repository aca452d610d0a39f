package org.regames.backend.interpreter.values;

import java.util.IdentityHashMap;
import java.util.Map;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;

/** Makes the layouts of a game's types, one for each distinct type. */
public final class TypeLayouts {
  private final Typing typing;
  private final Symbols symbols;
  private final Map<Shape, String> names = new IdentityHashMap<>();
  private final Map<Shape, TypeLayout> layouts = new IdentityHashMap<>();

  public TypeLayouts(Game game, Typing typing, Symbols symbols) {
    this.typing = typing;
    this.symbols = symbols;
    for (TypeDefinition definition : game.types()) {
      typing.shape(definition.type()).ifPresent(shape -> name(shape, definition.name()));
    }
  }

  /** Symbols of one type get consecutive numbers if possible, which keeps tables small. */
  private void name(Shape shape, String name) {
    names.putIfAbsent(shape, name);
    if (shape instanceof Shape.SetShape set) {
      set.symbols().forEach(symbols::number);
    }
  }

  public TypeLayout of(Type type) {
    return of(
        typing
            .shape(type)
            .orElseThrow(() -> new IllegalArgumentException("no valid type: " + type)));
  }

  /** The caller has made sure that a value is not too large, see {@link #size}. */
  public TypeLayout of(Shape shape) {
    TypeLayout known = layouts.get(shape);
    if (known != null) {
      return known;
    }
    TypeLayout made =
        switch (shape) {
          case Shape.SetShape set -> new TypeLayout.Scalar(symbolSet(set));
          case Shape.MapShape map -> new TypeLayout.Table(keys(map), of(map.target()));
        };
    layouts.put(shape, made);
    return made;
  }

  private SymbolSet keys(Shape.MapShape map) {
    return of(map.source()).symbols();
  }

  private SymbolSet symbolSet(Shape.SetShape set) {
    String name = names.getOrDefault(set, set.toString());
    return new SymbolSet(name, set.symbols().stream().mapToInt(symbols::number).toArray());
  }

  /** The number of cells of a value of a type; {@link Long#MAX_VALUE} if there are more. */
  public long size(Type type) {
    return typing.shape(type).map(TypeLayouts::size).orElse(0L);
  }

  private static long size(Shape shape) {
    return switch (shape) {
      case Shape.SetShape _ -> 1;
      case Shape.MapShape map -> {
        long keys = map.source().symbols().size() + 1L;
        long target = size(map.target());
        yield target > Long.MAX_VALUE / keys ? Long.MAX_VALUE : keys * target;
      }
    };
  }
}
