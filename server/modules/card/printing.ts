import type { CardImage, CardImages, CardVariant, MarketPrice } from '@domain/card';
import { builder } from '@server/graphql/builder';
import { Orientation, VariantType } from './enums';

const CardImageRef = builder.objectRef<CardImage>('CardImage').implement({
  description: 'One face; `/{width}` behind the address asks for that size.',
  fields: (t) => ({
    id: t.exposeID('id'),
    url: t.exposeString('url'),
    orientation: t.expose('orientation', { type: Orientation }),
  }),
});

export const CardImagesRef = builder.objectRef<CardImages>('CardImages').implement({
  fields: (t) => ({
    front: t.expose('front', { type: CardImageRef, nullable: true }),
    back: t.expose('back', { type: CardImageRef, nullable: true }),
  }),
});

const MarketPriceRef = builder.objectRef<MarketPrice>('MarketPrice').implement({
  description: 'A price in whole US cents and when its provider stated it.',
  fields: (t) => ({
    priceCents: t.exposeInt('priceCents'),
    recordedAt: t.expose('recordedAt', { type: 'DateTime' }),
  }),
});

export const CardVariantRef = builder.objectRef<CardVariant>('CardVariant').implement({
  description: 'A printing of a card, with its own number.',
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeString('number'),
    otherNumbers: t.field({
      description: 'Further numbers under which the same printing is listed, ascending.',
      type: ['String'],
      resolve: ({ otherNumbers }) => [...otherNumbers],
    }),
    variantType: t.expose('variantType', { type: VariantType }),
    currentMarketPrice: t.expose('currentMarketPrice', { type: MarketPriceRef, nullable: true }),
    images: t.expose('images', { type: CardImagesRef }),
  }),
});
