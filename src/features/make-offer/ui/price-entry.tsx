import {
  canBeTyped,
  isMarketPrice,
  isNamedPrice,
  parsePriceType,
  PRICE_TYPE_CHOICES,
  typedPriceOf,
  type PriceType,
} from '@domain/pricing';
import { AskedPrice } from '@/entities/trade-list';
import { useMoney } from '@/shared/lib/money';
import { useAppDispatch } from '@/shared/store';
import { PriceField } from '@/shared/ui/price-field';
import { Select } from '@/shared/ui/select';
import { priceLeft, priceTypeChosen, priceTyped } from '../model/offer-drafts-slice';
import type { OfferedItem } from '../model/offered-item';
import styles from './offered-row.module.css';

interface PriceEntryProps {
  item: OfferedItem;
  /** The printing's name. */
  label: string;
  /** The id of the price's error message. */
  describedBy: string | undefined;
}

/** The proposed price of a copy: its kind, and a field for a fixed price (rules/prices#asked-price). */
export function PriceEntry({ item, label, describedBy }: PriceEntryProps) {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const { row, priceType, priceInCents, adjustedPriceInCents, typedPrice } = item;
  const { id: variantId } = row;
  const choose = (chosen: PriceType) =>
    void dispatch(priceTypeChosen({ variantId, priceType: chosen, cents: firstPrice(item) }));
  return (
    <div className={styles.prices}>
      <Select
        label={`${label}: kind of price`}
        hideLabel
        options={PRICE_TYPE_CHOICES}
        value={priceType}
        className={styles.kind}
        onChange={({ target }) => choose(parsePriceType(target.value))}
      />
      {isNamedPrice(priceType) ? (
        <PriceField
          label={label}
          cents={priceInCents}
          renderInput={(inputLabel) => (
            <input
              type="text"
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="done"
              aria-label={inputLabel}
              aria-invalid={describedBy ? true : undefined}
              aria-describedby={describedBy}
              className={styles.price}
              value={typedPrice ?? typedPriceOf(priceInCents ?? 0)}
              onChange={({ target }) => dispatch(priceTyped({ variantId, text: target.value }))}
              onFocus={({ target }) => target.select()}
              onBlur={() => dispatch(priceLeft(variantId))}
            />
          )}
        />
      ) : (
        <span className={styles.priceText}>
          {isMarketPrice(priceType) ? (
            <AskedPrice
              priceType={priceType}
              cents={adjustedPriceInCents}
              marketCents={item.marketPriceInCents}
              money={money}
            />
          ) : (
            'To be agreed'
          )}
        </span>
      )}
    </div>
  );
}

/** The initial fixed price: the list's, or else the market's; null if neither can be typed. */
function firstPrice({ row, adjustedPriceInCents }: OfferedItem): number | null {
  const cents = row.item.fixedPriceInCents ?? adjustedPriceInCents;
  return cents !== null && canBeTyped(cents) ? cents : null;
}
