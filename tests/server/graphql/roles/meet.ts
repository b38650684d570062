import { SHARING_SUBJECTS } from '@domain/sharing';
import type { Database } from '@server/platform/db/database';
import { offerNote } from '@server/modules/offers/tables';
import { report } from '@server/modules/moderation/tables';
import { savedSearch } from '@server/modules/saved-searches/tables';
import { share, sharing } from '@server/modules/sharing/tables';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertDeck } from '@tests/factories/deck-rows';
import { insertStep } from '@tests/factories/ledger-rows';
import { insertOffer } from '@tests/factories/offer-rows';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertSession, insertUser } from '@tests/factories/user-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import type { Actor } from './actors';

const PRINTING = 'shd-001-standard';

/** A card set with the one printing that people want, sell and trade. */
export async function insertTradedPrinting(database: Database): Promise<void> {
  const cardSetId = await insertCardSet(database, { id: 'shd', code: 'SHD' });
  const cardId = await insertCard(database, { id: 'shd-001', cardSetId });
  await insertPrinting(database, { cardId });
}

const people: Record<Exclude<Actor, 'visitor' | 'owner'>, Parameters<typeof insertUser>[1]> = {
  'no handle': { handle: null },
  'shared-with': { handle: 'shared-with', email: 'shared-with@example.com' },
  stranger: { handle: 'stranger' },
  counterparty: { handle: 'counterparty' },
  admin: { handle: 'keeper', email: 'admin@example.com' },
};

/** The owner's data that can be requested, by the names that operations use. */
type Ids = Record<
  | 'owner'
  | 'saleList'
  | 'wantList'
  | 'search'
  | 'deck'
  | 'step'
  | 'pending'
  | 'contact'
  | 'proposed'
  | 'accepted'
  | 'note'
  | 'report'
  | 'printing',
  string
>;

/**
 * An owner who sells a printing and got two offers for it from a counterparty, and an actor who wants it, each with the
 * header that identifies them.
 */
export async function meet(
  database: Database,
  actor: Actor,
): Promise<{ ids: Ids; headers: Record<string, string> }> {
  const owner = await insertUser(database, { handle: 'owner' });
  const counterparty = await insertUser(database, people.counterparty);
  for (const subject of SHARING_SUBJECTS) {
    await database.insert(sharing).values({ userId: owner, subject });
    await database
      .insert(share)
      .values({ ownerId: owner, subject, email: 'shared-with@example.com' });
  }
  const step = { userId: owner, at: new Date().toISOString(), counts: {} };
  const sides = { initiatorId: counterparty, recipientId: owner };
  const offers = {
    owner,
    saleList: await insertSaleList(database, owner, { [PRINTING]: { quantity: 3 } }),
    wantList: await insertWantList(database, owner),
    search: await insertSavedSearch(database, owner),
    deck: await insertDeck(database, owner, { 'shd-001': 1 }),
    step: String(await insertStep(database, step)),
    pending: await insertOffer(database, sides, { [PRINTING]: {} }),
    contact: await insertOffer(database, sides, { [PRINTING]: { priceType: 'CONTACT' } }),
    proposed: await insertOffer(database, sides, {
      [PRINTING]: { priceType: 'CONTACT', proposedBy: 'INITIATOR', proposedPriceCents: 100 },
    }),
    accepted: await insertOffer(database, sides, { [PRINTING]: {} }, { status: 'ACCEPTED' }),
    printing: PRINTING,
  };
  const [note] = await database
    .insert(offerNote)
    .values({ offerId: offers.pending, userId: counterparty, content: 'Hello' })
    .returning({ id: offerNote.id });
  const [reported] = await database
    .insert(report)
    .values({
      subject: 'OFFER',
      reporterId: owner,
      accusedId: counterparty,
      offerId: offers.pending,
      reason: 'Rude',
    })
    .returning({ id: report.id });
  const ids = { ...offers, note: String(note!.id), report: reported!.id };
  if (actor === 'visitor') return { ids, headers: {} };
  if (actor === 'owner') return { ids, headers: await insertSession(database, owner) };
  const userId =
    actor === 'counterparty' ? counterparty : await insertUser(database, people[actor]);
  await insertWantList(database, userId, { [PRINTING]: 1 });
  return { ids, headers: await insertSession(database, userId) };
}

async function insertSavedSearch(database: Database, userId: string): Promise<string> {
  const [row] = await database
    .insert(savedSearch)
    .values({ userId, name: 'Cheap', nameKey: 'cheap', line: 'price<2' })
    .returning({ id: savedSearch.id });
  return row!.id;
}
