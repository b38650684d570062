import type { CSSProperties } from 'react';
import { useMediaQuery } from '@/shared/lib/responsive';
import styles from './drawn-blocks.module.css';

/** How high each row of a list is, in CSS pixels: in a wide window and on a phone. */
export interface RowHeight {
  wide: number;
  narrow: number;
}

/** As the style sheet has it. */
const NARROW = '(max-width: 767px)';

/** Of the two, the one for the window as it is; the wide one in a document's first rendering. */
export const useRowHeight = ({ wide, narrow }: RowHeight): number =>
  useMediaQuery(NARROW) ? narrow : wide;

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
