import { MAX_TERMS, type SwapTerms, termsChange, type ChangedCopies } from '@domain/offer';
import { formatChange } from '@domain/pricing';
import { usePrintingLabel } from '@/entities/card';
import { balanceSentence, type Offer, otherName, type SentTerms, sidesOf } from '@/entities/offer';
import { useMoney } from '@/shared/lib/money';
import { Moment } from '@/shared/ui/moment';
import { Panel } from '@/shared/ui/panel';
import { OfferCards } from './offer-cards';
import styles from './swap-details.module.css';

/** What both sides of a swap give, the money in it, and how its terms came about (rules/offers#swaps). */
export function SwapDetails({ offer }: { offer: Offer }) {
  const { gives, gets } = sidesOf(offer);
  const money = useMoney();
  return (
    <>
      <OfferCards offer={offer} title="You give" items={gives} />
      <OfferCards offer={offer} title={`You get from ${otherName(offer)}`} items={gets} />
      <Panel>
        <h2 className={styles.title}>Money</h2>
        <p className={styles.money}>{balanceSentence(offer, money)}</p>
      </Panel>
      {offer.terms.length > 1 && <TermsHistory offer={offer} />}
    </>
  );
}

/** The terms that were sent, newest first, each with what it changed in those before it. */
function TermsHistory({ offer }: { offer: Offer }) {
  const { terms } = offer;
  return (
    <Panel>
      <h2 className={styles.title}>{`Terms ${offer.termsNumber} of at most ${MAX_TERMS}`}</h2>
      <ol reversed aria-label="Terms so far" className={styles.history}>
        {terms
          .map((sent, at) => (
            <li key={sent.number} value={sent.number} className={styles.round}>
              <p className={styles.who}>
                <span>{sent.sentBy === offer.mySide ? 'You' : otherName(offer)}</span>
                <Moment className={styles.at} at={sent.createdAt} />
              </p>
              <Changes offer={offer} sent={sent} before={terms[at - 1] ?? NOTHING} />
            </li>
          ))
          .toReversed()}
      </ol>
    </Panel>
  );
}

/** What there was before the first terms. */
const NOTHING: SwapTerms = { gives: [], gets: [], balanceInCents: 0, balancePaidBy: null };

interface ChangesProps {
  offer: Offer;
  sent: SentTerms;
  before: SwapTerms;
}

function Changes({ offer, sent, before }: ChangesProps) {
  const { gives, gets, cents } = termsChange(before, sent, offer.mySide);
  const money = useMoney();
  if (gives.length + gets.length === 0 && cents === 0) {
    return <div>The same terms as before.</div>;
  }
  return (
    <dl className={styles.changes}>
      <ChangedPile name="You give" copies={gives} />
      <ChangedPile name="You get" copies={gets} />
      {cents !== 0 && (
        <div>
          <dt>Money for you</dt>
          <dd>{`${formatChange(cents)}${money.beside(cents)}`}</dd>
        </div>
      )}
    </dl>
  );
}

const ChangedPile = ({ name, copies }: { name: string; copies: readonly ChangedCopies[] }) =>
  copies.length > 0 && (
    <div>
      <dt>{name}</dt>
      {copies.map((change) => (
        <Changed key={change.variantId} {...change} />
      ))}
    </div>
  );

const Changed = ({ variantId, copies }: ChangedCopies) => (
  <dd>{`${copies > 0 ? '+' : '−'} ${Math.abs(copies)} × ${usePrintingLabel(variantId)}`}</dd>
);
