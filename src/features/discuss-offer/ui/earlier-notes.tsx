import { useLazyEarlierNotesQuery, type Offer } from '@/entities/offer';
import { apiErrorOf } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { LoadError } from '@/shared/ui/load-error';
import styles from './note-log.module.css';

/** Shows the notes before the first one that is known, where there may be any. */
export function EarlierNotes({ offer: { id, notes, hasEarlierNotes } }: { offer: Offer }) {
  const [load, { error, isFetching }] = useLazyEarlierNotesQuery();
  const before = notes[0]?.id;
  if (!hasEarlierNotes || before === undefined) return null;
  const show = () => void load({ offerId: id, before });
  return (
    <div className={styles.earlier}>
      {error && !isFetching ? (
        <LoadError error={apiErrorOf(error)} onRetry={show} />
      ) : (
        <Button variant="quiet" icon="arrow-up" loading={isFetching} onClick={show}>
          Show earlier notes
        </Button>
      )}
    </div>
  );
}
