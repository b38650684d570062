import fc from 'fast-check';
import type { Card } from '@domain/card';
import { CHANGE_SPANS, type PrintingFacts } from '@domain/card-filter';
import { extraCountOf, missingOf, targetOf } from '@domain/collection';
import { isPlainText } from '@domain/plain-text';
import { DEFAULT_PREFERENCES } from '@domain/preferences';
import {
  adjustPrice,
  priceChange,
  priceForType,
  PRICE_TYPES,
  ROUNDING_STEPS,
} from '@domain/pricing';
import { THIS_ALONE, type Want, type WantTerms } from '@domain/want-list';
import { randomFrom, type Random } from '@domain/seeded-random';
import type { Database } from '@server/platform/db/database';
import { card, cardVariant } from '@server/modules/catalogue/tables';
import { collectionItem } from '@server/modules/collection/tables';
import { collectionPreferences } from '@server/modules/people/tables';
import { share, sharing } from '@server/modules/sharing/tables';
import { findCardsOfSets } from '@server/modules/catalogue/queries/cards/card-rows';
import { refreshAllSellerSummaries } from '@server/modules/market';
import { anyCards } from '@tests/factories/card-expression';
import { insertPriceHistory } from '@tests/factories/price-rows';
import { insertCardSet } from '@tests/factories/catalogue-rows';
import { insertOffer } from '@tests/factories/offer-rows';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertUser } from '@tests/factories/user-rows';
import { insertWantList } from '@tests/factories/want-list-rows';

export interface Asker {
  id: string;
  verifiedEmail: string;
}

/** Random cards, prices, players, lists and offers in the database, and what follows from them by the domain's rules. */
export interface RandomWorld {
  cards: Card[];
  viewer: Asker;
  /** What the viewer may see, and what a visitor may. */
  facts: { viewer: PrintingFacts; visitor: PrintingFacts };
  asks: readonly Ask[];
}

const PREFERENCES = { ...DEFAULT_PREFERENCES, leaderCount: 2, foilVariantCount: 1 };
const HANDLES = ['ann', 'bo-b', 'c_3', 'gone', null];
const SETS = ['sor', 'shd', 'ts26'];
const DAY = 86_400_000;

/** Empties the tables and fills them. The same seed always gives the same world. */
export async function insertRandomWorld(database: Database, seed: number): Promise<RandomWorld> {
  const random = randomFrom('world', String(seed));
  await database.execute('truncate card_set, user_account, retired_handle cascade');
  await database.execute('truncate stale_seller_summary, seller_summary');
  const positions = random.shuffled([1, 2, 3]);
  for (const [at, code] of SETS.entries()) {
    await insertCardSet(database, { code: code.toUpperCase(), position: positions[at] ?? 0 });
  }
  await insertCards(database, fc.sample(anyCards, { seed, numRuns: 1 })[0] ?? []);
  const changes = await insertPrices(database, random);
  const cards = await findCardsOfSets(database, SETS);
  const players = await insertPlayers(database, random, cards);
  await refreshAllSellerSummaries(database);
  const newestSet = SETS[positions.indexOf(3)] ?? null;
  return {
    cards,
    viewer: players.viewer,
    asks: players.asks,
    facts: {
      viewer: {
        ...players.market('viewer'),
        copies: players.copies,
        wants: players.wants,
        changes,
        newestSet,
      },
      visitor: { ...players.market('visitor'), copies: {}, wants: [], changes, newestSet },
    },
  };
}

/** Without text that can't be stored, and numbers that a card can't have. */
async function insertCards(database: Database, cards: readonly Card[]): Promise<void> {
  const plain = (text: string) => (isPlainText(text) ? text : 'Ash');
  const orNull = (value: number | null) => (value === null || value < 0 ? null : value);
  for (const [at, given] of cards.entries()) {
    const id = `card-${at}`;
    const { cardSetId, cardType, rarity, arena, aspects, unique } = given;
    const written = await database
      .insert(card)
      .values({
        id,
        cardSetId,
        cardType,
        rarity,
        arena,
        aspects,
        unique,
        name: plain(given.name) || 'Ash',
        subtitle: given.subtitle && plain(given.subtitle),
        cost: orNull(given.cost),
        power: orNull(given.power),
        hp: orNull(given.hp),
        upgradePower: given.upgradePower,
        upgradeHp: given.upgradeHp,
        traits: given.traits.map(plain),
        keywords: given.keywords.map(plain),
        frontText: given.frontText && plain(given.frontText),
        backText: given.backText && plain(given.backText),
      })
      .onConflictDoNothing()
      .returning({ id: card.id });
    if (written.length === 0 || given.cardVariants.length === 0) continue;
    await database.insert(cardVariant).values(
      given.cardVariants.map(({ variantType, number, otherNumbers, artist }) => ({
        id: `${id}-${variantType.toLowerCase()}`,
        cardId: id,
        variantType,
        number,
        otherNumbers,
        artist,
      })),
    );
  }
}

/** Some prices over the last months. @returns how they changed */
async function insertPrices(database: Database, random: Random): Promise<PrintingFacts['changes']> {
  const changes: Record<string, Partial<Record<(typeof CHANGE_SPANS)[number], number>>> = {};
  const printings = await database
    .select({ id: cardVariant.id })
    .from(cardVariant)
    .orderBy(cardVariant.id);
  for (const { id } of printings) {
    if (random.chance(0.3)) continue;
    const days = random.shuffled([0, 3, 7, 20, 30, 31, 90, 120]).slice(0, random.int(1, 4));
    const prices = days
      .toSorted((a, b) => b - a)
      .map((day) => ({
        recordedAt: new Date(Date.UTC(2026, 5, 1) - day * DAY).toISOString(),
        priceCents: random.pick([1, 50, 51, 52, 199, 200, 1_999]),
      }));
    await insertPriceHistory(
      database,
      id,
      Object.fromEntries(prices.map(({ recordedAt, priceCents }) => [recordedAt, priceCents])),
    );
    const known = Object.fromEntries(
      CHANGE_SPANS.flatMap((span) => {
        const change = priceChange(prices, span);
        return change === null ? [] : [[span, change]];
      }),
    );
    if (Object.keys(known).length > 0) changes[id] = known;
  }
  return changes;
}

/** What a player asks for a printing. */
interface Ask {
  variantId: string;
  handle: string;
  cents: number | null;
  copies: number;
  isVisibleTo: { viewer: boolean; visitor: boolean };
}

async function insertPlayers(database: Database, random: Random, cards: readonly Card[]) {
  const printings = cards.flatMap((each) =>
    each.cardVariants.map((printing) => ({ card: each, printing })),
  );
  const some = (chance: number) => printings.filter(() => random.chance(chance));
  const viewer = { id: '', verifiedEmail: 'viewer@example.com' };
  viewer.id = await insertUser(database, { handle: 'viewer', email: viewer.verifiedEmail });
  await database.insert(collectionPreferences).values({ userId: viewer.id, ...PREFERENCES });
  const copies: Record<string, Record<string, number>> = {};
  for (const { card: each, printing } of printings) {
    const counted = random.chance(0.4) && {
      inventory: random.int(0, 5),
      missingOverride: random.chance(0.3) ? random.int(0, 3) : null,
    };
    if (counted) {
      await database
        .insert(collectionItem)
        .values({ userId: viewer.id, cardVariantId: printing.id, ...counted });
    }
    const stored = counted || { inventory: 0, missingOverride: null };
    const target = targetOf(
      { cardType: each.cardType, variantType: printing.variantType },
      PREFERENCES,
    );
    copies[printing.id] = {
      own: stored.inventory,
      missing: missingOf(stored, target).count,
      extra: extraCountOf(stored.inventory, each.cardType, target),
    };
  }
  const note = (variantId: string, of: string, quantity: number) => {
    copies[variantId] = { ...copies[variantId], [of]: quantity };
  };
  const wants = some(0.2).map(({ card: each, printing }): Want => ({
    variantId: printing.id,
    cardId: each.id,
    quantity: random.int(1, 5),
    ...THIS_ALONE,
    ...random.pick<Partial<WantTerms>>([
      {},
      { wouldDo: 'ANY' },
      { wouldDo: 'NO_FOIL', atMostCents: 100 },
      { wouldDo: 'KINDS', kinds: ['FOIL', 'SHOWCASE'] },
    ]),
  }));
  const wanted = wants.toSorted((one, other) => (one.variantId < other.variantId ? -1 : 1));
  await insertWantList(
    database,
    viewer.id,
    Object.fromEntries(
      wanted.map(({ variantId, quantity, wouldDo, kinds, atMostCents, priority }) => [
        variantId,
        { quantity, wouldDo, kinds, atMostCents, priority },
      ]),
    ),
  );

  const asks: Ask[] = [];
  for (const handle of [...HANDLES, 'viewer']) {
    const isViewer = handle === 'viewer';
    const userId = isViewer
      ? viewer.id
      : await insertUser(database, {
          handle,
          deletedAt: handle === 'gone' ? '2026-01-01T00:00:00Z' : null,
        });
    const pricing = {
      percentageAdjustment: random.pick([0, -100, 10, 33]),
      roundingStep: random.pick(ROUNDING_STEPS),
    };
    const items = Object.fromEntries(
      some(0.3).map(({ printing }) => {
        const priceType = random.pick(PRICE_TYPES);
        const fixedPriceCents = priceType === 'FIXED' ? random.pick([0, 1, 60, 199, 2_500]) : null;
        return [printing.id, { quantity: random.int(1, 3), priceType, fixedPriceCents }];
      }),
    );
    await insertSaleList(database, userId, items, pricing);
    const sharedWithAll = random.chance(0.6);
    const isSharedWithViewer = random.chance(0.5);
    await database.insert(sharing).values({ userId, subject: 'SALE_LIST', sharedWithAll });
    const email = isSharedWithViewer ? viewer.verifiedEmail : 'other@example.com';
    await database.insert(share).values({ ownerId: userId, subject: 'SALE_LIST', email });
    const promised = Object.fromEntries(
      Object.keys(items)
        .filter(() => random.chance(0.4))
        .map((id) => [id, random.int(1, 3)]),
    );
    const offered = Object.fromEntries(
      Object.entries(promised).map(([id, quantity]) => [id, { quantity }]),
    );
    await insertOffer(database, { recipientId: userId }, offered, { status: 'ACCEPTED' });
    await insertOffer(database, { recipientId: userId }, offered, { status: 'PENDING' });
    await insertOffer(database, { recipientId: userId }, offered, {
      status: 'ACCEPTED',
      calledOffAt: '2026-01-01T00:00:00Z',
      calledOffBy: 'INITIATOR',
    });
    for (const [variantId, item] of Object.entries(items)) {
      if (isViewer) {
        note(variantId, 'selling', item.quantity);
        note(variantId, 'promised', promised[variantId] ?? 0);
      }
      if (handle === null || handle === 'gone') continue;
      if (item.quantity <= (promised[variantId] ?? 0)) continue;
      const found = printings.find(({ printing }) => printing.id === variantId)?.printing;
      const marketCents = adjustPrice(found?.currentMarketPrice?.priceCents ?? null, pricing);
      asks.push({
        variantId,
        handle,
        copies: item.quantity - (promised[variantId] ?? 0),
        cents: priceForType(item.priceType, { fixedCents: item.fixedPriceCents, marketCents }),
        isVisibleTo: {
          viewer: !isViewer && (sharedWithAll || isSharedWithViewer),
          visitor: sharedWithAll,
        },
      });
    }
  }
  const market = (to: 'viewer' | 'visitor'): Pick<PrintingFacts, 'market' | 'soldBy'> => ({
    market: Object.fromEntries(
      printings.flatMap(({ printing }) => {
        const seen = asks.filter((ask) => ask.variantId === printing.id && ask.isVisibleTo[to]);
        if (seen.length === 0) return [];
        const named = seen.flatMap(({ cents }) => (cents === null ? [] : [cents]));
        const lowestCents = named.length === 0 ? null : Math.min(...named);
        const ofAll = seen.reduce((sum, ask) => sum + ask.copies, 0);
        return [[printing.id, { sellers: seen.length, copies: ofAll, lowestCents }]];
      }),
    ),
    soldBy: Object.fromEntries(
      [...HANDLES, 'viewer'].flatMap((handle) => {
        const sold = asks.filter((ask) => ask.handle === handle && ask.isVisibleTo[to]);
        return handle === null || sold.length === 0
          ? []
          : [[handle, sold.map(({ variantId }) => variantId)]];
      }),
    ),
  });
  return { viewer, copies, wants: wanted, market, asks };
}
