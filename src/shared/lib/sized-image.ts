import { useRef, type RefObject } from 'react';
import { roundUpToStep } from '@domain/card-image-size';
import { useElementWidth } from './responsive';

/** A picture is asked for with so many more pixels than its container is wide (rules/pictures#size-in-the-address). */
const PIXELS_PER_WIDTH = 1.5;

const HAS_EXTENSION = /\.[a-z0-9]+$/i;

/**
 * The address of a picture for a container of a measured width in CSS pixels: the width × 1.5, rounded up to
 * a step, is appended; an address with a file extension stays as it is (rules/pictures#size-in-the-address).
 *
 * @param times how often the factor applies: twice in the set card (rules/pictures#size-in-the-address)
 */
export function sizedImageUrl(url: string, containerWidth: number, times: 1 | 2 = 1): string {
  if (HAS_EXTENSION.test(url)) return url;
  return `${url}/${roundUpToStep(containerWidth * PIXELS_PER_WIDTH ** times)}`;
}

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
