import type { Random } from '@domain/seeded-random';
import type { CardFacts } from '../card-facts';
import type { Palette } from '../paint/palette';

/** What a scene is painted on; lengths in units of the card, which is 500 × 700 or 700 × 500. */
export interface Canvas {
  width: number;
  height: number;
  /** Where the sky meets the ground. */
  horizon: number;
  /** Where the sun or the nearest star is. */
  sun: { x: number; y: number; r: number };
  palette: Palette;
  random: Random;
  id(name: string): string;
}

/** What a scene depends on: the card and its face, so that all printings show one picture. */
export type SceneFacts = Pick<
  CardFacts,
  'cardId' | 'face' | 'arena' | 'aspects' | 'cardType' | 'name' | 'setCode' | 'traits' | 'cost'
>;
