import { nanoid } from '@reduxjs/toolkit';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { SharingSubject } from '@domain/sharing';
import { MAX_ITEMS_AT_ONCE } from '@domain/trade-list';
import { PrintingChanges, type PrintingChange } from '@/entities/card';
import { counted, formatNumber } from '@/shared/lib/format';
import { useAppDispatch, type AppThunk } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Muted } from '@/shared/ui/muted';
import { Notice } from '@/shared/ui/notice';
import { Skeleton } from '@/shared/ui/skeleton';
import type { BulkOutcome } from '../model/bulk-commands';
import { bulkChangeMade } from '../model/last-change-slice';
import { bulkActionClosed } from '../model/selection-slice';
import styles from './change-selected.module.css';

interface BulkDialogProps<Change extends PrintingChange> {
  title: string;
  of: SharingSubject;
  /** The dialog's fields, above the preview. */
  fields?: ReactNode;
  /** The changes take copies away. */
  removes?: boolean;
  /** A note that applies to all changes. */
  about?: ReactNode;
  /** The changes; null until they are known, or if they can't be applied. */
  changes: readonly Change[] | null;
  /** Shown instead of the changes if there is nothing to show; without it, they are loading. */
  notYet?: ReactNode;
  /** Shown if nothing would change. */
  nothing: string;
  /** The effect of the changes: “12 printings, 24 copies added”. */
  wordsFor: (changes: readonly Change[]) => string;
  /** @param key the same for the same changes, so that a retry applies them only once */
  apply: (changes: readonly Change[], key: string) => AppThunk<Promise<BulkOutcome>>;
}

const NOTHING: ReadonlySet<string> = new Set();
const TOO_MANY = `At most ${formatNumber(MAX_ITEMS_AT_ONCE)} printings can be changed at once. Leave some of them out.`;

/** Shows each change that would be made, lets the person leave some out, and makes the others at once, all or none. */
export function BulkDialog<Change extends PrintingChange>({
  title,
  of,
  fields,
  removes = false,
  about,
  changes,
  notYet,
  nothing,
  wordsFor,
  apply,
}: BulkDialogProps<Change>) {
  const dispatch = useAppDispatch();
  const contents = useRef<HTMLDivElement>(null);
  const [leftOut, setLeftOut] = useState(NOTHING);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const chosen = useMemo(
    () => (changes ?? []).filter(({ printing }) => !leftOut.has(printing.id)),
    [changes, leftOut],
  );
  // Different changes need a new key.
  const { key } = useMemo(() => ({ chosen, key: nanoid() }), [chosen]);
  const isTooMany = chosen.length > MAX_ITEMS_AT_ONCE;
  const close = () => {
    // The request continues anyway, so the dialog waits for its result.
    if (!isSaving) dispatch(bulkActionClosed());
  };

  const make = async () => {
    setSaving(true);
    const outcome = await dispatch(apply(chosen, key));
    setSaving(false);
    if ('failure' in outcome) {
      setFailure(outcome.failure);
      // The button that had the focus was disabled.
      contents.current?.focus();
      return;
    }
    dispatch(bulkChangeMade({ of, words: wordsFor(chosen), undo: outcome.undo }));
    dispatch(bulkActionClosed());
  };

  return (
    <Dialog
      title={title}
      size="large"
      onClose={close}
      isUnsaved={isSaving ? false : undefined}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant={removes ? 'destructive' : 'primary'}
            disabled={chosen.length === 0 || isTooMany}
            loading={isSaving}
            onClick={() => void make()}
          >
            {chosen.length === 0
              ? 'Apply'
              : `${removes ? 'Remove copies of' : 'Change'} ${counted(chosen.length, 'printing')}`}
          </Button>
        </>
      }
    >
      <div ref={contents} tabIndex={-1} className={styles.contents}>
        {failure && (
          <Notice tone="error" title="Nothing was changed">
            {failure}
          </Notice>
        )}
        {fields && <div className={styles.fields}>{fields}</div>}
        {about && <Muted as="p">{about}</Muted>}
        {changes === null ? (
          (notYet ?? <Skeleton lines={8} label="Loading your list" />)
        ) : changes.length === 0 ? (
          <p role="status">{nothing}</p>
        ) : (
          <PrintingChanges
            label="What will change"
            changes={changes}
            leftOut={leftOut}
            sum={isTooMany ? TOO_MANY : wordsFor(chosen)}
            onLeaveOut={setLeftOut}
          />
        )}
      </div>
    </Dialog>
  );
}
