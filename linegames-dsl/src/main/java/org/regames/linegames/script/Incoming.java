package org.regames.linegames.script;

import java.io.DataInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.SynchronousQueue;

/** The tasks of a process, one after the other. */
final class Incoming<T> {
  private final BlockingQueue<T> tasks = new SynchronousQueue<>();
  private final Reading<T> reading;

  /** Reads a task. */
  interface Reading<T> {
    T readFrom(DataInputStream in) throws IOException;
  }

  /**
   * Starts to read in parallel with the work, so that the process ends when nobody is at the other
   * end.
   */
  Incoming(Reading<T> reading) {
    this.reading = reading;
    Thread.ofPlatform().daemon().start(this::read);
  }

  private void read() {
    DataInputStream in = new DataInputStream(new FileInputStream(FileDescriptor.in));
    try {
      while (true) {
        tasks.put(reading.readFrom(in));
      }
    } catch (IOException | InterruptedException _) {
      Runtime.getRuntime().halt(1);
    }
  }

  /** Waits for the next task. */
  T next() {
    try {
      return tasks.take();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e); // nobody interrupts these processes
    }
  }
}
