import type { Printing } from '@domain/printing';
import type { TradeListKind } from '@domain/trade-list';
import { suggestedQuantity } from '@/features/fill-trade-list';
import type { SetCollection } from '@/entities/collection';
import { Button } from '@/shared/ui/button';
import type { Pick, Picks } from '../model/use-picks';
import styles from './card-picker.module.css';

interface PickSuggestedProps {
  kind: TradeListKind;
  /** Those that are shown, which are what is picked of. */
  printings: readonly Printing[];
  picks: Picks;
  listed: Readonly<Record<string, number>>;
  counts: SetCollection['counts'];
  onPick: (picks: readonly Pick[]) => void;
}

/** Picks all that is missing, or all that can be spared, of the printings that are shown; never fewer than picked. */
export function PickSuggested({
  kind,
  printings,
  picks,
  listed,
  counts,
  onPick,
}: PickSuggestedProps) {
  const suggested = printings.flatMap((printing): Pick[] => {
    const { id } = printing.variant;
    const held = listed[id] ?? 0;
    const quantity = suggestedQuantity(kind, held, counts[id]);
    return quantity > Math.max(held, picks.get(id)?.quantity ?? 0) ? [{ printing, quantity }] : [];
  });
  return (
    <Button
      className={styles.suggested}
      disabled={suggested.length === 0}
      onClick={() => onPick(suggested)}
    >
      {kind === 'WANT_LIST' ? 'Pick missing' : 'Pick extras'}
      {suggested.length > 0 && ` (${suggested.length.toLocaleString('en')})`}
    </Button>
  );
}
