import { useEffect, useRef, useState } from 'react';
import { TRADE_LISTS, type TradeListKind } from '@domain/trade-list';
import { useOwnList } from '@/features/fill-trade-list';
import { counted } from '@/shared/lib/format';
import { keepWindowOpen } from '@/shared/lib/browser/unsaved-work';
import { Button } from '@/shared/ui/button';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { raisingPicks, usePicks } from '../../model/use-picks';
import { PickerDialog } from './picker-dialog';
import styles from './card-picker.module.css';

interface AddCardsButtonProps {
  kind: TradeListKind;
  /** Whether its dialog is open, which an empty list's box opens too. */
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * Opens the dialog in which the owner picks printings for their want list or sale list (rules/trade-lists#picker).
 * Picks are kept while the page is open, so that closing the dialog by mistake loses nothing.
 */
export function AddCardsButton({ kind, isOpen, onOpen, onClose }: AddCardsButtonProps) {
  const [added, setAdded] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const { picks, pick, clear } = usePicks();
  const list = useOwnList(kind);
  const hasPicks = raisingPicks(picks, list.quantities ?? {}).length > 0;
  useEffect(() => (hasPicks ? keepWindowOpen() : undefined), [hasPicks]);
  const isAdded = !isOpen && added > 0;
  useEffect(() => {
    // An empty list's button, to which the dialog returns the focus, goes with its box.
    if (isAdded) button.current?.focus();
  }, [isAdded]);
  const finish = (count: number) => {
    clear();
    setAdded(count);
    onClose();
  };
  const leave = () => {
    setAdded(0);
    onClose();
  };
  return (
    <>
      <Button
        ref={button}
        icon="add"
        aria-label="Add Cards"
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <span className={styles.words}>Add Cards</span>
      </Button>
      <VisuallyHidden>
        <span role="status">
          {isAdded && `${counted(added, 'printing')} added to your ${TRADE_LISTS[kind].name}`}
        </span>
      </VisuallyHidden>
      {isOpen && (
        <PickerDialog
          kind={kind}
          list={list}
          picks={picks}
          onPick={pick}
          onAdded={finish}
          onClose={leave}
        />
      )}
    </>
  );
}
