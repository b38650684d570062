import { useEffect, useMemo, useState, type CSSProperties } from 'react';
import { ASPECTS, type Aspect } from '@domain/card';
import { useAspectIconUrls } from '../api/aspects-api';

/** Aspect images are asked for at this size (rules/cards#aspect-icons). */
const ICON_SIZE = 40;

export const sizedIcon = (url: string): string => `${url}/${ICON_SIZE}`;

/** The pictures of all aspects, for any number of icons. */
export interface AspectPictures {
  /** For an element around the icons, which show their pictures from it. */
  style: CSSProperties;
  /** Of which aspects there is a picture; the others are named. */
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
    // A background doesn't say that it is missing.
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
