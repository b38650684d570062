import type { Card } from '@domain/card';
import type { CardSet } from '@domain/card-set';
import { DEMO_SEED } from '@server/app/demo/catalogue';
import { generateSet } from '@server/app/demo/catalogue/generate-set';
import { DEMO_SETS } from '@server/app/demo/catalogue/sets';
import { aCard, aPrinting } from './card';

/** The sets of a demo catalogue with all cards and printings; of another seed, such sets with other cards. */
export function demoCards(seed: string = DEMO_SEED): { sets: CardSet[]; cards: Card[] } {
  const generated = DEMO_SETS.map((mood) => generateSet(mood, seed));
  const cards = generated.flatMap((set) =>
    set.cards.map((card) => {
      const cardVariants = set.printings
        .filter((printing) => printing.card === card)
        .map(({ id, number, variantType, prices }) =>
          aPrinting(variantType, prices.at(-1) ?? null, { id, number }),
        );
      const standard = cardVariants.find(({ variantType }) => variantType === 'STANDARD');
      return {
        ...aCard(),
        ...card,
        cardSetId: set.id,
        standardCardNumber: standard ? Number(standard.number) : null,
        standardFullCardNumber: standard ? `${set.code}_${standard.number}` : null,
        cardVariants,
      };
    }),
  );
  const sets = generated.map(({ id, code, name, description }) => ({
    id,
    code,
    name,
    description,
    imageUrl: null,
    releasedOn: null,
  }));
  return { sets, cards };
}
