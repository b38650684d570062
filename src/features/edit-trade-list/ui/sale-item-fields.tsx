import { useEffect, type MouseEvent } from 'react';
import type { Money } from '@domain/pricing';
import type { SaleListItem } from '@/entities/trade-list';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { listDrafts } from '../model/list-drafts-slice';
import type { OwnItem } from '../model/list-item-draft';
import { removeItem } from '../model/save-list-item';
import { useSaleItem } from '../model/use-sale-item';
import { PriceFields } from './price-fields';
import { QuantityField } from './quantity-field';
import styles from './sale-item-fields.module.css';

const { flashEnded } = listDrafts.SALE_LIST.actions;

interface SaleItemFieldsProps {
  own: OwnItem<SaleListItem>;
  /** The printing's name: “Lantern Scout, Foil”. */
  label: string;
  /** How amounts are written, from where the list is made: there are thousands of these. */
  money: Money;
}

/** The owner's fields for a printing on their sale list. */
export function SaleItemFields({ own, label, money }: SaleItemFieldsProps) {
  const dispatch = useAppDispatch();
  const shown = useSaleItem(own.item);
  const { variantId } = own.item;
  const isSaved = shown.statusOf('quantity') === 'saved' || shown.statusOf('price') === 'saved';
  useEffect(() => {
    // If the row is unmounted, its flash ends.
    if (isSaved) return () => void dispatch(flashEnded(variantId));
    return undefined;
  }, [dispatch, isSaved, variantId]);

  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    neighbour(currentTarget)?.focus({ preventScroll: true });
    dispatch(removeItem(own));
  };
  return (
    <div
      className={styles.fields}
      onAnimationEnd={() => isSaved && dispatch(flashEnded(variantId))}
    >
      <QuantityField own={own} shown={shown} label={label} />
      <PriceFields own={own} shown={shown} label={label} money={money} />
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

/** The focus moves to the same button of the next row, or else of the previous one, so it isn't lost with the row. */
function neighbour(button: HTMLButtonElement): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('[data-removes]')];
  const at = all.indexOf(button);
  return all[at + 1] ?? all[at - 1];
}
