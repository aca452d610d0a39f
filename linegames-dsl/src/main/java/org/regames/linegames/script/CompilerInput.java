package org.regames.linegames.script;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** What a process that compiles is given: what to call the script, its text, where to put it. */
record CompilerInput(String name, String text, Path jar) implements ScriptProcess.Input {
  @Override
  public void writeTo(DataOutputStream out) throws IOException {
    out.writeUTF(name);
    out.writeUTF(jar.toString());
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
    out.flush();
  }

  static CompilerInput readFrom(DataInputStream in) throws IOException {
    String name = in.readUTF();
    Path jar = Path.of(in.readUTF());
    return new CompilerInput(
        name, new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8), jar);
  }
}
