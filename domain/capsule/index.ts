export {
  type Capsule,
  CAPSULE_ACTIONS,
  CAPSULE_FORMAT,
  CAPSULE_VERSION,
  type CapsuleAction,
  type CapsuleState,
  type Reduce,
} from './capsule';
export { type Changes, changesOf, type Difference } from './compare-states';
export { digestOf } from './digest';
export { CAPSULE_BYTES, readCapsule, type ReadCapsule, tooLarge } from './read-capsule';
export { type Replay, replayCapsule, stepsOf } from './replay-capsule';
export { sanitiser } from './sanitiser';
