package org.regames.studio;

import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/**
 * Serves the page and its resources: the same for everybody, nothing secret. Its headers let
 * browsers load nothing from elsewhere and run only the scripts of the page.
 */
record StaticPages(Doorkeeper doorkeeper, Bundled files) implements Handler {
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "svg", "image/svg+xml",
          "txt", "text/plain; charset=utf-8");

  private static final Map<HeaderName, String> HEADERS =
      Map.of(
          HeaderNames.create("Content-Security-Policy"),
          "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
              + "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
              + "frame-ancestors 'none'",
          HeaderNames.create("X-Content-Type-Options"),
          "nosniff",
          HeaderNames.create("Referrer-Policy"),
          "no-referrer",
          HeaderNames.create("Cross-Origin-Opener-Policy"),
          "same-origin",
          HeaderNames.create("Cross-Origin-Resource-Policy"),
          "same-origin",
          HeaderNames.CACHE_CONTROL,
          "no-cache");

  @Override
  public void handle(ServerRequest request, ServerResponse response) {
    HEADERS.forEach(response::header);
    Optional<String> refusal = doorkeeper.againstPage(request.headers().first(HeaderNames.HOST));
    if (refusal.isPresent()) {
      say(response.status(Status.FORBIDDEN_403), refusal.get());
      return;
    }
    String path = request.path().path();
    String name = path.equals("/") ? "index.html" : path.substring(1);
    if (!files.names().contains(name)) {
      say(response.status(Status.NOT_FOUND_404), "there is no such page");
      return;
    }
    String suffix = name.substring(name.lastIndexOf('.') + 1);
    response.header(HeaderNames.CONTENT_TYPE, TYPES.getOrDefault(suffix, TYPES.get("txt")));
    response.send(files.bytes(name));
  }

  private static void say(ServerResponse response, String what) {
    response.header(HeaderNames.CONTENT_TYPE, TYPES.get("txt"));
    response.send((what + "\n").getBytes(StandardCharsets.UTF_8));
  }
}
