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
import styles from './offer-cards.module.css';
import { OfferTotals } from './offer-totals';

interface OfferCardsProps {
  offer: Offer;
  title?: string;
  /** Of one side of a swap; by default, all of the offer's. */
  items?: readonly OfferItem[];
}

/** The offered cards and their totals (rules/offers#offer-page). */
export function OfferCards({
  offer,
  title,
  items: offerItems = offer.offerItems,
}: OfferCardsProps) {
  const { groups, gone, error, retry } = useOfferCards(offerItems);
  const money = useMoney();
  const pricing = useSellersPricing(offer);
  return (
    <Panel>
      <div className={styles.head}>
        <h2 className={styles.title}>{title ?? 'Cards'}</h2>
        <Muted as="p">{`${counted(offerItems.length, 'printing')}, ${countedCopies(copiesIn({ offerItems }))}`}</Muted>
      </div>
      {error && <LoadError error={error} onRetry={retry} />}
      {groups === null && !error && <CardsPlaceholder count={offerItems.length} />}
      {groups?.map(({ cardSet, printings }) => (
        <section
          key={cardSet.id}
          // Both sides of a swap may have cards of the same set.
          aria-label={title === undefined ? cardSet.name : `${title}: ${cardSet.name}`}
        >
          <h3 className={styles.set}>{cardSet.name}</h3>
          <ul role="list">
            {printings.map((row) => (
              <OfferedCard
                key={row.id}
                offer={offer}
                row={row}
                pricing={pricing}
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
      {offer.offerType !== 'TRADE' && <OfferTotals items={offerItems} />}
    </Panel>
  );
}

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
  row: { card, printing, item },
  pricing,
  money,
  cardSetCode,
}: OfferedCardProps) {
  const { price, beside } = offeredPriceTexts(offer, item, pricing, money);
  return (
    <li
      className={styles.card}
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
        <p className={styles.asked}>{`${item.quantity} × ${price}`}</p>
        <p className={styles.facts}>{beside}</p>
      </div>
      <AgreeOnPrice offer={offer} item={item} label={printingLabel(card, printing)} />
    </li>
  );
}

/** A printing in an offer with its card. */
type OfferedPrinting = ListedPrinting<OfferItem>;

interface OfferCards {
  /** By set, then card number, then variant (rules/offers#offer-page); null until the cards have been loaded once. */
  groups: readonly SetGroup<OfferedPrinting>[] | null;
  /** How many of the offer's printings are no longer in the catalogue. */
  gone: number;
  error: ApiError | null;
  retry: () => void;
}

/** An offer's printings, in the order in which they are shown. */
function useOfferCards(offerItems: readonly OfferItem[]): OfferCards {
  const items = useMemo(
    () => Object.fromEntries(offerItems.map((item) => [item.variantId, item])),
    [offerItems],
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
    gone: shown === undefined ? 0 : offerItems.length - shown,
    error: error ?? (cardSets ? null : sets.error),
    retry: () => {
      if (!cardSets) sets.retry();
      if (error) retry();
    },
  };
}
