import { roundUpToStep } from '@domain/card-image-size';

/** A picture is asked for with so many more pixels than its container is wide (spec 9). */
const PIXELS_PER_WIDTH = 1.5;

const HAS_EXTENSION = /\.[a-z0-9]+$/i;

/**
 * The address of a picture for a container of a measured width in CSS pixels: the width × 1.5, rounded up to
 * a step, is appended; an address with a file extension stays as it is (spec 9, product 5).
 *
 * @param times how often the factor applies: twice in the set card (product 12)
 */
export function sizedImageUrl(url: string, containerWidth: number, times: 1 | 2 = 1): string {
  if (HAS_EXTENSION.test(url)) return url;
  return `${url}/${roundUpToStep(containerWidth * PIXELS_PER_WIDTH ** times)}`;
}
