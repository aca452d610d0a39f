package org.regames.linegames.script;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** The input of a process that compiles: the name of a script, and its text. */
record CompilerInput(String name, String text) implements ScriptProcess.Input {
  @Override
  public boolean isToCompile() {
    return true;
  }

  @Override
  public void writeTo(DataOutputStream out) throws IOException {
    out.writeUTF(name);
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
    out.flush();
  }

  static CompilerInput readFrom(DataInputStream in) throws IOException {
    String name = in.readUTF();
    return new CompilerInput(name, new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8));
  }
}
