import { FullName, useNamedCards } from '@/entities/card';
import { Muted } from '@/shared/ui/muted';
import { Panel } from '@/shared/ui/panel';
import type { LackingCard } from '../../model/lacking-cards';
import styles from './deals-page.module.css';

/** Further ones are counted. */
const MOST_NAMED = 12;

/** The cards that a deal doesn't bring. */
export function LackingCards({ lacking }: { lacking: readonly LackingCard[] }) {
  const named = lacking.slice(0, MOST_NAMED);
  const { cards } = useNamedCards(named.map(({ cardId }) => cardId));
  if (lacking.length === 0) return null;
  return (
    <Panel title="What this deal lacks">
      <ul role="list" aria-label="What this deal lacks" className={styles.lacking}>
        {named.map(({ cardId, copies }, at) => {
          const card = cards.get(cardId);
          return (
            <li key={`${at} ${cardId}`}>
              <span>{`${copies} ×`}</span> {card ? <FullName card={card} /> : <Muted>A card</Muted>}
            </li>
          );
        })}
        {lacking.length > MOST_NAMED && (
          <li>
            <Muted>{`And ${lacking.length - MOST_NAMED} more.`}</Muted>
          </li>
        )}
      </ul>
    </Panel>
  );
}
