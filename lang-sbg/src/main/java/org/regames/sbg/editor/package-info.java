/** Editor support for SBG: {@link org.regames.sbg.editor.SbgEditing}. */
package org.regames.sbg.editor;
