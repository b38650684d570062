import type { CardSortColumn } from '@domain/card';

/** The table's columns (spec 2); `width` in CSS pixels is fixed, so that drawing other rows never moves a column. */
export const COLUMNS: readonly { key: CardSortColumn; title: string; width: number }[] = [
  { key: 'number', title: 'Number', width: 118 },
  { key: 'name', title: 'Name', width: 192 },
  { key: 'rarity', title: 'Rarity', width: 100 },
  { key: 'cost', title: 'Cost', width: 72 },
  { key: 'power', title: 'Power', width: 80 },
  { key: 'hp', title: 'HP', width: 64 },
  { key: 'cardType', title: 'Type', width: 88 },
  { key: 'arena', title: 'Arena', width: 84 },
  { key: 'aspects', title: 'Aspects', width: 96 },
  { key: 'traits', title: 'Traits', width: 216 },
  { key: 'keywords', title: 'Keywords', width: 202 },
];
