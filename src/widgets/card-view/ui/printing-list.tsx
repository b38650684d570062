import type { ReactNode } from 'react';
import { byPlainness, numbersOf, VARIANT_TYPE_NAMES, type Card, type Printing } from '@domain/card';
import type { Money } from '@domain/pricing';
import { CardThumbnail } from '@/entities/card';
import { useMoney } from '@/shared/lib/money';
import { useAppDispatch } from '@/shared/store';
import { tabChosen } from '../model/card-view-slice';
import { PriceChange } from './price-change';
import styles from './printing-list.module.css';

interface PrintingListProps {
  card: Card;
  /** The printing that is shown. */
  printing: Printing | undefined;
  /** Renders the viewer's counts and lists of a printing, below it. */
  renderOwn: (printing: Printing) => ReactNode;
}

/**
 * All printings from the plainest to the rarest (rules/cards#variant-order), each with its number, price, price change,
 * and the viewer's counts and lists. Choosing one shows it.
 */
export function PrintingList({ card, printing: shown, renderOwn }: PrintingListProps) {
  const dispatch = useAppDispatch();
  const money = useMoney();
  return (
    <ul className={styles.printings} aria-label="Printings">
      {card.cardVariants.toSorted(byPlainness).map((printing) => {
        const { id, variantType, images } = printing;
        return (
          <li key={id} className={styles.printing} data-shown={id === shown?.id}>
            <div className={styles.thumbnail} aria-hidden="true">
              <CardThumbnail image={images.front ?? card.images.front} aspects={card.aspects} />
            </div>
            <div className={styles.words}>
              <button
                type="button"
                className={styles.name}
                aria-pressed={id === shown?.id}
                onClick={() => dispatch(tabChosen({ cardId: card.id, variantType }))}
              >
                {VARIANT_TYPE_NAMES[variantType]}
              </button>
              <span className={styles.number} translate="no">
                {numbersOf(printing).join(', ')}
              </span>
            </div>
            <div className={styles.prices}>
              <span className={styles.price}>{priceOf(printing, money)}</span>
              <PriceChange card={card} printing={printing} />
            </div>
            <div className={styles.own}>{renderOwn(printing)}</div>
          </li>
        );
      })}
    </ul>
  );
}

/** Where the viewer's decks with the card are named, below its printings; its place is held while they load. */
export const DecksLine = ({ children }: { children?: ReactNode }) => (
  <p className={styles.decks}>
    <span>In your decks:</span>
    {children}
  </p>
);

/** N/A for no price and for 0 (rules/prices#market-price). */
const priceOf = ({ currentMarketPrice }: Printing, money: Money) =>
  currentMarketPrice?.priceCents ? money.price(currentMarketPrice.priceCents) : 'N/A';
