import type { CardProgram } from './card-program';

export const HOLODECK: CardProgram = {
  name: 'a HoloDeck collection',
  header: [
    '# count',
    'name',
    'subtitle',
    'set',
    'number',
    'variant',
    'rarity',
    'is_foil',
    'price_each',
    'price_total',
  ],
  columns: {
    Count: '# count',
    Name: 'name',
    Set: 'set',
    CardNumber: 'number',
    Variant: 'variant',
  },
  optional: { IsFoil: 'is_foil' },
};
