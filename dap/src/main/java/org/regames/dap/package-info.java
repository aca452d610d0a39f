/**
 * The debugger of rules for editors, over the Debug Adapter Protocol. {@link
 * org.regames.dap.Server} is what the command starts.
 */
package org.regames.dap;
