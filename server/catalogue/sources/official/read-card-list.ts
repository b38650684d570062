import type { Orientation } from '@domain/card';
import { normalizeCardSetCode } from '@domain/card-set';
import { z } from 'zod';
import { notTheFormat, readJson } from '../read-json';
import type { CardDetail, SourceFile } from '../source';
import { isStorable, plainLine } from '../texts';

const added = z.int().min(-99).max(99).nullish();
const cardSchema = z.object({
  attributes: z.object({
    cardNumber: z.int().positive().max(99_999),
    artist: z.string().max(200).refine(isStorable).nullish(),
    artFrontHorizontal: z.boolean().nullish(),
    artBackHorizontal: z.boolean().nullish(),
    upgradePower: added,
    upgradeHp: added,
    expansion: z.object({ data: z.object({ attributes: z.object({ code: z.string().max(40) }) }) }),
  }),
});
const listSchema = z.object({ data: z.array(z.unknown()) });

/**
 * What the official card list knows of a set's printings, by number: `{"id", "attributes"}` for one card, or a list of
 * them as `data`. A card that isn't right is left out, since the list only adds to what is known.
 *
 * @throws {ImportRefused} NOT_THE_FORMAT for a file without any card
 */
export async function readCardList(
  files: readonly SourceFile[],
  setCode: string,
): Promise<CardDetail[]> {
  const details: CardDetail[] = [];
  for (const file of files) {
    for (const detail of await detailsIn(file)) {
      if (detail.setCode === setCode) details.push(detail);
    }
  }
  return details;
}

/** By file, since every set asks for the same ones. */
const known = new WeakMap<SourceFile, Promise<CardDetail[]>>();

function detailsIn(file: SourceFile): Promise<CardDetail[]> {
  const details = known.get(file) ?? readDetails(file);
  known.set(file, details);
  return details;
}

async function readDetails(file: SourceFile): Promise<CardDetail[]> {
  const content = await readJson(file, 'the official card list');
  const list = listSchema.safeParse(content);
  const cards = (list.success ? list.data.data : [content]).map((each) =>
    cardSchema.safeParse(each),
  );
  const right = cards.flatMap(({ success, data }) => (success ? [detailOf(data)] : []));
  if (right.length === 0) throw notTheFormat(file, 'isn’t the official card list');
  return right;
}

const detailOf = ({ attributes }: z.infer<typeof cardSchema>): CardDetail => ({
  setCode: normalizeCardSetCode(attributes.expansion.data.attributes.code.trim()),
  number: attributes.cardNumber,
  frontOrientation: orientationOf(attributes.artFrontHorizontal),
  backOrientation: orientationOf(attributes.artBackHorizontal),
  upgradePower: attributes.upgradePower ?? null,
  upgradeHp: attributes.upgradeHp ?? null,
  artist: plainLine(attributes.artist ?? '') || null,
});

function orientationOf(isLandscape: boolean | null | undefined): Orientation | null {
  if (typeof isLandscape !== 'boolean') return null;
  return isLandscape ? 'LANDSCAPE' : 'PORTRAIT';
}
