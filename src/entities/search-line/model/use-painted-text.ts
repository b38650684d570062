import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterLetter, type PausedWork } from '@/shared/lib/typing-pause';

interface PaintedText {
  /** What is typed and not said yet; null for nothing. */
  text: string | null;
  isWaiting: () => boolean;
  write: (text: string, caret: number | null) => void;
}

/**
 * A letter shows in the field at once. What follows from it takes several times as long, and begins after the letter's
 * paint, or before anything else is done.
 *
 * @param say gets what was typed, with the caret after it
 */
export function usePaintedText(say: (text: string, caret: number | null) => void): PaintedText {
  const [text, setText] = useState<string | null>(null);
  const waiting = useRef<Parameters<typeof say> | null>(null);
  const latest = useRef(say);
  const work = useRef<PausedWork | null>(null);
  useLayoutEffect(() => {
    latest.current = say;
  });
  // A letter may come as soon as the field is there.
  useLayoutEffect(() => {
    const sayNow = () => {
      const typed = waiting.current;
      waiting.current = null;
      if (typed === null) return;
      setText(null);
      latest.current(...typed);
    };
    // What comes next finds it drawn.
    const typing = afterLetter(() => flushSync(sayNow));
    work.current = typing;
    return () => {
      typing.stop();
      sayNow();
    };
  }, []);
  return {
    text,
    isWaiting: () => waiting.current !== null,
    write(...typed) {
      waiting.current = typed;
      setText(typed[0]);
      work.current?.wait();
    },
  };
}
