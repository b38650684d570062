import type { PriceType, RoundingStep } from '@domain/pricing';
import type { Answers, Fixture } from './answers';

export interface FakeSaleItem {
  quantity: number;
  priceType: PriceType;
  /** In whole cents; null unless the price is FIXED. */
  fixedPriceInCents: number | null;
  /** The server's adjusted price; null without a market price. */
  marketAdjustedPriceInCents: number | null;
  cardId: string;
  version: number;
}

interface FakeSettings {
  banner: string;
  /** Left out if it isn't. */
  isBannerRemoved?: boolean;
  percentageAdjustment: number;
  roundingStep: RoundingStep;
  /** Left out if the seller says nothing. */
  postage?: Fixture<'PostageStep'>[];
  minimumInCents?: number;
  version: number;
}

export interface FakeSaleList {
  settings: FakeSettings;
  /** By the printing's id. */
  items: Record<string, FakeSaleItem>;
  /** How often it was changed. */
  revision: number;
}

/** The sale lists of the fake API; tests change them in place, also to simulate other tabs. */
export interface FakeSaleLists {
  /** The viewer's; null while they have none. */
  own: FakeSaleList | null;
  /** Other players' lists that the viewer may see, by handle. */
  shared: Record<string, FakeSaleList>;
}

/** An empty list with plain market prices. */
export const aSaleList = ({
  settings,
  ...given
}: { settings?: Partial<FakeSettings> } & Partial<Omit<FakeSaleList, 'settings'>> = {}) => ({
  settings: {
    banner: '',
    percentageAdjustment: 0,
    roundingStep: 0 as const,
    version: 1,
    ...settings,
  },
  items: {},
  revision: 1,
  ...given,
});

/** Sets the settings of a list as another tab does. */
export function changeSettings(list: FakeSaleList, settings: Omit<FakeSettings, 'version'>): void {
  list.revision += 1;
  list.settings = { ...settings, version: list.revision };
}

interface SettingsInput {
  banner: string;
  marketPricingSettings: {
    percentageAdjustment: number;
    rounding: { type: 'NO_ROUNDING' | 'UP'; value: RoundingStep };
  };
  postage: Fixture<'PostageStep'>[];
  minimumInCents: number;
  expectedVersion: number;
}

/** Answers about sale lists. Settings are kept unless they were changed since they were seen. */
export function saleListAnswers(known: FakeSaleLists): Answers {
  const answered = (list: FakeSaleList, handle: string | null): Fixture<'SaleList'> => {
    const id = `sale-list-of-${handle ?? 'me'}`;
    const items = Object.entries(list.items).map(([variantId, item]) => ({
      id: `${id}-${variantId}`,
      variantId,
      condition: 'NEAR_MINT' as const,
      ...item,
    }));
    const isOwner = handle === null;
    return { id, name: 'Sale list', isOwner, handle, settings: settingsOf(list), items };
  };
  return {
    userSaleLists: ({ userHandle }: { userHandle?: string | null }) => {
      const handle = userHandle ?? null;
      const list = handle === null ? known.own : known.shared[handle];
      return list ? [answered(list, handle)] : [];
    },
    createSaleList: () => {
      known.own ??= aSaleList();
      return { saleList: answered(known.own, null) };
    },
    updateSaleList: ({ input }: { input: SettingsInput }) => {
      const list = known.own ?? aSaleList();
      const { banner, postage, minimumInCents, expectedVersion, marketPricingSettings } = input;
      const { percentageAdjustment, rounding } = marketPricingSettings;
      const success = expectedVersion === list.settings.version;
      if (success) {
        changeSettings(list, {
          banner,
          postage,
          minimumInCents,
          percentageAdjustment,
          roundingStep: rounding.value,
        });
      }
      const conflict = { field: 'expectedVersion', message: 'Changed', code: 'CONFLICT' };
      return { success, errors: success ? [] : [conflict], settings: settingsOf(list) };
    },
  };
}

const settingsOf = ({ settings }: FakeSaleList): Fixture<'SaleListSettings'> => {
  const { banner, isBannerRemoved = false, version, percentageAdjustment, roundingStep } = settings;
  const type = roundingStep === 0 ? 'NO_ROUNDING' : 'UP';
  const rounding = { type, value: roundingStep } as const;
  return {
    banner,
    isBannerRemoved,
    version,
    postage: settings.postage ?? null,
    minimumInCents: settings.minimumInCents ?? 0,
    marketPricingSettings: { percentageAdjustment, rounding },
  };
};
