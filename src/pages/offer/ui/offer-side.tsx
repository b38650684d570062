import { clsx } from 'clsx';
import { type CSSProperties, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { mainColour, printingName } from '@domain/card';
import { cardPath } from '@domain/page';
import type { MarketPricing, Money } from '@domain/pricing';
import { groupBySet, type SetGroup } from '@domain/printing';
import { AgreeOnPrice, useSellersPricing } from '@/features/act-on-offer';
import {
  CardThumbnail,
  printingLabel,
  useListedPrintings,
  type ListedPrinting,
} from '@/entities/card';
import { useCardSets } from '@/entities/card-set';
import { copiesIn, type Offer, type OfferItem, offeredPriceTexts } from '@/entities/offer';
import type { ApiError } from '@/shared/api';
import { counted, countedCopies } from '@/shared/lib/format';
import { useMoney } from '@/shared/lib/money';
import { LoadError } from '@/shared/ui/load-error';
import { Muted } from '@/shared/ui/muted';
import { Panel } from '@/shared/ui/panel';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { ShownItem } from '../model/shown-items';
import styles from './offer-side.module.css';

interface OfferSideProps {
  offer: Offer;
  title: string;
  shown: readonly ShownItem[];
  /** The money that goes the same way; null for none. */
  paid: string | null;
  /** What the last counter changed in it; null for nothing. */
  paidMark: string | null;
}

/** What one side of an offer gives: its cards in the specification's order, and money (rules/offers#offer-page). */
export function OfferSide({ offer, title, shown, paid, paidMark }: OfferSideProps) {
  const { groups: found, gone, error, retry } = useOfferCards(shown);
  const items = shown.flatMap(({ item }) => item ?? []);
  const money = useMoney();
  const pricing = useSellersPricing(offer);
  // The seller's rule would change the lines that are there already.
  const groups = pricing === undefined ? null : found;
  return (
    <Panel>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {items.length > 0 && (
          <Muted as="p">{`${counted(items.length, 'printing')}, ${countedCopies(copiesIn({ offerItems: items }))}`}</Muted>
        )}
      </div>
      {error && <LoadError error={error} onRetry={retry} />}
      {groups === null && !error && shown.length > 0 && <CardsPlaceholder count={shown.length} />}
      {groups?.map(({ cardSet, printings }) => (
        // Both sides of a swap may have cards of the same set.
        <section key={cardSet.id} aria-label={`${title}: ${cardSet.name}`}>
          <h3 className={styles.set}>{cardSet.name}</h3>
          <ul role="list">
            {printings.map((row) => (
              <OfferedCard
                key={row.id}
                offer={offer}
                row={row}
                pricing={pricing ?? null}
                money={money}
                cardSetCode={cardSet.code}
              />
            ))}
          </ul>
        </section>
      ))}
      {gone > 0 && (
        <p
          className={styles.gone}
        >{`${counted(gone, 'printing')} of this offer ${gone === 1 ? 'is' : 'are'} no longer in the catalogue.`}</p>
      )}
      {(paid ?? paidMark) !== null && (
        <p className={styles.money}>
          <span>Money</span> {paidMark !== null && <Mark>{paidMark}</Mark>}{' '}
          <strong>{paid ?? 'none'}</strong>
        </p>
      )}
    </Panel>
  );
}

/** What the last counter changed. */
const Mark = ({ children }: { children: string }) => (
  <span className={styles.mark}>{children}</span>
);

const CardsPlaceholder = ({ count }: { count: number }) => (
  <div role="status" aria-busy="true">
    <VisuallyHidden>Loading...</VisuallyHidden>
    <SkeletonBlock className={styles.setPlaceholder} />
    {Array.from({ length: count }, (_, index) => (
      <SkeletonBlock key={index} className={styles.cardPlaceholder} />
    ))}
  </div>
);

interface OfferedCardProps {
  offer: Offer;
  row: OfferedPrinting;
  pricing: MarketPricing | null;
  money: Money;
  cardSetCode: string;
}

/** A printing in an offer: full card number, name, printing, and quantity × price (rules/offers#offer-page). */
function OfferedCard({
  offer,
  row: {
    card,
    printing,
    item: { item, mark },
  },
  pricing,
  money,
  cardSetCode,
}: OfferedCardProps) {
  return (
    <li
      className={clsx(styles.card, item === null && styles.out)}
      style={{ '--aspect-colour': mainColour(card.aspects) } as CSSProperties}
    >
      <CardThumbnail image={printing.images.front ?? card.images.front} aspects={card.aspects} />
      <div className={styles.words}>
        <Link to={cardPath(card.id)} className={styles.name} translate="no">
          {card.name}
        </Link>
        {card.subtitle && (
          <span className={styles.subtitle} translate="no">
            {card.subtitle}
          </span>
        )}
        <p className={styles.facts}>
          <span translate="no">
            {card.standardFullCardNumber ?? `${cardSetCode}_${printing.number}`}
          </span>
          <span aria-hidden="true"> · </span>
          <span className={styles.printing}>{printingName(card, printing)}</span>
        </p>
      </div>
      <div className={styles.price}>
        {item && <OfferedPrice offer={offer} item={item} pricing={pricing} money={money} />}
        {mark !== null && <Mark>{mark}</Mark>}
      </div>
      {item && <AgreeOnPrice offer={offer} item={item} label={printingLabel(card, printing)} />}
    </li>
  );
}

interface OfferedPriceProps extends Pick<OfferedCardProps, 'offer' | 'pricing' | 'money'> {
  item: OfferItem;
}

/** Quantity × price, and the market's price if it is another. */
function OfferedPrice({ offer, item, pricing, money }: OfferedPriceProps) {
  const { price, beside } = offeredPriceTexts(offer, item, pricing, money);
  return (
    <>
      <p className={styles.asked}>{`${item.quantity} × ${price}`}</p>
      {beside !== null && <p className={styles.facts}>{beside}</p>}
    </>
  );
}

/** A printing in an offer with its card. */
type OfferedPrinting = ListedPrinting<ShownItem>;

interface OfferCards {
  /** By set, then card number, then variant (rules/offers#offer-page); null until the cards have been loaded once. */
  groups: readonly SetGroup<OfferedPrinting>[] | null;
  /** How many of the offer's printings are no longer in the catalogue. */
  gone: number;
  error: ApiError | null;
  retry: () => void;
}

/** An offer's printings, in the order in which they are shown. */
function useOfferCards(shownItems: readonly ShownItem[]): OfferCards {
  const items = useMemo(
    () => Object.fromEntries(shownItems.map((item) => [item.variantId, item])),
    [shownItems],
  );
  const { rows, error, retry } = useListedPrintings(items);
  const sets = useCardSets();
  const { cardSets } = sets;
  const groups = useMemo(
    () => rows && cardSets && groupBySet(rows, cardSets, 'CARD_NUMBER'),
    [rows, cardSets],
  );
  const shown = groups?.reduce((sum, { printings }) => sum + printings.length, 0);
  return {
    groups,
    gone: shown === undefined ? 0 : shownItems.length - shown,
    error: error ?? (cardSets ? null : sets.error),
    retry: () => {
      if (!cardSets) sets.retry();
      if (error) retry();
    },
  };
}
