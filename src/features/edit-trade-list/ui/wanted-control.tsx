import { MAX_WANTED } from '@domain/trade-list';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { Select } from '@/shared/ui/select';
import { listDrafts, selectDrafts } from '../model/list-drafts-slice';
import { seenItemOf, shownItem, type OwnItem } from '../model/list-item-draft';
import { setQuantity } from '../model/save-list-item';
import { WantTerms } from './want-terms';
import styles from './wanted-control.module.css';

interface WantedControlProps {
  own: OwnItem;
  /** The printing's name for screen readers: “Lantern Scout, Foil”. */
  label: string;
}

/** 1 to 5 (rules/trade-lists#want-quantity). */
const QUANTITIES = Array.from({ length: MAX_WANTED }, (_, at) => ({
  value: String(at + 1),
  label: String(at + 1),
}));

/**
 * How many copies of a printing the viewer wants, and a button that takes it off the list after a confirmation
 * (rules/trade-lists#want-quantity).
 */
export function WantedControl({ own, label }: WantedControlProps) {
  const dispatch = useAppDispatch();
  const { kind, listId, item } = own;
  const { variantId, cardId } = item;
  const draft = useAppSelector((state) => selectDrafts(state, kind).entries[variantId]);
  const shown = shownItem(item, draft);
  const { quantity } = shown;
  const set = (wanted: number) => dispatch(setQuantity(own, wanted));
  return (
    <div className={styles.control} role="group" aria-label={label}>
      <Button
        variant="quiet"
        icon="less"
        className={styles.step}
        aria-label={`One fewer: ${label}`}
        // Not disabled: the button would lose the focus while it is being pressed.
        aria-disabled={quantity <= 1}
        onClick={() => set(quantity - 1)}
      />
      <Select
        label={`Wanted copies of ${label}`}
        hideLabel
        className={styles.quantity}
        options={QUANTITIES}
        value={String(quantity)}
        onChange={(event) => set(Number(event.target.value))}
      />
      <Button
        variant="quiet"
        icon="add"
        className={styles.step}
        aria-label={`One more: ${label}`}
        aria-disabled={quantity >= MAX_WANTED}
        onClick={() => set(quantity + 1)}
      />
      <WantTerms own={{ ...own, item: shown }} label={label} />
      <Button
        variant="quiet"
        icon="delete"
        className={styles.remove}
        aria-label={`Remove ${label}`}
        aria-haspopup="dialog"
        onClick={() =>
          dispatch(
            listDrafts[kind].actions.removalAsked({
              listId,
              variantId,
              cardId,
              ...seenItemOf(item),
            }),
          )
        }
      />
    </div>
  );
}
