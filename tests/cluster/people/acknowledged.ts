interface Note {
  offerId: string;
  content: string;
}

/** What the program acknowledged to one person. */
export class Acknowledged {
  /** The last count, which began with 0 and rose by one each time. */
  count = 0;
  readonly offers: string[] = [];
  readonly acceptances: string[] = [];
  readonly notes: Note[] = [];
  /** When each write was acknowledged, by `performance.now()`. */
  readonly moments: number[] = [];

  counted(count: number): void {
    this.count = count;
    this.#note();
  }

  offered(offerId: string): void {
    this.offers.push(offerId);
    this.#note();
  }

  accepted(offerId: string): void {
    this.acceptances.push(offerId);
    this.#note();
  }

  said(offerId: string, content: string): void {
    this.notes.push({ offerId, content });
    this.#note();
  }

  #note(): void {
    this.moments.push(performance.now());
  }
}
