package org.regames.parquet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.hardwood.InputFile;
import dev.hardwood.reader.ParquetFileReader;
import dev.hardwood.reader.RowReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is written, another library reads. */
@Tag("long")
class ParquetTableTest {
  @Test
  void rowsComeBack(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("table.parquet");
    SequencedMap<String, Class<?>> columns = new LinkedHashMap<>();
    for (String column : List.of("file", "plays", "balance", "mixed", "none")) {
      columns.put(column, String.class); // counts only where no row has a cell
    }
    columns.put("whole", Long.class);
    columns.put("number", Double.class);
    List<Map<String, Object>> rows =
        List.of(
            Map.of("file", "a.hrg", "plays", 100, "balance", 0.75, "mixed", 1),
            Map.of("file", "ä, \"b\"", "balance", 1e-9, "mixed", "two"));
    ParquetTable.write(file, columns, rows);
    assertEquals(
        List.of(
            Arrays.asList("a.hrg", 100L, 0.75, "1", null, null, null),
            Arrays.asList("ä, \"b\"", null, 1e-9, "two", null, null, null)),
        read(file, columns.size()));
    assertEquals(
        "[BYTE_ARRAY, INT64, DOUBLE, BYTE_ARRAY, BYTE_ARRAY, INT64, DOUBLE]",
        types(file, columns.size()));
  }

  private static List<List<Object>> read(Path file, int columns) throws IOException {
    List<List<Object>> rows = new ArrayList<>();
    try (ParquetFileReader reader = ParquetFileReader.open(InputFile.of(file));
        RowReader row = reader.rowReader()) {
      while (row.hasNext()) {
        row.next();
        List<Object> cells = new ArrayList<>();
        for (int i = 0; i < columns; i++) {
          cells.add(row.isNull(i) ? null : row.getValue(i));
        }
        rows.add(cells);
      }
    }
    return rows;
  }

  private static String types(Path file, int columns) throws IOException {
    try (ParquetFileReader reader = ParquetFileReader.open(InputFile.of(file))) {
      return IntStream.range(0, columns)
          .mapToObj(i -> reader.getFileSchema().getColumn(i).type())
          .toList()
          .toString();
    }
  }
}
