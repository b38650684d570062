import { readCount } from '@domain/readers';
import { MAX_FOR_SALE } from '@domain/trade-list';
import type { SaleListItem } from '@/entities/trade-list';
import { useAppDispatch } from '@/shared/store';
import { Icon } from '@/shared/ui/icon';
import type { OwnItem } from '../model/list-item-draft';
import { setQuantity } from '../model/save-list-item';
import type { ShownSaleItem } from '../model/use-sale-item';
import { SaleField } from './sale-field';
import styles from './sale-item-fields.module.css';

interface QuantityFieldProps {
  own: OwnItem<SaleListItem>;
  shown: ShownSaleItem;
  /** The printing's name. */
  label: string;
}

/** How many copies are for sale; reducing stops at 1, since another button takes a printing off the list. */
export function QuantityField({ own, shown, label }: QuantityFieldProps) {
  const dispatch = useAppDispatch();
  const { item, statusOf, typed } = shown;
  const { quantity } = item;
  const step = (by: 1 | -1) => {
    const from = readCount(typed.quantity?.text ?? '') ?? quantity;
    dispatch(setQuantity(own, from + by));
  };
  return (
    <div className={styles.quantity} role="group" aria-label={`${label}: copies for sale`}>
      <button
        type="button"
        className={styles.step}
        aria-label={`One ${label} less`}
        // Not `disabled`: the focus would be lost at 1.
        aria-disabled={quantity === 1}
        onClick={() => step(-1)}
      >
        <Icon name="less" />
      </button>
      <SaleField
        own={own}
        part="quantity"
        label={`${label}: copies`}
        shown={String(quantity)}
        typed={typed.quantity}
        status={statusOf('quantity')}
        onStep={step}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={`One ${label} more`}
        aria-disabled={quantity === MAX_FOR_SALE}
        onClick={() => step(1)}
      >
        <Icon name="add" />
      </button>
    </div>
  );
}
