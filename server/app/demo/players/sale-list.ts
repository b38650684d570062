import { playsetOf } from '@domain/collection';
import type { PostageStep } from '@domain/deal';
import type { MarketPricing, PriceType, RoundingStep } from '@domain/pricing';
import type { Random } from '../catalogue';
import { daysAgo, type Ledger } from './ledger';
import type { DemoPrinting, SetPool } from './printing';

export interface DemoSale {
  variantId: string;
  /** 1 to 4. */
  quantity: number;
  priceType: PriceType;
  /** In whole cents; null unless the price is fixed. */
  fixedPriceCents: number | null;
  /** ISO 8601. */
  updatedAt: string;
}

/** A player's settings of a sale list. */
interface DemoSaleSettings {
  banner: string;
  pricing: MarketPricing;
  /** Null if they state none. */
  postage: PostageStep[] | null;
  minimumCents: number;
}

export interface DemoSaleList extends DemoSaleSettings {
  sales: DemoSale[];
}

/** Copies that a player can do without. */
export interface Extra {
  printing: DemoPrinting;
  copies: number;
}

/** Copies beyond a playset of plain printings and one of others; no plain commons. */
export function extrasOf(pools: readonly SetPool[], ledger: Pick<Ledger, 'countOf'>): Extra[] {
  return pools
    .flatMap(({ printings }) => printings)
    .filter(({ rarity, variantType }) => rarity !== 'COMMON' || variantType !== 'STANDARD')
    .map((printing) => {
      const isPlain = printing.variantType === 'STANDARD';
      const kept = isPlain ? playsetOf(printing.cardType, 0) : 1;
      return { printing, copies: ledger.countOf(printing.id).inventory - kept };
    })
    .filter(({ copies }) => copies > 0);
}

/** The weights of CONTACT, FIXED and MARKET prices. */
const PRICE_WEIGHTS = [10, 27, 63];
const QUARTER = 25;
const MAX_COPIES = 4;

/** A sale list of extra copies, each printing once, with all price types. */
export function saleListOf(
  extras: readonly Extra[],
  settings: DemoSaleSettings,
  random: Random,
): DemoSaleList {
  const once = new Map(extras.map((extra) => [extra.printing.id, extra]));
  const sales = [...once.values()].map(({ printing, copies }) => ({
    variantId: printing.id,
    quantity: Math.min(copies, MAX_COPIES),
    ...priceOf(printing, random),
    updatedAt: daysAgo(1 + random.next() * 45),
  }));
  return { ...settings, sales };
}

/** Rare printings have no fixed price. */
function priceOf(
  { variantType, marketPriceCents }: DemoPrinting,
  random: Random,
): Pick<DemoSale, 'priceType' | 'fixedPriceCents'> {
  const way = random.weighted(PRICE_WEIGHTS);
  if (way === 0 || marketPriceCents === null || variantType === 'PRESTIGE_SERIALIZED') {
    return { priceType: 'CONTACT', fixedPriceCents: null };
  }
  if (way === 2) return { priceType: 'MARKET', fixedPriceCents: null };
  const quarters = Math.round((marketPriceCents * (0.85 + random.next() * 0.25)) / QUARTER);
  return { priceType: 'FIXED', fixedPriceCents: Math.max(1, quarters) * QUARTER };
}

export const COLLECTORS_SETTINGS: DemoSaleSettings = {
  banner:
    'Everything comes from my own binders and went straight into sleeves. I post on Fridays; swaps are just as welcome.',
  pricing: { percentageAdjustment: -10, roundingStep: 25 },
  postage: [
    { upToCopies: 4, upToCents: 2_500, cents: 120 },
    { upToCopies: null, upToCents: null, cents: 495 },
  ],
  minimumCents: 0,
};

export const TRADERS_SETTINGS: DemoSaleSettings = {
  banner:
    'Looking for a whole playset? Ask me for a better price.\nPick-up at the club on Thursdays.',
  pricing: { percentageAdjustment: 5, roundingStep: 50 },
  postage: [
    { upToCopies: 17, upToCents: 2_500, cents: 190 },
    { upToCopies: null, upToCents: null, cents: 450 },
  ],
  minimumCents: 300,
};

/** Most banners are empty. */
const BANNERS = [
  '',
  '',
  '',
  'Making room for the next set.',
  'I answer in the evenings.',
  'Foils first, please.',
  'Cheaper from five cards on.',
];
const PERCENTAGES = [-20, -15, -10, -5, 0, 0, 0, 5, 10];
const STEPS: RoundingStep[] = [0, 0, 0, 25, 50, 100];

/** A generated trader's settings. */
export const someSettings = (random: Random): DemoSaleSettings => ({
  banner: random.pick(BANNERS),
  pricing: {
    percentageAdjustment: random.pick(PERCENTAGES),
    roundingStep: random.pick(STEPS),
  },
  postage: null,
  minimumCents: 0,
});
