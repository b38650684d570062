import type { ChannelListener } from './notifications';

/** Something that is made at first use, and again after each notification. While none would arrive, nothing is kept. */
export class KeptUntilNotified<Value> implements ChannelListener {
  readonly #make: () => Promise<Value>;
  #made: Promise<Value> | undefined;
  #isListening = false;

  constructor(make: () => Promise<Value>) {
    this.#make = make;
  }

  get(): Promise<Value> {
    if (this.#made !== undefined) return this.#made;
    const making = this.#make();
    if (!this.#isListening) return making;
    this.#made = making;
    making.catch(() => {
      if (this.#made === making) this.#made = undefined;
    });
    return making;
  }

  notified(): void {
    this.#made = undefined;
  }

  listening(isListening: boolean): void {
    this.#isListening = isListening;
    this.#made = undefined;
  }
}
