import { type Card, type Printing, VARIANT_TYPE_NAMES } from '../card';
import type { TradeListKind } from '../trade-list';
import { cardLines } from './card-line';
import { csvText } from './csv-text';

/** The export formats of want lists and sale lists (rules/collection-files#lists). */
export type TradeListFormat = 'csv' | 'txt';

/** A printing on a list, with what a file says about it. */
export interface ListedForFile {
  quantity: number;
  setCode: string;
  card: Pick<Card, 'name' | 'subtitle' | 'cardVariants'>;
  printing: Printing;
  /** The seller's price of a copy in whole cents; null for a price by agreement. */
  askedCents?: number | null;
  /** What it means as a want, as `wantText` says it. */
  want?: string | undefined;
}

/** A list as text, one card per line. */
export const tradeListText = (listed: readonly ListedForFile[]): string =>
  cardLines(
    listed.map(
      ({ quantity: count, setCode, card: { name, subtitle, cardVariants }, printing, want }) => ({
        count,
        setCode,
        name,
        subtitle,
        printing,
        printings: cardVariants,
        ...(want && { meaning: want }),
      }),
    ),
  );

/** Dollars such as `1.17`; empty without a price. */
const dollars = (cents: number | null | undefined): string =>
  cents ? (cents / 100).toFixed(2) : '';

/** The columns that the import knows, with prices in dollars. */
const COLUMNS: Record<TradeListKind, readonly string[]> = {
  WANT_LIST: ['Set', 'CardNumber', 'Name', 'Subtitle', 'Variant', 'Count', 'MarketPrice', 'Want'],
  SALE_LIST: ['Set', 'CardNumber', 'Name', 'Subtitle', 'Variant', 'Count', 'MarketPrice', 'Price'],
};

/** A list as CSV, in a format that the import reads, too. */
export const tradeListCsv = (kind: TradeListKind, listed: readonly ListedForFile[]): string =>
  csvText([
    COLUMNS[kind],
    ...listed.map(({ quantity, setCode, card, printing, askedCents, want }) => [
      setCode,
      printing.number,
      card.name,
      card.subtitle ?? '',
      VARIANT_TYPE_NAMES[printing.variantType],
      String(quantity),
      dollars(printing.currentMarketPrice?.priceCents),
      kind === 'SALE_LIST' ? dollars(askedCents) : (want ?? ''),
    ]),
  ]);

const FILE_NAMES: Record<TradeListKind, string> = {
  WANT_LIST: 'want_list',
  SALE_LIST: 'sale_list',
};

/** `{handle}_want_list.csv`. */
export const tradeListFileName = (
  kind: TradeListKind,
  handle: string | null,
  format: TradeListFormat,
): string => `${handle ?? 'my'}_${FILE_NAMES[kind]}.${format}`;
