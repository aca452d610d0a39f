/** Commands that translate texts, and show that the game stays the same. */
package org.regames.cli.translate;
