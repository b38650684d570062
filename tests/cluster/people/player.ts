import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { Acknowledged } from './acknowledged';
import { Listening } from './listening';
import { Refused, Unanswered, Visitor } from './visitor';

export interface PlayerFacts {
  id: string;
  handle: string;
  /** The cookie of a session. */
  cookie: string;
  /** What both of a pair count, and one sells to the other. */
  variantId: string;
  cardId: string;
  cardSetCode: string;
}

/** What the sale lists ask, in cents. */
export const PRICE = 250;
const RETRY_AFTER_MS = 250;
/** Between two things that a person does, at most. */
const PAUSE_MS = 1_500;

interface FieldError {
  code: string | null;
  message: string;
}

interface OfferAnswer {
  outcome: { offer: { id: string; status: string } | null; errors: FieldError[] | null };
}

/** One person in a browser: looks around, counts, and trades with one other. */
export class Player {
  readonly facts: PlayerFacts;
  readonly listening = new Listening();
  readonly acknowledged = new Acknowledged();
  readonly #partner: PlayerFacts;
  readonly #isSeller: boolean;
  readonly #visitor: Visitor;
  #count = 0;
  #version = 0;
  #offerId: string | undefined;
  #isLeaving = false;

  constructor(
    site: string,
    number: number,
    { facts, partner, isSeller }: { facts: PlayerFacts; partner: PlayerFacts; isSeller: boolean },
  ) {
    this.facts = facts;
    this.#partner = partner;
    this.#isSeller = isSeller;
    this.#visitor = new Visitor(site, facts.cookie, number);
    void this.listening.start(site, this.#visitor);
  }

  /** Plays until {@link leave}; what was begun is done to its end. */
  async play(): Promise<void> {
    while (!this.#isLeaving) {
      await this.#browse();
      await this.#countOne();
      await (this.#isSeller ? this.#accept() : this.#offer());
      await this.#chat();
    }
  }

  leave(): void {
    this.#isLeaving = true;
  }

  close(): void {
    this.listening.stop();
    this.#visitor.close();
  }

  async #browse(): Promise<void> {
    await this.#ask('CardSetCards', { cardSetCode: this.facts.cardSetCode });
    await this.#ask('MatchingPlayers', { first: 6 });
    await this.#ask('CardListings', { cardId: this.facts.cardId, first: 5 });
  }

  async #countOne(): Promise<void> {
    interface Answer {
      updateCollectionVariantInventory: {
        collectionItemInventory: { inventory: number; version: number } | null;
        errors: FieldError[] | null;
      };
    }
    const inventory = this.#count + 1;
    const { updateCollectionVariantInventory: answer } = await this.#ask<Answer>(
      'UpdateCollectionVariantInventory',
      { variantId: this.facts.variantId, inventory, expectedVersion: this.#version },
    );
    const now = answer.collectionItemInventory;
    // After a lost answer, the retry is a conflict with one's own change.
    if (now?.inventory !== inventory) throw new Error(`counting: ${JSON.stringify(answer)}`);
    this.#count = inventory;
    this.#version = now.version;
    this.acknowledged.counted(inventory);
  }

  /** A buyer makes an offer, with a key, so that a retry makes no second one. */
  async #offer(): Promise<void> {
    const { outcome } = await this.#ask<OfferAnswer>('CreateOffer', {
      input: {
        recipientHandle: this.#partner.handle,
        offerType: 'BUY',
        idempotencyKey: randomUUID(),
        offerItems: [
          {
            variantId: this.facts.variantId,
            quantity: 1,
            priceType: 'FIXED',
            fixedPriceInCents: PRICE,
          },
        ],
      },
    });
    if (outcome.offer === null) throw new Error(`offering: ${JSON.stringify(outcome.errors)}`);
    this.#offerId = outcome.offer.id;
    this.acknowledged.offered(outcome.offer.id);
  }

  /** A seller accepts what waits. */
  async #accept(): Promise<void> {
    interface Answer {
      userOffers: { nodes: { id: string; status: string }[] };
    }
    const { userOffers } = await this.#ask<Answer>('UserOffers', {
      role: 'RECIPIENT',
      status: 'PENDING',
      first: 3,
    });
    for (const { id } of userOffers.nodes) {
      const status = await this.#ask<OfferAnswer>('AcceptOffer', { offerId: id, terms: 1 }).then(
        ({ outcome }) => outcome.offer?.status,
        statusInRefusal,
      );
      if (status !== 'ACCEPTED') throw new Error(`accepting: ${JSON.stringify(status)}`);
      this.#offerId = id;
      this.acknowledged.accepted(id);
    }
  }

  async #chat(): Promise<void> {
    const offerId = this.#offerId;
    if (offerId === undefined) return;
    interface Answer {
      addOfferNote: { offer: object | null; errors: FieldError[] | null };
    }
    const content = randomUUID();
    const { addOfferNote } = await this.#ask<Answer>('AddOfferNote', {
      offerId,
      content,
      idempotencyKey: content,
    });
    if (addOfferNote.offer === null) {
      throw new Error(`chatting: ${JSON.stringify(addOfferNote.errors)}`);
    }
    this.acknowledged.said(offerId, content);
  }

  /** Asks until there is an answer, as the application does. */
  async #ask<Data>(operation: string, variables: object): Promise<Data> {
    await after(Math.random() * PAUSE_MS);
    for (;;) {
      try {
        return await this.#visitor.ask<Data>(operation, variables);
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
        await after(RETRY_AFTER_MS);
      }
    }
  }
}

/** After a lost answer, the retry is refused: the offer has been accepted already. */
function statusInRefusal(error: unknown): unknown {
  if (error instanceof Refused) return error.extensions['status'];
  throw error;
}
