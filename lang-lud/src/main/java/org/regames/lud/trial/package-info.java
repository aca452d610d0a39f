/** Plays that Ludii recorded: {@link org.regames.lud.trial.TrialReader} reads them. */
package org.regames.lud.trial;
