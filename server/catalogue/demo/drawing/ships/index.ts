export { fighter, flyingWing } from './fighter';
export { clipper, cruiser, hauler } from './large';
export { ringStation, skyTown } from './station';
