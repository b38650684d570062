import { VARIANT_TYPES } from '@domain/card';
import { isCardSetCode, normalizeCardSetCode } from '@domain/card-set';
import {
  CHANGE_PERIODS,
  type ChangePeriod,
  isChangePeriod,
  MAX_PRICE_MOVERS,
  MAX_PRICE_POINTS,
  PRICE_RANGES,
} from '@domain/pricing';
import { fieldRefusal } from '@server/platform/errors';
import { builder, CATALOGUE } from '@server/platform/graphql/builder';
import { mayBeCardId } from '../queries/cards/cards';
import { VariantType } from './cards';
import { signedIn } from '@server/modules/people';
import {
  findPriceChanges,
  type PriceChange,
  type PrintingPriceChanges,
} from '../queries/prices/price-changes';
import {
  findPriceHistory,
  type PricePoint,
  type PrintingPriceHistory,
} from '../queries/prices/price-history';
import { findPriceMovers, type PriceMover, type PriceMovers } from '../queries/prices/price-movers';

const PriceRangeRef = builder.enumType('PriceRange', {
  values: PRICE_RANGES,
  description: 'How far a price history reaches back from when the last price was confirmed.',
});

const PricePointRef = builder.objectRef<PricePoint>('PricePoint').implement({
  description: 'A price in whole US cents and when its provider stated it.',
  fields: (t) => ({
    priceCents: t.exposeInt('priceCents'),
    recordedAt: t.expose('recordedAt', { type: 'DateTime' }),
  }),
});

const PrintingPriceHistoryRef = builder
  .objectRef<PrintingPriceHistory>('PrintingPriceHistory')
  .implement({
    fields: (t) => ({
      variantId: t.exposeID('variantId'),
      variantType: t.expose('variantType', { type: VariantType }),
      confirmedAt: t.expose('confirmedAt', {
        type: 'DateTime',
        description: 'When the last price was last confirmed, which is the end of the range.',
      }),
      points: t.expose('points', {
        type: [PricePointRef],
        description: `Oldest first, ${MAX_PRICE_POINTS} at most; each price is valid until the next one. The first may be that of the range’s start, the last that of its end.`,
        complexity: { field: 1, multiplier: MAX_PRICE_POINTS },
      }),
      low: t.expose('low', {
        type: PricePointRef,
        description: 'The lowest price in the range, when it was first reached.',
      }),
      high: t.expose('high', { type: PricePointRef }),
    }),
  });

const PriceChangeRef = builder.objectRef<PriceChange>('PriceChange').implement({
  description:
    'How a price has changed in the days before it was last confirmed, in whole US cents.',
  fields: (t) => ({
    days: t.exposeInt('days'),
    fromCents: t.exposeInt('fromCents'),
    toCents: t.exposeInt('toCents'),
  }),
});

const PrintingPriceChangesRef = builder
  .objectRef<PrintingPriceChanges>('PrintingPriceChanges')
  .implement({
    fields: (t) => ({
      variantId: t.exposeID('variantId'),
      changes: t.expose('changes', {
        type: [PriceChangeRef],
        description: `Within ${CHANGE_PERIODS.join(' and ')} days, without those that the history is too short for.`,
        complexity: { field: 1, multiplier: CHANGE_PERIODS.length },
      }),
    }),
  });

const PriceMoverRef = builder.objectRef<PriceMover>('PriceMover').implement({
  description: 'A printing whose price rose or fell by the threshold or more.',
  fields: (t) => ({
    variantId: t.exposeID('variantId'),
    cardId: t.exposeID('cardId'),
    cardName: t.exposeString('cardName'),
    cardSetCode: t.exposeString('cardSetCode'),
    number: t.exposeString('number'),
    variantType: t.expose('variantType', { type: VariantType }),
    fromCents: t.exposeInt('fromCents'),
    toCents: t.exposeInt('toCents'),
    copies: t.exposeInt('copies', {
      nullable: true,
      description: 'In the viewer’s collection; null for the movers of a set.',
    }),
  }),
});

const PriceMoversRef = builder.objectRef<PriceMovers>('PriceMovers').implement({
  fields: (t) => ({
    confirmedAt: t.expose('confirmedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'The end of the period: when the newest price was confirmed; null without prices.',
    }),
    up: t.expose('up', {
      type: [PriceMoverRef],
      description: 'The greatest change first.',
      complexity: { field: 1, multiplier: MAX_PRICE_MOVERS },
    }),
    down: t.expose('down', {
      type: [PriceMoverRef],
      complexity: { field: 1, multiplier: MAX_PRICE_MOVERS },
    }),
  }),
});

builder.queryFields((t) => ({
  priceHistory: t.field({
    ...CATALOGUE,
    description:
      'The prices of one printing of a card, or of each; printings without prices are left out.',
    type: [PrintingPriceHistoryRef],
    complexity: { field: 1, multiplier: VARIANT_TYPES.length },
    args: {
      cardId: t.arg.id({ required: true }),
      variantId: t.arg.id(),
      range: t.arg({ type: PriceRangeRef, required: true, defaultValue: 'ALL' }),
    },
    resolve: (_root, { cardId, variantId, range }, { database }) =>
      mayBeCardId(cardId)
        ? findPriceHistory(database, { cardId, variantId: variantId ?? null, range })
        : [],
  }),

  priceChanges: t.field({
    ...CATALOGUE,
    description:
      'How the prices of a card’s printings have changed; those without any are left out.',
    type: [PrintingPriceChangesRef],
    complexity: { field: 1, multiplier: VARIANT_TYPES.length },
    args: { cardId: t.arg.id({ required: true }) },
    resolve: (_root, { cardId }, { database }) =>
      mayBeCardId(cardId) ? findPriceChanges(database, cardId) : [],
  }),

  cardSetPriceMovers: t.field({
    ...CATALOGUE,
    description: `The printings of a set whose prices rose and fell most, up to ${MAX_PRICE_MOVERS} of each.`,
    type: PriceMoversRef,
    args: {
      cardSetCode: t.arg.string({ required: true }),
      days: t.arg.int({ required: true, description: `${CHANGE_PERIODS.join(' or ')}.` }),
    },
    resolve: (_root, { cardSetCode, days }, { database, passOver }) => {
      const code = normalizeCardSetCode(cardSetCode);
      if (code !== cardSetCode) passOver();
      const period = periodOf(days);
      return isCardSetCode(code)
        ? findPriceMovers(database, { cardSetCode: code }, period)
        : { confirmedAt: null, up: [], down: [] };
    },
  }),

  collectionPriceMovers: t.field({
    description: `The printings in the viewer’s own collection whose prices rose and fell most, up to ${MAX_PRICE_MOVERS} of each.`,
    type: PriceMoversRef,
    args: { days: t.arg.int({ required: true, description: `${CHANGE_PERIODS.join(' or ')}.` }) },
    resolve: (_root, { days }, context) => {
      const { id: userId } = signedIn(context);
      const period = periodOf(days);
      return context.longWork.run(userId, (database) =>
        findPriceMovers(database, { userId }, period),
      );
    },
  }),
}));

/** @throws a field error for other numbers of days */
function periodOf(days: number): ChangePeriod {
  if (isChangePeriod(days)) return days;
  throw fieldRefusal('days', `Ask for ${CHANGE_PERIODS.join(' or ')} days.`);
}
