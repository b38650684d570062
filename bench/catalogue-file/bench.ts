import { brotliDecompressSync } from 'node:zlib';
import { packCatalogue, unpackCatalogue } from '@domain/catalogue-file';
import { cardFinderOf, findCards } from '@domain/find-cards';
import { formatNumber } from '@domain/number-text';
import { ReadyAnswer } from '@server/platform/ready-answers';
import { MISSPELT_NAMES } from '@tests/factories/misspelt-names';
import type { Bench } from '../figure';
import { manySets } from './many-sets';

const BARS = { kilobytes: 350, p95: 8 };
const ROUNDS = 3;

/** The file of all cards, and finding a card in it (rules/search#catalogue-file). */
export const catalogueFile: Bench = {
  name: 'catalogue-file',
  async run() {
    const { sets, cards } = manySets();
    const file = packCatalogue(sets, (id) => cards.filter(({ cardSetId }) => cardSetId === id));
    const sent = await new ReadyAnswer(JSON.stringify(file)).bytes('br');
    const kilobytes = sent.length / 1_000;
    const printings = cards.reduce((sum, { cardVariants }) => sum + cardVariants.length, 0);
    const [unpacked, known] = timed(() =>
      unpackCatalogue(JSON.parse(brotliDecompressSync(sent).toString())),
    );
    const [indexed, finder] = timed(() => cardFinderOf(known, sets));
    const keystrokes = Array.from({ length: ROUNDS }, () =>
      MISSPELT_NAMES.flatMap(([name]) =>
        Array.from(name, (_, at) => timed(() => findCards(finder, name.slice(0, at + 1)))[0]),
      ),
    )
      .slice(1)
      .flat()
      .sort((one, other) => one - other);
    const at = (part: number) => keystrokes[Math.ceil(keystrokes.length * part) - 1] ?? Number.NaN;
    return [
      {
        name: `File of all cards with ${formatNumber(printings)} printings`,
        how: `${sets.length} demo sets, compressed as the server sends it; unpacked in ${milliseconds(unpacked)}`,
        bar: `at most ${BARS.kilobytes} kB`,
        measured: `${kilobytes.toFixed(0)} kB`,
        holds: kilobytes <= BARS.kilobytes,
      },
      {
        name: `Finding a card among ${formatNumber(printings)} printings, 95th percentile`,
        how: `each key of ${MISSPELT_NAMES.length} misspelt names; median ${milliseconds(at(0.5))}; the index beforehand ${milliseconds(indexed)} once`,
        bar: `at most ${BARS.p95} ms`,
        measured: milliseconds(at(0.95)),
        holds: at(0.95) <= BARS.p95,
      },
    ];
  },
};

function timed<Value>(work: () => Value): [took: number, value: Value] {
  const start = performance.now();
  const value = work();
  return [performance.now() - start, value];
}

const milliseconds = (time: number): string => `${time.toPrecision(2)} ms`;
