import { builder, FROM_REPLICA } from '@server/platform/graphql/builder';
import { checkFirst, MAX_FIRST } from '@server/platform/graphql/page';
import { mayBeCardId } from '@server/modules/catalogue';
import { listOfferType, OfferType } from '@server/modules/offers/schema/types';
import { PriceType } from './trade-lists';
import { type Listing, type Listings, listingsOfCard } from '../queries/listings';

const ListingRef = builder.objectRef<Listing>('Listing').implement({
  description: 'A printing of a card on another player’s sale list or want list.',
  fields: (t) => ({
    userHandle: t.exposeString('handle'),
    variantId: t.exposeID('variantId'),
    available: t.exposeInt('available', {
      description: 'Copies that no accepted offer commits.',
    }),
    priceType: t.expose('priceType', {
      type: PriceType,
      nullable: true,
      description: 'Null on a want list.',
    }),
    priceInCents: t.exposeInt('priceInCents', {
      nullable: true,
      description: 'What a copy costs; null where that is to be agreed, and on a want list.',
    }),
  }),
});

const ListingsRef = builder.objectRef<Listings>('Listings').implement({
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'How many there are.' }),
    nodes: t.expose('nodes', { type: [ListingRef] }),
  }),
});

builder.queryField('listingsOfCard', (t) =>
  t.field({
    ...FROM_REPLICA,
    description: `Who sells a card (BUY), the cheapest first, or wants it (SELL), the most copies first: by other players’ lists that the viewer may see; the first 1 to ${MAX_FIRST}.`,
    type: ListingsRef,
    complexity: { field: 1, multiplier: MAX_FIRST },
    args: {
      cardId: t.arg.id({ required: true }),
      variantId: t.arg.id({ description: 'Only of this printing.' }),
      offerType: t.arg({ type: OfferType, required: true }),
      first: t.arg.int({ defaultValue: 5, required: true }),
    },
    resolve: (_root, { cardId, variantId = null, offerType, first }, { database, viewer }) => {
      checkFirst(first);
      if (!mayBeCardId(cardId)) return { total: 0, nodes: [] };
      const query = { cardId, variantId, offerType: listOfferType(offerType), viewer, first };
      return listingsOfCard(database, query);
    },
  }),
);
