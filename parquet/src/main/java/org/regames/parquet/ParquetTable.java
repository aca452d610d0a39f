package org.regames.parquet;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import org.apache.parquet.column.ParquetProperties;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroupFactory;
import org.apache.parquet.hadoop.ParquetFileWriter;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.io.LocalOutputFile;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Types;

/** Tables as Parquet files, for pandas, DuckDB, Spark and others. */
public final class ParquetTable {
  private ParquetTable() {}

  /** The type of a column. */
  private enum Kind {
    WHOLE,
    NUMBER,
    TEXT;

    static Kind of(Class<?> type) {
      return type == Long.class ? WHOLE : type == Double.class ? NUMBER : TEXT;
    }

    static Kind of(Object value) {
      return switch (value) {
        case Integer _, Long _ -> WHOLE;
        case Double _ -> NUMBER;
        default -> TEXT;
      };
    }

    void add(String column, Object value, Group row) {
      switch (this) {
        case WHOLE -> row.add(column, ((Number) value).longValue());
        case NUMBER -> row.add(column, ((Number) value).doubleValue());
        case TEXT -> row.add(column, value.toString());
      }
    }

    Types.PrimitiveBuilder<PrimitiveType> type() {
      return switch (this) {
        case WHOLE -> Types.optional(PrimitiveTypeName.INT64);
        case NUMBER -> Types.optional(PrimitiveTypeName.DOUBLE);
        case TEXT ->
            Types.optional(PrimitiveTypeName.BINARY).as(LogicalTypeAnnotation.stringType());
      };
    }
  }

  /**
   * Writes a file of rows. The type of a column is whole number, number or text, the most general
   * one of its cells; missing values are null. The same rows give the same bytes.
   *
   * @param columns the names of the columns in order, each with its type if no row has a value, so
   *     that small and large tables can be read together: {@code Long}, {@code Double} or {@code
   *     String}
   * @throws IOException if the file cannot be written
   */
  public static void write(
      Path file, SequencedMap<String, Class<?>> columns, List<Map<String, Object>> rows)
      throws IOException {
    SequencedMap<String, Kind> kinds = new LinkedHashMap<>();
    columns.forEach((column, type) -> kinds.put(column, kind(column, type, rows)));
    Types.MessageTypeBuilder type = Types.buildMessage();
    kinds.forEach((column, kind) -> type.addField(kind.type().named(column)));
    MessageType schema = type.named("row");
    SimpleGroupFactory groups = new SimpleGroupFactory(schema);
    try (ParquetWriter<Group> writer =
        ExampleParquetWriter.builder(new LocalOutputFile(file))
            .withConf(new PlainParquetConfiguration())
            .withType(schema)
            .withWriteMode(ParquetFileWriter.Mode.OVERWRITE)
            // One encoding for each column: several would be listed in an order that differs by
            // run.
            .withWriterVersion(ParquetProperties.WriterVersion.PARQUET_2_0)
            .withDictionaryEncoding(false)
            .withCompressionCodec(CompressionCodecName.UNCOMPRESSED) // the others need native code
            .build()) {
      for (Map<String, Object> row : rows) {
        Group group = groups.newGroup();
        kinds.forEach(
            (column, kind) -> {
              Object value = row.get(column);
              if (value != null) {
                kind.add(column, value, group);
              }
            });
        writer.write(group);
      }
    }
  }

  private static Kind kind(String column, Class<?> empty, List<Map<String, Object>> rows) {
    return rows.stream()
        .map(row -> row.get(column))
        .filter(Objects::nonNull)
        .map(Kind::of)
        .reduce((one, two) -> one.compareTo(two) > 0 ? one : two)
        .orElse(Kind.of(empty));
  }
}
