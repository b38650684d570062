import type { ReactNode } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { printingName, VARIANT_TYPE_NAMES, type Card, type Printing } from '@domain/card';
import { cardPath } from '@domain/page';
import { askedAmountText, priceInDollars } from '@domain/pricing';
import { loginPath } from '@domain/user';
import { useMoney } from '@/shared/lib/money';
import { routes } from '@/shared/routes';
import { useFirstListings } from '../api/listing-api';
import styles from './card-summary.module.css';
import { PriceChange } from './price-change';

interface CardSummaryProps {
  card: Card;
  /** The shown printing. */
  printing: Printing;
  /** What the viewer has. */
  own: ReactNode;
}

/** What most people open a card for: its price, whether they have it, and who sells it (rules/cards#card-view). */
export const CardSummary = ({ card, printing, own }: CardSummaryProps) => {
  const money = useMoney();
  const cents = printing.currentMarketPrice?.priceCents;
  return (
    <dl className={styles.summary}>
      <SummaryFact
        term={VARIANT_TYPE_NAMES[printing.variantType]}
        value={cents ? money.price(cents) : 'N/A'}
        note={<PriceChange card={card} printing={printing} />}
      />
      {own}
      <Seller card={card} />
    </dl>
  );
};

interface SummaryFactProps {
  term: string;
  value: ReactNode;
  note: ReactNode;
}

/** One of the card's facts, over a few words about it. */
const SummaryFact = ({ term, value, note }: SummaryFactProps) => (
  <div className={styles.fact}>
    <dt>{term}</dt>
    <dd>
      <span className={styles.value}>{value}</span> <span className={styles.note}>{note}</span>
    </dd>
  </div>
);

/** What the viewer has. */
export const OwnFact = (fact: Omit<SummaryFactProps, 'term'>) => (
  <SummaryFact term="You have" {...fact} />
);

const AWAITED = '\u00a0';

/** Its space is reserved while it loads. */
export const AwaitedCopies = () => <OwnFact value={AWAITED} note={AWAITED} />;

/** Leads to sign-in and back. */
export const VisitorsCopies = ({ cardId }: { cardId: string }) => (
  <OwnFact value={<Link to={loginPath(cardPath(cardId))}>Log in</Link>} note="to count copies" />
);

const FOR_SALE = 'For sale';

/** The cheapest of those who sell the card, in any printing. */
function Seller({ card }: { card: Card }) {
  const { currentData } = useFirstListings(card.id);
  const money = useMoney();
  const [cheapest] = currentData?.BUY.nodes ?? [];
  if (!cheapest) {
    return (
      <SummaryFact
        term={FOR_SALE}
        value={currentData ? 'No' : AWAITED}
        note={currentData ? 'nobody lists it' : AWAITED}
      />
    );
  }
  const { userHandle, variantId, priceType, priceInCents } = cheapest;
  const printing = card.cardVariants.find(({ id }) => id === variantId);
  return (
    <SummaryFact
      key={userHandle}
      term={FOR_SALE}
      value={
        priceInCents === null
          ? priceType && askedAmountText(priceType, null)
          : priceInDollars(priceInCents, money)
      }
      note={
        <>
          <span>by</span>{' '}
          <Link to={generatePath(routes.saleList, { handle: userHandle })} translate="no">
            {userHandle}
          </Link>
          <span>{printing && `, ${printingName(card, printing)}`}</span>
        </>
      }
    />
  );
}
