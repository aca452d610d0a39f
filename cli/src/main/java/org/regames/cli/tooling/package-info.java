/** Commands for those who work on games and on Regames: figures, benchmarks, explanations. */
package org.regames.cli.tooling;
