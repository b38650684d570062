import { useMediaQuery } from '@/shared/lib/media-query';

/** How high each row is drawn, in CSS pixels: in a wide window and on a phone. */
export interface RowHeight {
  wide: number;
  narrow: number;
}

/** As the style sheets have it. */
const NARROW = '(max-width: 767px)';

/** Of the two, the one for the window as it is. */
export const useRowHeight = ({ wide, narrow }: RowHeight): number =>
  useMediaQuery(NARROW) ? narrow : wide;
