import type { HULLS } from '../../generate/texts/words';
import type { ShipKind } from '../ships';

export interface Hull {
  kind: ShipKind;
  /** In units of the card, for a ship's 200. */
  size: number;
  count: number;
}

/** How each hull word that a ship's name may end with is built. */
export const HULLS_DRAWN: Record<(typeof HULLS)[number], Hull> = {
  Skiff: { kind: 'skiff', size: 300, count: 1 },
  Frigate: { kind: 'frigate', size: 370, count: 1 },
  Interceptor: { kind: 'interceptor', size: 340, count: 1 },
  Hauler: { kind: 'hauler', size: 330, count: 1 },
  Corvette: { kind: 'corvette', size: 370, count: 1 },
  Gunboat: { kind: 'gunboat', size: 350, count: 1 },
  Lander: { kind: 'lander', size: 315, count: 1 },
  Bomber: { kind: 'bomber', size: 340, count: 1 },
  Tug: { kind: 'tug', size: 320, count: 1 },
  Cruiser: { kind: 'cruiser', size: 390, count: 1 },
  Shuttle: { kind: 'shuttle', size: 330, count: 1 },
  'Patrol Wing': { kind: 'flyingWing', size: 150, count: 3 },
  Minelayer: { kind: 'minelayer', size: 360, count: 1 },
  Picket: { kind: 'picket', size: 330, count: 1 },
  Clipper: { kind: 'clipper', size: 340, count: 1 },
  Ark: { kind: 'ark', size: 370, count: 1 },
};
