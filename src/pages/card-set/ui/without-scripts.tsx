import { groupVariants, type Card } from '@domain/card';
import { cardPath } from '@domain/page';
import { MarketPrices } from '@/entities/card';
import styles from './card-set-page.module.css';

/**
 * Cards of a set with their prices and links, for where no script runs: nothing else would draw them there, or say what
 * they cost.
 */
export const WithoutScripts = ({ cards }: { cards: readonly Card[] }) =>
  cards.length === 0 ? null : (
    <noscript>
      <ul className={styles.withoutScripts} aria-label="More cards">
        {cards.map((card) => (
          <li key={card.id}>
            <a href={cardPath(card.id)}>{card.name}</a>{' '}
            <MarketPrices
              variants={groupVariants(card.cardVariants)[0]?.variants ?? []}
              mode="compact"
            />
          </li>
        ))}
      </ul>
    </noscript>
  );
