import type { RoundingStep } from '@domain/pricing';
import type { Random } from '@server/catalogue/demo';
import type { DemoSaleSettings } from './sale-list';

export const COLLECTORS_SETTINGS: DemoSaleSettings = {
  banner:
    'Everything comes from my own binders and went straight into sleeves. I post on Fridays; swaps are just as welcome.',
  pricing: { percentageAdjustment: -10, roundingStep: 25 },
};

export const TRADERS_SETTINGS: DemoSaleSettings = {
  banner:
    'Looking for a whole playset? Ask me for a better price.\nPick-up at the club on Thursdays.',
  pricing: { percentageAdjustment: 5, roundingStep: 50 },
};

/** Most players say nothing. */
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

/** How one of the generated traders sells. */
export const someSettings = (random: Random): DemoSaleSettings => ({
  banner: random.pick(BANNERS),
  pricing: {
    percentageAdjustment: random.pick(PERCENTAGES),
    roundingStep: random.pick(STEPS),
  },
});
