import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { mainColour, VARIANT_TYPE_NAMES } from '@domain/card';
import { cardPath } from '@domain/page';
import { askedPriceText, formatPrice } from '@domain/pricing';
import { CardThumbnail } from '@/entities/card';
import type { OfferedPrinting } from '../model/use-offer-cards';
import styles from './offer-cards.module.css';

interface OfferedCardProps {
  printing: OfferedPrinting;
  cardSetCode: string;
}

/** A printing in an offer: full card number, name, variant, and quantity × price (rules/offers#offer-page). */
export const OfferedCard = ({
  printing: { card, variant, item },
  cardSetCode,
}: OfferedCardProps) => (
  <li
    className={styles.card}
    style={{ '--aspect-colour': mainColour(card.aspects) } as CSSProperties}
  >
    <CardThumbnail image={variant.images.front ?? card.images.front} aspects={card.aspects} />
    <div className={styles.words}>
      <Link to={cardPath(card.id)} className={styles.name}>
        {card.name}
      </Link>
      {card.subtitle && <span className={styles.subtitle}>{card.subtitle}</span>}
      <p className={styles.facts}>
        {card.standardFullCardNumber ?? `${cardSetCode}_${variant.number}`}
        <span aria-hidden="true"> · </span>
        <span className={styles.variant}>{VARIANT_TYPE_NAMES[variant.variantType]}</span>
      </p>
    </div>
    <div className={styles.price}>
      <p className={styles.asked}>
        {item.quantity} × {askedPriceText(item.priceType, item.fixedPriceInCents)}
      </p>
      <p className={styles.facts}>
        {item.marketPriceInCents
          ? `Market ${formatPrice(item.marketPriceInCents)}`
          : 'No market price'}
      </p>
    </div>
  </li>
);
