import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useRef, useState } from 'react';
import {
  selectCardSearchLine,
  usePrintingsForSale,
  selectTradingHub,
} from '@/features/filter-cards';
import { type ListedPrinting, useListedPrintings } from '@/entities/card';
import { useCatalogue } from '@/entities/catalogue';
import { useMarket } from '@/entities/printing-fact';
import type { ApiError } from '@/shared/api';
import { useAppSelector } from '@/shared/store';
import { forSaleEndpoints, PAGE, type PrintingForSale } from '../api/for-sale-api';
import { useCheapestSellers } from './use-cheapest-sellers';

/** A printing that others sell, with who asks the lowest price, or one of the sellers. */
interface SoldPrinting extends PrintingForSale {
  sellerHandle: string;
}

/** A printing for sale, with its card. */
export type ForSaleRow = ListedPrinting<SoldPrinting>;

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
  const { data: brought } = forSaleEndpoints.firstForSale.useQueryState(
    found ? skipToken : { query, ...cardOrder },
  );
  const shown = useMemo(
    () =>
      found
        ?.slice(0, count)
        .map(({ card, printing, sellers: of, lowestCents }): PrintingForSale => ({
          cardId: card.id,
          variantId: printing.id,
          sellers: of,
          lowestCents,
        })) ?? brought?.printings,
    [found, count, brought],
  );
  const { sellers, ...cheapest } = useCheapestSellers(shown ?? NONE);
  const printings = useMemo(() => {
    if (!shown || !sellers) return undefined;
    return shown.flatMap((printing): SoldPrinting[] => {
      const sellerHandle = sellers[printing.variantId];
      return sellerHandle === undefined ? [] : [{ ...printing, sellerHandle }];
    });
  }, [shown, sellers]);
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
function useRows(printings: readonly SoldPrinting[] | undefined) {
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
  // None aren't kept: they would be an empty table.
  return {
    rows: isKnown || last.current?.length ? last.current : null,
    isLoading: !isKnown,
    error,
    retry,
  };
}
