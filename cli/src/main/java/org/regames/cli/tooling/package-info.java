/** Commands for those who work on games and on Regames: figures, benchmarks, explanations.\n */
package org.regames.cli.tooling;
