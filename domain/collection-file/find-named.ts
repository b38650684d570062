import { byPlainness } from '../card';
import {
  type CardFinder,
  type CardToFind,
  findByName,
  isNumberWord,
  readWording,
  typeAtEnd,
} from '../find-cards';
import { bothFinishes, type Finish, quoted } from '../readers';
import { agrees, findPrinting, type FoundPrinting, type PrintingIndex } from './find-printing';
import type { NamedPrinting } from './file-row';

/** A set's printings by number, and its cards by name. */
export interface SetToSearch {
  printings: PrintingIndex;
  finder: CardFinder<CardOfFile>;
}

export interface CardOfFile extends CardToFind {
  cardVariants: readonly (CardToFind['cardVariants'][number] & { cardId: string })[];
}

/** What is named, and the counts that are written in the name. */
export type FoundNamed = FoundPrinting & { counts?: readonly string[] };

/** The printing that a row means, by its number or else by the card's name. */
export const findNamed = (set: SetToSearch, named: NamedPrinting): FoundNamed =>
  named.name === undefined
    ? findPrinting(set.printings, named)
    : findCalled(set, named.name, named);

/** The name must be unique in the set. Kind and finish choose among the card's printings; without them, the plainest is used. */
function findCalled(
  { printings, finder }: SetToSearch,
  name: string,
  row: NamedPrinting,
): FoundNamed {
  const whole = findByName(finder, name, { tolerance: 'exact' });
  if (whole.length > 0) return printingOf(whole, name, row);
  const { words, setCode, setAt, finish: bracketed, counts } = readWording(name, finder.sets);
  const { finish, rest } = kindAtEnd(words, bracketed);
  // In a foil row, “(Hyperspace)” means its foil.
  const named = { ...row, ...bothFinishes(finish, row) };
  // `059/252` also says how many the set has.
  const [number] = (setCode === null ? undefined : rest[setAt])?.split('/') ?? [];
  if (isNumberWord(number)) return { ...findPrinting(printings, { ...named, number }), counts };
  const found = findByName(finder, rest.join(' '), { tolerance: 'exact' });
  return { ...printingOf(found, name, named), counts };
}

/** A printing that a name ends with: `Brass Harrier foil`. A single letter could be the end of another card's name. */
function kindAtEnd(words: readonly string[], bracketed: Finish) {
  const { type, rest } = typeAtEnd(words) ?? { type: null, rest: words };
  if (type === null || rest.length === 0 || words.at(-1)?.length === 1) {
    return { finish: bracketed, rest: words };
  }
  const finish =
    type === 'FOIL' ? { isFoil: true, variantType: null } : { isFoil: null, variantType: type };
  return { finish: bothFinishes(bracketed, finish), rest };
}

/** An import never guesses between two cards. */
function printingOf(
  [found, ...others]: readonly { card: CardOfFile }[],
  name: string,
  named: NamedPrinting,
): FoundPrinting {
  const { setCode } = named;
  if (found === undefined) {
    return { ok: false, reason: `${setCode} has no card called ${quoted(name)}.` };
  }
  if (others.length > 0) {
    const reason = `${setCode} has several cards called ${quoted(name)}; the row needs a number.`;
    return { ok: false, reason };
  }
  const { card } = found;
  const [printing] = card.cardVariants.filter((each) => agrees(each, named)).toSorted(byPlainness);
  return printing === undefined
    ? { ok: false, reason: `${quoted(card.name)} has no such printing in ${setCode}.` }
    : { ok: true, printing, warning: null };
}
