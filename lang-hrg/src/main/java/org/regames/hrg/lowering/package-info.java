/** HRG to RG. */
package org.regames.hrg.lowering;
