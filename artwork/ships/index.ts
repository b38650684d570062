import type { Draw } from '../paint/brush';
import { ark } from './ark';
import { bomber } from './bomber';
import { clipper } from './clipper';
import { corvette } from './corvette';
import { cruiser } from './cruiser';
import { fighter } from './fighter';
import { flyingWing } from './flying-wing';
import { frigate } from './frigate';
import { gunboat } from './gunboat';
import { hauler } from './hauler';
import { interceptor } from './interceptor';
import { lander } from './lander';
import { minelayer } from './minelayer';
import { picket } from './picket';
import { ringStation } from './ring-station';
import { shuttle } from './shuttle';
import { skiff } from './skiff';
import { skyTown } from './sky-town';
import { tug } from './tug';

/** What flies in space, by its build; nose to +x, at most 200 long without its flames. */
export const SHIPS = {
  ark,
  bomber,
  clipper,
  corvette,
  cruiser,
  fighter,
  flyingWing,
  frigate,
  gunboat,
  hauler,
  interceptor,
  lander,
  minelayer,
  picket,
  ringStation,
  shuttle,
  skiff,
  skyTown,
  tug,
} satisfies Record<string, Draw>;

export type ShipKind = keyof typeof SHIPS;
