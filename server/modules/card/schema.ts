import type { Card } from '@domain/card';
import { builder, CATALOGUE } from '@server/graphql/builder';
import { fieldRefusal } from '@server/errors';
import { CardRef } from './card';
import { cardById } from './loaders';

export { CardRef } from './card';
export { AspectType, VariantType } from './enums';
export { cardsOfSet, mayBeCardId, printingOf } from './loaders';
export { CardVariantRef } from './printing';

/** The most cards that one question may ask for: a whole set and a margin. */
export const MAX_IDS = 300;

const CardConnection = builder.objectRef<{ nodes: Card[] }>('CardConnection').implement({
  fields: (t) => ({ nodes: t.expose('nodes', { type: [CardRef] }) }),
});

builder.queryField('card', (t) =>
  t.field({
    ...CATALOGUE,
    type: CardRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => cardById(context).load(id),
  }),
);

builder.queryField('cards', (t) =>
  t.field({
    ...CATALOGUE,
    description: `Cards in the order asked for, without those that don't exist; 1 to ${MAX_IDS} ids.`,
    type: CardConnection,
    complexity: { field: 1, multiplier: MAX_IDS },
    args: { ids: t.arg.idList({ required: true }) },
    resolve: async (_root, { ids }, context) => {
      if (ids.length < 1 || ids.length > MAX_IDS) {
        throw fieldRefusal('ids', `Ask for 1 to ${MAX_IDS} cards at once.`);
      }
      const found = await Promise.all(ids.map((id) => cardById(context).load(id)));
      return { nodes: found.filter((card) => card !== null) };
    },
  }),
);
