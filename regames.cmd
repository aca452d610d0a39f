@echo off
rem The command regames on Windows: finds a Java runtime and runs what is built, that of a release
rem (jars\regames.jar), or of a checkout (mvn -q package -DskipTests -pl cli -am).
rem
rem   REGAMES_JAVA_HOME  the Java runtime to use instead of searching for one
rem   REGAMES_JAVA_OPTS  options for java, such as -Xmx8g
setlocal

set "root=%~dp0"
set "jar=%root%jars\regames.jar"
if not exist "%jar%" set "jar=%root%cli\target\regames.jar"
if exist "%jar%" goto runtime
>&2 echo regames: not built yet: in %root% run mvn -q package -DskipTests -pl cli -am
exit /b 2

:runtime
set "home=%REGAMES_JAVA_HOME%"
if not defined home if exist "%root%runtime\bin\java.exe" set "home=%root%runtime"
if not defined home set "home=%JAVA_HOME%"
set "java=java.exe"
if defined home set "java=%home%\bin\java.exe"
"%java%" --version >nul 2>nul && goto options
>&2 echo regames: no Java 25 or newer is installed: looked at JAVA_HOME and PATH
>&2 echo Install one, or name one in REGAMES_JAVA_HOME:
>&2 echo   winget install EclipseAdoptium.Temurin.25.JDK
exit /b 2

:options
rem What plays long is compiled twice, the second time well, as in the script regames.
set "options=-XX:+UseSerialGC -XX:TieredStopAtLevel=1"
for %%c in (bench diff evolve ggp-host ggp-player lsp match perft play puzzles run solve studio verify) do (
  if "%~1"=="%%c" set "options=-XX:+UseSerialGC"
)
rem Rules may become methods of more than 8,000 bytes, which Java would only interpret.
"%java%" -Xlog:disable -XX:-DontCompileHugeMethods %options% %REGAMES_JAVA_OPTS% -cp "%jar%" org.regames.cli.Main %*
exit /b %errorlevel%
