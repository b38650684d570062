import { MAX_WANTED } from '@domain/want-list';
import { isShown } from '@/shared/lib/outbox';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { Select } from '@/shared/ui/select';
import { setWanted } from '../model/save-wanted';
import { seenWantOf, type OwnWant } from '../model/want-draft';
import { removalAsked, selectDraft } from '../model/want-drafts-slice';
import styles from './wanted-control.module.css';

interface WantedControlProps {
  own: OwnWant;
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
  const { wantListId, item } = own;
  const { variantId, cardId } = item;
  const draft = useAppSelector((state) => selectDraft(state, variantId));
  const quantity = draft && isShown(draft) ? draft.wanted.quantity : item.quantity;
  const set = (wanted: number) => dispatch(setWanted(own, wanted));
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
      <Button
        variant="quiet"
        icon="delete"
        className={styles.remove}
        aria-label={`Remove ${label}`}
        aria-haspopup="dialog"
        onClick={() =>
          dispatch(removalAsked({ wantListId, variantId, cardId, ...seenWantOf(item) }))
        }
      />
    </div>
  );
}
