import { VARIANT_TYPE_NAMES, type VariantType } from '@domain/card';
import {
  cardLines,
  type ExportFormat,
  ENTRY_FIELDS,
  guardedCell,
  OWN_COLUMNS,
  OWN_JSON_FORMAT,
  type OwnColumn,
} from '@domain/collection-file';
import { setOrder } from '@server/platform/db/card-set-order';
import type { Database } from '@server/platform/db/database';
import { card, cardSet, cardVariant } from '@server/modules/catalogue/tables';
import { collectionItem } from '../tables';
import { stringify } from 'csv-stringify/sync';
import { and, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';

/**
 * A collection as a file, piece by piece, so that it is never in memory as a whole (rules/collection-files#export). Changes
 * made meanwhile may be in it or not. The same counts give the same bytes.
 */
export async function* exportedText(
  database: Database,
  collection: ExportedCollection,
  format: ExportFormat,
): AsyncGenerator<string> {
  const write = WRITERS[format](collection, database);
  yield write.head;
  for await (const batch of batches(database, collection)) yield await write.rows(batch);
  yield write.foot;
}

/** Printings in one batch. */
const BATCH = 1_000;

async function* batches(
  database: Database,
  collection: ExportedCollection,
): AsyncGenerator<ExportedPrinting[]> {
  const ids = await findExportedIds(database, collection);
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = await findBatch(database, collection, ids.slice(at, at + BATCH));
    if (batch.length > 0) yield batch;
  }
}

interface Writer {
  head: string;
  rows: (batch: readonly ExportedPrinting[]) => string | Promise<string>;
  foot: string;
}

const columnsFor = ({ isOwner }: ExportedCollection): readonly OwnColumn[] =>
  OWN_COLUMNS.filter((column) => isOwner || column !== 'Missing');

/** What each column has of a printing. */
const cellsOf = (printing: ExportedPrinting): Record<OwnColumn, string | number | null> => ({
  Set: printing.setCode,
  CardNumber: printing.number,
  Name: printing.name,
  Subtitle: printing.subtitle,
  Variant: printing.variantType,
  Count: printing.inventory,
  Missing: printing.missingOverride,
});

function csvWriter(collection: ExportedCollection): Writer {
  const columns = columnsFor(collection);
  const lines = (rows: readonly unknown[][]) => stringify([...rows], { record_delimiter: '\r\n' });
  return {
    // Without the byte order mark, spreadsheets assume their country's encoding.
    head: `\uFEFF${lines([[...columns]])}`,
    rows: (batch) =>
      lines(
        batch.map((printing) => {
          const cells = {
            ...cellsOf(printing),
            Variant: VARIANT_TYPE_NAMES[printing.variantType],
          };
          return columns
            .map((column) => cells[column])
            .map((cell) => (typeof cell === 'string' ? guardedCell(cell) : cell));
        }),
      ),
    foot: '',
  };
}

function jsonWriter(collection: ExportedCollection): Writer {
  const columns = columnsFor(collection);
  let between = '\n';
  return {
    head: `{"format":"${OWN_JSON_FORMAT}","version":1,"printings":[`,
    rows: (batch) => {
      const entries = batch.map((printing) => {
        const cells = cellsOf(printing);
        return JSON.stringify(
          Object.fromEntries(columns.map((column) => [ENTRY_FIELDS[column], cells[column]])),
        );
      });
      const text = between + entries.join(',\n');
      between = ',\n';
      return text;
    },
    foot: '\n]}\n',
  };
}

/** One card per line (rules/collection-files#text-lists); printings without copies are left out. */
function textWriter(_collection: ExportedCollection, database: Database): Writer {
  return {
    head: '',
    rows: async (batch) => {
      const owned = batch.filter(({ inventory }) => inventory > 0);
      const printings = await findPrintingsOfCards(database, owned);
      return cardLines(
        owned.map(({ setCode, name, subtitle, inventory: count, cardId, ...printing }) => {
          const ofCard = printings.get(cardId) ?? [printing];
          return { count, setCode, name, subtitle, printing, printings: ofCard };
        }),
      );
    },
    foot: '',
  };
}

const WRITERS: Record<
  ExportFormat,
  (collection: ExportedCollection, database: Database) => Writer
> = { csv: csvWriter, json: jsonWriter, txt: textWriter };

/** A printing with its count, as a file shows it. */
interface ExportedPrinting {
  id: string;
  cardId: string;
  setCode: string;
  number: string;
  otherNumbers: string[];
  name: string;
  subtitle: string | null;
  variantType: VariantType;
  inventory: number;
  missingOverride: number | null;
}

/** Whose collection, and whether to include what only its owner may see. */
interface ExportedCollection {
  userId: string;
  isOwner: boolean;
}

const printed = sql<number>`coalesce(substring(${cardVariant.number} from '^[0-9]{1,9}')::int, 0)`;

/** The ids of a collection's printings, by set and number, sorted once for all batches. */
async function findExportedIds(
  database: Database,
  { userId, isOwner }: ExportedCollection,
): Promise<string[]> {
  const has = gt(collectionItem.inventory, 0);
  const rows = await database
    .select({ id: cardVariant.id })
    .from(collectionItem)
    .innerJoin(cardVariant, eq(cardVariant.id, collectionItem.cardVariantId))
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .innerJoin(cardSet, eq(cardSet.id, card.cardSetId))
    .where(
      and(
        eq(collectionItem.userId, userId),
        isOwner ? or(has, isNotNull(collectionItem.missingOverride)) : has,
      ),
    )
    .orderBy(setOrder('card_set'), printed, cardVariant.number, cardVariant.id);
  return rows.map(({ id }) => id);
}

/** The printings of a batch, in the order of the ids, without those that left the catalogue meanwhile. */
async function findBatch(
  database: Database,
  { userId }: ExportedCollection,
  ids: readonly string[],
): Promise<ExportedPrinting[]> {
  const rows = await database
    .select({
      id: cardVariant.id,
      cardId: cardVariant.cardId,
      setCode: cardSet.code,
      number: cardVariant.number,
      otherNumbers: cardVariant.otherNumbers,
      name: card.name,
      subtitle: card.subtitle,
      variantType: cardVariant.variantType,
      inventory: collectionItem.inventory,
      missingOverride: collectionItem.missingOverride,
    })
    .from(collectionItem)
    .innerJoin(cardVariant, eq(cardVariant.id, collectionItem.cardVariantId))
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .innerJoin(cardSet, eq(cardSet.id, card.cardSetId))
    .where(and(eq(collectionItem.userId, userId), inArray(collectionItem.cardVariantId, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** All printings of a batch's cards, by card id. They show whether a number alone identifies a printing. */
async function findPrintingsOfCards(database: Database, batch: readonly ExportedPrinting[]) {
  const cardIds = [...new Set(batch.map(({ cardId }) => cardId))];
  const { id, cardId, number, otherNumbers, variantType } = cardVariant;
  const rows = await database
    .select({ id, cardId, number, otherNumbers, variantType })
    .from(cardVariant)
    .where(inArray(cardVariant.cardId, cardIds));
  const byCard = new Map<string, typeof rows>();
  for (const row of rows) {
    const known = byCard.get(row.cardId);
    if (known) known.push(row);
    else byCard.set(row.cardId, [row]);
  }
  return byCard;
}
