export { changePicture } from './commands/change-picture';
export { findListedSets, type ListedSet } from './listed-sets';
export { findCardSets } from './queries';
