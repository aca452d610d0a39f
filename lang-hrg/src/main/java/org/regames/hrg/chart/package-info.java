/** Games in HRG as charts of their statements. */
package org.regames.hrg.chart;
