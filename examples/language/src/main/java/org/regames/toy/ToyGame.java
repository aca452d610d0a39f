package org.regames.toy;

import java.util.List;

/**
 * A heap, from which players take in turn; who cannot take has lost. The syntax tree of the
 * language: what is written, each part with its place.
 */
record ToyGame(List<Word> players, Word heap, List<Word> takes) {}
