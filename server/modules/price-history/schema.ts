import { VARIANT_TYPES } from '@domain/card';
import { builder, CATALOGUE } from '@server/graphql/builder';
import { mayBeCardId } from '@server/modules/card';
import { VariantType } from '@server/modules/card/schema';
import {
  findPriceHistory,
  MAX_POINTS,
  type PricePoint,
  type PrintingPriceHistory,
} from './queries';

const PricePointRef = builder.objectRef<PricePoint>('PricePoint').implement({
  description: 'A price in whole US cents and when its provider stated it.',
  fields: (t) => ({
    priceCents: t.exposeInt('priceCents'),
    recordedAt: t.expose('recordedAt', { type: 'DateTime' }),
  }),
});

const PrintingPriceHistoryRef = builder
  .objectRef<PrintingPriceHistory>('PrintingPriceHistory')
  .implement({
    fields: (t) => ({
      variantId: t.exposeID('variantId'),
      variantType: t.expose('variantType', { type: VariantType }),
      points: t.expose('points', {
        type: [PricePointRef],
        description: 'The last price of each week, oldest first.',
        complexity: { field: 1, multiplier: MAX_POINTS },
      }),
    }),
  });

builder.queryField('priceHistory', (t) =>
  t.field({
    ...CATALOGUE,
    description: 'The prices of each printing of a card; printings without prices are left out.',
    type: [PrintingPriceHistoryRef],
    complexity: { field: 1, multiplier: VARIANT_TYPES.length },
    args: { cardId: t.arg.id({ required: true }) },
    resolve: (_root, { cardId }, { database }) =>
      mayBeCardId(cardId) ? findPriceHistory(database, cardId) : [],
  }),
);
