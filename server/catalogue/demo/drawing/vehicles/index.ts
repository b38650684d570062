import type { Draw } from '../brush';
import { crawler } from './crawler';
import { speeder } from './speeder';
import { walker } from './walker';

/** Machines on the ground; they stand at the origin and look to +x. */
export const VEHICLES = { walker, speeder, crawler } satisfies Record<string, Draw>;
