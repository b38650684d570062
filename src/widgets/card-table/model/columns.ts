import type { CardSortColumn } from '@domain/card';

/** The table's columns (spec 2); `width` in CSS pixels is fixed, so that drawing other rows never moves a column. */
export const COLUMNS: readonly { key: CardSortColumn; title: string; width: number }[] = [
  { key: 'number', title: 'Number', width: 168 },
  { key: 'name', title: 'Name', width: 214 },
  { key: 'rarity', title: 'Rarity', width: 104 },
  { key: 'cost', title: 'Cost', width: 66 },
  { key: 'power', title: 'Power', width: 78 },
  { key: 'hp', title: 'HP', width: 58 },
  { key: 'cardType', title: 'Type', width: 88 },
  { key: 'arena', title: 'Arena', width: 82 },
  { key: 'aspects', title: 'Aspects', width: 92 },
  { key: 'traits', title: 'Traits', width: 176 },
  { key: 'keywords', title: 'Keywords', width: 174 },
];
