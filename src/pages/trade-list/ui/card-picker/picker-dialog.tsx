import { useRef, useState } from 'react';
import { TRADE_LISTS, type TradeListKind } from '@domain/trade-list';
import { ChooseCardSet, ChooseCardSetPlaceholder } from '@/features/choose-card-set';
import type { OwnList } from '@/features/fill-trade-list';
import { counted, formatNumber } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { LoadError } from '@/shared/ui/load-error';
import { Notice } from '@/shared/ui/notice';
import {
  usePickedSet,
  raisingPicks,
  type Pick,
  type Picks,
  picksWords,
} from '../../model/use-picks';
import styles from './card-picker.module.css';
import { PickedList } from './pick-suggested';
import { PickerOfSet, type Search } from './picker-of-set';

interface PickerDialogProps {
  kind: TradeListKind;
  list: OwnList;
  picks: Picks;
  onPick: (picks: readonly Pick[]) => void;
  onAdded: (count: number) => void;
  onClose: () => void;
}

const NONE = {};

/** Picks printings of any set and adds them to the viewer's list at once (rules/trade-lists#picker). */
export function PickerDialog({ kind, list, picks, onPick, onAdded, onClose }: PickerDialogProps) {
  const contents = useRef<HTMLDivElement>(null);
  const { sets, cardSet, choose } = usePickedSet(kind);
  const [search, setSearch] = useState<Search>({ line: '', type: null });
  const [isReviewed, setReviewed] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const listed = list.quantities ?? NONE;
  const raising = raisingPicks(picks, listed);
  // Loaded data stays, even if a refetch fails.
  const failed = [sets.cardSets ? null : sets, list.quantities ? null : list].find(
    (load) => load?.error,
  );

  const add = async () => {
    setSaving(true);
    const listings = raising.map(({ row, quantity }) => ({
      variantId: row.printing.id,
      quantity,
    }));
    const wrong = await list.save(listings);
    setSaving(false);
    setFailure(wrong);
    if (wrong === null) onAdded(raising.length);
    // The button that had the focus was disabled.
    else contents.current?.focus();
  };

  return (
    <Dialog
      title={`Add cards to your ${TRADE_LISTS[kind].name}`}
      size="large"
      onClose={() => {
        // The request continues anyway, so the dialog waits for its result.
        if (!isSaving) onClose();
      }}
      // Picks are kept.
      isUnsaved={false}
      actions={
        <PickerActions
          picks={raising}
          isReviewed={isReviewed}
          isSaving={isSaving}
          isReady={list.quantities !== null}
          onReview={() => setReviewed(!isReviewed)}
          onAdd={() => void add()}
        />
      }
    >
      <div ref={contents} tabIndex={-1} className={styles.picker}>
        {failure && (
          <Notice tone="error" title="Adding failed">
            {failure}
          </Notice>
        )}
        {failed?.error ? (
          <LoadError error={failed.error} onRetry={failed.retry} />
        ) : isReviewed ? (
          <PickedList kind={kind} picks={picks} listed={listed} onPick={onPick} />
        ) : sets.cardSets && cardSet ? (
          <ChooseCardSet cardSets={sets.cardSets} active={cardSet.code} onChoose={choose} isCompact>
            <PickerOfSet
              key={cardSet.code}
              kind={kind}
              cardSet={cardSet}
              search={search}
              onSearch={setSearch}
              picks={picks}
              listed={listed}
              onPick={onPick}
            />
          </ChooseCardSet>
        ) : sets.cardSets ? (
          <p className={styles.nothing}>No card sets available</p>
        ) : (
          <ChooseCardSetPlaceholder />
        )}
      </div>
    </Dialog>
  );
}

interface PickerActionsProps {
  /** The picks that exceed what the list holds. */
  picks: readonly Pick[];
  isReviewed: boolean;
  isSaving: boolean;
  /** Whether the list's contents are known. */
  isReady: boolean;
  onReview: () => void;
  onAdd: () => void;
}

/** Shows how much is picked, with buttons that show only the picks and add them to the list. */
const PickerActions = ({
  picks,
  isReviewed,
  isSaving,
  isReady,
  onReview,
  onAdd,
}: PickerActionsProps) => (
  <>
    <p role="status" className={styles.picked}>
      {picksWords(picks)}
    </p>
    <Button
      variant="quiet"
      aria-pressed={isReviewed}
      disabled={picks.length === 0 && !isReviewed}
      onClick={onReview}
    >{`Picked${picks.length > 0 ? ` (${formatNumber(picks.length)})` : ''}`}</Button>
    <Button
      variant="primary"
      disabled={picks.length === 0 || !isReady}
      loading={isSaving}
      onClick={onAdd}
    >
      {picks.length === 0 ? 'Add' : `Add ${counted(picks.length, 'printing')}`}
    </Button>
  </>
);
