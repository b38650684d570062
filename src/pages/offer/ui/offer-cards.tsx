import type { Offer } from '@/entities/offer';
import { counted, countedCopies } from '@/shared/lib/counted';
import { LoadError } from '@/shared/ui/load-error';
import { Panel } from '@/shared/ui/panel';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { useOfferCards } from '../model/use-offer-cards';
import styles from './offer-cards.module.css';
import { OfferTotals } from './offer-totals';
import { OfferedCard } from './offered-card';

/** What is to change hands, and what it comes to (rules/offers#offer-page). */
export function OfferCards({ offer: { offerItems } }: { offer: Offer }) {
  const { groups, gone, error, retry } = useOfferCards(offerItems);
  const copies = offerItems.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Panel>
      <div className={styles.head}>
        <h2 className={styles.title}>Cards</h2>
        <p className={styles.count}>
          {counted(offerItems.length, 'printing')}, {countedCopies(copies)}
        </p>
      </div>
      {error && <LoadError error={error} onRetry={retry} />}
      {groups === null && !error && <CardsPlaceholder count={offerItems.length} />}
      {groups?.map(({ cardSet, printings }) => (
        <section key={cardSet.id} aria-label={cardSet.name}>
          <h3 className={styles.set}>{cardSet.name}</h3>
          {/* Safari forgets that a list without bullets is one. */}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
          <ul role="list" className={styles.cards}>
            {printings.map((printing) => (
              <OfferedCard key={printing.id} printing={printing} cardSetCode={cardSet.code} />
            ))}
          </ul>
        </section>
      ))}
      {gone > 0 && (
        <p className={styles.gone}>
          {counted(gone, 'printing')} of this offer {gone === 1 ? 'is' : 'are'} no longer in the
          catalogue.
        </p>
      )}
      <OfferTotals items={offerItems} />
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
