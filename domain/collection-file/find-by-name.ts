import { byPlainness } from '../card';
import { nameKey } from '../folded-text';
import { bothFinishes, quoted, readPrinting } from '../readers';
import { agrees, type CataloguePrinting, type FoundPrinting } from './find-printing';
import type { NamedPrinting } from './file-row';

/** A card of a set, with its printings. */
export interface NamedCard {
  name: string;
  subtitle: string | null;
  printings: readonly CataloguePrinting[];
}

/** A set's cards by the key of their name, and of their name with their subtitle. */
export type NameIndex = ReadonlyMap<string, readonly NamedCard[]>;

export function indexNames(cards: Iterable<NamedCard>): NameIndex {
  const index = new Map<string, NamedCard[]>();
  for (const card of cards) {
    for (const key of new Set([
      nameKey(card.name),
      nameKey(`${card.name} ${card.subtitle ?? ''}`),
    ])) {
      const known = index.get(key);
      if (known) known.push(card);
      else index.set(key, [card]);
    }
  }
  return index;
}

/** Matches `Brass Harrier - Of the Reef (Hyperspace)`, as shops write it. */
const BRACKETED = /^([^()]+)\(([^()]{1,40})\)\s*$/;

/**
 * Finds the printing for a row without a number, by the card's name, which must be unique in the set. Kind and finish
 * choose among the card's printings; without them, the plainest is used.
 */
export function findByName(index: NameIndex, row: NamedPrinting): FoundPrinting {
  const { name, named } = withBracketed(row);
  const cards = index.get(nameKey(name)) ?? [];
  const [card] = cards;
  if (card === undefined) {
    return { ok: false, reason: `${row.setCode} has no card called ${quoted(name)}.` };
  }
  if (cards.length > 1) {
    const reason = `${row.setCode} has several cards called ${quoted(name)}; the row needs a number.`;
    return { ok: false, reason };
  }
  const [printing] = card.printings.filter((each) => agrees(each, named)).toSorted(byPlainness);
  return printing === undefined
    ? { ok: false, reason: `${quoted(card.name)} has no such printing in ${row.setCode}.` }
    : { ok: true, printing, warning: null };
}

/** Splits a printing in brackets from the end of a name. In a foil row, “(Hyperspace)” means its foil. */
function withBracketed(row: NamedPrinting): { name: string; named: NamedPrinting } {
  const { name = '' } = row;
  const [, before = '', inside = ''] = BRACKETED.exec(name) ?? [];
  const finish = readPrinting(inside);
  if (before === '' || finish === null) return { name, named: row };
  return { name: before, named: { ...row, ...bothFinishes(finish, row) } };
}
