import {
  useCallback,
  useMemo,
  useSyncExternalStore,
  useLayoutEffect,
  useState,
  type RefObject,
} from 'react';

/** Whether the window matches a media query, kept up to date; false without a window. */
export function useMediaQuery(query: string): boolean {
  // Made once: a list asks whenever it is rendered.
  const list = useMemo(
    () => (typeof window === 'undefined' ? null : window.matchMedia(query)),
    [query],
  );
  const subscribe = useCallback(
    (notify: () => void) => {
      list?.addEventListener('change', notify);
      return () => list?.removeEventListener('change', notify);
    },
    [list],
  );
  return useSyncExternalStore(
    subscribe,
    () => list?.matches ?? false,
    () => false,
  );
}

/** An element's inner width in CSS pixels, kept up to date; 0 before it was measured. */
export function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setWidth(measured.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
