package org.regames.lsp;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.MessageIssueException;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.Message;
import org.eclipse.lsp4j.jsonrpc.messages.MessageIssue;
import org.eclipse.lsp4j.jsonrpc.messages.NotificationMessage;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;
import org.eclipse.lsp4j.jsonrpc.validation.NonNull;

/**
 * Checks that incoming messages have all required members, which types declare by {@link NonNull},
 * so handlers need not check. A request that lacks something is answered with its name, in the
 * terms of the protocol; such a notification is ignored, since nobody waits for an answer. Missing
 * params are treated as an empty object.
 */
public final class RequiredParams {
  /** The first message of editors is not checked: servers need little of it. */
  private static final String GREETING = "initialize";

  private static final Gson JSON = new Gson();

  /** The accessors of a type for required members. */
  private static final ClassValue<List<Method>> READERS =
      new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> type) {
          return Arrays.stream(isOurs(type) ? type.getMethods() : new Method[0])
              .filter(method -> method.getParameterCount() == 0 && isReader(type, method))
              .sorted(Comparator.comparing(Method::getName))
              .toList();
        }
      };

  private final Map<String, JsonRpcMethod> methods;

  private RequiredParams(Map<String, JsonRpcMethod> methods) {
    this.methods = methods;
  }

  /** A filter for messages to a local endpoint; others pass. */
  public static UnaryOperator<MessageConsumer> to(Object local) {
    RequiredParams required =
        new RequiredParams(ServiceEndpoints.getSupportedMethods(local.getClass()));
    return next -> message -> required.consume(message, next);
  }

  private void consume(Message message, MessageConsumer next) {
    switch (message) {
      case null -> throw new JsonParseException("nothing came"); // from an empty text
      case RequestMessage request -> {
        request.setParams(params(request.getMethod(), request.getParams()));
        Optional<String> missing = missingOf("", request.getParams());
        if (missing.isPresent() && !request.getMethod().equals(GREETING)) {
          int code = ResponseErrorCode.InvalidParams.getValue();
          String text = request.getMethod() + ": `" + missing.get() + "` is missing";
          throw new MessageIssueException(message, new MessageIssue(text, code));
        }
        next.consume(message);
      }
      case NotificationMessage notification -> {
        notification.setParams(params(notification.getMethod(), notification.getParams()));
        if (missingOf("", notification.getParams()).isEmpty()) {
          next.consume(message);
        }
      }
      default -> next.consume(message); // responses to our own requests
    }
  }

  private Object params(String name, Object params) {
    JsonRpcMethod method = methods.get(name);
    boolean isNothing = params == null && method != null && method.getParameterTypes().length == 1;
    return isNothing ? JSON.fromJson("{}", method.getParameterTypes()[0]) : params;
  }

  /** The path of the first missing member. */
  private static Optional<String> missing(String path, Object value) {
    return switch (value) {
      case null -> Optional.of(path);
      case List<?> list -> missingIn(path, list);
      case Map<?, ?> map -> missingIn(path, map);
      case Either<?, ?> either -> missing(path, either.get());
      default -> missingOf(path, value);
    };
  }

  private static Optional<String> missingIn(String path, List<?> list) {
    for (int index = 0; index < list.size(); index++) {
      Optional<String> missing = missing(path + "[" + index + "]", list.get(index));
      if (missing.isPresent()) {
        return missing;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> missingIn(String path, Map<?, ?> map) {
    return map.entrySet().stream()
        .flatMap(entry -> missing(path + "." + entry.getKey(), entry.getValue()).stream())
        .findFirst();
  }

  private static Optional<String> missingOf(String path, Object value) {
    String before = path.isEmpty() ? "" : path + ".";
    for (Method reader : value == null ? List.<Method>of() : READERS.get(value.getClass())) {
      Object part = read(reader, value);
      Optional<String> missing =
          part == null && !reader.isAnnotationPresent(NonNull.class)
              ? Optional.empty()
              : missing(before + name(reader), part);
      if (missing.isPresent()) {
        return missing;
      }
    }
    return Optional.empty();
  }

  /** Whether a type is a message type rather than a text, number or the like. */
  private static boolean isOurs(Class<?> type) {
    return type.isRecord() || type.getName().startsWith("org.eclipse.lsp4j.") && !type.isEnum();
  }

  private static boolean isReader(Class<?> type, Method method) {
    return type.isRecord()
        ? Arrays.stream(type.getRecordComponents())
            .anyMatch(component -> component.getAccessor().equals(method))
        : method.getName().startsWith("get") && !method.getName().equals("getClass");
  }

  private static String name(Method reader) {
    String name = reader.getName();
    return reader.getDeclaringClass().isRecord()
        ? name
        : Character.toLowerCase(name.charAt(3)) + name.substring(4);
  }

  private static Object read(Method reader, Object value) {
    try {
      reader.setAccessible(true); // records of the studio are not public
      return reader.invoke(value);
    } catch (IllegalAccessException | InvocationTargetException closed) {
      throw new IllegalStateException(closed);
    }
  }
}
