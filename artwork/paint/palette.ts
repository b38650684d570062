import { ASPECT_COLOURS, mainColour, type Aspect, type Rarity } from '@domain/card';
import { mix } from '@domain/colour';
import type { Light } from './brush';

export const RARITY_COLOURS: Record<Rarity, string> = {
  COMMON: '#aab3c5',
  UNCOMMON: '#6fd09b',
  RARE: '#6ea8ff',
  LEGENDARY: '#ffc24d',
  SPECIAL: '#d18bff',
};

/** The colours of one picture. */
export interface Palette {
  /** The aspect's colour, and its side's, for the frame. */
  main: string;
  side: string;
  /** The sky from above to the horizon. */
  zenith: string;
  sky: string;
  horizon: string;
  /** The light of the sun or a lamp. */
  light: string;
  /** The dark foreground. */
  shadow: string;
  glow: string;
}

type Mood = Omit<Palette, 'main' | 'side'>;

/** The mood of each aspect: dusk, a green morning, gold before a storm, a cold clear day. */
const MOODS: Record<Aspect, Mood> = {
  AGGRESSION: {
    zenith: '#2b0a1c',
    sky: '#95263a',
    horizon: '#ff9a5c',
    light: '#ffd9a6',
    shadow: '#1a0710',
    glow: '#ffb14d',
  },
  COMMAND: {
    zenith: '#07272a',
    sky: '#23774f',
    horizon: '#d5e88f',
    light: '#f1ffc9',
    shadow: '#05161a',
    glow: '#c6ff8f',
  },
  CUNNING: {
    zenith: '#33184a',
    sky: '#b5682f',
    horizon: '#ffdf85',
    light: '#fff1c2',
    shadow: '#1d0f22',
    glow: '#ffe27d',
  },
  VIGILANCE: {
    zenith: '#0a1c48',
    sky: '#2c68b4',
    horizon: '#b4e6f7',
    light: '#e6f7ff',
    shadow: '#060f26',
    glow: '#8fe3ff',
  },
  HEROISM: {
    zenith: '#33477a',
    sky: '#8ea9d2',
    horizon: '#fff0d6',
    light: '#ffffff',
    shadow: '#1b2340',
    glow: '#fff3c4',
  },
  VILLAINY: {
    zenith: '#0e0a1e',
    sky: '#443066',
    horizon: '#c583d8',
    light: '#f0c9ff',
    shadow: '#07050f',
    glow: '#ff7ad1',
  },
};

const WITHOUT_ASPECT: Mood = {
  zenith: '#161d2c',
  sky: '#4d596f',
  horizon: '#d9dfe6',
  light: '#f5f8fc',
  shadow: '#0a0e18',
  glow: '#ffdf9a',
};

/** Heroism brightens the air and villainy darkens it; the time of day stays. */
const SIDE_AIR: Partial<Record<Aspect, readonly [colour: string, share: number]>> = {
  HEROISM: ['#fff4e0', 0.13],
  VILLAINY: ['#1a0d2e', 0.34],
};

/** @param tint the colour of a set's air, mixed into the sky */
export function paletteOf(aspects: readonly Aspect[], tint?: string): Palette {
  const main = mainColour(aspects);
  const aspect = aspects.find((each) => ASPECT_COLOURS[each] === main);
  const other = aspects.find((each) => each !== aspect);
  const mood = aspect === undefined ? WITHOUT_ASPECT : MOODS[aspect];
  const [air, share] = (other && SIDE_AIR[other]) ?? [mood.sky, 0];
  const aired = (colour: string, tinted: number) =>
    mix(mix(colour, tint ?? colour, tinted), air, share);
  return {
    ...mood,
    main,
    side: other ? ASPECT_COLOURS[other] : main,
    zenith: aired(mood.zenith, 0.12),
    sky: aired(mood.sky, 0.22),
    horizon: aired(mood.horizon, 0.18),
  };
}

/** @param nearness 0 for what is at the horizon, 1 in the foreground */
export function lightAt(palette: Palette, nearness: number, from: Light['from']): Light {
  const body = mix(mix(palette.sky, palette.horizon, 0.35), palette.shadow, 0.3 + 0.55 * nearness);
  return {
    rim: mix(palette.light, body, 0.5 - 0.45 * nearness),
    lit: mix(body, palette.light, 0.3),
    body,
    shade: mix(body, palette.shadow, 0.3 + 0.4 * nearness),
    glow: palette.glow,
    from,
  };
}
