/** Commands that others connect to: browsers, editors, debuggers, GGP game managers. */
package org.regames.cli.serve;
