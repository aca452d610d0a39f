/**
 * Builds and runs the generated C++: finds a compiler, caches built programs in a folder under a
 * hash of their sources ({@link org.regames.backend.cpp.build.ProgramCache}), and asks a program
 * for counts and playouts ({@link org.regames.backend.cpp.build.CppProgram}).
 */
package org.regames.backend.cpp.build;
