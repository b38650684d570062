import type { CSSProperties } from 'react';

/**
 * Styles for a table's element: the columns, from which the style sheet lays out every row, and the table's minimum
 * width. Empty if the page's style sheet sets the widths.
 *
 * @param columns.width in CSS pixels
 */
export function columnWidths(columns: readonly { width?: number }[]): CSSProperties {
  const widths = columns.flatMap(({ width }) => width ?? []);
  if (widths.length === 0) return {};
  if (widths.length < columns.length) throw new Error('All columns need a width, or none.');
  return {
    '--columns': widths.map((width) => `minmax(0, ${width}fr)`).join(' '),
    minWidth: widths.reduce((sum, width) => sum + width),
  } as CSSProperties;
}
