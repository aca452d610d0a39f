package org.regames.linegames.python;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/** Names with two underscores on each side, which have a meaning in Python. */
public final class SpecialNames {
  private SpecialNames() {}

  /** What scripts may read and write. */
  private static final Set<String> ALLOWED =
      words(
          """
          name doc class init str repr eq ne lt le gt ge cmp hash len iter next contains getitem
          setitem call add sub mul neg nonzero bool enter exit version author all slots
          """);

  /**
   * What classes may define besides: the special methods of Python's data model, without {@code
   * __del__}, which runs at unpredictable times, and without Jython's own.
   */
  private static final Set<String> DEFINED =
      words(
          """
          new module dict weakref metaclass unicode rcmp getattr getattribute setattr delattr get set
          delete instancecheck subclasscheck delitem reversed missing getslice setslice delslice
          floordiv mod divmod pow lshift rshift and xor or div truediv radd rsub rmul rdiv rtruediv
          rfloordiv rmod rdivmod rpow rlshift rrshift rand rxor ror iadd isub imul idiv itruediv
          ifloordiv imod ipow ilshift irshift iand ixor ior pos abs invert complex int long float oct
          hex index coerce format dir sizeof reduce copy deepcopy
          """);

  private static Set<String> words(String names) {
    return Arrays.stream(names.strip().split("\\s+"))
        .map(name -> "__" + name + "__")
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Whether a name has this form. */
  public static boolean isSpecial(String name) {
    return name.startsWith("__") && name.endsWith("__");
  }

  /** Whether a script may use the name; it may use every usual one. */
  public static boolean isAllowed(String name) {
    return !isSpecial(name) || ALLOWED.contains(name);
  }

  /** Whether a class may define the name; it may define every usual one. */
  public static boolean mayBeDefined(String name) {
    return isAllowed(name) || DEFINED.contains(name);
  }
}
