import { useMemo } from 'react';
import { useAuth } from '@/entities/session';
import { countedCopies } from '@/shared/lib/format';
import { useMoney } from '@/shared/lib/money';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/link-button';
import type { DeckRow } from '../model/deck-sections';
import { WantMissing } from './want-missing';
import styles from './deck-page.module.css';

interface MissingPanelProps {
  deckId: string;
  rows: readonly DeckRow[];
  /** False while cards are edited: the primary button is Save then. */
  isSaved: boolean;
}

/** What the viewer lacks for the deck in copies and money, and the way to their want list (rules/decks#missing). */
export function MissingPanel({ deckId, rows, isSaved }: MissingPanelProps) {
  const money = useMoney();
  const hasHandle = Boolean(useAuth().user?.handle);
  const lacking = useMemo(() => rows.filter(({ missing }) => missing > 0), [rows]);
  const copies = lacking.reduce((sum, { missing }) => sum + missing, 0);
  const cents = lacking.reduce(
    (sum, { missing, need }) => sum + missing * (need?.cheapest?.priceCents ?? 0),
    0,
  );
  const unpriced = lacking.reduce(
    (sum, { missing, need }) => sum + (need?.cheapest ? 0 : missing),
    0,
  );
  const total = rows.reduce((sum, { line }) => sum + line.copies, 0);
  if (total === 0) return null;
  return (
    <section aria-label="What is missing" className={styles.panel}>
      <p className={styles.figure}>
        {copies === 0 ? 'You own all of it' : `${countedCopies(copies)} missing`}
      </p>
      <p className={styles.about}>
        {copies === 0
          ? 'No offer and no other built deck holds these copies.'
          : [
              `${total - copies} of ${total} copies are free for it.`,
              copies > unpriced && `The cheapest printings cost ${money.sum(cents)}.`,
              unpriced > 0 && `${countedCopies(unpriced)} without a price.`,
            ]
              .filter(Boolean)
              .join(' ')}
      </p>
      {copies > 0 &&
        (hasHandle ? (
          <div className={styles.ways}>
            <LinkButton
              variant={isSaved ? 'primary' : 'secondary'}
              icon="offers"
              to={`${routes.deals}?deck=${encodeURIComponent(deckId)}`}
            >
              Find the cheapest deal
            </LinkButton>
            <WantMissing deckId={deckId} lacking={lacking} />
          </div>
        ) : (
          <LinkButton variant="quiet" icon="user" to={routes.profile}>
            Set a handle to want cards
          </LinkButton>
        ))}
    </section>
  );
}
