package org.regames.rbg;

import java.util.List;
import java.util.Optional;
import org.regames.ir.editor.Editing;
import org.regames.ir.language.Formatter;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.Language;
import org.regames.ir.language.LineEnds;
import org.regames.rbg.editor.RbgEditing;

/** Regular Boardgames, high and low level, as a language to read and to write. */
public final class RbgLanguage implements Language {
  @Override
  public String name() {
    return "rbg";
  }

  @Override
  public String description() {
    return "Regular Boardgames: regular expressions over actions on a board";
  }

  @Override
  public List<String> suffixes() {
    return List.of(".rbg");
  }

  @Override
  public Optional<Frontend> frontend() {
    return Optional.of(RbgFrontend::read);
  }

  /** From the high level to the low one. */
  @Override
  public Optional<Formatter> formatter() {
    return Optional.of(LineEnds.keptBy(RbgFrontend::format));
  }

  @Override
  public Optional<Editing> editing() {
    return Optional.of(new RbgEditing());
  }
}
