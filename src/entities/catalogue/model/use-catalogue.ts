import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Card } from '@domain/card';
import { type CatalogueFile, unpackCatalogue } from '@domain/catalogue-file';
import { type CardFinder, cardFinderOf } from '@domain/find-cards';
import { apiErrorOf, type ApiError, toApiError } from '@/shared/api';
import { useCatalogueQuery } from '../api/catalogue-api';

/** All sets' cards, without pictures, and what finds one of them by what somebody types. */
export interface Catalogue {
  cards: readonly Card[];
  finder: CardFinder;
  /** When the newest price was recorded, as ISO 8601; null where no printing has a price. */
  pricesRecordedAt: string | null;
}

/** What was made of the newest file: it takes a while, and every screen uses the same. */
let unpacked: { file: CatalogueFile; catalogue: Catalogue | { error: ApiError } } | undefined;

function catalogueOf(file: CatalogueFile): Catalogue | { error: ApiError } {
  if (unpacked?.file !== file) unpacked = { file, catalogue: unpack(file) };
  return unpacked.catalogue;
}

function unpack(file: CatalogueFile): Catalogue | { error: ApiError } {
  try {
    const cards = unpackCatalogue(file);
    const sets = file.sets.map(([id, code]) => ({ id, code }));
    return { cards, finder: cardFinderOf(cards, sets), pricesRecordedAt: newestOf(file) };
  } catch (thrown) {
    return { error: toApiError(thrown) };
  }
}

const newestOf = ({ printings }: CatalogueFile): string | null =>
  printings.pricedAt.of
    .filter((at) => at !== null)
    .toSorted()
    .at(-1) ?? null;

export interface CatalogueLoad {
  /** Null until it is loaded. */
  catalogue: Catalogue | null;
  error: ApiError | null;
  retry: () => void;
}

/**
 * The cards of all sets, loaded when something first uses this.
 *
 * @param isNeeded false requests nothing yet
 */
export function useCatalogue({ isNeeded = true } = {}): CatalogueLoad {
  const { data, error, isFetching, refetch } = useCatalogueQuery(isNeeded ? undefined : skipToken);
  const made = useMemo(() => (data === undefined ? null : catalogueOf(data)), [data]);
  const isReadable = made !== null && !('error' in made);
  return {
    catalogue: isReadable ? made : null,
    error:
      made !== null && 'error' in made
        ? made.error
        : isFetching || isReadable
          ? null
          : (apiErrorOf(error) ?? null),
    retry: () => void refetch(),
  };
}
