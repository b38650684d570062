import { useMemo, useState } from 'react';
import type { CardPrinting } from '@domain/find-cards';
import { comparePrintings } from '@domain/printing';
import type { TradeListKind } from '@domain/trade-list';
import { suggestedQuantity } from '@/features/fill-trade-list';
import { useCardSets } from '@/entities/card-set';
import type { SetCollection } from '@/entities/collection';
import { formatNumber } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { type Pick, type Picks, raisingPicks } from '../../model/use-picks';
import styles from './card-picker.module.css';
import { PickerList } from './picker-list';

interface PickSuggestedProps {
  kind: TradeListKind;
  /** The shown printings, from which it picks. */
  printings: readonly CardPrinting[];
  picks: Picks;
  listed: Readonly<Record<string, number>>;
  counts: SetCollection['counts'];
  onPick: (picks: readonly Pick[]) => void;
}

/** Picks all missing or all extra copies of the shown printings; never lowers a pick. */
export function PickSuggested({
  kind,
  printings,
  picks,
  listed,
  counts,
  onPick,
}: PickSuggestedProps) {
  const suggested = printings.flatMap((row): Pick[] => {
    const { id } = row.printing;
    const held = listed[id] ?? 0;
    const quantity = suggestedQuantity(kind, held, counts[id]);
    return quantity > Math.max(held, picks.get(id)?.quantity ?? 0) ? [{ row, quantity }] : [];
  });
  return (
    <Button
      className={styles.suggested}
      disabled={suggested.length === 0}
      onClick={() => onPick(suggested)}
    >{`${kind === 'WANT_LIST' ? 'Pick missing' : 'Pick extras'}${suggested.length > 0 ? ` (${formatNumber(suggested.length)})` : ''}`}</Button>
  );
}

interface PickedListProps {
  kind: TradeListKind;
  picks: Picks;
  listed: Readonly<Record<string, number>>;
  onPick: (picks: readonly Pick[]) => void;
}

const byNumber = comparePrintings('CARD_NUMBER');

/**
 * The picks of all sets. A printing that is unpicked here stays listed until the person leaves, so a mistake is easy to
 * correct.
 */
export function PickedList({ kind, picks, listed, onPick }: PickedListProps) {
  const { cardSets } = useCardSets();
  const [shown] = useState(picks);
  const setCodes = useMemo(
    () => Object.fromEntries(cardSets?.map(({ id, code }) => [id, code]) ?? []),
    [cardSets],
  );
  const printings = useMemo(() => {
    const sets = Object.keys(setCodes);
    const placeOf = ({ card }: CardPrinting) => sets.indexOf(card.cardSetId);
    return raisingPicks(shown, listed)
      .map(({ row }) => row)
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
