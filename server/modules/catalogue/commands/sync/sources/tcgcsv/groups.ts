import { CARD_SET_CODE_RULE, isCardSetCode, normalizeCardSetCode } from '@domain/card-set';
import { isPlainText } from '@domain/plain-text';
import { z } from 'zod';
import { notTheFormat } from '../json/read-json';
import type { ListedSet, SetList, SourceFile } from '../source';
import { plainLine } from '../texts';
import { faultOf } from '../row-fault';
import { CATEGORY, rowsOf } from './rows';

const groupSchema = z.object({
  groupId: z.int().positive(),
  name: z.string().max(200).regex(/\S/, 'is blank').refine(isPlainText),
  abbreviation: z.string().max(40).refine(isPlainText).nullish(),
  isSupplemental: z.boolean().nullish(),
  /** Midnight of the day, without an offset: `2024-03-08T00:00:00`. */
  publishedOn: z.string().max(40).nullish(),
  categoryId: z.int(),
});

/**
 * The card sets among TCGCSV's groups, by their release. Promos and other groups without a set's code, supplemental
 * groups, groups of another game, and a code that comes twice are left out, with the reason.
 *
 * @throws {ImportRefused} NOT_THE_FORMAT, also if all groups are of another game
 */
export async function readGroups(file: SourceFile): Promise<SetList> {
  const list: SetList = { sets: [], leftOut: [] };
  const codes = new Map<string, string>();
  let otherGame: number | undefined;
  for (const [at, value] of (await rowsOf(file, 'groups')).entries()) {
    const read = groupSchema.safeParse(value);
    const leaveOut = (name: string, reason: string) =>
      list.leftOut.push({ row: at + 1, name, reason });
    if (!read.success) {
      leaveOut('(no name)', faultOf(read.error));
      continue;
    }
    const group = read.data;
    if (group.categoryId !== CATEGORY) {
      otherGame ??= group.categoryId;
      leaveOut(group.name, `belongs to another game (category ${group.categoryId})`);
      continue;
    }
    const code = normalizeCardSetCode((group.abbreviation ?? '').trim());
    const reason = reasonToLeaveOut(group, code, codes.get(code));
    if (reason !== null) leaveOut(group.name, reason);
    else {
      codes.set(code, group.name);
      list.sets.push(setOf(group, code));
    }
  }
  if (list.sets.length === 0) {
    const kind =
      otherGame === undefined
        ? 'no group that is a card set'
        : `another game’s groups (category ${otherGame})`;
    throw notTheFormat(file, `has ${kind}`);
  }
  list.sets.sort(byRelease);
  return list;
}

function reasonToLeaveOut(
  { abbreviation, isSupplemental }: z.infer<typeof groupSchema>,
  code: string,
  holder: string | undefined,
): string | null {
  if ((abbreviation ?? '').trim() === '') return 'has no abbreviation';
  if (isSupplemental === true) return 'is supplemental';
  if (!isCardSetCode(code)) return `its abbreviation ${abbreviation} is not ${CARD_SET_CODE_RULE}`;
  return holder === undefined ? null : `has the abbreviation of ${holder}`;
}

const setOf = (
  { groupId, name, publishedOn }: z.infer<typeof groupSchema>,
  code: string,
): ListedSet => {
  const day = (publishedOn ?? '').slice(0, 10);
  return {
    code,
    name: plainLine(name),
    releasedOn: z.iso.date().safeParse(day).success ? day : null,
    key: String(groupId),
  };
};

const byRelease = (a: ListedSet, b: ListedSet): number =>
  (a.releasedOn ?? '9').localeCompare(b.releasedOn ?? '9') || a.code.localeCompare(b.code);
