import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { atEndOfTyping } from '@/shared/lib/address/end-of-typing';

interface Typed {
  text: string;
  /** The caret after the typed text; null if it isn't known. */
  caret: number | null;
}

/**
 * The field's own text: a letter shows at once, whatever follows from it. It is said after its paint, or before anything but
 * another letter is done.
 */
export function useOwnText(say: (text: string, caret: number | null) => void) {
  /** What is typed and not said yet; null for nothing. */
  const [typed, setTyped] = useState<Typed | null>(null);
  const sayNow = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    sayNow.current =
      typed &&
      (() => {
        setTyped(null);
        say(typed.text, typed.caret);
      });
  });
  useEffect(() => {
    if (typed === null) return undefined;
    // A frame's callbacks run before it is drawn, a timer of theirs after it.
    let timer: number | undefined;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => sayNow.current?.());
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [typed]);
  // From the beginning, so that it comes before the address is written, which waits for the same.
  useLayoutEffect(() => {
    const gone = new AbortController();
    atEndOfTyping(gone.signal, () => {
      if (sayNow.current) flushSync(sayNow.current);
    });
    return () => {
      gone.abort();
      sayNow.current?.();
    };
  }, []);
  return {
    text: typed?.text ?? null,
    write: (text: string, caret: number | null) => setTyped({ text, caret }),
  };
}
