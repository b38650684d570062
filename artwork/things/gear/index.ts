import type { Draw } from '../../paint/brush';
import { beacon } from './beacon';
import { blade } from './blade';
import { boots } from './boots';
import { charm } from './charm';
import { cloak } from './cloak';
import { compass } from './compass';
import { engine } from './engine';
import { gauntlets } from './gauntlets';
import { harness } from './harness';
import { plating } from './plating';
import { rifle } from './rifle';
import { shield } from './shield';
import { targeter } from './targeter';
import { visor } from './visor';

/** What an upgrade card shows: one floating thing around the origin, within about ±115. */
export const GEAR_THINGS = {
  blade,
  cloak,
  harness,
  shield,
  compass,
  gauntlets,
  rifle,
  charm,
  plating,
  engine,
  visor,
  beacon,
  boots,
  targeter,
} satisfies Record<string, Draw>;

export type GearKind = keyof typeof GEAR_THINGS;
