import { Readable } from 'node:stream';
import { NO_FACTS } from '@domain/card-filter';
import type { ColumnMapping } from '@domain/collection-file';
import { cardFinderOf } from '@domain/find-cards';
import { findPrintings, printingIndexOf, printingsOf } from '@domain/printing';
import { quickAddIndexOf, readQuickAdd } from '@domain/quick-add';
import { foundLines } from '@/features/find-anything/model/found-line';
import { aCard, aPrinting } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { SPELLINGS, SPELT_NAMES } from '@tests/factories/spellings';
import { readCollectionFile } from '@server/modules/collection/commands/import/read/read-collection-file';
import { startTestApp, type TestApp } from '../support/test-app';

const PRINTED = [
  ['STANDARD', '00', ''],
  ['FOIL', '00', 'F'],
  ['HYPERSPACE', '30', ''],
] as const;

const cards = SPELT_NAMES.map((name, at) => {
  const id = `zza-00${at + 1}`;
  const cardVariants = PRINTED.map(([type, before, behind]) =>
    aPrinting(type, null, {
      id: `${id}-${type.toLowerCase()}`,
      number: `${before}${at + 1}${behind}`,
    }),
  );
  return aCard({ id, cardSetId: 'zza', name, subtitle: null, cardVariants });
});
const cardSet = aCardSet({ id: 'zza', code: 'ZZA', name: 'Spelt', cards });
const printingIndex = printingIndexOf(cards, [cardSet]);
const finder = cardFinderOf(cards, [cardSet]);

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await insertCardSet(server.database, { code: 'ZZA' });
  for (const { id, cardSetId, name, subtitle, cardVariants } of cards) {
    await insertCard(server.database, { id, cardSetId, name, subtitle });
    for (const { variantType, number } of cardVariants) {
      await insertPrinting(server.database, { cardId: id, variantType, number });
    }
  }
});
afterAll(() => server.close());

interface Meant {
  /** The printing's id; the card's, if only that is named. */
  id: string | undefined;
  /** Undefined where copies aren't read. */
  count?: number | undefined;
}

async function imported(file: string, mapping: ColumnMapping | null = null): Promise<Meant> {
  const chunks = Readable.from([Buffer.from(file)]);
  const { printings, rejected } = await readCollectionFile(server.database, { chunks, mapping });
  const [{ variantId, count } = {}] = printings;
  return { id: variantId ?? rejected.first[0]?.text, count };
}

/** What each place where a name is typed or read makes of a text. */
const PLACES: Record<string, (written: string, count: number) => Meant | Promise<Meant>> = {
  'the header’s search': (text) => {
    const catalogue = { cards, finder, pricesRecordedAt: null };
    const nothing = { players: [], pages: [], recent: [], savedSearches: [], unfolded: null };
    const found = foundLines({ text, catalogue, cardSets: [cardSet], ...nothing });
    const { to = '', printing } = found.find(({ group }) => group === 'card') ?? {};
    const cardId = to.replace('/cards/', '');
    return { id: `${cardId}-${(printing?.variantType ?? 'STANDARD').toLowerCase()}` };
  },
  'quick add': (text) => {
    const indexes = new Map([['ZZA', quickAddIndexOf(cards)]]);
    const { choices, errors } = readQuickAdd(text, { shown: 'ZZA', indexes });
    const [copies] = choices[0] ?? [];
    return { id: copies?.printing.id ?? errors[0]?.message, count: copies?.count };
  },
  'a picker': (line) => {
    const search = { line, type: null, facts: NO_FACTS };
    return { id: findPrintings(printingIndex, printingsOf(cards), search)[0]?.printing.id };
  },
  'a table’s cell': (written, count) =>
    imported(`edition;what;how many\nZZA;${written};${count}\n`, { Set: 0, Name: 1, Count: 2 }),
  'a line of text': (written) => imported(`${written}${/zza/i.test(written) ? '' : ' (ZZA)'}\n`),
};

describe.each(Object.entries(PLACES))('in %s', (_place, find) => {
  test.each(SPELLINGS)('%j is %s', async (written, name, type = null, count = 1) => {
    const cardId = cards.find((card) => card.name === name)?.id;
    const meant = await find(written, count);
    expect({ count, ...meant }).toEqual({
      id: `${cardId}-${(type ?? 'STANDARD').toLowerCase()}`,
      count,
    });
  });
});

test('a name may begin with a number, though a line of text begins with a count', async () => {
  const found = Object.entries(PLACES).map(async ([place, find]) => {
    const { id } = await find('47 ashes', 1);
    return [place, id === 'zza-007-standard'];
  });
  expect(Object.fromEntries(await Promise.all(found))).toEqual({
    'the header’s search': true,
    'quick add': true,
    'a picker': true,
    'a table’s cell': true,
    'a line of text': false,
  });
});

test.each(['qwren', 'd´arrow', 'birch and'])(
  'the beginning %j is found where something is typed, and never in a file',
  async (beginning) => {
    const found = Object.entries(PLACES).map(async ([place, find]) => {
      const { count } = { count: 1, ...(await find(beginning, 1)) };
      return [place, count !== undefined];
    });
    expect(Object.fromEntries(await Promise.all(found))).toEqual({
      'the header’s search': true,
      'quick add': true,
      'a picker': true,
      'a table’s cell': false,
      'a line of text': false,
    });
  },
);

test.each(['3x Q-Wren Skiff', 'Q-Wren Skiff x3'])(
  '%j isn’t counted in a row that says another count',
  async (written) => {
    const found = await PLACES['a table’s cell']?.(written, 2);
    expect(found?.id).toMatch(/The name says “.*3.*”, but the row counts 2\./);
  },
);
