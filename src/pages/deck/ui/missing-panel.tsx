import { useCallback, useMemo, useState } from 'react';
import { type Card, pricedPrinting } from '@domain/card';
import { raisedTo } from '@domain/trade-list';
import { FillDialog, type Quantities, type Raise } from '@/features/fill-trade-list';
import { useNamedCards } from '@/entities/card';
import { useAuth } from '@/entities/session';
import { countedCopies } from '@/shared/lib/format';
import { useMoney } from '@/shared/lib/money';
import { routes } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { LinkButton } from '@/shared/ui/link-button';
import type { DeckRow } from '../model/deck-sections';
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
            <WantMissing lacking={lacking} />
          </div>
        ) : (
          <LinkButton variant="quiet" icon="user" to={routes.profile}>
            Set a handle to want cards
          </LinkButton>
        ))}
    </section>
  );
}

const WORDS = {
  title: 'Want what this deck lacks',
  about:
    'The cheapest printing of each card. Quantities on the list are never lowered, and a want list holds at most 5 copies of a printing.',
  nothing: 'Your want list has all of it already.',
};

/** Opens a preview of what the want list would hold. */
function WantMissing({ lacking }: { lacking: readonly DeckRow[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="lists" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Want what is missing
      </Button>
      {isOpen && <WantDialog lacking={lacking} onClose={() => setOpen(false)} />}
    </>
  );
}

interface WantDialogProps {
  lacking: readonly DeckRow[];
  onClose: () => void;
}

function WantDialog({ lacking, onClose }: WantDialogProps) {
  // The cheapest printing may be one of a reprint.
  const { cards, areLoaded, error, retry } = useNamedCards(
    lacking.map(({ card, need }) => need?.cheapest?.cardId ?? card.id),
  );
  const raisesOf = useCallback(
    (listed: Quantities) => (areLoaded ? raisesFor(lacking, cards, listed) : null),
    [areLoaded, lacking, cards],
  );
  return (
    <FillDialog
      kind="WANT_LIST"
      words={WORDS}
      raisesOf={raisesOf}
      failed={{ error, retry }}
      onClose={onClose}
    />
  );
}

function raisesFor(
  lacking: readonly DeckRow[],
  cards: ReadonlyMap<string, Card>,
  listed: Quantities,
): Raise[] {
  return lacking.flatMap(({ card, need, missing }) => {
    const of = cards.get(need?.cheapest?.cardId ?? card.id) ?? card;
    const printing =
      of.cardVariants.find(({ id }) => id === need?.cheapest?.variantId) ?? pricedPrinting(of);
    if (!printing) return [];
    const from = listed[printing.id] ?? 0;
    const to = raisedTo('WANT_LIST', from, missing);
    return to > from ? [{ card: of, printing, from, to }] : [];
  });
}
