import { useMemo } from 'react';
import { printingLabel, useListedPrintings } from '@/entities/card';
import { FairnessSums, type Offer, otherName, useOfferFairnessQuery } from '@/entities/offer';
import { apiErrorOf } from '@/shared/api';
import { LoadError } from '@/shared/ui/load-error';
import { Panel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';

/** What stands behind the sums of an offer's cards (rules/fairness). */
export function OfferFairness({ offer }: { offer: Offer }) {
  const { currentData: fairness, error, refetch } = useOfferFairnessQuery(offer.id);
  const nameOf = useNames(offer);
  const failure = fairness ? undefined : apiErrorOf(error);
  return (
    <Panel title="About these cards">
      {failure && <LoadError error={failure} onRetry={() => void refetch()} />}
      {fairness && (
        <FairnessSums fairness={fairness} otherName={otherName(offer)} nameOf={nameOf} />
      )}
      {!fairness && !failure && <Skeleton lines={4} label={null} />}
    </Panel>
  );
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
