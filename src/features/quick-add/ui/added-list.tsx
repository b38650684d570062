import { useEffect, useRef, useState } from 'react';
import { useAppSelector } from '@/shared/store';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { additionWords } from '../model/addition-words';
import { selectAdditions, type Addition } from '../model/quick-add-slice';
import { AddedItem } from './added-item';
import styles from './quick-add.module.css';

/** What was added here, the newest first; a screen reader hears what becomes of each. */
export function AddedList() {
  const additions = useAppSelector(selectAdditions);
  const announcement = useLiveAnnouncement(additions);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {additions.length > 0 && (
        // A list that scrolls has to be reached by key.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul className={styles.added} aria-label="Just added" tabIndex={0}>
          {additions.map((addition) => (
            <AddedItem key={addition.key} addition={addition} />
          ))}
        </ul>
      )}
    </>
  );
}

/** What became last of any addition, in words. What is listed already when the list is first shown is no news. */
function useLiveAnnouncement(additions: readonly Addition[]): string {
  const known = useRef(additions);
  const [news, setNews] = useState('');
  useEffect(() => {
    const before = new Set(known.current);
    known.current = additions;
    const words = additions.filter((each) => !before.has(each)).map(additionWords);
    const told = words.filter((each) => each !== '');
    if (told.length > 0) setNews(told.join(' '));
  }, [additions]);
  return news;
}
