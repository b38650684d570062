import { firstNotes } from '../first-notes';
import { sql } from 'drizzle-orm';
import { removeDemo, type DemoRemoval } from '../demo/remove-demo';
import { ImportRefused } from '../import-refusal';
import type { Spread } from '../../prices/price-changes';
import type { PricedPrinting } from '../../prices/sort-prices';
import { writePrices } from '../../prices/write-prices';
import type { ImportReport, SeveralNumbersNote } from '../report';
import { assembleCards } from '../cards/assemble-cards';
import { enrichCards, type KnownDetail } from '../cards/enrich-cards';
import type { CardFile } from '../cards/printing';
import { findCardDetails, writeCardDetails } from './card-details';
import { earlierImports, findSet, lockSet, matchCards, type MatchedCard } from './match-cards';
import {
  listedFoils,
  type PlannedPrinting,
  planPrintings,
  writePrintings,
} from './write-printings';
import type { Transaction } from './transaction';
import { findStoredCards, type SetTexts, writeCards, writeSet } from './write-cards';
import { writeImages } from './write-images';

export interface SetImport {
  source: string;
  contentHash: string;
  setCode: string;
  /** From the command line; null for now, or for the time of this file's former import. */
  recordedAt: Date | null;
  texts: SetTexts;
  accept: boolean;
  demo: DemoRemoval;
  /** ISO 8601, if a source says so. */
  releasedOn?: string | null;
  /** What another source knows of the set's printings. */
  details?: readonly (KnownDetail & { number: number })[];
  /** Leaves it to the caller to write the prices that the file states. */
  withoutPrices?: boolean;
}

/**
 * Updates one set from a file within the caller's transaction, which must be rolled back if this throws. Leaves a
 * `catalogue_import` row and notifies `catalogue_changed` only if something changed.
 *
 * @throws {ImportRefused} for a demo set in the way, or a file without a card for a new set
 */
export async function importSet(
  tx: Transaction,
  file: CardFile,
  request: SetImport,
): Promise<{ report: ImportReport; stated: PricedPrinting[] }> {
  const started = performance.now();
  const { setCode } = request;
  const cardSetId = setCode.toLowerCase();
  const assembled = assembleCards(file.printings, setCode);
  await lockSet(tx, cardSetId);
  const known = await findSet(tx, cardSetId);
  if (known?.origin !== 'IMPORT') refuseWithoutCards(assembled.cards, request);
  const backup = known?.origin === 'DEMO' ? await removeDemo(tx, known, request.demo) : null;
  const set = await writeSet(tx, setCode, known, request);
  await writeCardDetails(tx, setCode, request.details ?? []);

  const earlier = await earlierImports(tx, cardSetId, request.contentHash);
  const recordedAt = request.recordedAt ?? earlier.same ?? request.demo.now;
  const isOlder = earlier.newest !== null && recordedAt < earlier.newest;
  const cardsOfFile = enrichCards(assembled.cards, await findCardDetails(tx, setCode));
  const knownCards = await findStoredCards(tx, cardSetId);
  const { matched, rejected } = matchCards(cardsOfFile, knownCards, cardSetId, !isOlder);
  const allRejected = [...file.rejected, ...assembled.rejected, ...rejected];
  const listsFoils = assembled.hasFoilRows || (await listedFoils(tx, cardSetId));
  const planned = planPrintings(matched, setCode, listsFoils);
  const cards = await writeCards(tx, cardSetId, matched, isOlder);
  const printings = await writePrintings(tx, planned, isOlder);
  const images = await writeImages(tx, planned, isOlder);
  const stated = pricedIn(planned);
  const priced = request.withoutPrices ? [] : stated;
  const prices = await writePrices(tx, cardSetId, priced, recordedAt, request.accept);

  const report: ImportReport = {
    source: request.source,
    contentHash: request.contentHash,
    cardSetId,
    setCode,
    setName: set.name,
    setDescription: set.description,
    set: set.change,
    recordedAt: recordedAt.toISOString(),
    isOlder,
    isChanged:
      set.change !== 'UNCHANGED' ||
      [cards, printings, images, prices.history].some(
        ({ added, updated }) => added + updated > 0,
      ) ||
      prices.confirmed > 0 ||
      prices.quarantined.length > 0,
    rows: file.rows,
    announcedRows: file.announced,
    cards,
    renamed: matched.flatMap(({ card, renamedFrom }) =>
      renamedFrom === null ? [] : [`${renamedFrom} → ${card.name}`],
    ),
    variants: printings,
    severalNumbers: severalNumbersIn(matched),
    images,
    prices: { ...prices, none: planned.length - stated.length },
    rejected: firstNotes(allRejected),
    rejectedRows: allRejected.length,
    leftOut: firstNotes(file.leftOut),
    backup,
    milliseconds: Math.round(performance.now() - started),
  };
  if (report.isChanged) await recordImport(tx, report);
  return { report, stated };
}

const pricedIn = (printings: readonly PlannedPrinting[]): PricedPrinting[] =>
  printings.flatMap(({ id, cardName, variantType, printing: { priceCents, lowPriceCents } }) =>
    priceCents === null
      ? []
      : [{ id, cardName, variantType, cents: priceCents, spread: spreadOf(lowPriceCents) }],
  );

const spreadOf = (low: number | null): Spread | null =>
  low === null ? null : { low, mid: null, high: null };

const severalNumbersIn = (cards: readonly MatchedCard[]): SeveralNumbersNote[] =>
  cards.flatMap(({ card }) =>
    [...card.printings.values()]
      .filter(({ otherNumbers }) => otherNumbers.length > 0)
      .map(({ variantType, number, otherNumbers }) => ({
        cardName: card.name,
        variantType,
        number,
        otherNumbers,
      })),
  );

function refuseWithoutCards(
  cards: ReturnType<typeof assembleCards>['cards'],
  { source, setCode }: SetImport,
): void {
  if (cards.some(({ printings }) => printings.has('STANDARD'))) return;
  throw new ImportRefused(
    'NOT_THE_FORMAT',
    `${source} has no card of the set ${setCode} that can be imported.`,
  );
}

async function recordImport(tx: Transaction, report: ImportReport): Promise<void> {
  await tx.execute(sql`
    insert into catalogue_import (card_set_id, origin, source, recorded_at, report)
      values (${report.cardSetId}, 'IMPORT', ${report.source}, ${report.recordedAt},
        ${JSON.stringify(report)}::jsonb)`);
  await tx.execute(sql`select pg_notify('catalogue_changed', ${report.cardSetId})`);
}
