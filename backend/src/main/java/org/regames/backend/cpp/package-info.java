/**
 * Plans as C++20: for each game a header and a source with the rules, a C interface, an example
 * program and a CMake file, all without dependencies.
 *
 * <pre>{@code
 * Plan plan = PlanBuilder.plan(game);
 * Map<String, String> files = CppEmitter.emit(plan, "two moves");
 * files.keySet();   // two_moves.hpp, two_moves.cpp, two_moves_c.h, …, CMakeLists.txt
 * }</pre>
 *
 * <p>Code that is the same for all games is in templates among the resources of this package;
 * functions, tables and variables come from the plan. Every function of the plan becomes a C++
 * function with the same statements.
 */
package org.regames.backend.cpp;
