/** A row of a swu-db set file, as the provider writes it. */
export type SwuDbRow = Record<string, unknown>;

/** An invented unit's `Normal` row; what a test is about is in `changes`. */
export const aSwuDbRow = (changes: SwuDbRow = {}): SwuDbRow => ({
  Set: 'QZX',
  Number: '011',
  Name: 'Lantern Keeper',
  Type: 'Unit',
  Aspects: ['Vigilance'],
  Traits: ['FRINGE'],
  Arenas: ['Ground'],
  Cost: '2',
  Power: '3',
  HP: '1',
  FrontText: 'When Played: Draw a card.',
  DoubleSided: false,
  Rarity: 'Common',
  Unique: false,
  VariantType: 'Normal',
  MarketPrice: '1.00',
  FoilPrice: '2.00',
  LowPrice: '0.60',
  LowFoilPrice: '1.20',
  FrontArt: 'https://pictures.example/qzx/011.png',
  Artist: 'Ida Quill',
  ...changes,
});

export const aSwuDbFile = (...rows: SwuDbRow[]) => ({ total_cards: rows.length, data: rows });
