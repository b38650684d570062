import type { Draw } from '../paint/brush';
import { archive } from './archive';
import { citadel } from './citadel';
import { drydock } from './drydock';
import { foundry } from './foundry';
import { gardens } from './gardens';
import { harbour } from './harbour';
import { market } from './market';
import { mine } from './mine';
import { observatory } from './observatory';
import { refuge } from './refuge';
import { relay } from './relay';
import { summit } from './summit';
import { terraces } from './terraces';
import { waystation } from './waystation';

/** Places, about 500 wide and up to 300 tall; each stands at the origin. */
export const PLACES = {
  harbour,
  observatory,
  citadel,
  market,
  mine,
  relay,
  gardens,
  foundry,
  terraces,
  archive,
  drydock,
  refuge,
  waystation,
  summit,
} satisfies Record<string, Draw>;

export type PlaceKind = keyof typeof PLACES;
