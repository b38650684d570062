import { VARIANT_ORDER, VARIANT_TYPE_NAMES } from '@domain/card';
import { formatPrice } from '@domain/pricing';
import type { ImportReport, Tally } from './report';

const SET_CHANGES: Record<ImportReport['set'], string> = {
  ADDED: 'added',
  UPDATED: 'updated',
  UNCHANGED: 'unchanged',
  REPLACED_DEMO: 'replaced the demo set',
};

const counts = ({ added, updated, unchanged }: Tally): string =>
  `${added} added, ${updated} updated, ${unchanged} unchanged`;

/** One line of a report: what it is about, such as `cards` or `rejected`, and the words. */
interface ReportLine {
  about: string;
  words: string;
}

export interface ReportInWords {
  heading: string;
  /** First the counts, then a line for each thing that somebody should know, such as each rejected row. */
  lines: ReportLine[];
}

/** A report as the terminal and the administrators' page show it. */
export function reportInWords(report: ImportReport): ReportInWords {
  const { prices, variants: printings } = report;
  const types = VARIANT_ORDER.filter((type) => printings.byType[type] !== undefined).map(
    (type) => `${VARIANT_TYPE_NAMES[type]} ${printings.byType[type]}`,
  );
  return {
    heading: `${report.setCode} from ${report.source}, prices of ${report.recordedAt}${report.isOlder ? ' (an older file: adds what is missing and history only)' : ''}`,
    lines: [
      line('set', `${report.setName}: ${SET_CHANGES[report.set]}`),
      line(
        'rows',
        `${report.rows} read${announced(report)}, ${report.rejectedRows ?? report.rejected.length} rejected`,
      ),
      line('cards', counts(report.cards)),
      line('printings', `${counts(printings)} (${types.join(', ')})`),
      line('pictures', counts(report.images)),
      line(
        'prices',
        `${counts(prices.history)}; ${prices.currentChanged} current ones changed and ${prices.confirmed} confirmed, ${prices.none} printings without a price`,
      ),
      ...report.renamed.map((names) => line('renamed', names)),
      ...report.severalNumbers.map((note) =>
        line(
          'numbers',
          `${note.cardName}, ${VARIANT_TYPE_NAMES[note.variantType]}: ${note.number}, also ${note.otherNumbers.join(', ')}`,
        ),
      ),
      ...prices.released.map((note) =>
        line(
          'released',
          `${note.cardName}, ${VARIANT_TYPE_NAMES[note.variantType]}: ${formatPrice(note.priceCents)} of ${note.recordedAt}`,
        ),
      ),
      ...prices.quarantined.map((note) =>
        line(
          'quarantined',
          `${note.cardName}, ${VARIANT_TYPE_NAMES[note.variantType]}: ${formatPrice(note.priceCents)} (${reasonOf(note)})`,
        ),
      ),
      ...report.rejected.map(({ row, name, reason }) =>
        line('rejected', `row ${row}, ${name}: ${reason}`),
      ),
      ...report.leftOut.map(({ row, name, reason }) =>
        line('left out', `row ${row}, ${name}: ${reason}`),
      ),
    ],
  };
}

const line = (about: string, words: string): ReportLine => ({ about, words });

const announced = ({ announcedRows, rows }: ImportReport): string =>
  announcedRows === null || announcedRows === rows ? '' : ` of ${announcedRows} announced`;

function reasonOf(note: ImportReport['prices']['quarantined'][number]): string {
  if (note.reason === 'PLACEHOLDER') return 'a placeholder';
  return note.lastGoodCents === null
    ? 'more than ten times off a later price'
    : `more than ten times off ${formatPrice(note.lastGoodCents)}`;
}
