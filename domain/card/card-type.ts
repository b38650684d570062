import { parserOf } from '@domain/errors';

export const CARD_TYPES = ['BASE', 'EVENT', 'LEADER', 'UNIT', 'UPGRADE'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Throws `Unknown card type: value` for any other value. */
export const parseCardType = parserOf('card type', CARD_TYPES);

/** Names as shown to a person. */
export const CARD_TYPE_NAMES: Record<CardType, string> = {
  BASE: 'Base',
  EVENT: 'Event',
  LEADER: 'Leader',
  UNIT: 'Unit',
  UPGRADE: 'Upgrade',
};
