import { csvText } from './csv-text';
import { COLLECTION_FILE_FORMATS, type CollectionFileFormat, OWN_JSON_FORMAT } from './file-format';
import type { RowNotes } from './tally';

interface RejectedRows {
  fileName: string;
  format: CollectionFileFormat;
  header: readonly string[];
  rejected: RowNotes;
}

/**
 * The unusable rows of a file as a file of the same kind, with the reason beside each, to be mended and imported again
 * (rules/collection-files#rows).
 */
export function rejectedRowsFile({ fileName, format, header, rejected }: RejectedRows) {
  const { syntax } = COLLECTION_FILE_FORMATS[format];
  const notes = rejected.first.map(({ source = [], text }) => ({ source, text }));
  const name = fileName.replace(/\.[a-z]{1,4}$/i, '');
  if (syntax === 'CSV') {
    const rows = notes.map(({ source, text }) => [
      ...header.map((_name, at) => source[at] ?? ''),
      text,
    ]);
    const names = header.some((each) => each.trim() !== '') ? [[...header, 'Reason']] : [];
    return { name: `${name}_rejected.csv`, type: 'text/csv', text: csvText([...names, ...rows]) };
  }
  if (syntax === 'TEXT') {
    // The import skips the lines with the reasons.
    const lines = notes.map(({ source, text }) => `# ${text}\n${source.join(' ')}\n`);
    return { name: `${name}_rejected.txt`, type: 'text/plain', text: lines.join('') };
  }
  const printings = notes.map(({ source, text }) => ({
    ...entryIn(source.join('')),
    reason: text,
  }));
  const text = `${JSON.stringify({ format: OWN_JSON_FORMAT, version: 1, printings }, null, 2)}\n`;
  return { name: `${name}_rejected.json`, type: 'application/json', text };
}

/** The entry that a text is; as a text if it isn't a whole one. */
function entryIn(text: string): object {
  try {
    const entry: unknown = JSON.parse(text);
    return typeof entry === 'object' && entry !== null ? entry : { entry };
  } catch {
    return { entry: text };
  }
}
