import { type ChangedCopies, isSameTerms, type SwapTerms, termsChange } from '@domain/offer';
import { usePrintingLabel } from '@/entities/card';
import type { Offer, SentItem } from '@/entities/offer';
import { counted } from '@/shared/lib/format';
import { useMoney } from '@/shared/lib/money';
import { moneyChangeText, termsPriceText } from '../model/terms-words';
import styles from './terms-changes.module.css';

interface TermsChangesProps {
  offer: Offer;
  before: SwapTerms<SentItem>;
  after: SwapTerms<SentItem>;
  /** How many printings each kind of change names; by default all. */
  most?: number;
}

/** What terms changed in those before them. */
export function TermsChanges({ offer, before, after, most = Infinity }: TermsChangesProps) {
  const money = useMoney();
  const change = termsChange(before, after, offer.mySide);
  if (isSameTerms(change)) return <p>The same terms as before.</p>;
  const { gives, gets, prices } = change;
  const paid = moneyChangeText(change.money, money);
  return (
    <dl className={styles.changes}>
      <ChangedPile name="You give" copies={gives} most={most} />
      <ChangedPile name="You get" copies={gets} most={most} />
      {prices.length > 0 && (
        <div>
          <dt>Prices</dt>
          {prices.slice(0, most).map(({ variantId, ...price }) => (
            <Named key={variantId} variantId={variantId}>
              {`${termsPriceText(price.after, money)} instead of ${termsPriceText(price.before, money)}`}
            </Named>
          ))}
          <More count={prices.length - most} />
        </div>
      )}
      {paid !== null && (
        <div>
          <dt>Money</dt>
          <dd>{paid}</dd>
        </div>
      )}
    </dl>
  );
}

interface ChangedPileProps {
  name: string;
  copies: readonly ChangedCopies[];
  most: number;
}

const ChangedPile = ({ name, copies, most }: ChangedPileProps) =>
  copies.length > 0 && (
    <div>
      <dt>{name}</dt>
      {copies.slice(0, most).map((change) => (
        <Changed key={change.variantId} {...change} />
      ))}
      <More count={copies.length - most} />
    </div>
  );

const Changed = ({ variantId, copies }: ChangedCopies) => (
  <dd>{`${copies > 0 ? '+' : '−'} ${Math.abs(copies)} × ${usePrintingLabel(variantId)}`}</dd>
);

const Named = ({ variantId, children }: { variantId: string; children: string }) => (
  <dd>{`${usePrintingLabel(variantId)}: ${children}`}</dd>
);

const More = ({ count }: { count: number }) =>
  count > 0 && <dd>{`and ${counted(count, 'other printing')}, marked below`}</dd>;
