import type { Aspect, Rarity } from '@domain/card';

/** The colour by which an aspect is known. */
export const ASPECT_COLOURS: Record<Aspect, string> = {
  AGGRESSION: '#d6453d',
  COMMAND: '#3f9a57',
  CUNNING: '#e0a526',
  HEROISM: '#d9e2f2',
  VIGILANCE: '#3f7fd0',
  VILLAINY: '#4b4360',
};

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

const NEUTRAL = '#8b93a7';

/** A card's colours: its first aspect's, and its second's for the edge. */
export function paletteOf(aspects: readonly Aspect[]): Palette {
  const colours = aspects.map((aspect) => ASPECT_COLOURS[aspect]);
  const main = colours.find((_, at) => !isSide(aspects[at])) ?? colours[0] ?? NEUTRAL;
  const side = colours.find((colour) => colour !== main) ?? main;
  return { main, side, sky: mix(main, '#0a0f1f', 0.72), ground: mix(main, '#070a14', 0.86) };
}

const isSide = (aspect: Aspect | undefined) => aspect === 'HEROISM' || aspect === 'VILLAINY';

/** @param share of the second colour, 0 to 1; colours as `#rrggbb` */
export function mix(first: string, second: string, share: number): string {
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(first, at) * (1 - share) + channel(second, at) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

const channel = (colour: string, at: number) => parseInt(colour.slice(at, at + 2), 16);
