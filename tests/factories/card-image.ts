import type { CardImage, CardVariant, Orientation, VariantType } from '@domain/card';

/** A picture at an invented address. */
export const aCardImage = (id: string, orientation: Orientation = 'PORTRAIT'): CardImage => ({
  id,
  url: `/images/cards/${id}`,
  orientation,
});

/** A printing with a front; `priceCents` null stands for no market price. */
export const aCardVariant = (
  variantType: VariantType,
  priceCents: number | null,
  given: Partial<CardVariant> = {},
): CardVariant => ({
  id: `sor-001-${variantType.toLowerCase()}`,
  number: '001',
  otherNumbers: [],
  variantType,
  currentMarketPrice:
    priceCents === null ? null : { priceCents, recordedAt: '2026-03-01T00:00:00.000Z' },
  images: { front: aCardImage(`front-${variantType.toLowerCase()}`), back: null },
  ...given,
});
