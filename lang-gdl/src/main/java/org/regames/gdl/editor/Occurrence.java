package org.regames.gdl.editor;

/**
 * One occurrence of a name.
 *
 * @param word its place among the words of the text
 * @param clause which clause it is in
 * @param isRelation whether it is that of an atom and not of a term
 * @param inHead whether the atom that it is or is in is the head of its clause
 * @param of the word of the name whose argument this is; -1 if it is none
 * @param argument which argument it is, counted from 0
 */
record Occurrence(int word, int clause, boolean isRelation, boolean inHead, int of, int argument) {}
