import { lazy, memo, Suspense, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Spinner } from '@/shared/ui/spinner';
import type { TypedName } from './save-search';
import styles from './saved-searches-button.module.css';

const SavedSearches = lazy(async () => ({
  default: (await import('./saved-searches')).SavedSearches,
}));

interface SavedSearchesButtonProps {
  /** The condition to which the page narrows its search, such as `set:sor`. */
  within?: string | undefined;
}

/** Opens the viewer's saved searches, where the present one can be saved, too (rules/search#saved-searches). */
export const SavedSearchesButton = memo(function SavedSearchesButton({
  within,
}: SavedSearchesButtonProps) {
  const [isOpen, setOpen] = useState(false);
  // Kept here, so that closing the dialog by mistake loses nothing.
  const [typed, setTyped] = useState<TypedName | null>(null);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon="bookmark" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={styles.label}>Saved searches</span>
      </Button>
      {isOpen && (
        <Dialog title="Saved searches" size="large" onClose={close} isUnsaved={false}>
          <Suspense fallback={<Spinner />}>
            <SavedSearches within={within} typed={typed} onType={setTyped} onClose={close} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
});
