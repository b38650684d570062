import type { Aspect, Rarity } from '@domain/card';
import { mix } from './colour';

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
