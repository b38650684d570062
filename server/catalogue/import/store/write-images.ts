import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tally } from '../report';
import { orientationOf } from '../swu-db/orientation';
import type { PlannedVariant } from './planned-variants';
import { asJson, tallyOf, type Transaction } from './transaction';

/** Writes where the pictures of printings are; an older file only adds. */
export async function writeImages(
  tx: Transaction,
  variants: readonly PlannedVariant[],
  isOlder: boolean,
): Promise<Tally> {
  const rows = variants.flatMap((variant) => [
    ...picture(variant, 'FRONT', variant.printing.frontUrl),
    ...picture(variant, 'BACK', variant.printing.backUrl),
  ]);
  const onConflict = isOlder
    ? sql`do nothing`
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
  return tallyOf(rows.length, written.rows);
}

/** The id is made from the address, since browsers keep a picture's bytes for ever by its id. */
function picture(variant: PlannedVariant, face: 'FRONT' | 'BACK', sourceUrl: string | null) {
  if (sourceUrl === null) return [];
  const key = [variant.id, face, sourceUrl].join('\n');
  const card = {
    cardType: variant.printing.cardType,
    hasEpicAction: variant.hasEpicAction,
  };
  return [
    {
      id: createHash('sha256').update(key).digest('hex').slice(0, 16),
      cardVariantId: variant.id,
      face,
      orientation: orientationOf(card, face),
      sourceUrl,
    },
  ];
}
