package org.regames.lud.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What the table says of itself. */
class LudemeTableTest {
  private static final LudemeTable TABLE = LudemeTable.TABLE;

  @Test
  void everyRowIsCalledDifferently() {
    Set<String> ids = new HashSet<>();
    List<String> again = TABLE.all().stream().map(Ludeme::id).filter(id -> !ids.add(id)).toList();
    assertEquals(List.of(), again);
  }

  /** Every kind is written somehow: as a ludeme, a symbol or a literal. */
  @Test
  void everyKindCanBeWritten() {
    Set<Kind> literal = Set.of(Kind.TEXT, Kind.INT, Kind.FLOAT, Kind.DIM, Kind.BOOLEAN);
    Set<Kind> written = new TreeSet<>(literal);
    TABLE.all().forEach(row -> written.add(row.kind()));
    for (Kind kind : Kind.values()) {
      assertTrue(written.contains(kind) || !kind.symbols().isEmpty(), kind.name());
    }
  }

  /** A kind that no parameter takes would be dead. */
  @Test
  void everyKindIsAskedFor() {
    Set<Kind> asked = new TreeSet<>(Set.of(Kind.GAME));
    for (Ludeme row : TABLE.all()) {
      for (Parameter parameter : row.parameters()) {
        parameter.type().shapes().forEach(shape -> asked.add(shape.kind()));
      }
    }
    assertEquals(new TreeSet<>(Set.of(Kind.values())), asked);
  }

  @Test
  void parametersOfARowHaveNamesOfTheirOwn() {
    List<String> wrong = new ArrayList<>();
    for (Ludeme row : TABLE.all()) {
      Set<String> names = new HashSet<>();
      row.parameters().stream()
          .filter(each -> !names.add(each.name()))
          .forEach(each -> wrong.add(row.id() + " " + each.name()));
    }
    assertEquals(List.of(), wrong);
  }

  @Test
  void rowsAreAskedForParameters() {
    Ludeme step =
        TABLE.rows(Kind.MOVES, "move").stream()
            .filter(row -> row.title().equals("move Step"))
            .findFirst()
            .orElseThrow();
    assertEquals("MOVES move Step", step.id());
    assertTrue(step.parameter("stack").isLabelled());
    assertFalse(step.parameter("to").isOptional());
    assertThrows(IllegalArgumentException.class, () -> step.parameter("too"));
  }
}
