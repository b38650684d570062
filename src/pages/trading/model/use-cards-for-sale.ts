import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useRef, useState } from 'react';
import { selectCardSearchLine, usePrintingsForSale } from '@/features/filter-cards';
import { type ListedPrinting, useListedPrintings } from '@/entities/card';
import { useCatalogue } from '@/entities/catalogue';
import { useMarket } from '@/entities/printing-fact';
import { selectTradingHub } from '@/entities/trading-hub';
import type { ApiError } from '@/shared/api';
import { useAppSelector } from '@/shared/store';
import { forSaleEndpoints, PAGE, type PrintingForSale } from '../api/for-sale-api';
import { useCheapestSellers } from './use-cheapest-sellers';

/** A printing that others sell, with its card. */
export type ForSaleRow = ListedPrinting<PrintingForSale>;

interface CardsForSale {
  /** The first of them; null until they are first known. The last ones stay while others are being loaded. */
  rows: readonly ForSaleRow[] | null;
  /** How many there are in all; null until that is known. */
  total: number | null;
  isLoading: boolean;
  /** Shows another page; null on the last one. */
  showMore: (() => void) | null;
  error: ApiError | null;
  retry: () => void;
}

const NONE: readonly never[] = [];

/** What others sell of what the search line asks for, found in the browser; first, what the document brought. */
export function useCardsForSale(): CardsForSale {
  const query = useAppSelector(selectCardSearchLine);
  const { cardOrder } = useAppSelector(selectTradingHub);
  const { catalogue, ...file } = useCatalogue();
  const market = useMarket(true, true);
  const found = usePrintingsForSale(catalogue?.cards ?? null, cardOrder);
  const asked = `${query} ${cardOrder.sort} ${cardOrder.direction}`;
  const [more, setMore] = useState({ asked, count: PAGE });
  const count = more.asked === asked ? more.count : PAGE;
  const shown = useMemo(() => found?.slice(0, count) ?? NONE, [found, count]);
  const { sellers, ...cheapest } = useCheapestSellers(
    useMemo(() => shown.map(({ variant }) => variant.id), [shown]),
  );
  const { data: brought } = forSaleEndpoints.firstForSale.useQueryState(
    found ? skipToken : { query, ...cardOrder },
  );
  const printings = useMemo(() => {
    if (!found) return brought?.printings;
    if (!sellers) return undefined;
    return shown.flatMap(({ card, variant, sellers: of, lowestCents }): PrintingForSale[] => {
      const sellerHandle = sellers[variant.id];
      const item = { cardId: card.id, variantId: variant.id, sellers: of, lowestCents };
      return sellerHandle === undefined ? [] : [{ ...item, sellerHandle }];
    });
  }, [found, shown, sellers, brought]);
  const load = useRows(printings);
  const loads = [file, market, cheapest, load];
  return {
    rows: load.rows,
    total: found?.length ?? brought?.total ?? null,
    isLoading: load.isLoading,
    showMore: found && found.length > count ? () => setMore({ asked, count: count + PAGE }) : null,
    error: loads.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const each of loads) if (each.error) each.retry();
    },
  };
}

/** The printings with their cards, in their order. While these are being loaded, the last rows stay. */
function useRows(printings: readonly PrintingForSale[] | undefined) {
  const items = useMemo(
    () =>
      printings
        ? Object.fromEntries(printings.map((printing) => [printing.variantId, printing]))
        : null,
    [printings],
  );
  const { rows, isLoading, error, retry } = useListedPrintings(items);
  const inOrder = useMemo(() => {
    const byId = new Map(rows?.map((row) => [row.id, row]));
    return rows && printings
      ? printings.flatMap(({ variantId }) => byId.get(variantId) ?? NONE)
      : null;
  }, [rows, printings]);
  const last = useRef(inOrder);
  const isKnown = inOrder !== null && !isLoading;
  if (isKnown) last.current = inOrder;
  return { rows: last.current ?? inOrder, isLoading: !isKnown, error, retry };
}
