package org.regames.studio;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A page as far as the server sees it: asks, and waits for answers. */
final class Client implements WebSocket.Listener, AutoCloseable {
  private static final Gson GSON = new Gson();

  private final WebSocket socket;
  private final StringBuilder parts = new StringBuilder();
  private final Map<Integer, CompletableFuture<JsonObject>> open = new ConcurrentHashMap<>();
  private final AtomicInteger number = new AtomicInteger();
  final LinkedBlockingQueue<JsonObject> told = new LinkedBlockingQueue<>();
  final CountDownLatch closed = new CountDownLatch(1);
  volatile int status;

  private Client(HttpClient http, URI address, String origin) {
    this.socket =
        http.newWebSocketBuilder().header("Origin", origin).buildAsync(address, this).join();
  }

  /** The page of a studio, or its editor: {@code /studio} or {@code /lsp}. */
  static Client of(URI page, String path) {
    return to(
        URI.create(page.toString().replace("http://", "ws://").replace("/?", path + "?")),
        "http://" + page.getAuthority());
  }

  static Client to(URI socket, String origin) {
    return new Client(HttpClient.newHttpClient(), socket, origin);
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    parts.append(data);
    if (last) {
      JsonObject message = JsonParser.parseString(parts.toString()).getAsJsonObject();
      parts.setLength(0);
      if (isAnswer(message)) {
        open.remove(message.get("id").getAsInt()).complete(message);
      } else {
        told.add(message);
      }
    }
    from.request(1);
    return null;
  }

  private static boolean isAnswer(JsonObject message) {
    return !message.has("method")
        && message.has("id")
        && message.get("id").isJsonPrimitive()
        && message.get("id").getAsJsonPrimitive().isNumber();
  }

  @Override
  public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    status = code;
    closed.countDown();
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    closed.countDown();
  }

  void send(String text) {
    socket.sendText(text, true).join();
  }

  /** Sends a part of a message that goes on; says whether the other end still takes any. */
  boolean sendPart(String text) {
    try {
      socket.sendText(text, false).join();
      return true;
    } catch (CompletionException gone) {
      return false;
    }
  }

  /** Asks; the answer has a result or an error. */
  CompletableFuture<JsonObject> ask(String method, Object params) {
    int id = number.incrementAndGet();
    CompletableFuture<JsonObject> answer = new CompletableFuture<>();
    open.put(id, answer);
    JsonObject question = new JsonObject();
    question.addProperty("jsonrpc", "2.0");
    question.addProperty("id", id);
    question.addProperty("method", method);
    question.add("params", GSON.toJsonTree(params));
    send(ascii(question.toString()));
    return answer;
  }

  /** The same JSON with all but ASCII escaped: halves of characters cannot be sent otherwise. */
  private static String ascii(String json) {
    StringBuilder text = new StringBuilder();
    for (char letter : json.toCharArray()) {
      text.append(letter < 128 ? "" + letter : "\\u%04x".formatted((int) letter));
    }
    return text.toString();
  }

  /** The number of the last question. */
  int lastId() {
    return number.get();
  }

  void cancel(int id) {
    send(
        GSON.toJson(
            Map.of("jsonrpc", "2.0", "method", "$/cancelRequest", "params", Map.of("id", id))));
  }

  /** The result of a question, which must have one. */
  JsonElement result(String method, Object params) throws Exception {
    JsonObject message = ask(method, params).get(60, TimeUnit.SECONDS);
    if (message.has("error")) {
      throw new AssertionError(message.getAsJsonObject("error").get("message").getAsString());
    }
    return message.get("result");
  }

  String error(String method, Object params) throws Exception {
    try {
      return "no error, but " + result(method, params);
    } catch (AssertionError error) {
      return error.getMessage();
    }
  }

  @Override
  public void close() {
    socket.abort();
  }
}
