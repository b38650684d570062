import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { SearchLineError } from '@domain/card-filter';
import { markWords } from '../model/mark-words';
import styles from './search-marks.module.css';

interface SearchMarksProps {
  line: string;
  errors: readonly SearchLineError[];
  field: RefObject<HTMLInputElement>;
}

/** Underlines the wrong words within the field: the same text, unseen, at the same place, which scrolls with the field. */
export function SearchMarks({ line, errors, field }: SearchMarksProps) {
  const text = useRef<HTMLSpanElement>(null);
  const follow = useCallback(() => {
    if (!text.current) return;
    text.current.style.transform = `translateX(${-(field.current?.scrollLeft ?? 0)}px)`;
  }, [field]);
  useLayoutEffect(follow);
  useEffect(() => {
    const element = field.current;
    element?.addEventListener('scroll', follow);
    return () => element?.removeEventListener('scroll', follow);
  }, [field, follow]);

  if (errors.length === 0) return null;
  return (
    <div className={styles.window} aria-hidden="true">
      <span ref={text} className={styles.text}>
        {markWords(line, errors).map(({ text: piece, isWrong }, index) =>
          isWrong ? <mark key={index}>{piece}</mark> : piece,
        )}
      </span>
    </div>
  );
}
