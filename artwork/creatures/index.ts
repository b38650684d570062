import type { Draw } from '../paint/brush';
import { flier } from './flier';
import { grazer } from './grazer';
import { hound } from './hound';
import { shellback } from './shellback';
import { worm } from './worm';

/** Animals by their build; about 250 wide, standing or rising from the origin. */
export const CREATURES = { grazer, hound, flier, worm, shellback } satisfies Record<string, Draw>;
