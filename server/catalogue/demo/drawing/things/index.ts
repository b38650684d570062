export { GEAR_THINGS, type GearKind } from './gear';
