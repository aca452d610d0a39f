/** Commands that others connect to: browsers, editors, debuggers, GGP game managers.\n */
package org.regames.cli.serve;
