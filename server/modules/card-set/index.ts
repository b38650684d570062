export { findCardSets } from './queries';
