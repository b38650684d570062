import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tally } from '../report';
import { orientationOf } from '../cards/printing';
import type { PlannedPrinting } from './write-printings';
import { asJson, tallyOf, type Transaction } from './transaction';

/**
 * Writes the picture addresses of printings; an older file only adds. A face without a picture in any file is written
 * without an address, isn't counted, and gets a proxy.
 */
export async function writeImages(
  tx: Transaction,
  printings: readonly PlannedPrinting[],
  isOlder: boolean,
): Promise<Tally> {
  const rows = printings.flatMap((printing) => [
    ...pictured(printing, 'FRONT', printing.printing.frontUrl),
    ...pictured(printing, 'BACK', printing.printing.backUrl),
  ]);
  const onConflict = isOlder
    ? sql`do update set id = excluded.id, source_url = excluded.source_url
          where card_image.source_url is null`
    : sql`do update set id = excluded.id, orientation = excluded.orientation,
          source_url = excluded.source_url
        where (card_image.id, card_image.orientation, card_image.source_url)
          is distinct from (excluded.id, excluded.orientation, excluded.source_url)`;
  const written = await tx.execute<{ added: boolean }>(sql`
    insert into card_image (id, card_variant_id, face, orientation, source_url)
      select id, "cardVariantId", face, orientation, "sourceUrl"
      from jsonb_to_recordset(${asJson(rows)}) as row(id text, "cardVariantId" text,
        face card_face, orientation orientation, "sourceUrl" text)
      on conflict (card_variant_id, face) ${onConflict}
      returning xmax = 0 as added`);
  await writeFacesWithoutPicture(tx, printings);
  return tallyOf(rows.length, written.rows);
}

async function writeFacesWithoutPicture(
  tx: Transaction,
  printings: readonly PlannedPrinting[],
): Promise<void> {
  const rows = printings.flatMap((printing) => [
    faceOf(printing, 'FRONT', null),
    ...(printing.printing.cardType === 'LEADER' ? [faceOf(printing, 'BACK', null)] : []),
  ]);
  await tx.execute(sql`
    insert into card_image (id, card_variant_id, face, orientation)
      select id, "cardVariantId", face, orientation
      from jsonb_to_recordset(${asJson(rows)}) as row(id text, "cardVariantId" text,
        face card_face, orientation orientation)
      on conflict (card_variant_id, face) do nothing`);
}

const pictured = (planned: PlannedPrinting, face: 'FRONT' | 'BACK', sourceUrl: string | null) =>
  sourceUrl === null ? [] : [faceOf(planned, face, sourceUrl)];

/** The id is derived from the address, since browsers cache a picture by its id for ever. */
function faceOf(planned: PlannedPrinting, face: 'FRONT' | 'BACK', sourceUrl: string | null) {
  const { printing } = planned;
  const key = [planned.id, face, sourceUrl ?? ''].join('\n');
  const card = {
    cardType: printing.cardType,
    hasEpicAction: planned.hasEpicAction,
  };
  return {
    id: createHash('sha256').update(key).digest('hex').slice(0, 16),
    cardVariantId: planned.id,
    face,
    orientation:
      (face === 'FRONT' ? printing.frontOrientation : printing.backOrientation) ??
      orientationOf(card, face),
    sourceUrl,
  };
}
