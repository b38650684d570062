import type { Draw } from '../../paint/brush';
import { ambush } from './ambush';
import { chase } from './chase';
import { crash } from './crash';
import { duel } from './duel';
import { escape } from './escape';
import { explosion } from './explosion';
import { signal } from './signal';
import { storm } from './storm';
import { supply } from './supply';
import { trap } from './trap';
import { treaty } from './treaty';
import { vault } from './vault';

/** What an event card shows happening: around the origin, within about ±115. */
export const HAPPENINGS = {
  explosion,
  crash,
  storm,
  ambush,
  signal,
  treaty,
  supply,
  trap,
  chase,
  vault,
  duel,
  escape,
} satisfies Record<string, Draw>;

export type HappeningKind = keyof typeof HAPPENINGS;
