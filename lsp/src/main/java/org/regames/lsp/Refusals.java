package org.regames.lsp;

import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.CompletionException;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;

/** The response to a request that ends in an exception. */
public final class Refusals {
  private Refusals() {}

  /** The error for an exception; an unsupported request is not a fault of the server. */
  public static ResponseError of(Throwable thrown) {
    Throwable cause = thrown;
    while ((cause instanceof CompletionException || cause instanceof InvocationTargetException)
        && cause.getCause() != null) {
      cause = cause.getCause();
    }
    return cause instanceof UnsupportedOperationException
        ? new ResponseError(ResponseErrorCode.MethodNotFound, "this is not offered here", null)
        : RemoteEndpoint.DEFAULT_EXCEPTION_HANDLER.apply(thrown);
  }
}
