import { INBOX_MESSAGES, type InboxEvent } from '@domain/offer';

/** A connection's request, and a way to answer it. */
interface Listener {
  /** `Last-Event-ID`; null for none. */
  after: string | null;
  send: (text: string) => void;
  end: () => void;
}

/** The server's side of the event stream. Unless a test opens it, it never answers, like a slow network. */
export class FakeEvents {
  /** Every requested connection, including those that were given up. */
  readonly asked: (string | null)[] = [];
  private readonly listeners = new Set<Listener>();
  private isOpen = false;
  private number = 0;

  /** The number of listeners. */
  get connections(): number {
    return this.listeners.size;
  }

  /** Answers waiting and later listeners. */
  open(): void {
    this.isOpen = true;
    for (const listener of this.listeners) this.greet(listener);
  }

  tell(event: InboxEvent): void {
    this.number += 1;
    for (const listener of this.listeners) listener.send(this.messageOf(event));
  }

  /** Sends any text, such as half a message. */
  sendText(text: string): void {
    for (const listener of this.listeners) listener.send(text);
  }

  /** Ends all connections. Events in the meantime reach nobody, like those of `missed`. */
  drop(missed: InboxEvent[] = []): void {
    for (const { end } of this.listeners) end();
    this.listeners.clear();
    this.missed = missed;
  }

  private missed: InboxEvent[] = [];

  answer({ headers, signal }: RequestInit): Promise<Response> {
    const after = new Headers(headers).get('last-event-id');
    this.asked.push(after);
    return new Promise((resolve, reject) => {
      let isAnswered = false;
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          const listener: Listener = {
            after,
            send: (text) => {
              if (!isAnswered) {
                resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
              }
              isAnswered = true;
              controller.enqueue(new TextEncoder().encode(text));
            },
            end: () => controller.close(),
          };
          signal?.addEventListener('abort', () => {
            if (!this.listeners.delete(listener)) return;
            controller.error(signal.reason);
            reject(signal.reason as Error);
          });
          this.listeners.add(listener);
          if (this.isOpen) queueMicrotask(() => this.greet(listener));
        },
      });
    });
  }

  private greet(listener: Listener): void {
    if (listener.after !== null) {
      for (const event of this.missed.splice(0)) {
        this.number += 1;
        listener.send(this.messageOf(event));
      }
    }
    listener.send(`id: ${this.number}\nevent: ${INBOX_MESSAGES.ready}\ndata: {}\n\n`);
  }

  private messageOf(event: InboxEvent): string {
    const data = JSON.stringify(event);
    return `id: ${this.number}\nevent: ${INBOX_MESSAGES.event}\ndata: ${data}\n\n`;
  }
}
