import { VARIANT_TYPE_NAMES } from '@domain/card';
import { formatPrice } from '@domain/pricing';
import { type ReportInWords, reportInWords } from '../import/report-in-words';
import type { PriceReport } from '../prices/import-prices';
import type { SetSync, SyncNote, SyncReport } from './report';

type Lines = ReportInWords['lines'];

/** A sync's report as the terminal and the administrators' page show it. */
export function syncInWords({ sets, notes, isChanged, milliseconds }: SyncReport): {
  /** Those that something happened to. */
  sets: ReportInWords[];
  /** What is about all of them. */
  rest: ReportInWords;
} {
  const unchanged = sets.filter(isUntouched).map(({ code }) => code);
  const count = `${sets.length} ${sets.length === 1 ? 'set' : 'sets'}`;
  return {
    sets: sets.filter((set) => !isUntouched(set)).map(setInWords),
    rest: {
      heading: `${isChanged ? 'Done' : 'Nothing changed'}: ${count}, in ${milliseconds} ms`,
      lines: [
        ...(unchanged.length === 0
          ? []
          : [line('unchanged', `since the last sync: ${unchanged.join(', ')}`)]),
        ...notes.map(noteInWords),
      ],
    },
  };
}

const isUntouched = ({ cards, prices, refusals, notes }: SetSync): boolean =>
  cards === null && prices === null && refusals.length === 0 && notes.length === 0;

function setInWords({ code, name, cards, prices, refusals, notes }: SetSync): ReportInWords {
  const { heading, lines } =
    cards === null ? { heading: `${code}, ${name}`, lines: [] } : reportInWords(cards);
  return {
    heading,
    lines: [
      ...refusals.map(({ message }) => line('refused', message)),
      ...lines,
      ...(prices === null ? [] : pricesInWords(prices)),
      ...notes.map(noteInWords),
    ],
  };
}

const noteInWords = ({ source, about, message }: SyncNote) =>
  line('left out', [`${source}:`, about ?? '', message].filter((part) => part !== '').join(' '));

const pricesInWords = ({
  source,
  history,
  confirmed,
  products,
  unmatched,
  quarantined,
}: PriceReport): Lines => [
  line(
    source,
    `${products.matched + products.pinned} products matched, ${unmatched.length} not; ${history.added + history.updated} prices changed, ${confirmed} confirmed, ${quarantined.length} in quarantine`,
  ),
  ...unmatched.map(({ productId, finish, name, candidates }) =>
    line(
      'unmatched',
      `product ${productId}, ${name}, ${finish}${candidates.length === 0 ? '' : `: perhaps ${candidates.join(', ')}`}`,
    ),
  ),
  ...quarantined.map(({ cardName, variantType, priceCents }) =>
    line(
      'quarantined',
      `${cardName}, ${VARIANT_TYPE_NAMES[variantType]}: ${formatPrice(priceCents)}`,
    ),
  ),
];

const line = (about: string, words: string): Lines[number] => ({ about, words });
