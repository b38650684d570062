import { memo } from 'react';
import { printingNumberText } from '@domain/card';
import type { ListOfferType } from '@domain/offer';
import { priceForType, type Money } from '@domain/pricing';
import { CardThumbnail, FullName, printingLabel } from '@/entities/card';
import { commitmentWords } from '@/entities/offer';
import { AskedPrice, WantedBadge } from '@/entities/trade-list';
import { QuantityEntry } from '@/shared/ui/quantity-entry';
import type { OfferPick, OfferPile } from '../model/offer-draft';
import type { Offerable } from '../model/offered-item';
import styles from './available-row.module.css';

interface AvailableRowProps {
  row: Offerable;
  offerType: ListOfferType;
  /** Whether the viewer gets or gives it. */
  pile: OfferPile;
  /** How many copies the viewer looks for. */
  wanted: number | undefined;
  /** How many copies are in the offer. */
  quantity: number;
  /** Whether the offer has no room for another printing. */
  isFull: boolean;
  /** In CSS pixels. */
  height: number;
  isActive: boolean;
  money: Money;
  onChoose: (pick: OfferPick) => void;
}

/** A printing on somebody's list: its price, how many copies are free, and how many are in the offer. */
export const AvailableRow = memo(function AvailableRow({
  row: { id, item, card, printing },
  offerType,
  pile,
  wanted,
  quantity,
  isFull,
  height,
  isActive,
  money,
  onChoose,
}: AvailableRowProps) {
  const { priceType, fixedPriceInCents, available, cardId } = item;
  const marketCents = printing.currentMarketPrice?.priceCents ?? null;
  const cents = priceForType(priceType, {
    fixedCents: fixedPriceInCents,
    marketCents: item.atMarketPrice(marketCents),
  });
  return (
    <div className={styles.row} style={{ height }} data-offered={quantity > 0}>
      <span className={styles.picture}>
        <CardThumbnail image={printing.images.front ?? card.images.front} aspects={card.aspects} />
      </span>
      <span className={styles.words}>
        <FullName card={card} className={styles.name} />
        <span className={styles.printing} translate="no">
          {printingNumberText(card, printing)}
        </span>
        <span className={styles.price}>
          <AskedPrice priceType={priceType} cents={cents} marketCents={marketCents} money={money} />
        </span>
        <span className={styles.free} data-free={available > 0}>
          <span>{freeWords(item, offerType, pile)}</span> <WantedBadge count={wanted} />
        </span>
      </span>
      <QuantityEntry
        label={printingLabel(card, printing)}
        value={quantity}
        least={0}
        most={isFull && quantity === 0 ? 0 : available}
        isActive={isActive}
        onChange={(value) => onChoose({ variantId: id, cardId, quantity: value })}
      />
    </div>
  );
});

/** “3 wanted · 2 in your offer · you have 1 left”. */
function freeWords(item: Offerable['item'], offerType: ListOfferType, pile: OfferPile): string {
  const { listed, committed, sellerHas, taken } = item;
  return [
    commitmentWords(listed, item, offerType),
    taken > 0 && `${taken} in your offer`,
    sellerHas < listed - committed && `${pile === 'gives' ? 'you' : 'they'} have ${sellerHas} left`,
  ]
    .filter((part) => part !== false)
    .join(' · ');
}
