import { VARIANT_TYPE_CODES, type VariantType } from '@domain/card';
import {
  quickAddIndexOf,
  readQuickAdd,
  type QuickAddChoice,
  type QuickAddSets,
} from '@domain/quick-add';
import { aCard, aPrinting } from './card';

const printed = (id: string, name: string, numbers: Partial<Record<VariantType, string>>) =>
  aCard({
    id,
    name,
    subtitle: id === 'moon' ? 'Keeper of Élan' : null,
    cardVariants: Object.entries(numbers).map(([type, number]) =>
      aPrinting(type as VariantType, null, { id: `${id}-${type}`, number }),
    ),
  });

export const quickAddCards = [
  printed('scout', 'Lantern Scout', {
    HYPERSPACE_FOIL: '321F',
    HYPERSPACE: '321',
    FOIL: '059F',
    STANDARD: '059',
  }),
  printed('fox', 'Lantern Fox', { STANDARD: '060', FOIL: '060', SHOWCASE: '400' }),
  printed('lantern', 'Lantern', { STANDARD: '061' }),
  printed('moon', 'Moon’s Two-Headed Own', { STANDARD: '062', PRESTIGE: '500' }),
  printed('legion', '47 Ashes', { STANDARD: '063' }),
];
const harbour = [
  printed('pier', 'Shadow Pier', { STANDARD: '005', FOIL: '005F', HYPERSPACE_FOIL: '331F' }),
  printed('crane', 'Sorrow Crane', { STANDARD: '006' }),
];
/** The sets SOR, which is shown, SHD, and TWI, whose cards aren't loaded. */
export const quickAddSetsWith = (shown: Parameters<typeof quickAddIndexOf>[0]): QuickAddSets => ({
  shown: 'SOR',
  indexes: new Map([
    ['SOR', quickAddIndexOf(shown)],
    ['SHD', quickAddIndexOf(harbour, 'SHD')],
    ['TWI', null],
  ]),
});
export const quickAddSets = quickAddSetsWith(quickAddCards);

/** A choice in words: `fox S ×1 + lantern S ×2`. */
export const inWords = (choice: QuickAddChoice) =>
  choice
    .map(({ card, printing, count }) => {
      return `${card.id} ${VARIANT_TYPE_CODES[printing.variantType]} ×${count}`;
    })
    .join(' + ');

/** All choices of a line in words, or the first error’s code. */
export function readLine(line: string) {
  const { choices, errors } = readQuickAdd(line, quickAddSets);
  return errors[0]?.code ?? choices.map(inWords);
}
/** The first of the choices, or the first error’s code. */
export const firstChoice = (line: string) => {
  const choices = readLine(line);
  return Array.isArray(choices) ? choices[0] : choices;
};
