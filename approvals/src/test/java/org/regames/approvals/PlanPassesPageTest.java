package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.regames.backend.planner.PlanPass;
import org.regames.backend.planner.PlanPasses;

/**
 * {@code docs/plans.md} lists the passes that there are. {@code -Dapprove=true} writes the list.
 */
class PlanPassesPageTest {
  private static final Path PAGE = Games.ROOT.resolve("docs/plans.md");
  private static final String HEADER = "| pass | does | feature |\n| --- | --- | --- |\n";

  @Test
  void thePageListsThePasses() throws IOException {
    String page = SourceTree.text(PAGE);
    int from = page.indexOf(HEADER);
    int to = page.indexOf("\n\n", from);
    StringBuilder table = new StringBuilder(HEADER);
    PlanPasses.list().forEach(pass -> table.append(row(pass)));
    String listed = page.substring(from, to + 1);
    if (Boolean.getBoolean("approve")) {
      Files.writeString(PAGE, page.replace(listed, table));
    } else {
      assertEquals(table.toString(), listed);
    }
  }

  private static String row(PlanPass pass) {
    String feature = pass.feature().map(each -> "`" + each + "`").orElse("");
    return "| `%s` | %s | %s |\n".formatted(pass.name(), pass.description(), feature);
  }
}
