import { useMemo, useState } from 'react';
import { comparePrintings, type Printing } from '@domain/printing';
import type { TradeListKind } from '@domain/trade-list';
import { useCardSets } from '@/entities/card-set';
import { raisingPicks, type Pick, type Picks } from '../model/use-picks';
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
  const setCodes = useMemo(
    () => Object.fromEntries(cardSets?.map(({ id, code }) => [id, code]) ?? []),
    [cardSets],
  );
  const printings = useMemo(() => {
    const sets = Object.keys(setCodes);
    const placeOf = ({ card }: Printing) => sets.indexOf(card.cardSetId);
    return raisingPicks(shown, listed)
      .map(({ printing }) => printing)
      .sort((a, b) => placeOf(a) - placeOf(b) || byNumber(a, b));
  }, [shown, listed, setCodes]);
  return (
    <div className={styles.set}>
      <PickerList
        kind={kind}
        printings={printings}
        picks={picks}
        listed={listed}
        counts={undefined}
        setCodes={setCodes}
        onPick={onPick}
        handle={null}
      />
    </div>
  );
}
