import { CARD_PROGRAMS } from '../../domain/collection-file/programs';

const BEGIN = '<!-- programs -->';
const END = '<!-- end of programs -->';

/** A line for each program: its file, and the columns by which it is known. */
const lines = Object.values(CARD_PROGRAMS).map(({ name, header, columns }) => {
  const needed = new Set(Object.values(columns));
  return `- ${name}: ${header.filter((column) => needed.has(column)).join(', ')}`;
});

/** `docs/collection-files.md` with the list of the programs whose files are known. */
export function withPrograms(document: string): string {
  const [before = '', rest = ''] = document.split(BEGIN);
  const [, after = ''] = rest.split(END);
  return `${before}${BEGIN}\n\n${lines.join('\n')}\n\n${END}${after}`;
}
