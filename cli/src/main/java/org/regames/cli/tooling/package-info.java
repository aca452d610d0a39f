/** Commands for people who work on games and on Regames: statistics, benchmarks, explanations. */
package org.regames.cli.tooling;
