import {
  numbersOf,
  VARIANT_ORDER,
  VARIANT_TYPE_NAMES,
  type Card,
  type CardVariant,
} from '@domain/card';
import { formatPrice } from '@domain/pricing';
import { CardImage } from '@/entities/card';
import { Panel } from '@/shared/ui/panel';
import styles from './card-printings.module.css';

interface CardPrintingsProps {
  card: Card;
  /** The printing whose picture is shown large, if one was chosen. */
  chosenId: string | null;
  onChoose: (variantId: string) => void;
}

/**
 * All printings from the plainest to the rarest (rules/cards#variant-order), each with its picture, name, number and
 * price.
 */
export const CardPrintings = ({ card, chosenId, onChoose }: CardPrintingsProps) => (
  <Panel title="Printings">
    <ul className={styles.printings} aria-label="Printings">
      {inOrder(card.cardVariants).map((variant) => (
        <li key={variant.id} className={styles.printing}>
          <div className={styles.thumbnail} aria-hidden="true">
            <CardImage
              name={card.name}
              image={variant.images.front ?? card.images.front}
              aspects={card.aspects}
              variantType={variant.variantType}
            />
          </div>
          <div>
            <button
              type="button"
              className={styles.name}
              aria-pressed={variant.id === chosenId}
              onClick={() => onChoose(variant.id)}
            >
              {VARIANT_TYPE_NAMES[variant.variantType]}
            </button>
            <div className={styles.number}>{numbersOf(variant).join(', ')}</div>
          </div>
          <div className={styles.price}>{priceOf(variant)}</div>
        </li>
      ))}
    </ul>
  </Panel>
);

const inOrder = (variants: readonly CardVariant[]) =>
  variants.toSorted(
    (one, other) =>
      VARIANT_ORDER.indexOf(one.variantType) - VARIANT_ORDER.indexOf(other.variantType),
  );

/** N/A for no price and for 0 (rules/prices#market-price). */
const priceOf = ({ currentMarketPrice }: CardVariant) =>
  currentMarketPrice?.priceCents ? formatPrice(currentMarketPrice.priceCents) : 'N/A';
