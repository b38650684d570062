import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** In CSS pixels: this close counts as at the end. */
const NEAR = 32;

interface Ends {
  /** The ids of the first and last item in the box. */
  first: string | undefined;
  last: string | undefined;
  /** The viewer's own latest note, to which the box always scrolls. */
  own: string | undefined;
}

/**
 * Keeps a box scrolled to its end while the user is there. Otherwise the visible part stays in place when content is
 * added before or after it.
 */
export function useScrollAtEnd(box: RefObject<HTMLElement | null>, { first, last, own }: Ends) {
  const isAtEnd = useRef(true);
  const before = useRef({ first, last, own, height: 0 });
  const [hasNews, setNews] = useState(false);

  const goToEnd = () => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
    isAtEnd.current = true;
    setNews(false);
  };

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { height, ...was } = before.current;
    before.current = { first, last, own, height: element.scrollHeight };
    if (isAtEnd.current || (own !== undefined && own !== was.own)) goToEnd();
    else {
      if (first !== was.first) element.scrollTop += element.scrollHeight - height;
      if (last !== was.last) setNews(true);
    }
    // Runs only when notes arrive: `goToEnd` is a new function at each render, but the refs that it uses stay the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [first, last, own]);

  // The content of a narrower box is higher.
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  return {
    /** Something was added below the visible part. */
    hasNews,
    goToEnd,
    onScroll: () => {
      const element = box.current;
      if (!element) return;
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
      if (isAtEnd.current) setNews(false);
    },
  };
}
