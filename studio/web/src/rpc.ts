// JSON-RPC 2.0 over a web socket.

export class Failure extends Error {}

type Pending = { resolve: (value: any) => void; reject: (error: Error) => void };

/** A request that can be cancelled. */
export type Question<T> = Promise<T> & { cancel(): void };

export class Rpc {
  private socket: WebSocket | null = null;
  private next = 1;
  private readonly pending = new Map<number, Pending>();
  private readonly listeners = new Map<string, Set<(params: any) => void>>();
  onclose: (code: number) => void = () => {};

  constructor(private readonly url: string) {}

  connect(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(this.url);
      let opened = false;
      socket.onopen = () => { opened = true; this.socket = socket; resolve(); };
      socket.onmessage = event => this.receive(JSON.parse(String(event.data)));
      socket.onclose = event => {
        this.socket = null;
        for (const waiting of this.pending.values()) waiting.reject(new Failure('the studio is gone'));
        this.pending.clear();
        if (opened) this.onclose(event.code); else reject(new Failure('refused'));
      };
    });
  }

  private receive(message: any): void {
    if (message.method) {
      for (const listener of this.listeners.get(message.method) ?? []) listener(message.params);
      return;
    }
    const waiting = this.pending.get(message.id);
    this.pending.delete(message.id);
    if (!waiting) return;
    if (message.error) waiting.reject(new Failure(message.error.message));
    else waiting.resolve(message.result);
  }

  on(method: string, listener: (params: any) => void): () => void {
    const all = this.listeners.get(method) ?? new Set();
    this.listeners.set(method, all.add(listener));
    return () => all.delete(listener);
  }

  ask<T>(method: string, params: unknown = {}): Question<T> {
    const id = this.next++;
    const answer = new Promise<T>((resolve, reject) => {
      if (!this.socket) { reject(new Failure('the studio is gone')); return; }
      this.pending.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    }) as Question<T>;
    answer.cancel = () => {
      const waiting = this.pending.get(id);
      if (!waiting) return;
      this.pending.delete(id);
      this.socket?.send(JSON.stringify({ jsonrpc: '2.0', method: '$/cancelRequest', params: { id } }));
      waiting.reject(new Failure('stopped'));
    };
    return answer;
  }
}
