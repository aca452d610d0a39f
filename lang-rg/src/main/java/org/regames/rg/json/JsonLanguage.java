package org.regames.rg.json;

import java.util.List;
import java.util.Optional;
import org.regames.ir.Game;
import org.regames.ir.language.Emitter;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;

/** The tree of RG as JSON, for programs that have no parser of RG. */
public final class JsonLanguage implements Language {
  @Override
  public String name() {
    return "json";
  }

  @Override
  public String description() {
    return "The tree of RG as JSON, see rg.schema.json";
  }

  @Override
  public List<String> suffixes() {
    return List.of(".json");
  }

  @Override
  public Optional<Frontend> frontend() {
    return Optional.of(JsonFrontend::read);
  }

  @Override
  public Optional<Emitter> emitter() {
    return Optional.of(JsonLanguage::emit);
  }

  private static Result<String> emit(Game game) {
    return Result.success(JsonWriting.write(game));
  }
}
