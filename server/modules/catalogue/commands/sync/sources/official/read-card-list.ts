import type { Orientation } from '@domain/card';
import { normalizeCardSetCode } from '@domain/card-set';
import { z } from 'zod';
import type { RowNote } from '../../../import/cards/printing';
import { notTheFormat, readJson } from '../json/read-json';
import { faultOf } from '../row-fault';
import type { CardDetail, DetailList, SourceFile } from '../source';
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
 * them as `data`. A card that isn't right is left out, with the reason; one whose set can't be read is any set's.
 *
 * @throws {ImportRefused} NOT_THE_FORMAT for a file without any card
 */
export async function readCardList(
  files: readonly SourceFile[],
  setCode: string,
): Promise<DetailList> {
  const lists = await Promise.all(files.map(listIn));
  return {
    details: lists.flatMap(({ details }) => details.filter((each) => each.setCode === setCode)),
    rejected: lists.flatMap(({ rejected }) =>
      rejected.filter((each) => each.setCode === setCode || each.setCode === null),
    ),
  };
}

interface ReadList {
  details: CardDetail[];
  rejected: (RowNote & { setCode: string | null })[];
}

/** By file, since every set asks for the same ones. */
const known = new WeakMap<SourceFile, Promise<ReadList>>();

function listIn(file: SourceFile): Promise<ReadList> {
  const list = known.get(file) ?? readList(file);
  known.set(file, list);
  return list;
}

async function readList(file: SourceFile): Promise<ReadList> {
  const content = await readJson(file, 'the official card list');
  const list = listSchema.safeParse(content);
  const read: ReadList = { details: [], rejected: [] };
  for (const [at, value] of (list.success ? list.data.data : [content]).entries()) {
    const card = cardSchema.safeParse(value);
    if (card.success) read.details.push(detailOf(card.data));
    else {
      const row = at + 1;
      const reason = `row ${row} of ${file.name}: ${faultOf(card.error)}`;
      read.rejected.push({ row, ...namesIn(value), reason });
    }
  }
  if (read.details.length === 0) throw notTheFormat(file, 'isn’t the official card list');
  return read;
}

const namesSchema = z.object({
  attributes: z.object({
    title: z.string().max(200).refine(isStorable).catch('(no title)'),
    expansion: cardSchema.shape.attributes.shape.expansion.nullable().catch(null),
  }),
});

/** What a card that isn't right says of its name and set. */
function namesIn(value: unknown): { name: string; setCode: string | null } {
  const { success, data } = namesSchema.safeParse(value);
  if (!success) return { name: '(no card)', setCode: null };
  const { title, expansion } = data.attributes;
  return { name: title, setCode: expansion && codeOf(expansion) };
}

const codeOf = ({ data }: z.infer<typeof cardSchema>['attributes']['expansion']): string =>
  normalizeCardSetCode(data.attributes.code.trim());

const detailOf = ({ attributes }: z.infer<typeof cardSchema>): CardDetail => ({
  setCode: codeOf(attributes.expansion),
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
