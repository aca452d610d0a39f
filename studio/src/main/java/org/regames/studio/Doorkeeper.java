package org.regames.studio;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Access control. Pages of other sites can reach a server on this machine: checking the requested
 * host name defends against DNS rebinding, checking the origin against web sockets of other sites,
 * and the token against everyone who was not given the address that the command printed.
 */
final class Doorkeeper {
  private static final int TOKEN_BYTES = 18;

  private final String token;
  private volatile Set<String> hosts = Set.of();

  /** Creates a token; nobody has access before {@link #open}. */
  Doorkeeper() {
    byte[] bytes = new byte[TOKEN_BYTES];
    new SecureRandom().nextBytes(bytes);
    this.token = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** Sets the port at which the server listens. */
  void open(int port) {
    hosts = Set.of("127.0.0.1:" + port, "localhost:" + port, "[::1]:" + port);
  }

  String token() {
    return token;
  }

  /**
   * Why a request for a page is rejected, or nothing.
   *
   * @param host the name of this server in the request
   */
  Optional<String> againstPage(Optional<String> host) {
    boolean isOurs = host.map(name -> hosts.contains(name.toLowerCase(Locale.ROOT))).orElse(false);
    return isOurs ? Optional.empty() : Optional.of("this server does not go by that name");
  }

  /**
   * Why a web socket is rejected, or nothing.
   *
   * @param origin the site of the page that opens it; browsers always send it
   * @param given the token sent with the request
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
