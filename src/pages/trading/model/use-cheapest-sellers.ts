import { useMemo } from 'react';
import { useAnswers } from '@/shared/lib/use-answers';
import { forSaleEndpoints, PAGE, type PrintingForSale } from '../api/for-sale-api';

/**
 * Who sells some printings cheapest, by the printing's id, without those that nobody sells any more; null until all are
 * known. They are asked page by page, so that more of them don't ask again about the first.
 */
export function useCheapestSellers(printings: readonly PrintingForSale[]) {
  const pages = useMemo(() => {
    const ids = printings.map(({ variantId }) => variantId);
    return Array.from({ length: Math.ceil(ids.length / PAGE) }, (_, page) =>
      ids.slice(page * PAGE, (page + 1) * PAGE),
    );
  }, [printings]);
  const { answers, ...load } = useAnswers(forSaleEndpoints.cheapestSellers, pages);
  const sellers = useMemo(
    (): Readonly<Record<string, string>> | null => answers && Object.assign({}, ...answers),
    [answers],
  );
  return { sellers, ...load };
}
