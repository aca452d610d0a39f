package org.regames.site;

/**
 * A heading of a page.
 *
 * @param level 1 for the title, 2 for its sections
 * @param text the text without markup
 * @param anchor the name that links give after {@code #}, unique in the page
 */
record Heading(int level, String text, String anchor) {}
