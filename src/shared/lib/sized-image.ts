import { useRef, useState, type RefObject } from 'react';
import { IMAGE_WIDTHS, roundUpToStep } from '@domain/card-image-size';
import { useIsHydrated } from './is-hydrated';
import { useElementWidth } from './browser/responsive';

/** A picture is requested this many times as wide as its container (rules/pictures#size-in-the-address). */
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
  return `${url}/${roundUpToStep(pixelsFor(containerWidth, times))}`;
}

const pixelsFor = (width: number, times: 1 | 2): number => width * PIXELS_PER_WIDTH ** times;

/**
 * Whether a browser may have chosen a step for a place: on a screen with more than one pixel per CSS pixel, Chromium takes
 * the lower of two steps up to their geometric mean. Requesting every such picture again would load it twice.
 *
 * @param pixels that the place needs, by our rule
 */
export const mayServe = (step: number, pixels: number): boolean =>
  step >= roundUpToStep(pixels) || pixels <= Math.sqrt(step * roundUpToStep(step + 1));

/**
 * The width of a picture's place, for documents: for each layout, the narrowest window that has it, in CSS pixels, and
 * the place's width as a CSS length. The widest window comes first; the last layout is for all others.
 */
export type ExpectedWidths = readonly (readonly [minWidth: number, width: string])[];

/** The gap beside every page, repeated from tokens.css, which `sizes` can't read. */
export const GUTTER = 'clamp(1rem, 4vw, 2.5rem)';

/**
 * Pixel densities of screens. Browsers multiply widths by them, which we don't (rules/pictures#size-in-the-address). Others
 * count as the next lower one, so that no picture is too small.
 */
const DENSITIES = [3, 2.5, 2, 1.75, 1.5, 1.25, 1] as const;

const sizesOf = (widths: ExpectedWidths): string =>
  widths
    .flatMap(([minWidth, width]) =>
      DENSITIES.map((density) => {
        const conditions = [
          minWidth > 0 && `(min-width: ${minWidth}px)`,
          density > 1 && `(min-resolution: ${density}dppx)`,
        ].filter(Boolean);
        const length = density === 1 ? width : `calc((${width}) / ${density})`;
        return [conditions.join(' and '), length].filter(Boolean).join(' ');
      }),
    )
    .join(', ');

/**
 * A picture's attributes for a place whose width only the browser knows. They make it choose the same address as {@link
 * sizedImageUrl} for that width.
 */
export function sizedImageSet(url: string, widths: ExpectedWidths, times: 1 | 2 = 1) {
  if (HAS_EXTENSION.test(url)) return { src: url };
  const steps = IMAGE_WIDTHS.map(
    (step) => `${url}/${step} ${Math.floor(step / PIXELS_PER_WIDTH ** times)}w`,
  );
  return { srcSet: steps.join(', '), sizes: sizesOf(widths) };
}

type PictureSource = { src: string } | { srcSet: string; sizes: string };

interface SizedPicture {
  url: string;
  /** The element that the picture covers. */
  container: RefObject<HTMLElement | null>;
  times?: 1 | 2;
  /** Set if the picture is part of a document's first screen. */
  expectedWidths?: ExpectedWidths | undefined;
  /** The container's width in CSS pixels, if it is known without measuring. */
  width?: number | undefined;
  /** Whether it may be the page's largest picture, which a document loads before the others. */
  isFirst?: boolean;
}

/** How a document's largest picture loads. React 18 knows the attribute only as HTML writes it. */
const FIRST = { loading: 'eager', fetchpriority: 'high' } as const;

/**
 * How its other pictures load: only once they have a place. Otherwise Chromium takes them in before it goes on reading
 * the document.
 */
const ONCE_PLACED = { loading: 'lazy' } as const;

/**
 * The attributes with the address of a picture in the size of its place; null until that is known. A picture of the
 * document stays, unless its place needs a larger one.
 */
export function useSizedPicture({
  url,
  container,
  times = 1,
  expectedWidths,
  width: knownWidth,
  isFirst = false,
}: SizedPicture): PictureSource | null {
  const width = useWidestWidth(container, knownWidth);
  const isHydrated = useIsHydrated();
  const [brought] = useState(() =>
    !isHydrated && expectedWidths
      ? { ...sizedImageSet(url, expectedWidths, times), ...(isFirst ? FIRST : ONCE_PLACED) }
      : null,
  );
  if (width === 0) return brought;
  const isKept = brought && mayServe(stepOf(shownIn(container)), pixelsFor(width, times));
  return isKept ? brought : { src: sizedImageUrl(url, width, times) };
}

const shownIn = (container: RefObject<HTMLElement | null>): string =>
  container.current?.querySelector('img')?.currentSrc ?? '';

/** The size at the end of a picture's address; infinite where the address has no size. */
const stepOf = (address: string): number => Number(/\/(\d+)$/.exec(address)?.[1] ?? Infinity);

const NOT_MEASURED: RefObject<null> = { current: null };

/**
 * The widest that an element has been, in CSS pixels; 0 before it was measured. It only grows, since a picture
 * that was fetched for a wider container serves a narrower one as well.
 */
function useWidestWidth(element: RefObject<HTMLElement | null>, known: number | undefined): number {
  const measured = useElementWidth(known === undefined ? element : NOT_MEASURED);
  const widest = useRef(0);
  widest.current = Math.max(widest.current, known ?? measured);
  return widest.current;
}
