import { aCard, aPrinting } from '@tests/factories/card';
import { pickedSets } from '@tests/factories/picked-cards';
import { NO_FACTS } from '../card-filter';
import { findPrintings, printingIndexOf, printingsOf } from './find-printings';

describe('find printings', () => {
  const cards = pickedSets()[0]?.cards ?? [];
  const index = printingIndexOf(cards, [{ id: 'sor', code: 'SOR' }]);
  const found = (line: string, type: 'STANDARD' | 'FOIL' | null = null) =>
    findPrintings(index, printingsOf(cards), { line, type, facts: NO_FACTS }).map(
      ({ printing }) => printing.id,
    );

  test.each([
    ['nothing', '  ', 12],
    ['a name’s part', 'LANTERN', 4],
    ['a search line', 'cost>=6', 2],
    ['a number that no printing has', '077', 0],
    ['words that no name has', 'no such card', 0],
  ])('%s, “%s”, finds %i printings', (_case, line, count) => {
    expect(found(line)).toHaveLength(count);
  });

  test('a number finds its printing, with any padding', () => {
    expect(found('3')).toEqual(['sor-3-standard']);
    expect(found('003f')).toEqual(['sor-3-foil']);
  });

  test('printings are sorted by number, then kind, and can be limited to one kind', () => {
    expect(found('lantern')).toEqual([
      'sor-1-standard',
      'sor-1-foil',
      'sor-4-standard',
      'sor-4-foil',
    ]);
    expect(found('lantern', 'FOIL')).toEqual(['sor-1-foil', 'sor-4-foil']);
    expect(found('3', 'FOIL')).toEqual([]);
  });

  test('a printing with several numbers is found by each', () => {
    const printing = aPrinting('STANDARD', null, { number: '011', otherNumbers: ['027'] });
    const several = [aCard({ cardVariants: [printing] })];
    for (const line of ['11', '027']) {
      const search = { line, type: null, facts: NO_FACTS };
      expect(
        findPrintings(printingIndexOf(several, []), printingsOf(several), search),
      ).toMatchObject([{ printing }]);
    }
  });
});
