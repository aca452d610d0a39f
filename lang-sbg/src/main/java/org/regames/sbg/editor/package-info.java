/** What editors show of SBG: {@link org.regames.sbg.editor.SbgEditing}. */
package org.regames.sbg.editor;
