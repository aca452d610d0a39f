package org.regames.backend.cpp;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.backend.plan.Plan;
import org.regames.backend.planner.PlanBuilder;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.language.FolderEmitter;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;

/** C++ as a target language for games. */
public final class CppLanguage implements Language {
  @Override
  public String name() {
    return "cpp";
  }

  @Override
  public String description() {
    return "C++20: a library, a C interface to it, an example program";
  }

  @Override
  public List<String> suffixes() {
    return List.of();
  }

  @Override
  public Optional<FolderEmitter> folderEmitter() {
    return Optional.of(CppLanguage::emit);
  }

  private static Result<Map<String, String>> emit(Game game, String title) {
    Plan plan = PlanBuilder.plan(Builtins.complete(game));
    Map<String, String> files = CppEmitter.emit(plan, title);
    files.put(CppNames.game(title) + ".json", LibraryJson.of(plan, game));
    return Result.success(files);
  }
}
