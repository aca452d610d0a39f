package org.regames.lud;

import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Where two trees begin to differ. */
final class Difference {
  private Difference() {}

  static String first(LudValue a, LudValue b) {
    if (a instanceof LudClause one
        && b instanceof LudClause other
        && one.ludeme() == other.ludeme()
        && one.arguments().keySet().equals(other.arguments().keySet())) {
      for (String name : one.arguments().keySet()) {
        if (!one.arguments().get(name).equals(other.arguments().get(name))) {
          return first(one.arguments().get(name), other.arguments().get(name));
        }
      }
    }
    if (a instanceof LudValue.Items one
        && b instanceof LudValue.Items other
        && one.values().size() == other.values().size()) {
      for (int i = 0; i < one.values().size(); i++) {
        if (!one.values().get(i).equals(other.values().get(i))) {
          return first(one.values().get(i), other.values().get(i));
        }
      }
    }
    return shown(a) + "  /  " + shown(b);
  }

  private static String shown(LudValue value) {
    return value.origin() + " " + value.origin().text().replaceAll("\\s+", " ");
  }
}
