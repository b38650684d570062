export {
  CAPSULE_ACTIONS,
  CAPSULE_FORMAT,
  CAPSULE_VERSION,
  type Capsule,
  type CapsuleAction,
  type CapsuleState,
  type Reduce,
} from './capsule';
export { changesOf, type Changes } from './changes-of';
export { digestOf } from './digest';
export type { Difference } from './first-difference';
export { CAPSULE_BYTES, readCapsule, tooLarge, type ReadCapsule } from './read-capsule';
export { replayCapsule, stepsOf, type Replay } from './replay-capsule';
export { sanitiser } from './sanitiser';
