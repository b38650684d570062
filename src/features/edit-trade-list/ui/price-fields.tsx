import { clsx } from 'clsx';
import {
  isNamedPrice,
  askedPriceText,
  type Money,
  parsePriceType,
  PRICE_TYPE_CHOICES,
  priceForType,
  typedPriceOf,
} from '@domain/pricing';
import type { SaleListItem } from '@/entities/trade-list';
import { useAppDispatch } from '@/shared/store';
import { PriceField } from '@/shared/ui/price-field';
import { PlainSelect } from '@/shared/ui/select';
import type { OwnItem } from '../model/list-item-draft';
import { STATUS_TEXTS } from '../model/list-item-words';
import { choosePriceType, finishTyping } from '../model/save-list-item';
import type { ShownSaleItem } from '../model/use-sale-item';
import { SaleField } from './sale-field';
import styles from './sale-item-fields.module.css';

interface PriceFieldsProps {
  own: OwnItem<SaleListItem>;
  shown: ShownSaleItem;
  /** The printing's name. */
  label: string;
  money: Money;
}

/** The price of a copy: its kind, and a field for a fixed price (rules/prices#asked-price). */
export function PriceFields({ own, shown, label, money }: PriceFieldsProps) {
  const dispatch = useAppDispatch();
  const { item, statusOf, typed } = shown;
  const status = statusOf('price');
  // While a price is being typed, its kind is fixed, though it isn't saved yet.
  const priceType = typed.price ? 'FIXED' : item.priceType;
  const cents = priceForType(priceType, {
    fixedCents: item.fixedPriceInCents ?? 0,
    marketCents: item.marketAdjustedPriceInCents,
  });
  return (
    <div className={styles.prices}>
      <PlainSelect
        label={`${label}: kind of price`}
        options={PRICE_TYPE_CHOICES}
        value={priceType}
        className={clsx(styles.kind, priceType !== 'FIXED' && styles[status ?? 'calm'])}
        title={(status && STATUS_TEXTS[status]) || undefined}
        onChange={({ target }) => dispatch(choosePriceType(own, parsePriceType(target.value)))}
        onBlur={({ relatedTarget, currentTarget }) => {
          const isStill = currentTarget.closest(`.${styles.prices}`)?.contains(relatedTarget);
          if (!isStill) dispatch(finishTyping(own, 'price'));
        }}
      />
      <span className={styles.amounts}>
        {isNamedPrice(priceType) ? (
          <PriceField
            label={label}
            className={styles.price}
            renderInput={(inputLabel) => (
              <SaleField
                own={own}
                part="price"
                label={inputLabel}
                shown={typedPriceOf(item.fixedPriceInCents ?? 0)}
                typed={typed.price}
                status={status}
              />
            )}
          />
        ) : (
          <span className={styles.priceText}>
            {askedPriceText(priceType, item.marketAdjustedPriceInCents)}
          </span>
        )}
        {money.other && cents !== null && (
          <span className={styles.beside} translate="no">
            {money.price(cents)}
          </span>
        )}
      </span>
    </div>
  );
}
