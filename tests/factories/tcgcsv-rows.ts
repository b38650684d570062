/** Rows of TCGCSV's answers, as the provider writes them; what a test is about is in `changes`. */
type Row = Record<string, unknown>;

export const aGroup = (changes: Row = {}): Row => ({
  groupId: 7001,
  name: 'Quartz and Zinnia',
  abbreviation: 'QZX',
  isSupplemental: false,
  publishedOn: '2024-03-08T00:00:00',
  modifiedOn: '2026-01-04T13:57:10.057',
  categoryId: 79,
  ...changes,
});

export const aProduct = (changes: Row = {}, number = '011/240'): Row => ({
  productId: 50_011,
  name: 'Lantern Keeper',
  cleanName: 'Lantern Keeper',
  imageUrl: 'https://pictures.example/50011.jpg',
  categoryId: 79,
  groupId: 7001,
  url: 'https://shop.example/50011',
  extendedData: [
    { name: 'Rarity', displayName: 'Rarity', value: 'Common' },
    { name: 'Number', displayName: 'Number', value: number },
  ],
  ...changes,
});

export const aPrice = (changes: Row = {}): Row => ({
  productId: 50_011,
  lowPrice: 0.5,
  midPrice: 1.25,
  highPrice: 9.99,
  marketPrice: 1.1,
  directLowPrice: null,
  subTypeName: 'Normal',
  ...changes,
});

export const tcgcsvAnswer = (...results: Row[]) => ({ results });

/** A card of the official list. */
export const anOfficialCard = (changes: Row = {}, setCode = 'QZX'): Row => ({
  id: 1,
  attributes: {
    title: 'Lantern Keeper',
    cardNumber: 11,
    artist: 'Ada Brush',
    artFrontHorizontal: false,
    artBackHorizontal: null,
    upgradePower: null,
    upgradeHp: null,
    locale: 'en',
    expansion: { data: { id: 1, attributes: { name: 'Quartz', code: setCode } } },
    ...changes,
  },
});
