import type { CardSortColumn } from '@domain/card';

/** The table's columns (spec 2); `width` in CSS pixels is fixed, so that drawing other rows never moves a column. */
export const COLUMNS: readonly { key: CardSortColumn; title: string; width: number }[] = [
  { key: 'number', title: 'Number', width: 132 },
  { key: 'name', title: 'Name', width: 230 },
  { key: 'rarity', title: 'Rarity', width: 106 },
  { key: 'cost', title: 'Cost', width: 74 },
  { key: 'power', title: 'Power', width: 84 },
  { key: 'hp', title: 'HP', width: 66 },
  { key: 'cardType', title: 'Type', width: 92 },
  { key: 'arena', title: 'Arena', width: 90 },
  { key: 'aspects', title: 'Aspects', width: 104 },
  { key: 'traits', title: 'Traits', width: 190 },
  { key: 'keywords', title: 'Keywords', width: 170 },
];
