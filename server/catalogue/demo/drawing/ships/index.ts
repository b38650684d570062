import type { Draw } from '../brush';
import { bomber } from './bomber';
import { clipper } from './clipper';
import { cruiser } from './cruiser';
import { fighter } from './fighter';
import { flyingWing } from './flying-wing';
import { gunboat } from './gunboat';
import { hauler } from './hauler';
import { interceptor } from './interceptor';
import { minelayer } from './minelayer';
import { ringStation } from './ring-station';
import { shuttle } from './shuttle';
import { skyTown } from './sky-town';
import { tug } from './tug';

/** What flies in space, by its build; nose to +x, at most 200 long without its flames. */
export const SHIPS = {
  bomber,
  clipper,
  cruiser,
  fighter,
  flyingWing,
  gunboat,
  hauler,
  interceptor,
  minelayer,
  ringStation,
  shuttle,
  skyTown,
  tug,
} satisfies Record<string, Draw>;

export type ShipKind = keyof typeof SHIPS;
