import type { Card, PrintedFields, VariantType } from '@domain/card';
import { randomFrom } from '@domain/seeded-random';
import { blueprintsOf } from './blueprint';
import { fieldsOf } from './card-fields';
import { nameGenerator } from './names';
import { DEMO_SETS, type SetMood } from './sets';
import { printingsOf } from './printings';

/** Generates one of the demo's sets; the same seed gives the same set (rules/catalogue#demo). */
export function generateSet(mood: SetMood, seed: string): DemoSet {
  const { code, name, description } = mood;
  const id = code.toLowerCase();
  const random = randomFrom(seed, code);
  const nameFor = nameGenerator(mood, random);
  const cards: DemoCard[] = blueprintsOf(mood, random).map((plan, at) => {
    const fields = fieldsOf(plan, mood.spaceShare, random);
    const number = String(at + 1).padStart(3, '0');
    return { ...fields, ...nameFor(fields), id: `${id}-${number}` };
  });
  const printings = printingsOf(code, cards, seed, random);
  return { id, code, name, description, position: DEMO_SETS.indexOf(mood) + 1, cards, printings };
}

/** A card's own fields; its numbers and pictures belong to its printings. */
export type DemoCard = PrintedFields & Pick<Card, 'id' | 'keywords'>;

export interface GeneratedPrinting {
  id: string;
  card: DemoCard;
  variantType: VariantType;
  number: string;
  /** US cents, one a week, the last at `LAST_PRICE_DAY`; empty for a printing without trades. */
  prices: number[];
}

export interface DemoSet {
  id: string;
  code: string;
  name: string;
  description: string;
  /** From 1, as released. */
  position: number;
  cards: DemoCard[];
  printings: GeneratedPrinting[];
}
