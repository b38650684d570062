import { aSwuDbRow, type SwuDbRow } from '@tests/factories/swu-db-row';
import { readRow } from './read-row';

function printing(changes: SwuDbRow) {
  const read = readRow(aSwuDbRow(changes), 1);
  if (!read.ok) throw new Error(read.reason);
  return read.printing;
}
const fields = (changes: SwuDbRow) => printing(changes).fields;

test.each([
  ['Normal', 'STANDARD'],
  ['Foil', 'FOIL'],
  ['Hyperspace', 'HYPERSPACE'],
  ['Hyperspace Foil', 'HYPERSPACE_FOIL'],
  ['Showcase', 'SHOWCASE'],
  ['Prestige', 'PRESTIGE'],
  ['Prestige Foil', 'PRESTIGE_FOIL'],
  ['Prestige Serialized', 'PRESTIGE_SERIALIZED'],
])('their variant type %s is our %s', (theirs, ours) => {
  expect(printing({ VariantType: theirs }).variantType).toBe(ours);
});

test('numbers stay as printed', () => {
  for (const Number of ['011', '059F', '1090']) expect(printing({ Number }).number).toBe(Number);
});

test.each([
  ['4.35', 435],
  ['', null],
  ['0.00', null],
  [undefined, null],
])('market price %p is %p cents', (MarketPrice, cents) => {
  expect(printing({ MarketPrice }).priceCents).toBe(cents);
});

test.each<[unknown, string]>([
  ['1,00', '1,00'],
  ['cheap', 'cheap'],
  ['-1.00', '-1.00'],
  ['1e-7', '1e-7'],
  ['1,250,00', '1,250,00'],
  ['€1.00', '€1.00'],
  ['NaN', 'NaN'],
  ['N/A', 'N/A'],
  ['9'.repeat(50), '9'.repeat(40)],
  ['a\0b', 'what it says cannot be stored'],
  [-1, '-1'],
  [1e300, '1e+300'],
  [true, 'true'],
  [{ usd: 1 }, '{"usd":1}'],
])('the market price %p alone is left out', (MarketPrice, shown) => {
  const changes = { MarketPrice, LowPrice: '0.05' } as unknown as SwuDbRow;
  expect(readRow(aSwuDbRow(changes), 1)).toMatchObject({
    ok: true,
    printing: { priceCents: null, lowPriceCents: 5 },
    leftOut: [`MarketPrice is not a price: ${shown}`],
  });
});

test.each<[unknown, number | null]>([
  [1.1, 110],
  [0.30000000000000004, 30],
  ['1,250.00', 125_000],
  ['$2.50', 250],
  ['1.005', 101],
  [' ', null],
  [null, null],
  [0, null],
])('the market price %p is %p cents, however it is written', (MarketPrice, cents) => {
  const read = readRow(aSwuDbRow({ MarketPrice } as unknown as SwuDbRow), 1);
  expect(read).toMatchObject({ ok: true, printing: { priceCents: cents }, leftOut: [] });
});

test('a row may have no price at all', () => {
  const row = Object.entries(aSwuDbRow({})).filter(([key]) => !key.endsWith('Price'));
  expect(readRow(Object.fromEntries(row), 1)).toMatchObject({
    ok: true,
    printing: { priceCents: null, foilLowPriceCents: null },
    leftOut: [],
  });
});

test('the lowest prices are read beside the market prices', () => {
  expect(printing({ LowPrice: '0.05', LowFoilPrice: '0.00' })).toMatchObject({
    lowPriceCents: 5,
    foilLowPriceCents: null,
  });
});

test.each([
  ['-1', '+2', -1, 2],
  ['3', '', 3, null],
  [undefined, undefined, null, null],
])('an upgrade of power %p and HP %p', (Power, HP, upgradePower, upgradeHp) => {
  expect(fields({ Type: 'Upgrade', Arenas: undefined, Power, HP })).toMatchObject({
    power: null,
    hp: null,
    upgradePower,
    upgradeHp,
  });
});

test('junk keywords are dropped, aspects have no duplicates, traits are in title case', () => {
  expect(
    fields({
      Keywords: ['Keyword', 'Sentinel', 'Keywords', 'Sentinel '],
      Aspects: ['Command', 'Command', 'Heroism'],
      Traits: ['BOUNTY HUNTER', "TWI'LEK", 'ÉLAN'],
    }),
  ).toMatchObject({
    keywords: ['Sentinel'],
    aspects: ['COMMAND', 'HEROISM'],
    traits: ['Bounty Hunter', "Twi'lek", 'Élan'],
  });
  expect(fields({ Keywords: undefined, Aspects: undefined, Traits: undefined })).toMatchObject({
    keywords: [],
    aspects: [],
    traits: [],
  });
});

test('names lose trailing blanks and curly quotes, and keep ` // ` and accents', () => {
  expect(printing({ Name: 'Zoë’s  Lamp // Zoë’s Shadow ', Subtitle: ' ' })).toMatchObject({
    name: "Zoë's Lamp // Zoë's Shadow",
    subtitle: null,
  });
  expect(printing({ Name: 'Zoe\u0308' }).name).toBe('Zoë');
});

test('texts have plain line breaks and tokens of one spelling; an epic action follows', () => {
  expect(
    fields({
      FrontText: 'Action [c=2, Exhaust]:  Draw. \r\n\r\n“Hum.” ',
      EpicAction: 'Epic Action: Deploy.',
      BackText: ' ',
    }),
  ).toMatchObject({
    frontText: 'Action [{C=2}, {Exhaust}]: Draw.\n"Hum."\nEpic Action: Deploy.',
    backText: null,
  });
});

test('tcgplayerId is not read', () => {
  expect(JSON.stringify(printing({ tcgplayerId: '540180' }))).not.toContain('540180');
});

test('only number, price and pictures of a variant row are read, so its mistakes do no harm', () => {
  const foil = printing({ VariantType: 'Foil', Cost: 'many', Rarity: 'Shiny', Arenas: ['Sea'] });
  expect(foil.fields).toBeNull();
});

test.each<[string, unknown, string]>([
  ['an unknown variant type', { VariantType: 'Gilded' }, 'Unknown variant type: Gilded'],
  ['an unknown rarity', { Rarity: 'Shiny' }, 'Unknown rarity: SHINY'],
  ['an unknown type', { Type: 'Token Unit' }, 'Unknown card type: TOKEN UNIT'],
  ['an unknown aspect', { Aspects: ['Sloth'] }, 'Unknown aspect: SLOTH'],
  ['an unknown arena', { Arenas: ['Sea'] }, 'Unknown arena: SEA'],
  ['two arenas', { Arenas: ['Ground', 'Space'] }, 'more than one arena: GROUND, SPACE'],
  ['a cost in words', { Cost: 'two' }, 'Cost is not a number: two'],
  ['a negative cost', { Cost: '-2' }, 'Cost is negative: -2'],
  ['a blank name', { Name: ' ' }, 'Name: is blank'],
  ['no number', { Number: undefined }, 'Number: '],
  ['a number without digits', { Number: 'F' }, 'Number: is no number'],
  ['a NUL in a text', { FrontText: 'a\0b' }, 'FrontText: holds characters'],
  ['a lone surrogate', { Name: 'a\ud800' }, 'Name: holds characters'],
  ['too long a text', { FrontText: 'x'.repeat(5001) }, 'FrontText: '],
  [
    'a set code that begins with a digit',
    { Set: '1Q' },
    'set code is not 2 to 6 letters or digits',
  ],
  [
    'a picture by http',
    { FrontArt: 'http://pictures.example/1.png' },
    'picture is not at an https',
  ],
  ['a picture by script', { BackArt: 'javascript:alert(1)' }, 'picture is not at an https'],
])('%s rejects the row', (_, changes, reason) => {
  const read = readRow(aSwuDbRow(changes as SwuDbRow), 1);
  expect(read).toEqual({ ok: false, reason: expect.stringContaining(reason) });
});

test.each([null, 'text', 7, []])('%p is no row', (value) => {
  expect(readRow(value, 1).ok).toBe(false);
});

test('a picture on this machine may be http', () => {
  expect(printing({ FrontArt: 'http://127.0.0.1:4000/1' }).frontUrl).toBe(
    'http://127.0.0.1:4000/1',
  );
});
