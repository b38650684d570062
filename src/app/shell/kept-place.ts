import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useApplicationRouter } from '@/shared/lib/address/application-router';

/** By each of these, a person scrolls, or means another place. */
const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Returns to the place that the router restores also where the page isn't high enough yet: pictures are laid out once
 * their width is known, and lists may still load. Ends when somebody uses the page.
 */
export function useKeptPlace(): void {
  const router = useApplicationRouter();
  const location = useLocation();
  useEffect(() => {
    const { restoreScrollPosition: place } = router.state;
    if (typeof place !== 'number' || isReached(place)) return undefined;
    const observer = new ResizeObserver(() => {
      window.scrollTo(0, place);
      if (isReached(place)) end();
    });
    const end = () => {
      observer.disconnect();
      for (const sign of SIGNS) window.removeEventListener(sign, end);
    };
    for (const sign of SIGNS) window.addEventListener(sign, end, { passive: true });
    observer.observe(document.body);
    return end;
  }, [router, location]);
}

/** Positions are fractions of a pixel on some screens. */
const isReached = (place: number): boolean => Math.abs(window.scrollY - place) < 1;
