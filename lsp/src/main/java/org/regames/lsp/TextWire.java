package org.regames.lsp;

import com.google.gson.JsonElement;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.MessageIssueException;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.messages.Message;
import org.eclipse.lsp4j.jsonrpc.messages.MessageIssue;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseMessage;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;

/**
 * JSON-RPC over any transport of texts, such as a web socket: each message is one text, without the
 * header lines that streams need.
 *
 * @param <R> the interface of the other end
 */
public final class TextWire<R> {
  /** The position in messages of the JSON reader. */
  private static final Pattern PATH = Pattern.compile("path \\$\\.([^\\s;]+)");

  private final MessageJsonHandler json;
  private final Consumer<String> out;
  private final RemoteEndpoint endpoint;
  private final MessageConsumer checked;
  private final R remote;

  /**
   * @param local the local endpoint
   * @param remote the interface of the remote endpoint
   * @param out receives the texts to send; called by several threads, one at a time
   */
  public TextWire(Object local, Class<R> remote, Consumer<String> out) {
    Map<String, JsonRpcMethod> methods = new HashMap<>();
    methods.putAll(ServiceEndpoints.getSupportedMethods(remote));
    methods.putAll(ServiceEndpoints.getSupportedMethods(local.getClass()));
    this.json = new MessageJsonHandler(methods);
    this.out = out;
    this.endpoint =
        new RemoteEndpoint(this::send, ServiceEndpoints.toEndpoint(local), Refusals::of);
    json.setMethodProvider(endpoint);
    endpoint.setJsonHandler(json);
    this.checked = RequiredParams.to(local).apply(endpoint);
    this.remote = ServiceEndpoints.toServiceObject(endpoint, remote);
  }

  private synchronized void send(Message message) {
    out.accept(json.serialize(message));
  }

  /** The remote endpoint. */
  public R remote() {
    return remote;
  }

  /** Processes a received text; one that is not a message is answered with an error. */
  public void accept(String text) {
    try {
      checked.consume(json.parseMessage(text));
    } catch (MessageIssueException odd) {
      endpoint.handle(odd.getRpcMessage(), odd.getIssues().stream().map(TextWire::told).toList());
    } catch (NumberFormatException noNumber) {
      refuse(new ResponseError(ResponseErrorCode.InvalidParams, misfit(noNumber), null), text);
    } catch (JsonParseException noMessage) {
      String what = "this is not a JSON-RPC message";
      refuse(new ResponseError(ResponseErrorCode.ParseError, what, null), "{}");
    }
  }

  /** Describes which part of a message has the wrong type. */
  private static MessageIssue told(MessageIssue issue) {
    return issue.getCause() == null
        ? issue
        : new MessageIssue(misfit(issue.getCause()), issue.getIssueCode(), issue.getCause());
  }

  private static String misfit(Exception odd) {
    Matcher path = PATH.matcher("" + odd.getMessage());
    return path.find()
        ? "`" + path.group(1) + "` is not of the type that is expected there"
        : "this is not a message that is expected here";
  }

  /** Answers a message that could not be read. */
  private void refuse(ResponseError error, String text) {
    ResponseMessage refusal = new ResponseMessage();
    JsonElement id = JsonParser.parseString(text).getAsJsonObject().get("id");
    if (id instanceof JsonPrimitive one && one.isNumber()) {
      refusal.setId(one.getAsInt());
    } else if (id instanceof JsonPrimitive one) {
      refusal.setId(one.getAsString());
    }
    refusal.setError(error);
    send(refusal);
  }
}
