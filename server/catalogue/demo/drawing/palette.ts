import { ASPECT_COLOURS, mainColour, type Aspect, type Rarity } from '@domain/card';
import { mix } from '@domain/colour';

export const RARITY_COLOURS: Record<Rarity, string> = {
  COMMON: '#9aa3b5',
  UNCOMMON: '#6fb98f',
  RARE: '#6ea8ff',
  LEGENDARY: '#f2b544',
  SPECIAL: '#c98bff',
};

export interface Palette {
  main: string;
  side: string;
  sky: string;
  ground: string;
}

/** A card's colours: its first aspect's, and its second's for the edge. */
export function paletteOf(aspects: readonly Aspect[]): Palette {
  const main = mainColour(aspects);
  const side =
    aspects.map((aspect) => ASPECT_COLOURS[aspect]).find((each) => each !== main) ?? main;
  return { main, side, sky: mix(main, '#0a0f1f', 0.72), ground: mix(main, '#070a14', 0.86) };
}
