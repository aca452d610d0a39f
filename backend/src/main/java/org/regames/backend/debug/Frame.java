package org.regames.backend.debug;

import org.regames.backend.interpreter.Point;
import org.regames.ir.diagnostic.Origin;

/**
 * A stack frame of the debugger: the move, or a check inside the frame below.
 *
 * @param name the mover, or that it is a check, and the node
 * @param at where it is
 * @param origin the statement there; unknown if the text has none
 */
public record Frame(String name, Point at, Origin origin) {}
