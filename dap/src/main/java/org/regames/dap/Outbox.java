package org.regames.dap;

import java.util.ArrayDeque;
import java.util.Queue;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseMessage;

/** Sends events after the response to the request that causes them, as the protocol requires. */
final class Outbox {
  private final Queue<Runnable> waiting = new ArrayDeque<>();

  /** A filter for messages. */
  MessageConsumer before(MessageConsumer next) {
    return message -> {
      next.consume(message);
      if (message instanceof ResponseMessage) {
        flush();
      }
    };
  }

  /** Does something as soon as the present request has been answered. */
  synchronized void afterAnswer(Runnable event) {
    waiting.add(event);
  }

  private void flush() {
    for (Runnable event = poll(); event != null; event = poll()) {
      event.run();
    }
  }

  private synchronized Runnable poll() {
    return waiting.poll();
  }
}
