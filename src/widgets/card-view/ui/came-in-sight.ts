import { useEffect, useState, type RefObject } from 'react';

/** How near something has to be to count as in sight: it is there when somebody has scrolled to it. */
const NEAR = '200px';

/**
 * Whether an element has ever been in sight, for what is loaded only then. Never on the server; at once in a browser
 * that can't tell.
 */
export function useCameInSight(element: RefObject<HTMLElement | null>): boolean {
  const [came, setCame] = useState(canNotTell);
  useEffect(() => {
    if (came || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setCame(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [came, element]);
  return came;
}

const canNotTell = (): boolean =>
  typeof window !== 'undefined' && typeof IntersectionObserver === 'undefined';
