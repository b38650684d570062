import { useMemo } from 'react';
import { buyerSide } from '@domain/offer';
import type { Money } from '@domain/pricing';
import { printingLabel, useListedPrintings } from '@/entities/card';
import {
  FairnessSums,
  type Offer,
  otherName,
  priceComparisonText,
  totalOf,
  useOfferFairnessQuery,
} from '@/entities/offer';
import { apiErrorOf } from '@/shared/api';
import { useMoney } from '@/shared/lib/money';
import { LoadError } from '@/shared/ui/load-error';
import { Panel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';

/** What both sides of an offer give each other, at market prices (rules/fairness). */
export function OfferFairness({ offer }: { offer: Offer }) {
  const { currentData: fairness, error, refetch } = useOfferFairnessQuery(offer.id);
  const nameOf = useNames(offer);
  const money = useMoney();
  const failure = fairness ? undefined : apiErrorOf(error);
  return (
    <Panel title="What each side gives">
      {failure && <LoadError error={failure} onRetry={() => void refetch()} />}
      {fairness && (
        <FairnessSums
          fairness={fairness}
          otherName={otherName(offer)}
          nameOf={nameOf}
          comparison={comparisonOf(offer, money)}
        />
      )}
      {!fairness && !failure && <Skeleton lines={6} label={null} />}
    </Panel>
  );
}

/** How the price of an offer for money differs from the market; undefined for a swap. */
function comparisonOf(offer: Offer, money: Money): string | undefined {
  const { offerType, mySide, offerItems } = offer;
  if (offerType === 'TRADE') return undefined;
  const buyer = buyerSide(offerType) === mySide ? 'You pay' : `${otherName(offer)} pays`;
  return priceComparisonText(totalOf(offerItems), buyer, money);
}

/** The names of an offer's printings; the id of one that is no longer in the catalogue. */
function useNames({ offerItems }: Offer): (variantId: string) => string {
  const items = useMemo(
    () => Object.fromEntries(offerItems.map((item) => [item.variantId, item])),
    [offerItems],
  );
  const { rows } = useListedPrintings(items);
  return useMemo(() => {
    const names = new Map(
      rows?.map(({ id, card, printing }) => [id, printingLabel(card, printing)]),
    );
    return (variantId) => names.get(variantId) ?? variantId;
  }, [rows]);
}
