import { VARIANT_ORDER, VARIANT_TYPE_NAMES } from '@domain/card';
import { formatPrice } from '@domain/pricing';
import type { ImportReport, Tally } from '@server/catalogue/import';

const SET_CHANGES: Record<ImportReport['set'], string> = {
  ADDED: 'added',
  UPDATED: 'updated',
  UNCHANGED: 'unchanged',
  REPLACED_DEMO: 'replaced the demo set',
};

const counts = ({ added, updated, unchanged }: Tally): string =>
  `${added} added, ${updated} updated, ${unchanged} unchanged`;

/** A report as lines for a terminal; with every rejected row and its reason. */
export function printedReport(report: ImportReport): string[] {
  const { prices, variants } = report;
  const types = VARIANT_ORDER.filter((type) => variants.byType[type] !== undefined).map(
    (type) => `${VARIANT_TYPE_NAMES[type]} ${variants.byType[type]}`,
  );
  return [
    `${report.setCode} from ${report.source}, prices of ${report.recordedAt}${report.isOlder ? ' (an older file: adds what is missing and history only)' : ''}`,
    `  set       ${report.setName}: ${SET_CHANGES[report.set]}`,
    `  rows      ${report.rows} read${announced(report)}, ${report.rejected.length} rejected`,
    `  cards     ${counts(report.cards)}`,
    `  printings ${counts(variants)} (${types.join(', ')})`,
    `  pictures  ${counts(report.images)}`,
    `  prices    ${counts(prices.history)}; ${prices.currentChanged} current ones changed, ${prices.none} printings without a price`,
    ...report.renamed.map((names) => `  renamed   ${names}`),
    ...report.severalNumbers.map(
      (note) =>
        `  numbers   ${note.cardName}, ${VARIANT_TYPE_NAMES[note.variantType]}: ${note.number}, also ${note.otherNumbers.join(', ')}`,
    ),
    ...prices.released.map(
      (note) =>
        `  released  ${note.cardName}, ${VARIANT_TYPE_NAMES[note.variantType]}: ${formatPrice(note.priceCents)} of ${note.recordedAt}`,
    ),
    ...prices.quarantined.map(
      (note) =>
        `  quarantined ${note.cardName}, ${VARIANT_TYPE_NAMES[note.variantType]}: ${formatPrice(note.priceCents)} (${reasonOf(note)})`,
    ),
    ...report.rejected.map(({ row, name, reason }) => `  rejected  row ${row}, ${name}: ${reason}`),
    ...offeredTexts(report),
    report.isChanged
      ? `  done in ${report.milliseconds} ms`
      : `  nothing changed, in ${report.milliseconds} ms`,
  ];
}

/** A file has neither a set's name nor its description; this says how to add them. */
function offeredTexts({ setCode, setName, setDescription, source }: ImportReport): string[] {
  const isNameless = setName === setCode;
  const lacking = [
    ...(isNameless ? ['no name but its code'] : []),
    ...(setDescription === '' ? ['no description'] : []),
  ];
  if (lacking.length === 0) return [];
  const options = [
    ...(isNameless ? ['--name "The Set\'s Name"'] : []),
    ...(setDescription === '' ? ['--description "What it is about."'] : []),
  ];
  const file = /^[\w./:-]+$/.test(source) ? source : JSON.stringify(source);
  return [
    `  to add    ${setCode} has ${lacking.join(' and ')}:`,
    `            npm run catalogue -- import ${file} ${options.join(' ')}`,
  ];
}

const announced = ({ announcedRows, rows }: ImportReport): string =>
  announcedRows === null || announcedRows === rows ? '' : ` of ${announcedRows} announced`;

function reasonOf(note: ImportReport['prices']['quarantined'][number]): string {
  if (note.reason === 'PLACEHOLDER') return 'a placeholder';
  return note.lastGoodCents === null
    ? 'more than ten times off a later price'
    : `more than ten times off ${formatPrice(note.lastGoodCents)}`;
}
