import { useEffect, useMemo, useState, type CSSProperties } from 'react';
import { ASPECTS, type Aspect } from '@domain/card';
import { useAspectIconUrls } from '../api/aspects-api';

/** The requested size of aspect images (rules/cards#aspect-icons). */
const ICON_SIZE = 40;

export const sizedIcon = (url: string): string => `${url}/${ICON_SIZE}`;

/** The pictures of all aspects, for any number of icons. */
export interface AspectPictures {
  /** The style of an element around the icons, from which they take their pictures. */
  style: CSSProperties;
  /** The aspects with a picture; the others are shown by name. */
  shown: ReadonlySet<Aspect>;
}

/**
 * The aspects' pictures as backgrounds, so that the rows of a long table create no `img` for each icon. Call it once per
 * table, not per row.
 */
export function useAspectPictures(): AspectPictures {
  const urls = useAspectIconUrls();
  const [failed, setFailed] = useState<readonly string[]>([]);
  useEffect(() => {
    // A missing background image raises no event, so an `Image` loads each one to find out.
    const probes = Object.values(urls).map((url) => {
      const probe = new Image();
      probe.addEventListener('error', () => setFailed((before) => [...before, url]));
      probe.src = sizedIcon(url);
      return probe;
    });
    return () => probes.forEach((probe) => probe.removeAttribute('src'));
  }, [urls]);
  return useMemo(() => {
    const pictures = ASPECTS.flatMap((aspect) => {
      const url = urls[aspect];
      return url === undefined || failed.includes(url) ? [] : [{ aspect, url }];
    });
    return {
      style: Object.fromEntries(
        pictures.map(({ aspect, url }) => [
          `--aspect-${aspect.toLowerCase()}`,
          `url(${JSON.stringify(sizedIcon(url))})`,
        ]),
      ),
      shown: new Set(pictures.map(({ aspect }) => aspect)),
    };
  }, [urls, failed]);
}
