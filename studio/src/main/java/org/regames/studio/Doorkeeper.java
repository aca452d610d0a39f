package org.regames.studio;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Who is let in. Pages of other sites can reach a server on this machine: the name of the host that
 * was asked for keeps out those that had their own name lead here, the origin keeps out their web
 * sockets, and the token whoever was not given the address that the command printed.
 */
final class Doorkeeper {
  private static final int TOKEN_BYTES = 18;

  private final String token;
  private volatile Set<String> hosts = Set.of();

  /** With a new token; nobody is let in before {@link #open}. */
  Doorkeeper() {
    byte[] bytes = new byte[TOKEN_BYTES];
    new SecureRandom().nextBytes(bytes);
    this.token = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** Says at which port the server listens. */
  void open(int port) {
    hosts = Set.of("127.0.0.1:" + port, "localhost:" + port, "[::1]:" + port);
  }

  String token() {
    return token;
  }

  /**
   * Why a request for a page is turned away, or nothing.
   *
   * @param host what the request calls this server
   */
  Optional<String> againstPage(Optional<String> host) {
    boolean isOurs = host.map(name -> hosts.contains(name.toLowerCase(Locale.ROOT))).orElse(false);
    return isOurs ? Optional.empty() : Optional.of("this server does not go by that name");
  }

  /**
   * Why a web socket is turned away, or nothing.
   *
   * @param origin the site of the page that opens it; browsers always say it
   * @param given the token that comes with the request
   */
  Optional<String> againstSocket(
      Optional<String> host, Optional<String> origin, Optional<String> given) {
    Optional<String> page = againstPage(host);
    if (page.isPresent()) {
      return page;
    }
    String own = "http://" + host.orElseThrow().toLowerCase(Locale.ROOT);
    if (!origin.map(own::equals).orElse(false)) {
      return Optional.of("only the page of the studio may talk to it");
    }
    return given.filter(this::isToken).isPresent()
        ? Optional.empty()
        : Optional.of("the token is missing or is not that of this run of the studio");
  }

  /** Takes the same time for each wrong token of the right length. */
  private boolean isToken(String given) {
    return MessageDigest.isEqual(
        given.getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8));
  }
}
