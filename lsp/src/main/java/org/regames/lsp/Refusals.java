package org.regames.lsp;

import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.CompletionException;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;

/** What is answered where a request ends in an exception. */
public final class Refusals {
  private Refusals() {}

  /** The error for an exception; a request that is not offered is no mistake of the server. */
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
