import { useMemo, useState } from 'react';
import type { CardPrinting } from '@domain/find-cards';
import { comparePrintings } from '@domain/printing';
import type { TradeListKind } from '@domain/trade-list';
import { suggestedQuantities } from '@/features/fill-trade-list';
import { useCardSets } from '@/entities/card-set';
import type { SetCollection } from '@/entities/collection';
import { type OwnWants, useOwnWants } from '@/entities/trade-list';
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
  const own = useOwnWants(kind === 'WANT_LIST');
  const suggested = useMemo(() => {
    const quantities = suggestedQuantities(kind, {
      rows: printings,
      counts,
      listed,
      own: own && withPicks(own, picks),
    });
    return printings.flatMap((row): Pick[] => {
      const quantity = quantities.get(row.printing.id) ?? 0;
      return quantity > (picks.get(row.printing.id)?.quantity ?? 0) ? [{ row, quantity }] : [];
    });
  }, [kind, printings, counts, listed, own, picks]);
  return (
    <Button
      className={styles.suggested}
      disabled={suggested.length === 0}
      onClick={() => onPick(suggested)}
    >{`${kind === 'WANT_LIST' ? 'Pick missing' : 'Pick extras'}${suggested.length > 0 ? ` (${formatNumber(suggested.length)})` : ''}`}</Button>
  );
}

/** Wants as they are once the picks are on the list. */
function withPicks({ wants, newWants }: OwnWants, picks: Picks): OwnWants {
  const then = new Map(wants.map((want) => [want.variantId, want]));
  for (const [variantId, { row, quantity }] of picks) {
    const want = then.get(variantId) ?? { ...newWants, variantId, cardId: row.card.id, quantity };
    then.set(variantId, { ...want, quantity: Math.max(want.quantity, quantity) });
  }
  return { wants: [...then.values()], newWants };
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
