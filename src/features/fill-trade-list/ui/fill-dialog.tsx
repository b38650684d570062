import { useMemo, useRef, useState } from 'react';
import type { Card } from '@domain/card';
import type { TradeListKind } from '@domain/trade-list';
import type { SetCollection } from '@/entities/collection';
import { counted } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { LoadError } from '@/shared/ui/load-error';
import { Skeleton } from '@/shared/ui/skeleton';
import { FILL_WORDS } from '../model/fill-words';
import { useOwnList } from '../model/own-list';
import { raisesOf } from '../model/raises';
import { FillPreview, FillResult } from './fill-preview';
import styles from './fill-trade-list.module.css';

interface FillDialogProps {
  kind: TradeListKind;
  cards: readonly Card[];
  counts: SetCollection['counts'];
  onClose: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Shows each change that would be made, lets the person leave some out, and makes the others in one request. */
export function FillDialog({ kind, cards, counts, onClose }: FillDialogProps) {
  const list = useOwnList(kind);
  const contents = useRef<HTMLDivElement>(null);
  const { quantities: listed } = list;
  const [leftOut, setLeftOut] = useState(NOTHING);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [added, setAdded] = useState<number | null>(null);
  const raises = useMemo(
    () => listed && raisesOf(kind, { cards, counts, listed }),
    [kind, cards, counts, listed],
  );
  const chosen = raises?.filter(({ variant }) => !leftOut.has(variant.id)) ?? [];

  const add = async () => {
    setSaving(true);
    const wrong = await list.save(
      chosen.map(({ variant, to }) => ({ variantId: variant.id, quantity: to })),
    );
    setSaving(false);
    setFailure(wrong);
    if (wrong === null) setAdded(chosen.length);
    // The button that had the focus was disabled, and may be gone.
    contents.current?.focus();
  };

  const isDone = added !== null || raises?.length === 0;
  return (
    <Dialog
      title={FILL_WORDS[kind].title}
      size="large"
      onClose={() => {
        // The request continues anyway, so the dialog waits for its result.
        if (!isSaving) onClose();
      }}
      actions={
        isDone ? (
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              variant="primary"
              disabled={chosen.length === 0}
              loading={isSaving}
              onClick={() => void add()}
            >
              {chosen.length === 0 ? 'Add' : `Add ${counted(chosen.length, 'printing')}`}
            </Button>
          </>
        )
      }
    >
      <div ref={contents} tabIndex={-1} className={styles.contents}>
        {added !== null ? (
          <FillResult kind={kind} added={added} />
        ) : raises === null ? (
          list.error ? (
            <LoadError error={list.error} onRetry={list.retry} />
          ) : (
            <Skeleton lines={8} label="Loading your list" />
          )
        ) : raises.length === 0 ? (
          <p>{FILL_WORDS[kind].nothing}</p>
        ) : (
          <FillPreview
            about={FILL_WORDS[kind].about}
            raises={raises}
            leftOut={leftOut}
            failure={failure}
            onLeaveOut={setLeftOut}
          />
        )}
      </div>
    </Dialog>
  );
}
