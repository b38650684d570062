import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { mainElement } from './main-element';

/**
 * After navigation to another path, gives the focus to the page's heading, which makes screen readers say where
 * one is; without it the focus would stay on a link that may be gone. A change of parameters moves nothing.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = mainElement();
    (main?.querySelector('h1') ?? main)?.focus({ preventScroll: true });
  }, [pathname]);
}
