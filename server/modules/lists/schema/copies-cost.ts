import type { CopiesCost } from '@domain/pricing';
import { builder } from '@server/platform/graphql/builder';

export const CopiesCostRef = builder.objectRef<CopiesCost>('CopiesCost').implement({
  description: 'What some copies cost.',
  fields: (t) => ({
    copies: t.exposeInt('copies'),
    cents: t.exposeFloat('cents', {
      description: 'Whole US cents; a float, since it may be more than an Int holds.',
    }),
    unpriced: t.exposeInt('unpriced', { description: 'Copies without a price.' }),
  }),
});
