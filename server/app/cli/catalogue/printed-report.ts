import { type ImportReport, type ReportInWords, reportInWords } from '@server/modules/catalogue';

/** Wider words push what follows them. */
const ABOUT_WIDTH = 9;

export const printedWords = ({ heading, lines }: ReportInWords): string[] => [
  heading,
  ...lines.map(({ about, words }) => `  ${about.padEnd(ABOUT_WIDTH)} ${words}`),
];

/** A report as lines for a terminal; with every rejected row and its reason. */
export function printedReport(report: ImportReport): string[] {
  return [
    ...printedWords(reportInWords(report)),
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
