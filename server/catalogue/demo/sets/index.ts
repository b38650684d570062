import { domes } from './domes';
import { frost } from './frost';
import { league } from './league';
import type { SetMood } from './mood';
import { reach } from './reach';
import { tides } from './tides';

export type { SetMood } from './mood';

/** The demo's five sets in the order of their release. */
export const DEMO_SETS: readonly SetMood[] = [reach, domes, tides, league, frost];
