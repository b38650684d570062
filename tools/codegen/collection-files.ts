import { CARD_PROGRAMS } from '../../domain/collection-file/programs';

const BEGIN = '<!-- programs -->';
const END = '<!-- end of programs -->';

/** One row a program: its file, and its header with the columns in bold by which it is known. */
const rows = Object.values(CARD_PROGRAMS).map(({ name, header, columns }) => {
  const needed = new Set(Object.values(columns));
  const names = header.map((column) => (needed.has(column) ? `**${column}**` : column));
  return [name, names.join(', ')];
});

/** A table as oxfmt writes it. */
function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  const widths = head.map((_name, at) =>
    Math.max(...[head, ...body].map((cells) => (cells[at] ?? '').length)),
  );
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width, fill)).join(' | ')} |`;
  return [line(head), line([], '-'), ...body.map((cells) => line(cells))].join('\n');
}

/** `docs/collection-files.md` with the table of the programs whose files are known. */
export function withPrograms(document: string): string {
  const [before = '', rest = ''] = document.split(BEGIN);
  const [, after = ''] = rest.split(END);
  return `${before}${BEGIN}\n\n${table(['file', 'its columns'], rows)}\n\n${END}${after}`;
}
