package org.regames.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;
import org.eclipse.lsp4j.services.LanguageServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.regames.ir.language.Budget;

/** What is said of messages that lack something. */
class RequiredParamsTest {
  private static final Set<String> ENDINGS = Set.of("exit", "shutdown");

  private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();

  private JsonObject answer(Server.Editor editor, String message) throws InterruptedException {
    editor.accept(message);
    String answer = answers.poll(30, TimeUnit.SECONDS);
    assertTrue(answer != null, "no answer to " + message);
    return JsonParser.parseString(answer).getAsJsonObject();
  }

  private Server.Editor editor() {
    return Server.connect(
        answers::add, Thread.ofPlatform().daemon().factory(), Budget.DEFAULT_LIMIT);
  }

  @ParameterizedTest
  @CsvSource({
    "textDocument/hover, {}, textDocument/hover: `position` is missing",
    "textDocument/hover, null, textDocument/hover: `position` is missing",
    "textDocument/hover, '{\"position\": {}}', textDocument/hover: `textDocument` is missing",
    "textDocument/hover, '{\"position\": {}, \"textDocument\": {}}',"
        + " textDocument/hover: `textDocument.uri` is missing",
    "textDocument/codeAction, '{\"textDocument\": {\"uri\": \"a\"}, \"range\": {\"start\": {},"
        + " \"end\": {}}, \"context\": {\"diagnostics\": [null]}}',"
        + " textDocument/codeAction: `context.diagnostics[0]` is missing",
  })
  void whatIsMissingIsNamed(String method, String params, String message)
      throws InterruptedException {
    try (Server.Editor editor = editor()) {
      JsonObject error =
          answer(
                  editor,
                  "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"%s\", \"params\": %s}"
                      .formatted(method, params))
              .getAsJsonObject("error");
      assertEquals(message, error.get("message").getAsString());
      assertEquals(-32602, error.get("code").getAsInt());
    }
  }

  @Test
  void noRequestWithoutParametersIsAFaultOfTheServer() throws InterruptedException {
    TreeMap<String, JsonRpcMethod> methods =
        new TreeMap<>(ServiceEndpoints.getSupportedMethods(LanguageServer.class));
    assertTrue(methods.containsKey("textDocument/hover"), methods.toString());
    try (Server.Editor editor = editor()) {
      int id = 0;
      for (JsonRpcMethod method : methods.values()) {
        if (ENDINGS.contains(method.getMethodName())) {
          continue;
        }
        for (String params : new String[] {"", ", \"params\": null", ", \"params\": {}"}) {
          String number = method.isNotification() ? "" : ", \"id\": " + ++id;
          String message =
              "{\"jsonrpc\": \"2.0\"%s, \"method\": \"%s\"%s}"
                  .formatted(number, method.getMethodName(), params);
          if (method.isNotification()) {
            editor.accept(message);
          } else {
            String answer = answer(editor, message).toString();
            assertFalse(answer.contains("Internal error"), message + " is answered " + answer);
            assertFalse(answer.contains("Exception\""), message + " is answered " + answer);
          }
        }
      }
      assertEquals(0, answers.size(), answers.toString());
    }
  }
}
