/** Commands that make one text of another, and show that the game stays the same.\n */
package org.regames.cli.translate;
