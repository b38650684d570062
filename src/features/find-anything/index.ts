export { findAnythingReducer, findOpened } from './model/find-anything-slice';
export type { FoundPlace } from './model/found-line';
export { FindButton } from './ui/find-button';
