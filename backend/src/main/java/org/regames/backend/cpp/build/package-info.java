/**
 * Builds and runs the C++ that was written: finds a compiler, keeps built programs in a folder by a
 * hash of their sources ({@link org.regames.backend.cpp.build.ProgramCache}), and asks a program
 * for counts and playouts ({@link org.regames.backend.cpp.build.CppProgram}).
 */
package org.regames.backend.cpp.build;
