export { makeCapsule, type Recording } from './model/make-capsule';
export { DeveloperPanel } from './ui/developer-panel';
export { FrozenBanner } from './ui/frozen-banner';
