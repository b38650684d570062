import { useRef, type RefObject } from 'react';
import { useElementWidth } from '@/shared/lib/element-width';

/**
 * The widest that an element has been, in CSS pixels; 0 before it was measured. It only grows, since a picture
 * that was fetched for a wider container serves a narrower one as well.
 */
export function useMeasuredWidth(element: RefObject<HTMLElement | null>): number {
  const width = useElementWidth(element);
  const widest = useRef(0);
  widest.current = Math.max(widest.current, width);
  return widest.current;
}
