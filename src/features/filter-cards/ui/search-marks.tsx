import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
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
  useLayoutEffect(() => scrollWith(field.current, text.current));
  useEffect(() => {
    const element = field.current;
    const follow = () => scrollWith(element, text.current);
    element?.addEventListener('scroll', follow);
    return () => element?.removeEventListener('scroll', follow);
  }, [field]);

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

function scrollWith(field: HTMLElement | null, text: HTMLElement | null): void {
  if (field && text) text.style.transform = `translateX(${-field.scrollLeft}px)`;
}
