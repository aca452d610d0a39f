/**
 * The debugger for rules in editors, over the Debug Adapter Protocol. The command starts {@link
 * org.regames.dap.Server}.
 */
package org.regames.dap;
