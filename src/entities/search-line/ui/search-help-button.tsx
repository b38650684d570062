import type { Card } from '@domain/card';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Spinner } from '@/shared/ui/spinner';
import styles from './search-field.module.css';

const SearchHelp = lazy(async () => ({ default: (await import('./search-help')).SearchHelp }));

interface SearchHelpButtonProps {
  cards: readonly Card[];
  isOfPage: boolean;
  /** Puts an example into the line. */
  onChoose: (example: string) => void;
}

/** Opens the help for the search line. An example that is chosen there is put into the line. */
export function SearchHelpButton({ cards, isOfPage, onChoose }: SearchHelpButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const choose = (example: string) => {
    onChoose(example);
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
            <SearchHelp cards={cards} isOfPage={isOfPage} onChoose={choose} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
