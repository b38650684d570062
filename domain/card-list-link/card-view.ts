/** How a list of cards is shown: as pictures or as a table (spec 2). */
export const CARD_VIEWS = ['image', 'list'] as const;
export type CardView = (typeof CARD_VIEWS)[number];
export const DEFAULT_CARD_VIEW: CardView = 'image';
