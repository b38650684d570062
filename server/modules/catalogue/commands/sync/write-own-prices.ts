import { sql } from 'drizzle-orm';
import type { Database } from '@server/platform/db/database';
import { asJson, type Transaction } from '../import/store/transaction';
import { lockSet } from '../import/store/match-cards';
import { noteFingerprint } from './fingerprints';
import type { PriceList } from './sources/source';
import type { PricesWritten } from '../prices/price-report';
import type { PricedPrinting } from '../prices/sort-prices';
import { writePrices } from '../prices/write-prices';

interface OwnPrices {
  cardSetId: string;
  /** The file that states them, for the record. */
  name: string;
  /** What it states. */
  stated: readonly PricedPrinting[];
  recordedAt: Date;
  accept: boolean;
  /** A better source's prices; null if it has none. */
  better: { list: PriceList; source: string } | null;
  /** Of the cards, which are then done; null if something is missing. */
  fingerprint: string | null;
}

/** Writes the prices that the cards' own file states, for printings of which the better source has none. */
export const writeOwnPrices = (
  database: Database,
  { cardSetId, name, stated, recordedAt, accept, better, fingerprint }: OwnPrices,
): Promise<PricesWritten> =>
  database.transaction(async (tx) => {
    await lockSet(tx, cardSetId);
    const taken = better === null ? new Set<string>() : await printingsPricedBy(tx, better);
    const left = stated.filter(({ id }) => !taken.has(id));
    const written = await writePrices(tx, cardSetId, left, recordedAt, accept);
    const { history, confirmed, currentChanged, quarantined } = written;
    const changes = history.added + history.updated + confirmed + currentChanged;
    if (changes + quarantined.length > 0) {
      await tx.execute(sql`
        insert into catalogue_import (card_set_id, origin, prices_only, source, recorded_at, report)
          values (${cardSetId}, 'IMPORT', true, ${name}, ${recordedAt.toISOString()},
            ${JSON.stringify(written)}::jsonb)`);
      await tx.execute(sql`select pg_notify('catalogue_changed', ${cardSetId})`);
    }
    if (fingerprint !== null) await noteFingerprint(tx, cardSetId, 'CARDS', fingerprint);
    return written;
  });

async function printingsPricedBy(
  tx: Transaction,
  { list, source }: NonNullable<OwnPrices['better']>,
): Promise<Set<string>> {
  const priced = list.prices.flatMap(({ productId, finish, market }) =>
    market === null ? [] : [{ productId, finish }],
  );
  const { rows } = await tx.execute<{ id: string }>(sql`
    select p.card_variant_id as id
      from jsonb_to_recordset(${asJson(priced)}) as priced("productId" bigint, finish text)
      join price_product p on p.source = ${source} and p.product_id = priced."productId"
        and p.finish = priced.finish
      where p.card_variant_id is not null`);
  return new Set(rows.map(({ id }) => id));
}
