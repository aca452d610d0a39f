package org.regames.lsp;

import com.google.gson.JsonParseException;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.MessageIssueException;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.messages.Message;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseMessage;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;

/**
 * JSON-RPC over whatever carries texts, such as a web socket: each message is one text, without the
 * header lines that streams need.
 *
 * @param <R> what is at the other end
 */
public final class TextWire<R> {
  private final MessageJsonHandler json;
  private final Consumer<String> out;
  private final RemoteEndpoint endpoint;
  private final MessageConsumer checked;
  private final R remote;

  /**
   * @param local who answers here
   * @param remote the interface of who answers there
   * @param out takes the texts to send; from several threads, one at a time
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

  /** Who is at the other end. */
  public R remote() {
    return remote;
  }

  /** Takes a text that came; one that is no message gets an error for an answer. */
  public void accept(String text) {
    try {
      checked.consume(json.parseMessage(text));
    } catch (MessageIssueException odd) {
      endpoint.handle(odd.getRpcMessage(), odd.getIssues());
    } catch (JsonParseException noMessage) {
      ResponseMessage refusal = new ResponseMessage();
      refusal.setError(
          new ResponseError(ResponseErrorCode.ParseError, "this is not a JSON-RPC message", null));
      send(refusal);
    }
  }
}
