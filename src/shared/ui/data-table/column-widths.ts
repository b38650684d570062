import type { CSSProperties } from 'react';

/** The number of columns that the style sheet has rules for. */
const MOST = 12;

/**
 * Custom properties for a table's element: the width of each column, from which the style sheet lays out every row, and
 * the table's minimum width. Empty if the page's style sheet sets the widths.
 *
 * @param columns.width in CSS pixels
 */
export function columnWidths(columns: readonly { width?: number }[]): CSSProperties {
  const widths = columns.flatMap(({ width }) => width ?? []);
  if (widths.length === 0) return {};
  if (widths.length < columns.length) throw new Error('All columns need a width, or none.');
  if (widths.length > MOST) throw new Error(`The style sheet lays out ${MOST} columns at most.`);
  const flexes = widths.map((width, at) => [`--column-${at + 1}`, `${width} 0 ${width}px`]);
  return {
    ...(Object.fromEntries(flexes) as CSSProperties),
    minWidth: widths.reduce((sum, width) => sum + width),
  };
}
