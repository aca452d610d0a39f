/** Sheets to print as PDF, written by OpenPDF. */
package org.regames.pdf;
