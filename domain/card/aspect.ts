import { parserOf } from '@domain/errors';
import { mix } from '../colour';

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

/** An aspect's colour, as `#rrggbb`. */
export const ASPECT_COLOURS: Record<Aspect, string> = {
  AGGRESSION: '#d6453d',
  COMMAND: '#3f9a57',
  CUNNING: '#e0a526',
  HEROISM: '#d9e2f2',
  VIGILANCE: '#3f7fd0',
  VILLAINY: '#4b4360',
};

const WITHOUT_ASPECT = '#8b93a7';
const NIGHT = '#0a0f1f';
const SHARE_OF_NIGHT = 0.62;

const SIDES: readonly Aspect[] = ['HEROISM', 'VILLAINY'];

/** The colour of a card's first aspect that isn't a side; a side's if there is no other. */
export function mainColour(aspects: readonly Aspect[]): string {
  const main = aspects.find((aspect) => !SIDES.includes(aspect)) ?? aspects[0];
  return main === undefined ? WITHOUT_ASPECT : ASPECT_COLOURS[main];
}

/**
 * The main colour of a card's picture, as `#rrggbb`: shown while the picture loads, and the ground of the demo's art.
 */
export const groundColour = (aspects: readonly Aspect[]): string =>
  mix(mainColour(aspects), NIGHT, SHARE_OF_NIGHT);
