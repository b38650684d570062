import type { CSSProperties } from 'react';
import { useMediaQuery } from '@/shared/lib/browser/responsive';
import styles from './virtual-list.module.css';

/** The height of each row of a list in CSS pixels, in a wide window and on a phone. */
export interface RowHeight {
  wide: number;
  narrow: number;
}

/** As the style sheet has it. */
const NARROW = '(max-width: 767px)';

/** Whether the window is as narrow as a phone's; false in a document's first rendering. */
export const useIsNarrow = (): boolean => useMediaQuery(NARROW);

/** The height for the current window; the wide one in a document's first rendering. */
export const useRowHeight = ({ wide, narrow }: RowHeight): number =>
  useIsNarrow() ? narrow : wide;

/**
 * For the element around a list: the style sheet chooses `--row-height` by the window's width, since a document is painted
 * before any script can.
 */
export const rowHeights = ({ wide, narrow }: RowHeight) => ({
  className: styles.rowHeights,
  style: {
    '--row-height-wide': `${wide}px`,
    '--row-height-narrow': `${narrow}px`,
  } as CSSProperties,
});
