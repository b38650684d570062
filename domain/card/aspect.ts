import { parserOf } from '@domain/errors';

export const ASPECTS = [
  'AGGRESSION',
  'COMMAND',
  'CUNNING',
  'HEROISM',
  'VIGILANCE',
  'VILLAINY',
] as const;
export type Aspect = (typeof ASPECTS)[number];

/** Throws `Unknown aspect: value` for any other value. */
export const parseAspect = parserOf('aspect', ASPECTS);

/** Names as shown to a person. */
export const ASPECT_NAMES: Record<Aspect, string> = {
  AGGRESSION: 'Aggression',
  COMMAND: 'Command',
  CUNNING: 'Cunning',
  HEROISM: 'Heroism',
  VIGILANCE: 'Vigilance',
  VILLAINY: 'Villainy',
};
