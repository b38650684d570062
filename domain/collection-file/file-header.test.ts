import { OWN_COLUMNS } from './file-columns';
import { recogniseHeader } from './file-header';
import { CARD_PROGRAMS } from './programs';

describe('file header', () => {
  test.each([
    ['Set,CardNumber,Count,IsFoil', 'SWUDB'],
    ['Set,CardNumber,Count,IsFoil,Stamp', 'SWUDB'],
    [' count , SET ,isfoil,cardnumber,Notes', 'SWUDB'],
    [OWN_COLUMNS.join(','), 'OWN_CSV'],
    [OWN_COLUMNS.slice(0, -1).join(','), 'OWN_CSV'],
    ['Set,CardNumber,Variant,IsFoil,Count', 'OWN_CSV'],
    ['Count,Tradelist Count,Name,Edition,Condition,Foil,Collector Number', 'MOXFIELD'],
    ['Name,Set code,Set name,Collector number,Foil,Rarity,Quantity', 'MANABOX'],
    ['Quantity,Name,Set,Card Number,Set Code,Printing', 'TCGPLAYER'],
    ['Count,Tradelist Count,Name,Edition,Card Number,Foil', 'DECKBOX'],
    ['Count,Name,Edition,Edition Code,Card Number,Foil', 'DECKBOX'],
    ['FOIL;count;name;edition code;CARD NUMBER'.replaceAll(';', ','), 'DECKBOX'],
  ])('%s is %s', (line, format) => {
    expect(recogniseHeader(line.split(','))?.format).toBe(format);
  });

  test('the set’s code takes precedence over its name', () => {
    const header = recogniseHeader('Count,Name,Edition,Edition Code,Card Number,Foil'.split(','));
    expect(header?.cellOf.get('Set')).toBe(3);
  });

  test.each([
    '',
    'Set,CardNumber,Count',
    'Set,Number,Name,Quantity,Foil',
    'Count,Name,Edition,Edition,Collector Number,Foil',
    'Set,CardNumber,Count,IsFoil,Set',
  ])('%j isn’t a known collection format', (line) => {
    expect(recogniseHeader(line.split(','))).toBeNull();
  });
});

test.each(Object.entries(CARD_PROGRAMS))(
  '%s is known by the header that it writes',
  (format, { header }) => {
    expect(recogniseHeader(header)?.format).toBe(format);
    const dated = header.map((name) => `${name} (As of 2026-07-19)`);
    expect(recogniseHeader(dated)?.format).toBe(format);
    const turned = header.toReversed().map((name) => ` ${name.toUpperCase()} `);
    expect(recogniseHeader(turned)?.format).toBe(format);
    expect(recogniseHeader([...header, 'Another column'])?.format).toBe(format);
  },
);
