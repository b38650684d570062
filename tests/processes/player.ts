import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { InboxEvent } from '@domain/offer';
import { Browser, Refused, type Traffic } from './browser';
import { Follower } from './follower';
import { PRICE, type Person, type World } from './people';

/** Seconds between two things that a person does, at the most. */
const PAUSE_S = 5;

const PAGES = ['/', '/card-sets', '/cards/SOR', '/trading', '/collection', '/cards/sor-007'];

/** What the server has acknowledged to a person. */
export interface Acknowledged {
  /** Each typed count, by printing, in their order. */
  counts: Map<string, number[]>;
  /** Additions by their key. */
  additions: Map<string, { variantId: string; count: number }>;
  /** Offers by their key. */
  offers: Map<string, { offerId: string; variantId: string; quantity: number }>;
  /** Notes by their key. */
  notes: Map<string, { offerId: string; content: string }>;
  accepted: Set<string>;
  declined: Set<string>;
  /** Offers that they marked as exchanged. */
  marked: Set<string>;
}

const pick = <Value>(from: readonly Value[]): Value =>
  from[Math.floor(Math.random() * from.length)]!;

/** A person who browses, counts, offers, answers, chats and exchanges, until they are asked to stop. */
export class Player {
  readonly person: Person;
  readonly follower: Follower;
  readonly acknowledged: Acknowledged = {
    counts: new Map(),
    additions: new Map(),
    offers: new Map(),
    notes: new Map(),
    accepted: new Set(),
    declined: new Set(),
    marked: new Set(),
  };
  readonly #world: World;
  readonly #browser: Browser;
  readonly #versions = new Map<string, number>();
  /** What to do about offers, as their events arrive. */
  readonly #toDo: (() => Promise<void>)[] = [];

  constructor(person: Person, world: World, port: number, traffic: Traffic) {
    this.person = person;
    this.#world = world;
    this.#browser = new Browser(port, person, traffic);
    this.follower = new Follower(port, person, (event) => this.#notice(event));
  }

  async play(until: AbortSignal): Promise<void> {
    while (!until.aborted) {
      await after(Math.random() * PAUSE_S * 1000);
      await this.#act();
    }
  }

  leave(): void {
    this.follower.stop();
    this.#browser.close();
  }

  async #act(): Promise<void> {
    const answer = this.#toDo.shift();
    if (answer !== undefined) return answer();
    const dice = Math.random();
    if (dice < 0.45) return this.#browser.visit(pick(PAGES));
    if (dice < 0.7) return this.#count();
    if (dice < 0.85) return this.#add();
    return this.#offer();
  }

  #notice({ offerId, kind, mine }: InboxEvent): void {
    if (kind === 'OFFERED' && !mine) {
      this.#toDo.push(() =>
        Math.random() < 0.85 ? this.#accept(offerId) : this.#decline(offerId),
      );
    }
    if (kind === 'ACCEPTED') {
      this.#toDo.push(() => this.#chat(offerId));
      this.#toDo.push(() => this.#mark(offerId));
    }
  }

  /** Types another count than before, as an editor does: with the version that is on screen. */
  async #count(): Promise<void> {
    const variantId = pick(this.#world.typed);
    const before = this.acknowledged.counts.get(variantId) ?? [];
    const inventory = ((before.at(-1) ?? 0) + 1 + Math.floor(Math.random() * 50)) % 1000;
    const expectedVersion = this.#versions.get(variantId) ?? 0;
    const answer = await this.#browser.call('UpdateCollectionVariantInventory', {
      variantId,
      inventory,
      expectedVersion,
    });
    expectNothingWrong('count', answer.errors);
    this.acknowledged.counts.set(variantId, [...before, inventory]);
    this.#versions.set(variantId, answer.collectionItemInventory.version);
  }

  async #add(): Promise<void> {
    const addition = { variantId: pick(this.#world.traded), count: pick([1, 2, 3]) };
    const idempotencyKey = randomUUID();
    const additions = [addition];
    const answer = await this.#browser.call('AddToCollection', { idempotencyKey, additions });
    expectNothingWrong('addition', answer.errors);
    this.acknowledged.additions.set(idempotencyKey, addition);
  }

  async #offer(): Promise<void> {
    const other = pick(this.#world.people);
    if (other === this.person) return;
    const [variantId, quantity] = [pick(this.#world.traded), pick([1, 2])];
    const idempotencyKey = randomUUID();
    const item = { variantId, quantity, priceType: 'MARKET', expectedPriceInCents: PRICE };
    const input = {
      recipientHandle: other.handle,
      offerType: 'BUY',
      offerItems: [item],
      idempotencyKey,
    };
    const { offer, errors } = await this.#browser.call('CreateOffer', { input });
    expectNothingWrong('offer', errors);
    this.acknowledged.offers.set(idempotencyKey, { offerId: offer.id, variantId, quantity });
  }

  async #accept(offerId: string): Promise<void> {
    // A second try of one that has arrived is too late: the page then shows that it is accepted.
    await this.#unlessDone(() => this.#browser.call('AcceptOffer', { offerId, terms: 1 }));
    this.acknowledged.accepted.add(offerId);
  }

  async #decline(offerId: string): Promise<void> {
    await this.#unlessDone(() => this.#browser.call('DeclineOffer', { offerId, reason: 'Sold' }));
    this.acknowledged.declined.add(offerId);
  }

  async #mark(offerId: string): Promise<void> {
    await this.#unlessDone(() =>
      this.#browser.call('MarkOfferExchanged', { offerId, exchanged: true }),
    );
    this.acknowledged.marked.add(offerId);
  }

  async #chat(offerId: string): Promise<void> {
    const idempotencyKey = randomUUID();
    const note = { offerId, content: `At the store, ${idempotencyKey}` };
    const answer = await this.#browser.call('AddOfferNote', { ...note, idempotencyKey });
    expectNothingWrong('note', answer.errors);
    this.acknowledged.notes.set(idempotencyKey, note);
  }

  async #unlessDone(call: () => Promise<{ errors: object[] }>): Promise<void> {
    try {
      expectNothingWrong('answer to an offer', (await call()).errors);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'CONFLICT') throw error;
    }
  }
}

function expectNothingWrong(what: string, errors: object[]): void {
  if (errors.length > 0) throw new Error(`A ${what} was refused: ${JSON.stringify(errors)}`);
}
