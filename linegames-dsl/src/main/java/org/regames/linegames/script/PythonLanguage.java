package org.regames.linegames.script;

import java.util.List;
import java.util.Optional;
import org.regames.ir.language.Emitter;
import org.regames.ir.language.Formatter;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.Language;
import org.regames.ir.language.Splitter;

/** Games on lines, described in Python 2.7. */
public final class PythonLanguage implements Language {
  private final Scripts scripts = new Scripts(ScriptKind.PYTHON);

  @Override
  public String name() {
    return "linegame-python";
  }

  @Override
  public String description() {
    return "Games on lines, described in Python 2.7";
  }

  @Override
  public List<String> suffixes() {
    return List.of(".py");
  }

  @Override
  public Optional<Frontend> frontend() {
    return Optional.of(scripts::read);
  }

  @Override
  public Optional<Emitter> emitter() {
    return Optional.empty();
  }

  @Override
  public Optional<Formatter> translator(Language target) {
    return scripts.translator(target);
  }

  @Override
  public Optional<Splitter> splitter() {
    return Optional.of(scripts::split);
  }
}
