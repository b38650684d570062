import { VARIANT_TYPES } from '@domain/card';
import { normalizeCardSetCode } from '@domain/card-set';
import type { WorthPoint } from '@domain/collection-worth';
import { fieldRefusal } from '@server/platform/errors';
import { builder } from '@server/platform/graphql/builder';
import { VariantType } from '@server/modules/catalogue/schema/cards';
import { signedIn } from '@server/modules/people';
import { worthChange } from '../queries/worth/worth-change';
import { worthHistory, type WorthHistoryInput } from '../queries/worth/worth-history';
import {
  MAX_MOVERS,
  type WorthMover,
  type WorthMovers,
  worthMovers,
} from '../queries/worth/worth-movers';
import {
  type CardSetWorth,
  type CollectionWorth,
  type VariantTypeWorth,
  type Worth,
  worthNow,
} from '../queries/worth/worth-now';

/** How many sets and points count in a query's complexity. */
const TYPICAL_SETS = 10;

const MAX_POINTS = 120;

const MAX_DAYS = 366;

const CENTS = 'Whole US cents; a float, since they may be more than an Int holds.';

const WorthRef = builder.interfaceRef<Worth>('Worth').implement({
  description: 'The worth of a collection or a part of it, by the newest prices.',
  fields: (t) => ({
    worthCents: t.exposeFloat('worthCents', { description: CENTS }),
    copies: t.exposeInt('copies', { description: 'With and without a price.' }),
    pricedPrintings: t.exposeInt('pricedPrintings'),
    unpricedPrintings: t.exposeInt('unpricedPrintings', {
      description: 'Printings with a copy, but without a price.',
    }),
  }),
});

const CardSetWorthRef = builder.objectRef<CardSetWorth>('CardSetWorth').implement({
  interfaces: [WorthRef],
  fields: (t) => ({
    cardSetCode: t.exposeString('cardSetCode'),
    cardSetName: t.exposeString('cardSetName'),
  }),
});

const VariantTypeWorthRef = builder.objectRef<VariantTypeWorth>('VariantTypeWorth').implement({
  interfaces: [WorthRef],
  fields: (t) => ({ variantType: t.expose('variantType', { type: VariantType }) }),
});

const CollectionWorthRef = builder.objectRef<CollectionWorth>('CollectionWorth').implement({
  interfaces: [WorthRef],
  fields: (t) => ({
    id: t.exposeID('id'),
    pricesRecordedAt: t.expose('pricesRecordedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its newest price was stated; null without prices.',
    }),
    changeCents: t.field({
      type: 'Float',
      nullable: true,
      description: `How much it changed in some days, by prices and by copies; null if the viewer counted nothing so long ago. ${CENTS}`,
      args: { days: t.arg.int({ required: true, description: `1 to ${MAX_DAYS}.` }) },
      resolve: ({ id }, { days }, { longWork }) => {
        if (days < 1 || days > MAX_DAYS)
          throw fieldRefusal('days', `Ask for 1 to ${MAX_DAYS} days.`);
        return longWork.run(id, (database) => worthChange(database, id, days));
      },
    }),
    byCardSet: t.expose('byCardSet', {
      type: [CardSetWorthRef],
      description: 'In order of release, without sets of which there is no copy.',
      complexity: { field: 1, multiplier: TYPICAL_SETS },
    }),
    byVariantType: t.expose('byVariantType', {
      type: [VariantTypeWorthRef],
      complexity: { field: 1, multiplier: VARIANT_TYPES.length },
    }),
  }),
});

const WorthPointRef = builder.objectRef<WorthPoint>('WorthPoint').implement({
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    worthCents: t.exposeFloat('worthCents', { description: CENTS }),
    cardsCents: t.exposeFloat('cardsCents', {
      description:
        'The part from cards that were added or removed: what was paid for them, or their market price at that time. The rest comes from price changes. Whole US cents.',
    }),
  }),
});

const WorthMoverRef = builder.objectRef<WorthMover>('WorthMover').implement({
  description: 'A printing whose price changed the worth of the viewer’s collection.',
  fields: (t) => ({
    variantId: t.exposeID('variantId'),
    cardId: t.exposeID('cardId'),
    cardName: t.exposeString('cardName'),
    cardSetCode: t.exposeString('cardSetCode'),
    number: t.exposeString('number'),
    variantType: t.expose('variantType', { type: VariantType }),
    copies: t.exposeInt('copies', { description: 'At the end of the period.' }),
    effectCents: t.exposeFloat('effectCents', { description: CENTS }),
  }),
});

const WorthMoversRef = builder.objectRef<WorthMovers>('WorthMovers').implement({
  fields: (t) => ({
    up: t.expose('up', {
      type: [WorthMoverRef],
      complexity: { field: 1, multiplier: MAX_MOVERS },
    }),
    down: t.expose('down', {
      type: [WorthMoverRef],
      complexity: { field: 1, multiplier: MAX_MOVERS },
    }),
  }),
});

builder.queryField('collectionWorth', (t) =>
  t.field({
    description: 'The worth of the viewer’s own collection.',
    type: CollectionWorthRef,
    resolve: (_root, _args, context) => {
      const { id } = signedIn(context);
      return context.longWork.run(id, (database) => worthNow(database, id));
    },
  }),
);

builder.queryField('collectionWorthHistory', (t) =>
  t.field({
    description:
      'The worth of the viewer’s own collection over time: counts times prices at each point, from the first count until now at most.',
    type: [WorthPointRef],
    complexity: { field: 1, multiplier: MAX_POINTS },
    args: {
      cardSetCode: t.arg.string(),
      from: t.arg({ type: 'DateTime' }),
      to: t.arg({ type: 'DateTime' }),
    },
    resolve: (_root, args, context) => {
      const { id } = signedIn(context);
      const input = timeOf(args);
      return context.longWork.run(id, (database) => worthHistory(database, id, input));
    },
  }),
);

builder.queryField('collectionWorthMovers', (t) =>
  t.field({
    description: `The printings whose prices raised the worth of the viewer’s own collection most, and those that lowered it most, up to ${MAX_MOVERS} of each.`,
    type: WorthMoversRef,
    args: {
      cardSetCode: t.arg.string(),
      from: t.arg({ type: 'DateTime' }),
      to: t.arg({ type: 'DateTime' }),
    },
    resolve: (_root, args, context) => {
      const { id } = signedIn(context);
      const input = timeOf(args);
      return context.longWork.run(id, (database) => worthMovers(database, id, input));
    },
  }),
);

/** The set and period of a request; all sets and the whole time by default. */
interface TimeInput {
  cardSetCode?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}

const timeOf = ({ cardSetCode, from, to }: TimeInput): WorthHistoryInput => ({
  cardSetCode: cardSetCode == null ? null : normalizeCardSetCode(cardSetCode),
  from: momentOf('from', from),
  to: momentOf('to', to),
});

/** @throws a field error for a text that isn't a time */
function momentOf(field: string, text: string | null | undefined): number | null {
  if (text == null) return null;
  const moment = Date.parse(text);
  if (Number.isNaN(moment)) throw fieldRefusal(field, 'Give a moment as ISO 8601.');
  return moment;
}
