package org.regames.studio;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * A real Chromium without a window, driven by its DevTools protocol: clicks and keys come to the
 * page as from a person.
 */
final class Browser implements WebSocket.Listener, AutoCloseable {
  private static final Gson GSON = new Gson();
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final List<String> FLAGS =
      List.of(
          "--headless",
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--hide-scrollbars",
          "--remote-debugging-port=0");

  private final Process process;
  private final WebSocket socket;
  private final StringBuilder parts = new StringBuilder();
  private final Map<Integer, CompletableFuture<JsonObject>> open = new ConcurrentHashMap<>();
  private final AtomicInteger number = new AtomicInteger();

  /** What the page complained of. */
  final List<String> faults = new CopyOnWriteArrayList<>();

  /** Every address that the page asked for. */
  final List<String> asked = new CopyOnWriteArrayList<>();

  /** The program, where one is installed; {@code -Dstudio.browser=PATH} names another. */
  static Optional<Path> installed() {
    String named = System.getProperty("studio.browser");
    if (named != null) {
      return Optional.of(Path.of(named));
    }
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(":"))
        .flatMap(
            folder ->
                Stream.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
                    .map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /**
   * @param profile an empty folder
   */
  Browser(Path profile, int width, int height) throws Exception {
    List<String> words = new ArrayList<>(List.of(installed().orElseThrow().toString()));
    words.addAll(FLAGS);
    words.add("--window-size=" + width + "," + height);
    words.add("--user-data-dir=" + profile);
    words.add("about:blank");
    this.process =
        new ProcessBuilder(words)
            .redirectErrorStream(true)
            .redirectOutput(profile.resolve("said.txt").toFile())
            .start();
    this.socket =
        HttpClient.newHttpClient()
            .newWebSocketBuilder()
            .buildAsync(page(profile.resolve("DevToolsActivePort")), this)
            .join();
    ask("Runtime.enable", Map.of());
    ask("Page.enable", Map.of());
    ask("Network.enable", Map.of());
    ask(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
  }

  private URI page(Path port) throws Exception {
    await(() -> Files.exists(port) && Files.size(port) > 2, "the browser does not start");
    String first = Files.readAllLines(port).getFirst();
    URI list = URI.create("http://127.0.0.1:" + first + "/json/list");
    HttpResponse<String> targets =
        HttpClient.newHttpClient()
            .send(HttpRequest.newBuilder(list).build(), HttpResponse.BodyHandlers.ofString());
    for (JsonElement target : JsonParser.parseString(targets.body()).getAsJsonArray()) {
      if (target.getAsJsonObject().get("type").getAsString().equals("page")) {
        return URI.create(target.getAsJsonObject().get("webSocketDebuggerUrl").getAsString());
      }
    }
    throw new IllegalStateException("the browser has no page: " + targets.body());
  }

  /** What is waited for; it may fail meanwhile. */
  @FunctionalInterface
  interface Condition {
    boolean holds() throws Exception;
  }

  static void await(Condition condition, String otherwise) throws Exception {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!condition.holds()) {
      if (System.nanoTime() > end) {
        throw new AssertionError(otherwise);
      }
      Thread.sleep(30);
    }
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    parts.append(data);
    if (last) {
      JsonObject message = JsonParser.parseString(parts.toString()).getAsJsonObject();
      parts.setLength(0);
      if (message.has("id")) {
        open.remove(message.get("id").getAsInt()).complete(message);
      } else {
        note(message);
      }
    }
    from.request(1);
    return null;
  }

  private void note(JsonObject event) {
    String method = event.get("method").getAsString();
    JsonObject params = event.getAsJsonObject("params");
    if (method.equals("Runtime.exceptionThrown")) {
      faults.add(params.toString());
    } else if (method.equals("Network.requestWillBeSent")) {
      asked.add(params.getAsJsonObject("request").get("url").getAsString());
    } else if (method.equals("Network.webSocketCreated")) {
      asked.add(params.get("url").getAsString());
    }
  }

  private JsonObject ask(String method, Map<String, Object> params) throws Exception {
    int id = number.incrementAndGet();
    CompletableFuture<JsonObject> answer = new CompletableFuture<>();
    open.put(id, answer);
    String text = GSON.toJson(Map.of("id", id, "method", method, "params", params));
    socket.sendText(text, true).join();
    JsonObject message = answer.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    if (message.has("error")) {
      throw new AssertionError(method + ": " + message.get("error"));
    }
    return message.getAsJsonObject("result");
  }

  void go(String address) throws Exception {
    ask("Page.navigate", Map.of("url", address));
  }

  void darkness(boolean dark) throws Exception {
    Map<String, String> scheme =
        Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light");
    ask("Emulation.setEmulatedMedia", Map.of("features", List.of(scheme)));
  }

  /** The value of an expression, as text. */
  String value(String expression) throws Exception {
    JsonObject result =
        ask(
            "Runtime.evaluate",
            Map.of("expression", "String(" + expression + ")", "returnByValue", true));
    if (result.has("exceptionDetails")) {
      throw new AssertionError(expression + ": " + result.get("exceptionDetails"));
    }
    return result.getAsJsonObject("result").get("value").getAsString();
  }

  /** What a promise becomes, as text. */
  String promised(String expression) throws Exception {
    JsonObject result =
        ask(
            "Runtime.evaluate",
            Map.of("expression", expression, "returnByValue", true, "awaitPromise", true));
    if (result.has("exceptionDetails")) {
      throw new AssertionError(expression + ": " + result.get("exceptionDetails"));
    }
    return result.getAsJsonObject("result").get("value").getAsString();
  }

  /** Waits until an expression is true. */
  void await(String expression) throws Exception {
    try {
      await(() -> value("!!(" + expression + ")").equals("true"), "never: " + expression);
    } catch (AssertionError never) {
      screenshot(Path.of("target", "never.png"));
      throw never;
    }
  }

  private static String quoted(String text) {
    return GSON.toJson(text);
  }

  /** Clicks in the middle of the first element, once it is there. */
  void click(String selector) throws Exception {
    clickOn("document.querySelector(" + quoted(selector) + ")");
  }

  /** The same with the element that an expression stands for. */
  void clickOn(String element) throws Exception {
    double[] at = middle(element);
    mouse("mouseMoved", at, false);
    mouse("mousePressed", at, true);
    mouse("mouseReleased", at, true);
  }

  private double[] middle(String element) throws Exception {
    await(element);
    String at =
        value(
            "(e => { e.scrollIntoView({block: 'nearest'}); const b = e.getBoundingClientRect();"
                + " return [b.left + b.width / 2, b.top + b.height / 2]; })("
                + element
                + ")");
    return Stream.of(at.split(",")).mapToDouble(Double::parseDouble).toArray();
  }

  private void mouse(String type, double[] at, boolean isDown) throws Exception {
    boolean clicks = !type.equals("mouseMoved");
    ask(
        "Input.dispatchMouseEvent",
        Map.of(
            "type",
            type,
            "x",
            at[0],
            "y",
            at[1],
            "button",
            isDown ? "left" : "none",
            "buttons",
            isDown ? 1 : 0,
            "clickCount",
            clicks ? 1 : 0));
  }

  /** Drags from the middle of one element to that of another. */
  void drag(String from, String to) throws Exception {
    double[] start = middle("document.querySelector(" + quoted(from) + ")");
    double[] end = middle("document.querySelector(" + quoted(to) + ")");
    mouse("mouseMoved", start, false);
    mouse("mousePressed", start, true);
    mouse("mouseMoved", new double[] {(start[0] + end[0]) / 2, (start[1] + end[1]) / 2}, true);
    mouse("mouseMoved", end, true);
    mouse("mouseReleased", end, true);
  }

  /** The same by a finger. */
  void dragByFinger(String from, String to) throws Exception {
    double[] start = middle("document.querySelector(" + quoted(from) + ")");
    double[] end = middle("document.querySelector(" + quoted(to) + ")");
    ask("Emulation.setTouchEmulationEnabled", Map.of("enabled", true, "maxTouchPoints", 1));
    touch("touchStart", List.of(Map.of("x", start[0], "y", start[1])));
    for (int step = 1; step <= 8; step++) {
      double x = start[0] + (end[0] - start[0]) * step / 8;
      double y = start[1] + (end[1] - start[1]) * step / 8;
      touch("touchMove", List.of(Map.of("x", x, "y", y)));
    }
    touch("touchEnd", List.of());
    ask("Emulation.setTouchEmulationEnabled", Map.of("enabled", false));
  }

  private void touch(String type, List<Map<String, Double>> fingers) throws Exception {
    ask("Input.dispatchTouchEvent", Map.of("type", type, "touchPoints", fingers));
  }

  /** Types into what has the focus. */
  void type(String text) throws Exception {
    ask("Input.insertText", Map.of("text", text));
  }

  /** Presses a key, with Ctrl where it is said. */
  void key(String key, String code, int number, boolean control) throws Exception {
    for (String type : List.of("rawKeyDown", "keyUp")) {
      ask(
          "Input.dispatchKeyEvent",
          Map.of(
              "type", type,
              "key", key,
              "code", code,
              "windowsVirtualKeyCode", number,
              "modifiers", control ? 2 : 0));
    }
  }

  /** Chooses in a list of choices, as a person does in the end. */
  void choose(String selector, String choice) throws Exception {
    await("document.querySelector(" + quoted(selector) + ")");
    value(
        "(e => { e.value = "
            + quoted(choice)
            + "; e.dispatchEvent(new Event('change', {bubbles: true})); })(document.querySelector("
            + quoted(selector)
            + "))");
  }

  void screenshot(Path file) throws Exception {
    JsonObject picture = ask("Page.captureScreenshot", Map.of("format", "png"));
    Files.write(file, Base64.getDecoder().decode(picture.get("data").getAsString()));
  }

  @Override
  public void close() throws IOException {
    socket.abort();
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    try {
      process.waitFor(10, TimeUnit.SECONDS);
    } catch (InterruptedException ending) {
      Thread.currentThread().interrupt();
    }
  }
}
