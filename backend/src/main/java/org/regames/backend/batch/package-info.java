/**
 * Many plays in step, in arrays that others own: what the package for Python does in C++, for where
 * no compiler is.
 */
package org.regames.backend.batch;
