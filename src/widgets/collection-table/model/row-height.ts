import { useMediaQuery } from '@/shared/lib/media-query';

/** Where a row is a card of two lines, as the style sheet has it. */
const NARROW = '(max-width: 767px)';

/** In CSS pixels; the style sheet holds every row to it. */
const HEIGHTS = { wide: 56, narrow: { view: 108, edit: 140 } };

/** How high each row is drawn in the window as it is. */
export const useRowHeight = (mode: 'view' | 'edit'): number =>
  useMediaQuery(NARROW) ? HEIGHTS.narrow[mode] : HEIGHTS.wide;
