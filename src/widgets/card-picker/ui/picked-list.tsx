import { useMemo, useState } from 'react';
import { comparePrintings } from '@domain/printing';
import type { TradeListKind } from '@/features/fill-trade-list';
import { useCardSets } from '@/entities/card-set';
import type { Pick, Picks } from '../model/use-picks';
import styles from './card-picker.module.css';
import { PickerList } from './picker-list';

interface PickedListProps {
  kind: TradeListKind;
  picks: Picks;
  listed: Readonly<Record<string, number>>;
  onPick: (picks: readonly Pick[]) => void;
}

const byNumber = comparePrintings('CARD_NUMBER');

/** What was picked of all sets. What is unpicked here stays until one leaves, so that a slip is easily mended. */
export function PickedList({ kind, picks, listed, onPick }: PickedListProps) {
  const { cardSets } = useCardSets();
  const [shown] = useState(picks);
  const printings = useMemo(() => {
    const placeOf = (cardSetId: string) => cardSets?.findIndex(({ id }) => id === cardSetId) ?? 0;
    return [...shown.values()]
      .filter(({ printing, quantity }) => quantity > (listed[printing.variant.id] ?? 0))
      .map(({ printing }) => printing)
      .sort((a, b) => placeOf(a.card.cardSetId) - placeOf(b.card.cardSetId) || byNumber(a, b));
  }, [shown, listed, cardSets]);
  return (
    <div className={styles.set}>
      <PickerList
        kind={kind}
        printings={printings}
        picks={picks}
        listed={listed}
        counts={undefined}
        onPick={onPick}
        handle={null}
      />
    </div>
  );
}
