package org.regames.linegames.script;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.regames.linegames.output.ParameterValues;

/** The input of the process that runs a script: its text, and the values of its parameters. */
record ScriptInput(String text, ParameterValues values) implements ScriptProcess.Input {
  @Override
  public boolean isToCompile() {
    return false;
  }

  @Override
  public void writeTo(DataOutputStream out) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
    values.writeTo(out);
    out.flush();
  }

  static ScriptInput readFrom(DataInputStream in) throws IOException {
    String text = new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
    return new ScriptInput(text, ParameterValues.readFrom(in));
  }
}
