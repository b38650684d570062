import { useEffect, type MouseEvent } from 'react';
import type { SaleListItem } from '@/entities/sale-list';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { flashEnded } from '../model/sale-drafts-slice';
import { removeSaleItem } from '../model/save-sale-item';
import { useSaleItem } from '../model/use-sale-item';
import { PriceFields } from './price-fields';
import { QuantityField } from './quantity-field';
import styles from './sale-item-fields.module.css';

interface SaleItemFieldsProps {
  saleListId: string;
  /** From the server. */
  item: SaleListItem;
  /** The printing in words: “Lantern Scout, Foil”. */
  label: string;
}

/** What the owner sets of a printing on their sale list. */
export function SaleItemFields({ saleListId, item, label }: SaleItemFieldsProps) {
  const dispatch = useAppDispatch();
  const shown = useSaleItem(item);
  const own = { saleListId, item };
  const { variantId } = item;
  const isSaved = shown.statusOf('quantity') === 'saved' || shown.statusOf('price') === 'saved';
  useEffect(() => {
    // A flash ends with the row that shows it.
    if (isSaved) return () => void dispatch(flashEnded(variantId));
    return undefined;
  }, [dispatch, isSaved, variantId]);

  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    neighbour(currentTarget)?.focus({ preventScroll: true });
    dispatch(removeSaleItem(own));
  };
  return (
    <div
      className={styles.fields}
      onAnimationEnd={() => isSaved && dispatch(flashEnded(variantId))}
    >
      <QuantityField own={own} shown={shown} label={label} />
      <PriceFields own={own} shown={shown} label={label} />
      <Button
        variant="quiet"
        icon="delete"
        data-removes={variantId}
        aria-label={`Take ${label} off the list`}
        onClick={remove}
      />
    </div>
  );
}

/** The same button of the next row, or else of the one before: the focus isn't lost with a row. */
function neighbour(button: HTMLButtonElement): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('[data-removes]')];
  const at = all.indexOf(button);
  return all[at + 1] ?? all[at - 1];
}
