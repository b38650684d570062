import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { TradeListKind } from '@domain/trade-list';
import type { ApiError } from '@/shared/api';
import { counted } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { LoadError } from '@/shared/ui/load-error';
import { Skeleton } from '@/shared/ui/skeleton';
import { useOwnList } from '../model/own-list';
import type { Quantities, Raise } from '../model/raises';
import { FillPreview, FillResult } from './fill-preview';
import styles from './fill-trade-list.module.css';

interface FillDialogProps {
  kind: TradeListKind;
  words: {
    title: string;
    /** A note that applies to all changes. */
    about: string;
    /** Shown if nothing would change. */
    nothing: string;
  };
  /** What would change on a list that holds these copies; null until that is known. The same function until it changes. */
  raisesOf: (listed: Quantities) => readonly Raise[] | null;
  /** Why that can't be known, and the way to try again. */
  failed?: { error: ApiError | null; retry: () => void } | undefined;
  /** Why nothing can be added. */
  refusal?: string | null | undefined;
  /** Further choices, above the changes. */
  settings?: ReactNode;
  /** Called when everything that was chosen is on the list, also if that was nothing. */
  onFilled?: (() => void) | undefined;
  onClose: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Shows each change that would be made, lets the person leave some out, and makes the others in one request. */
export function FillDialog(props: FillDialogProps) {
  const { kind, words, raisesOf, failed, refusal = null, settings, onFilled, onClose } = props;
  const list = useOwnList(kind);
  const contents = useRef<HTMLDivElement>(null);
  const { quantities: listed } = list;
  const [leftOut, setLeftOut] = useState(NOTHING);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [added, setAdded] = useState<number | null>(null);
  const raises = useMemo(() => listed && raisesOf(listed), [raisesOf, listed]);
  const chosen = raises?.filter(({ printing }) => !leftOut.has(printing.id)) ?? [];
  const error = list.error ?? failed?.error ?? null;

  const add = async () => {
    setSaving(true);
    const wrong = await list.save(
      chosen.map(({ printing, to }) => ({ variantId: printing.id, quantity: to })),
    );
    setSaving(false);
    setFailure(wrong);
    if (wrong === null) {
      setAdded(chosen.length);
      onFilled?.();
    }
    // The button that had the focus was disabled, and may be gone.
    contents.current?.focus();
  };

  const hasNothing = raises?.length === 0 && refusal === null;
  const isDone = added !== null || hasNothing;
  return (
    <Dialog
      title={words.title}
      size="large"
      onClose={() => {
        // The request continues anyway, so the dialog waits for its result.
        if (!isSaving) onClose();
      }}
      isUnsaved={isDone || isSaving ? false : undefined}
      actions={
        isDone ? (
          <Button
            variant="primary"
            onClick={() => {
              if (added === null) onFilled?.();
              onClose();
            }}
          >
            Done
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              variant="primary"
              disabled={chosen.length === 0 || refusal !== null}
              loading={isSaving}
              onClick={() => void add()}
            >
              {chosen.length === 0 || refusal !== null
                ? 'Add'
                : `Add ${counted(chosen.length, 'printing')}`}
            </Button>
          </>
        )
      }
    >
      <div ref={contents} tabIndex={-1} className={styles.contents}>
        {added === null && settings}
        {added !== null ? (
          <FillResult kind={kind} added={added} onUndo={list.undo} />
        ) : error !== null ? (
          <LoadError error={error} onRetry={list.error ? list.retry : () => failed?.retry()} />
        ) : refusal !== null ? (
          <p role="alert">{refusal}</p>
        ) : raises === null ? (
          <Skeleton lines={8} label="Loading your list" />
        ) : hasNothing ? (
          <p>{words.nothing}</p>
        ) : (
          <FillPreview
            kind={kind}
            about={words.about}
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
