export { GEAR_THINGS, type GearKind } from './gear';
export { HAPPENINGS } from './happenings';
