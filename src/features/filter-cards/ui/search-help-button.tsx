import type { Card } from '@domain/card';
import { lazy, Suspense, useState } from 'react';
import { searchLineTyped } from '../model/card-list-slice';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Spinner } from '@/shared/ui/spinner';
import styles from './search-line.module.css';

const SearchHelp = lazy(async () => ({ default: (await import('./search-help')).SearchHelp }));

/** Opens the help for the search line. An example that is chosen there is put into the line. */
export function SearchHelpButton({ cards }: { cards: readonly Card[] }) {
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(false);
  const choose = (example: string) => {
    dispatch(searchLineTyped(example));
    setOpen(false);
  };
  return (
    <>
      <Button
        variant="quiet"
        icon="help"
        aria-label="How to search"
        title="How to search"
        aria-haspopup="dialog"
        className={styles.help}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Dialog title="How to search" size="large" onClose={() => setOpen(false)}>
          <Suspense fallback={<Spinner />}>
            <SearchHelp cards={cards} onChoose={choose} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
