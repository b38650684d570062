export { GEAR_THINGS, type GearKind } from './gear';
export { HAPPENINGS, type HappeningKind } from './happenings';
